import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, expect, it, vi } from "vitest";
import { updateProfile } from "#contract/own-data/profile.ts";
import { buildApp } from "../../app.ts";
import { aFile, asForm } from "../../testing/files/forms.ts";
import { anImage } from "../../testing/files/images.ts";
import { aProfileDraft, aTrainer, type Trainer } from "../../testing/people.ts";
import { sendAnything } from "../../testing/send.ts";
import { aLibraryEntry } from "../../testing/steps/library.ts";
import { startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const app = await buildApp(prumo.dependencies);
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const PATIENCE = { timeout: 20_000 };

const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends the head of a form and nothing of its body, and waits until the server has seen it. */
async function formWithoutBody({ token }: Trainer) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
  });
  const seen = once(app.server, "request");
  socket.write(
    "PUT /api/v1/users/me HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n" +
      `authorization: Bearer ${token}\r\ncontent-length: 4000000\r\n\r\n`,
  );
  await seen;
  return { answer: () => text, drop: () => socket.destroy() };
}

it("the fourth photo of an account is refused by its head, before a byte of it is read", {
  timeout: 60_000,
}, async () => {
  const ana = await aTrainer(prumo);
  const forms: Awaited<ReturnType<typeof formWithoutBody>>[] = [];
  for (let count = 0; count < 4; count++) forms.push(await formWithoutBody(ana));
  // Each looks for its session first, so that any of them may be the last.
  const answered = () => forms.filter((form) => form.answer() !== "");
  await vi.waitFor(() => expect(answered()).toHaveLength(1), PATIENCE);
  expect(answered()[0]?.answer()).toMatch(/^HTTP\/1\.1 429 [\s\S]+retry-after: 5/i);
  // Another account has places of its own, and a lost connection gives its place back.
  const rui = await aTrainer(prumo);
  const save = async (as: Trainer) => {
    const user = { ...aProfileDraft(), photo: aFile(await anImage("jpeg")), photo_changed: true };
    return (await sendAnything(app, updateProfile, { form: asForm({ user }), as })).status;
  };
  expect(await save(rui)).toBe(200);
  forms.find((form) => form.answer() === "")?.drop();
  await vi.waitFor(async () => expect(await save(ana)).toBe(200), PATIENCE);
  // A form that was answered gives its place back too.
  for (let count = 0; count < 4; count++) expect(await save(ana)).toBe(200);
});

const openPort = async (dependencies: typeof prumo.dependencies) => {
  const opened = await buildApp(dependencies);
  await opened.listen({ host: "127.0.0.1", port: 0 });
  return { opened, port: (opened.server.address() as AddressInfo).port };
};

it("the thirteenth PDF that an account asks for at once is refused, also when it hung up on the others", async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<Buffer>();
  let rendering = 0;
  const render = () => {
    rendering++;
    return written;
  };
  const printing = await openPort({ ...prumo.dependencies, pdf: { ...prumo.dependencies.pdf, render } });
  const ana = await aTrainer(prumo);
  const rui = await aTrainer(prumo);
  const addressOf = async (as: Trainer) => {
    const { id } = await aLibraryEntry(prumo, as);
    return `http://127.0.0.1:${printing.port}/api/v1/training_library/${id}/trainings_pdf`;
  };
  const [anas, ruis] = [await addressOf(ana), await addressOf(rui)];
  const print = (address: string, { token }: Trainer, signal?: AbortSignal) =>
    fetch(address, { headers: { authorization: `Bearer ${token}` }, ...(signal && { signal }) });
  const hangUp = new AbortController();
  const left = Array.from({ length: 12 }, () => print(anas, ana, hangUp.signal).catch(() => undefined));
  await vi.waitFor(() => expect(rendering).toBe(12), PATIENCE);
  hangUp.abort();
  await Promise.all(left);
  const refused = await print(anas, ana);
  expect(refused.status).toBe(429);
  expect((await refused.json()).errors.detail).toBe(
    "Ainda estamos preparando os PDFs que você pediu. Tente de novo em 5 segundos.",
  );
  const another = print(ruis, rui);
  await vi.waitFor(() => expect(rendering).toBe(13), PATIENCE);
  write(Buffer.from("%PDF-"));
  expect((await another).status).toBe(200);
  await vi.waitFor(async () => expect((await print(anas, ana)).status).toBe(200), PATIENCE);
  await printing.opened.close();
});
