import { afterAll, describe, expect, test } from "vitest";
import { pagesOf } from "./definition-text.ts";
import type { EvaluationDocumentInput } from "./evaluation-input.ts";
import { createPdfRenderer, PdfError } from "./render.ts";

const frame = { product: "Prumo", trainer: { name: "Ana Lima" }, student: { name: "José" }, date: "2025-11-02" };
const evaluation: EvaluationDocumentInput = { ...frame, measured: { perimeters: {}, skinfolds: {} }, indicators: [] };

/** A thread that echoes, and dies when the product is called "Queda". */
const fragile = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, job }) => {
      const { product } = job[1];
      if (product === "Queda") process.exit(1);
      if (product === "Erro") throw new Error("quebrou");
      if (product !== "Silêncio") parentPort.postMessage({ id, pdf: Buffer.from(product) });
    });
  `)}`,
);

const called = (product: string): EvaluationDocumentInput => ({ ...evaluation, product });

describe("the renderer", () => {
  const pdf = createPdfRenderer();
  afterAll(() => pdf.close());

  test("writes both kinds in its thread, in the order asked", async () => {
    const done: string[] = [];
    const [first, second] = await Promise.all([
      pdf.render("evaluation", evaluation).finally(() => done.push("evaluation")),
      pdf.render("training", { ...frame, trainings: [] }).finally(() => done.push("training")),
    ]);
    expect([pagesOf(first), pagesOf(second)]).toEqual([1, 1]);
    expect(done).toEqual(["evaluation", "training"]);
  });

  test("takes a photo across", async () => {
    const photo = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const made = await pdf.render("evaluation", { ...evaluation, student: { name: "José", photo } });
    expect(made.toString("latin1")).toContain("/Subtype /Image");
  });

  test("rejects what cannot cross into the thread, and goes on", async () => {
    const strange = Object.assign({ ...evaluation }, { aFunction: () => "" });
    await expect(pdf.render("evaluation", strange)).rejects.toThrow(PdfError);
    expect(pagesOf(await pdf.render("evaluation", evaluation))).toBe(1);
  });
});

describe("a thread that fails", () => {
  test.each(["Queda", "Erro"])("%s: its document is rejected, the next one gets a new thread", async (product) => {
    const pdf = createPdfRenderer({ program: fragile });
    const [broken, next] = await Promise.allSettled([
      pdf.render("evaluation", called(product)),
      pdf.render("evaluation", called("Prumo")),
    ]);
    expect(broken).toMatchObject({ status: "rejected", reason: { name: "PdfError" } });
    expect(next).toMatchObject({ status: "fulfilled", value: Buffer.from("Prumo") });
    await pdf.close();
  });

  test("is replaced when a document takes too long", async () => {
    const pdf = createPdfRenderer({ program: fragile, timeoutMs: 1_000 });
    const [stuck, next] = await Promise.allSettled([
      pdf.render("evaluation", called("Silêncio")),
      pdf.render("evaluation", called("Prumo")),
    ]);
    expect(stuck).toMatchObject({ status: "rejected" });
    expect(next).toMatchObject({ status: "fulfilled" });
    await pdf.close();
  });
});

test("a full queue is refused at once", async () => {
  const pdf = createPdfRenderer({ program: fragile, queueLimit: 1 });
  const [one, two, three] = await Promise.allSettled([1, 2, 3].map(() => pdf.render("evaluation", called("Prumo"))));
  expect([one?.status, two?.status, three?.status]).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await pdf.close();
});

test("what nobody is looking at waits its turn behind a full queue", async () => {
  const pdf = createPdfRenderer({ program: fragile, queueLimit: 1 });
  const done: string[] = [];
  const render = (name: string, kind: "render" | "renderInBackground") =>
    pdf[kind]("evaluation", called(name)).then(() => done.push(name));
  await Promise.all([render("A", "render"), render("B", "render"), render("C", "renderInBackground")]);
  expect(done).toEqual(["A", "B", "C"]);
  await pdf.close();
});

test("closing finishes what waits, refuses what comes, and may be called twice", async () => {
  const pdf = createPdfRenderer({ program: fragile });
  const waiting = [pdf.render("evaluation", called("A")), pdf.render("evaluation", called("B"))];
  const closing = Promise.all([pdf.close(), pdf.close()]);
  await expect(pdf.render("evaluation", called("C"))).rejects.toThrow("closed");
  expect((await Promise.all(waiting)).map(String)).toEqual(["A", "B"]);
  await closing;
  await pdf.close();
});

test("a renderer that was never used closes at once", async () => {
  await createPdfRenderer().close();
});
