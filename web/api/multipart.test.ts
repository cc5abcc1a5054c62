import { describe, expect, it } from "vitest";
import { hasFile, toFormData } from "./multipart.ts";

const entriesOf = (body: unknown) => [...toFormData(body).entries()];

describe("a body as a form", () => {
  it("nests by brackets and carries files", () => {
    const photo = new File(["x"], "foto.png");
    const body = { student: { name: "Ana", personal_anamnesis: { days_of_week: ["monday", "friday"] } }, photo };
    expect(hasFile(body)).toBe(true);
    expect(entriesOf(body)).toEqual([
      ["student[name]", "Ana"],
      ["student[personal_anamnesis][days_of_week][]", "monday"],
      ["student[personal_anamnesis][days_of_week][]", "friday"],
      ["photo", photo],
    ]);
  });

  it("says what was cleared, and leaves out what nobody spoke of", () => {
    expect(entriesOf({ user: { complement: null, note: "", phone: undefined, photo_changed: true } })).toEqual([
      ["user[complement]", ""],
      ["user[note]", ""],
      ["user[photo_changed]", "true"],
    ]);
  });
});
