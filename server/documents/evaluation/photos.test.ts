import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { measurePhoto } from "#domain/assessment/posture/photo-measures/measures.ts";
import { ALL_PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { photosPerRow } from "./photos.ts";

const image = await sharp({ create: { width: 300, height: 400, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer();
const sheetWith = (...slots: readonly PhotoSlot[]): EvaluationDocumentInput => ({
  ...exampleEvaluation(exampleItems({})),
  photos: slots.map((slot) => ({ slot, image, measures: [] })),
  sections: ["photos"],
});
const words = (input: EvaluationDocumentInput): string => printedText(evaluationDocument(input));

describe("posture photos on paper", () => {
  test("stand under the day of their evaluation, each with its view", () => {
    expect(words(sheetWith("frontal", "dorsal"))).toContain("Fotos posturais · 12/03/2025 Frontal Dorsal");
  });

  test.each([2, 3, 4, 5, 6, 7, 10, 13, 22, 28])("of %d photos leave none alone in a row", (count) => {
    expect(photosPerRow(count)).toBeLessThanOrEqual(5);
    expect(count % photosPerRow(count)).not.toBe(1);
  });

  test("are absent without photos, and when they were not chosen", () => {
    expect(words(sheetWith())).not.toContain("Fotos posturais");
    expect(words({ ...sheetWith("frontal"), sections: ["perimeter"] })).not.toContain("Fotos posturais");
  });

  test("print what was measured on them, with its direction and reference", () => {
    const points = { acromion_right: { x: 100, y: 200 }, acromion_left: { x: 300, y: 190 } };
    const { measures } = measurePhoto("front", { points, plumb_cm: null });
    const printed = words({ ...sheetWith("dorsal"), photos: [{ slot: "frontal", image, measures }] });
    expect(printed).toContain("Frontal Acrômios 2,9° esquerdo mais alto 0°; inclinados à direita em 68 %");
    expect(printed).toContain("rastreio, não diagnóstico");
    expect(words(sheetWith("frontal"))).not.toContain("Medida na foto");
  });

  test("fit on the first page when they are six, and go on when they are 28", async () => {
    const all = ALL_PHOTO_SLOTS.map(({ key }) => key);
    expect(pagesOf(await writePdf(evaluationDocument(sheetWith(...all.slice(0, 6)))))).toBe(1);
    expect(pagesOf(await writePdf(evaluationDocument(sheetWith(...all))))).toBe(3);
  });
});
