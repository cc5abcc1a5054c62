import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { PdfError } from "../platform/pdf/render.ts";
import { pagesOf } from "../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "./example.fixture.ts";
import { createDocumentRenderer } from "./renderer.ts";

const evaluation = exampleEvaluation(exampleItems({}));
const { product, trainer, student, date } = evaluation;
const period = { from: date, to: date };
const A = { name: "A", weekdays: [], muscleGroups: [], blocks: [] };

describe("the renderer", () => {
  const pdf = createDocumentRenderer();
  afterAll(() => pdf.close());

  test("writes both kinds in its process, in the order asked", async () => {
    const done: string[] = [];
    const [first, second] = await Promise.all([
      pdf.render(["evaluation", evaluation]).finally(() => done.push("evaluation")),
      pdf
        .render(["training", { product, trainer, student, date, period, cycles: [], trainings: [A] }])
        .finally(() => done.push("training")),
    ]);
    expect([pagesOf(first), pagesOf(second)]).toEqual([1, 1]);
    expect(done).toEqual(["evaluation", "training"]);
  });

  test("keeps its compiled program for the next start", async () => {
    const folder = mkdtempSync(join(tmpdir(), "prumo-compiled-"));
    const renderer = createDocumentRenderer({ compiledFolder: folder });
    await renderer.render(["evaluation", evaluation]);
    await vi.waitFor(() => expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(100), 5_000);
    await renderer.close();
    rmSync(folder, { recursive: true });
  });

  test("takes a photo across", async () => {
    const photo = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const made = await pdf.render(["evaluation", { ...evaluation, student: { ...evaluation.student, photo } }]);
    expect(made.toString("latin1")).toContain("/Subtype /Image");
  });

  test("rejects what cannot cross into the process, and goes on", async () => {
    const strange = Object.assign({ ...evaluation }, { aFunction: () => "" });
    await expect(pdf.render(["evaluation", strange])).rejects.toThrow(PdfError);
    expect(pagesOf(await pdf.render(["evaluation", evaluation]))).toBe(1);
  });
});

test("a renderer that was never used closes at once", async () => {
  await createDocumentRenderer().close();
});
