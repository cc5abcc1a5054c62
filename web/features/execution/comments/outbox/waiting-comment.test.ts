import { expect, it } from "vitest";
import { isTooOld, type Outbox, sendWaiting, type WaitingComment, type Wire } from "./waiting-comment.ts";

const aComment = (clientId: string, changes: Partial<WaitingComment> = {}): WaitingComment => ({
  clientId,
  trainingId: 1,
  text: clientId,
  writtenAt: Number(clientId),
  exercise: null,
  set: null,
  day: null,
  media: null,
  commentId: null,
  refusal: null,
  ...changes,
});

function aDevice(...comments: WaitingComment[]) {
  const kept = new Map(comments.map((one) => [one.clientId, one]));
  const outbox: Outbox = {
    list: async () => [...kept.values()],
    put: async (one) => void kept.set(one.clientId, one),
    remove: async (clientId) => void kept.delete(clientId),
  };
  return { kept, outbox };
}

const media = { kind: "film", file: new Blob(["x"]) } as const;

function aServer(failures: Readonly<Record<string, Error>> = {}) {
  const calls: string[] = [];
  const answer = (name: string) => {
    calls.push(name);
    if (failures[name]) throw failures[name];
  };
  const wire: Wire = {
    post: async ({ clientId }) => {
      answer(`post ${clientId}`);
      return Number(clientId);
    },
    upload: async (id) => answer(`upload ${id}`),
    refusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  };
  return { calls, wire };
}

it("comments leave in the order in which they were written, and then nothing waits", async () => {
  const { kept, outbox } = aDevice(aComment("2", { media }), aComment("1"));
  const { calls, wire } = aServer();
  expect(await sendWaiting(outbox, wire)).toBe("sent");
  expect([calls, kept.size]).toEqual([["post 1", "post 2", "upload 2"], 0]);
});

it("a film whose upload was cut off goes on without sending its words again", async () => {
  const { kept, outbox } = aDevice(aComment("1", { media }), aComment("2"));
  expect(await sendWaiting(outbox, aServer({ "upload 1": new Error("away") }).wire)).toBe("away");
  expect([...kept.values()].map(({ commentId }) => commentId)).toEqual([1, null]);
  const { calls, wire } = aServer();
  await sendWaiting(outbox, wire);
  expect([calls, kept.size]).toEqual([["upload 1", "post 2"], 0]);
});

it("a refused comment stays with the server's sentence and holds up none", async () => {
  const { kept, outbox } = aDevice(aComment("1"), aComment("2"));
  const { calls, wire } = aServer({ "post 1": new RangeError("O vídeo pode ter até 60 segundos.") });
  expect(await sendWaiting(outbox, wire)).toBe("sent");
  expect([...kept.values()].map(({ refusal }) => refusal)).toEqual(["O vídeo pode ter até 60 segundos."]);
  await sendWaiting(outbox, wire);
  expect(calls).toEqual(["post 1", "post 2"]);
});

it("a comment waits for 14 days", () => {
  const days = (count: number) => count * 86_400_000;
  expect([isTooOld({ writtenAt: 0 }, days(14) - 1), isTooOld({ writtenAt: 0 }, days(14))]).toEqual([false, true]);
});
