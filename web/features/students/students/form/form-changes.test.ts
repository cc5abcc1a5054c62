import { describe, expect, it } from "vitest";
import { changesBetween, withChanges } from "./form-changes.ts";
import { EMPTY, type StudentForm } from "./student-form.ts";

const typed: StudentForm = {
  ...EMPTY,
  name: "Joana",
  gender: "female",
  personal_anamnesis: { ...EMPTY.personal_anamnesis, days_of_week: ["monday"], had_pains: true, pains: "Joelho" },
  physiological_anamnesis: { ...EMPTY.physiological_anamnesis, diabetes: false },
};

describe("what was typed", () => {
  it("is told by the paths of the fields, and nothing else is", () => {
    expect(changesBetween(EMPTY, typed)).toEqual({
      name: "Joana",
      gender: "female",
      "personal_anamnesis.days_of_week": ["monday"],
      "personal_anamnesis.had_pains": true,
      "personal_anamnesis.pains": "Joelho",
      "physiological_anamnesis.diabetes": false,
    });
    expect(changesBetween(typed, typed)).toEqual({});
  });

  it("comes back over the same form", () => {
    expect(withChanges(EMPTY, changesBetween(EMPTY, typed))).toEqual(typed);
    expect(withChanges(typed, changesBetween(typed, EMPTY))).toEqual(EMPTY);
  });

  it("is laid over what somebody else saved, whose other fields stay", () => {
    const theirs: StudentForm = { ...EMPTY, name: "Da Outra Janela", contact_name: "Mãe" };
    expect(withChanges(theirs, changesBetween(EMPTY, typed))).toMatchObject({ name: "Joana", contact_name: "Mãe" });
  });

  it.each<[string, Record<string, never>]>([
    ["fields that there are not", { nobody: "x" } as never],
    ["another kind of value", { name: 7, "personal_anamnesis.days_of_week": "monday", is_active: "true" } as never],
    ["something deeper", { "personal_anamnesis.pains": { a: 1 }, gender: {} } as never],
  ])("with %s is left out", (_, changes) => {
    expect(withChanges(EMPTY, changes)).toEqual(EMPTY);
  });
});
