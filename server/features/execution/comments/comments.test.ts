import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listComments,
  listConversations,
  markCommentsRead,
  removeComment,
  writeComment,
} from "#contract/execution/comments.ts";
import { removeMesocycle } from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { aComment, aTrainingOf, conversationOf, fromAnywhere, write } from "../../../testing/steps/comments.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { name: "João Silva" });
const dora = await aStudent(prumo, ana);
const training = await aTrainingOf(prumo, joao);
const params = { id: training.id };

const textsOf = async (trainingId: number, as: Bearer) =>
  (await conversationOf(prumo, trainingId, as)).comments.map(({ text }) => text);

const unreadOf = async (as: Bearer) =>
  (await send(app, listConversations, { querystring: { unread: true }, as })).body.conversations;

describe("a comment", () => {
  it("is read by the student and the trainer of the training, with its exercise and set", async () => {
    const exercise = { entry_id: training.exercises[0]?.id ?? null, exercise_id: 1, name: "Agachamento livre" };
    const written = await write(prumo, training.id, joao, { text: "Doeu aqui", exercise, set: 2, day: "2026-03-02" });
    expect(written).toMatchObject({ written_by: "student", author: "João Silva", is_read: false, exercise, set: 2 });
    for (const reader of [ana, joao]) {
      const { comments, student, training: about } = await conversationOf(prumo, training.id, reader);
      expect(comments.at(-1)).toEqual(written);
      expect(student).toEqual({ id: joao.id, name: "João Silva" });
      expect(about).toEqual({ name: training.name, is_removed: false });
    }
  });

  it("is nobody else's: another trainer, another student and their trainings answer 404", async () => {
    for (const as of [bruno, dora]) {
      expect((await send(app, listComments, { params, as })).status).toBe(404);
      expect((await send(app, writeComment, { params, body: aComment(), as })).status).toBe(404);
      expect((await send(app, markCommentsRead, { params, body: { comments: [1] }, as })).status).toBe(404);
    }
    expect((await send(app, listConversations, { querystring: {}, as: dora })).body.conversations).toEqual([]);
    expect((await send(app, listConversations, { querystring: {}, as: bruno })).body.conversations).toEqual([]);
  });

  it("needs words or a photo or film, and at most 2,000 letters", async () => {
    const answers = [
      await send(app, writeComment, { params, body: aComment({ text: "  " }), as: joao }),
      await send(app, writeComment, { params, body: aComment({ text: "a".repeat(2001) }), as: joao }),
      await send(app, writeComment, { params, body: aComment({ set: 2 }), as: joao }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors.fields])).toEqual([
      [422, { text: "Este campo não pode ficar em branco" }],
      [422, { text: "Use no máximo 2000 caracteres" }],
      [422, { set: "Uma série é de um exercício" }],
    ]);
  });

  it("that waited without a signal keeps its moment, but never a later one than the server's", async () => {
    const earlier = await write(prumo, training.id, joao, { text: "cedo", written_at: "2026-03-01T10:00:00Z" });
    const ahead = await write(prumo, training.id, joao, { text: "tarde", written_at: "2026-03-09T10:00:00Z" });
    expect(earlier.written_at).toBe("2026-03-01T10:00:00.000Z");
    expect(ahead.written_at).toBe(clock.now().toISOString());
  });

  it("is unread by the other one until it was shown, and an own one never", async () => {
    const mine = await aTrainingOf(prumo, dora);
    const question = await write(prumo, mine.id, dora, { text: "Posso subir a carga?" });
    expect(await unreadOf(dora)).toEqual([]);
    expect((await unreadOf(ana)).filter(({ training_id }) => training_id === mine.id)).toMatchObject([
      { student_id: dora.id, training_name: mine.name, is_removed: false, comments: 1, unread: 1 },
    ]);
    const body = { comments: [question.id] };
    await send(app, markCommentsRead, { params: { id: mine.id }, body, as: dora });
    expect((await conversationOf(prumo, mine.id, dora)).comments[0]?.is_read).toBe(false);
    await send(app, markCommentsRead, { params: { id: mine.id }, body, as: ana });
    expect((await conversationOf(prumo, mine.id, dora)).comments[0]?.is_read).toBe(true);
    expect((await unreadOf(ana)).some(({ training_id }) => training_id === mine.id)).toBe(false);
    await write(prumo, mine.id, ana, { text: "Pode, 2 kg." });
    expect(await unreadOf(dora)).toMatchObject([{ training_id: mine.id, unread: 1 }]);
  });

  it("is removed by its author alone, and a device that sends it late does not bring it back", async () => {
    const body = aComment({ text: "engano" });
    const { comment } = (await send(app, writeComment, { params, body, as: joao })).body;
    const id = comment?.id ?? 0;
    expect((await send(app, removeComment, { params: { id }, as: ana })).status).toBe(404);
    expect((await send(app, removeComment, { params: { id }, as: dora })).status).toBe(404);
    expect((await send(app, removeComment, { params: { id }, as: joao })).status).toBe(204);
    expect((await send(app, removeComment, { params: { id }, as: joao })).status).toBe(404);
    expect((await send(app, writeComment, { params, body, as: joao })).body).toEqual({ comment: null });
    expect(await textsOf(training.id, ana)).not.toContain("engano");
  });

  it("stays readable to both once its training is removed", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(prumo, joao, {
      start_date: "2026-06-01",
      end_date: "2026-06-28",
    });
    const removed = mesocycle.trainings[0];
    const id = removed?.id ?? 0;
    await write(prumo, id, joao, { text: "antes" });
    expect((await send(app, removeMesocycle, { params: path, as: ana })).status).toBe(204);
    await write(prumo, id, ana, { text: "depois" });
    for (const as of [joao, ana]) {
      const { training: about, comments } = await conversationOf(prumo, id, as);
      expect(about).toEqual({ name: removed?.name, is_removed: true });
      expect(comments.map(({ text }) => text)).toEqual(["antes", "depois"]);
    }
    expect((await send(app, listComments, { params: { id }, as: dora })).status).toBe(404);
    const { conversations } = (await send(app, listConversations, { querystring: { student: joao.id }, as: ana })).body;
    expect(conversations.find(({ training_id }) => training_id === id)).toMatchObject({
      is_removed: true,
      comments: 2,
    });
  });
});

