import { describe, expect, it } from "vitest";
import { choicesOf, codesOf, labelOf } from "../text/labels.ts";
import { PERSONAL_QUESTIONS, PHYSIOLOGICAL_QUESTIONS, withoutHiddenDetails } from "./anamnesis.ts";
import { ageText, DAYS_FROM_MONDAY, GENDERS, shortName, weekdaysText } from "./registration.ts";

describe("a student's name on a card", () => {
  it.each([
    ["Maria Antônia de Souza", "Maria Souza"],
    ["Maria Souza", "Maria Souza"],
    ["Maria", "Maria"],
    ["  Maria   Antônia  ", "Maria Antônia"],
  ])("%j is %j", (name, short) => expect(shortName(name)).toBe(short));
});

describe("an age in words", () => {
  it.each([
    [34, "34 anos"],
    [1, "1 ano"],
    [0, "0 anos"],
    [null, ""],
  ])("of %s is %j", (age, words) => expect(ageText(age)).toBe(words));
});

describe("available days", () => {
  it("are counted from Monday, 1, to Sunday, 7", () => {
    expect(DAYS_FROM_MONDAY.map(({ number, key }) => [number, key])).toEqual([
      [1, "monday"],
      [2, "tuesday"],
      [3, "wednesday"],
      [4, "thursday"],
      [5, "friday"],
      [6, "saturday"],
      [7, "sunday"],
    ]);
  });

  it("read in the order of the week, short", () => {
    expect(weekdaysText(["sunday", "friday", "monday"])).toBe("Segunda, Sexta, Domingo");
    expect(weekdaysText([])).toBe("");
    expect(weekdaysText(["someday"])).toBe("");
  });
});

describe("codes and their labels", () => {
  it("stand beside each other", () => {
    expect(codesOf(GENDERS)).toEqual(["male", "female"]);
    expect(choicesOf(GENDERS)[1]).toEqual({ value: "female", label: "Feminino" });
    expect(labelOf(GENDERS, "female")).toBe("Feminino");
  });

  it.each([null, undefined, "", "other", "toString", "constructor"])("know nothing of %j", (code) => {
    expect(labelOf(GENDERS, code)).toBe("");
  });
});

describe("a detail of an anamnesis", () => {
  const answers = { had_lesions: true, lesions: "Joelho", had_pains: false, pains: "Ombro", alcohol: "Às vezes" };

  it("stays beside a yes, and goes beside a no or no answer", () => {
    expect(withoutHiddenDetails(answers, PERSONAL_QUESTIONS)).toEqual({ ...answers, pains: null, alcohol: null });
  });

  it("belongs to a question of its own, each asked once", () => {
    const fields = [...PERSONAL_QUESTIONS, ...PHYSIOLOGICAL_QUESTIONS].flatMap(({ field, detail }) => [
      field,
      detail.field,
    ]);
    expect(new Set(fields).size).toBe(fields.length);
  });
});
