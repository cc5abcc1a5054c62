import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import type { PdfJob } from "./messages.ts";
import { createPdfRenderer } from "./render.ts";

/** A process that echoes, tells who it is, and dies when the product is called "Queda". */
const fragile = pathToFileURL(join(aFolder(), "fragile.mjs"));
writeFileSync(
  fragile,
  `process.on("message", ({ id, job }) => {
     const { product } = job[1];
     if (product === "Queda") process.exit(1);
     if (product === "Erro") process.kill(process.pid, "SIGKILL");
     if (product === "Quem") process.send({ id, pdf: Buffer.from(String(process.pid)) });
     else if (product !== "Silêncio") process.send({ id, pdf: Buffer.from(product) });
   });
   process.send("ready");`,
);
/** It loads for longer than a document may take. */
const slow = pathToFileURL(join(aFolder(), "slow.mjs"));
writeFileSync(
  slow,
  `await new Promise((loaded) => setTimeout(loaded, 1_500));
   process.on("message", ({ id, job }) => process.send({ id, pdf: Buffer.from(job[1].product) }));
   process.send("ready");`,
);

const called = (product: string): PdfJob => ["anything", { product }];

test("the process comes behind the people who work", async () => {
  const pdf = createPdfRenderer({ program: fragile });
  const pid = Number(await pdf.render(called("Quem")));
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  await pdf.close();
});

describe("a process that fails", () => {
  test.each(["Queda", "Erro"])("%s: its document is rejected, the next one gets a new process", async (product) => {
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

describe("the time of a document", () => {
  test("begins when the process has started", async () => {
    const pdf = createPdfRenderer({ program: slow, timeoutMs: 1_000 });
    await expect(pdf.render(called("Prumo"))).resolves.toEqual(Buffer.from("Prumo"));
    await pdf.close();
  });

  test("is not waited for when the process does not start", async () => {
    const pdf = createPdfRenderer({ program: slow, startMs: 300 });
    await expect(pdf.render(called("Prumo"))).rejects.toThrow("did not start within 300 ms");
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

test("closing is waited for by a program that has nothing else to do", async () => {
  const closer = join(aFolder(), "closer.mjs");
  writeFileSync(
    closer,
    `import { createPdfRenderer } from ${JSON.stringify(new URL("render.ts", import.meta.url).href)};
     const pdf = createPdfRenderer({ program: new URL(${JSON.stringify(fragile.href)}) });
     await pdf.render(["anything", { product: "Prumo" }]);
     await pdf.close();
     console.log("closed");`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [closer]);
  expect(stdout).toBe("closed\n");
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

describe("a process without documents", () => {
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test("ends, and the next document starts another one", async () => {
    const pdf = createPdfRenderer({ program: fragile, idleMs: 100 });
    const first = Number(await pdf.render(called("Quem")));
    expect(isAlive(first)).toBe(true);
    await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
    expect(Number(await pdf.render(called("Quem")))).not.toBe(first);
    await pdf.close();
  });

  test("loses none of the documents that are asked for while it ends", async () => {
    const pdf = createPdfRenderer({ program: fragile, idleMs: 20 });
    for (let time = 0; time < 8; time++) {
      const products = ["A", "B", "C"].map((name) => `${name}${time}`);
      const written = await Promise.all(products.map((product) => pdf.render(called(product))));
      expect(written.map(String)).toEqual(products);
      await pause(15 + time);
    }
    await pdf.close();
  });
});