describe("comments of two devices", () => {
  it("are neither lost nor doubled, in whatever order and however often they arrive, and none comes back", {
    tags: "race",
  }, async () => {
    const eva = await aStudent(prumo, ana);
    const { id } = await aTrainingOf(prumo, eva);
    const people = { student: eva, trainer: ana };
    const sending = fc.record({
      by: fc.constantFrom<"student" | "trainer">("student", "trainer"),
      number: fc.nat(2),
      times: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 8 }), async (sendings) => {
        const clientIds = [randomUUID(), randomUUID(), randomUUID()];
        const post = ({ by, number }: { readonly by: "student" | "trainer"; readonly number: number }) =>
          send(app, writeComment, {
            params: { id },
            body: aComment({ client_id: clientIds[number] ?? "", text: `${by} ${number}` }),
            as: people[by],
            headers: fromAnywhere(),
          });
        await Promise.all(sendings.flatMap((one) => Array.from({ length: one.times }, () => post(one))));
        const { comments } = await conversationOf(prumo, id, eva);
        const sent = new Set(sendings.map(({ by, number }) => `${by} ${number}`));
        expect(comments.map(({ text }) => text).sort()).toEqual([...sent].sort());
        for (const comment of comments)
          await send(app, removeComment, { params: { id: comment.id }, as: people[comment.written_by] });
        for (const one of sendings) expect((await post(one)).body).toEqual({ comment: null });
        expect(await textsOf(id, ana)).toEqual([]);
      }),
      { numRuns: 12, seed: 20_261_123 },
    );
  });
});
