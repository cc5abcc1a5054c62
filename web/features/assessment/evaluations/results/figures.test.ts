import { describe, expect, it } from "vitest";
import { assess, displayedFigures, type Subject } from "./figures.ts";

const subject: Subject = {
  gender: "male",
  ageYears: 30,
  ageMonths: 365,
  protocol: "Pollock - 3 Dobras",
  studentView: false,
  isPregnant: false,
};

describe("a figure on the trainer's panel", () => {
  it("carries its certainty: fat by its protocol, muscle by the equation that answered, others none", () => {
    const values = {
      stature: "180",
      weight: "80,00",
      cintura: "85",
      peitoral: "10",
      abdominal: "20",
      coxa_media: "15",
    };
    const notes = displayedFigures(assess(values, subject), subject, values).map(({ label, note }) => [label, note]);
    expect(Object.fromEntries(notes)).toMatchObject({
      "Percentual de gordura": expect.stringContaining("Erro padrão ±3,4 pontos"),
      "Massa muscular": "Erro padrão ±2,8 kg: 31,1 a 36,7 kg",
      IMC: null,
    });
  });

  it("has no class in pregnancy, and its value", () => {
    const values = { stature: "165", weight: "80,00", cintura: "95", quadril: "105" };
    const woman = { ...subject, gender: "female" };
    const classesFor = (one: Subject) =>
      displayedFigures(assess(values, one), one, values).flatMap(({ label, scale, indicator }) =>
        indicator.status === "known" && (scale !== null || indicator.label) ? [label] : [],
      );
    expect(classesFor(woman)).toEqual(["IMC", "Relação cintura-quadril", "Relação cintura-estatura"]);
    expect(classesFor({ ...woman, isPregnant: true })).toEqual([]);
  });
});
