import { describe, expect, test } from "vitest";
import { comparisonInput } from "../../features/assessment/evaluations/documents.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import type { PrintedStrength } from "../evaluation/input.ts";
import { exampleItems } from "../example.fixture.ts";
import { comparisonDocument } from "./document.ts";

const bench: PrintedStrength = {
  group_id: 4,
  muscle_group: "Peitoral",
  exercise_name: "Supino reto",
  repetitions: 8,
  weight: 60,
  percentage: 75,
  changed_on: "2026-03-10",
};
const later = (changes: Partial<PrintedStrength> = {}): PrintedStrength => ({
  ...bench,
  repetitions: 6,
  weight: 70,
  changed_on: "2026-06-18",
  ...changes,
});

const items = exampleItems({});
const sheetOf = (first: readonly PrintedStrength[], last: readonly PrintedStrength[], reader: "trainer" | "student") =>
  comparisonDocument(
    comparisonInput({
      product: "Prumo",
      trainer: { name: "Rafael Monteiro", contact: [], cref: null },
      student: { name: "Mariana Gonçalves" },
      date: "2026-11-21",
      title: "Comparação de avaliações",
      macrocycle: "Recomposição",
      photos: [],
      evaluations: [
        { name: "Mesociclo 1", evaluatedOn: "2026-03-14", items, strength: first },
        { name: "Mesociclo 2", evaluatedOn: "2026-06-20", items, strength: last },
      ],
      comparable: [{ figures: {} }, { figures: {} }],
      reader,
    }),
  );
const words = (first: PrintedStrength[], last: PrintedStrength[], reader: "trainer" | "student" = "trainer") =>
  printedText(sheetOf(first, last, reader));

describe("the strength tests of a comparison", () => {
  test("stand beside each other with the difference of the 1RM", () => {
    expect(words([bench], [later()])).toContain(
      "Peitoral 60 kg × 8 · 1RM 76,0 kg Supino reto · 10/03/2026 70 kg × 6 · 1RM 84,0 kg Supino reto · 18/06/2026 +8,0 kg de 1RM",
    );
  });

  test("have the difference of the load when a test has more than 12 repetitions or none", () => {
    expect(words([bench], [later({ repetitions: 12 })])).toContain(
      "1RM 98,0 kg* Supino reto · 18/06/2026 +22,0 kg* de 1RM",
    );
    expect(words([bench], [later({ repetitions: 13 })])).toContain(
      "70 kg × 13 Supino reto · 18/06/2026 +10,0 kg de carga",
    );
    expect(words([bench], [later({ repetitions: null })])).toContain(
      "70 kg Supino reto · 18/06/2026 +10,0 kg de carga",
    );
  });

  test("say in place of a difference that the exercise is another one", () => {
    const found = words([bench], [later({ exercise_name: "Crucifixo" })]);
    expect(found).toContain("Crucifixo · 18/06/2026 – outro exercício");
    expect(found).not.toContain("kg de 1RM");
  });

  test("are of one exercise where a name is missing or only written in another way", () => {
    for (const exercise_name of ["", "SUPINO RETO ", "Supino-reto"])
      expect(words([bench], [later({ exercise_name })])).toContain("+8,0 kg de 1RM");
  });

  test("leave open what one of the evaluations lacks, in the order of the groups", () => {
    const arms = later({ group_id: 1, muscle_group: "Bíceps", exercise_name: "" });
    const found = words([bench], [arms]);
    expect(found).toContain("Bíceps – 70 kg × 6 · 1RM 84,0 kg 18/06/2026 – ");
    expect(found.indexOf("Bíceps")).toBeLessThan(found.indexOf("Peitoral"));
    expect(found).not.toMatch(/undefined|null|NaN/);
  });

  test("are absent from a student's sheet and without a test", () => {
    expect(words([bench], [later()], "student")).not.toContain("Teste de força");
    expect(words([], [])).not.toContain("Teste de força");
  });

  test("fit on the page with all twelve groups", async () => {
    const all = (test: PrintedStrength) => Array.from({ length: 12 }, (_, index) => ({ ...test, group_id: index + 1 }));
    expect(pagesOf(await writePdf(sheetOf(all(bench), all(later()), "trainer")))).toBe(1);
  });
});
