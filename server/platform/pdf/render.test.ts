import { describe, expect, test } from "vitest";
import type { PdfJob } from "./messages.ts";
import { createPdfRenderer } from "./render.ts";

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

const called = (product: string): PdfJob => ["anything", { product }];

describe("a thread that fails", () => {
  test.each(["Queda", "Erro"])("%s: its document is rejected, the next one gets a new thread", async (product) => {
    const pdf = createPdfRenderer({ program: fragile });
    const [broken, next] = await Promise.allSettled([pdf.render(called(product)), pdf.render(called("Prumo"))]);
    expect(broken).toMatchObject({ status: "rejected", reason: { name: "PdfError" } });
    expect(next).toMatchObject({ status: "fulfilled", value: Buffer.from("Prumo") });
    await pdf.close();
  });

  test("is replaced when a document takes too long", async () => {
    const pdf = createPdfRenderer({ program: fragile, timeoutMs: 1_000 });
    const [stuck, next] = await Promise.allSettled([pdf.render(called("Silêncio")), pdf.render(called("Prumo"))]);
    expect(stuck).toMatchObject({ status: "rejected" });
    expect(next).toMatchObject({ status: "fulfilled" });
    await pdf.close();
  });
});

test("a full queue is refused at once", async () => {
  const pdf = createPdfRenderer({ program: fragile, queueLimit: 1 });
  const [one, two, three] = await Promise.allSettled([1, 2, 3].map(() => pdf.render(called("Prumo"))));
  expect([one?.status, two?.status, three?.status]).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await pdf.close();
});

test("what nobody is looking at waits its turn behind a full queue", async () => {
  const pdf = createPdfRenderer({ program: fragile, queueLimit: 1 });
  const done: string[] = [];
  const render = (name: string, kind: "render" | "renderInBackground") =>
    pdf[kind](called(name)).then(() => done.push(name));
  await Promise.all([render("A", "render"), render("B", "render"), render("C", "renderInBackground")]);
  expect(done).toEqual(["A", "B", "C"]);
  await pdf.close();
});

test("closing finishes what waits, refuses what comes, and may be called twice", async () => {
  const pdf = createPdfRenderer({ program: fragile });
  const waiting = [pdf.render(called("A")), pdf.render(called("B"))];
  const closing = Promise.all([pdf.close(), pdf.close()]);
  await expect(pdf.render(called("C"))).rejects.toThrow("closed");
  expect((await Promise.all(waiting)).map(String)).toEqual(["A", "B"]);
  await closing;
  await pdf.close();
});
