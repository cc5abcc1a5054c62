import { describe, expect, it } from "vitest";
import { asksGuardian, imageUseOf } from "./image-use.ts";

const given = { id: 1, kind: "image_use", valid_until: "2027-03-01", signed_by: "student" } as const;
const withdrawn = { id: 2, kind: "image_withdrawal", valid_until: "2027-03-01", signed_by: "student" } as const;
const byTrainer = { ...withdrawn, id: 3, signed_by: "trainer" } as const;

describe("the use of image", () => {
  it("is not allowed before somebody signed", () => {
    expect(imageUseOf([], "2026-03-02").state).toBe("missing");
    expect(imageUseOf([{ ...given, kind: "term" }], "2026-03-02").state).toBe("missing");
  });

  it("is allowed to the last day, included", () => {
    expect(imageUseOf([given], "2027-03-01").state).toBe("given");
    expect(imageUseOf([given], "2027-03-02").state).toBe("expired");
  });

  it("ends when it is withdrawn, until it is signed again", () => {
    expect(imageUseOf([withdrawn, given], "2026-03-02").state).toBe("withdrawn");
    expect(imageUseOf([{ ...given, id: 3 }, withdrawn, given], "2026-03-02").state).toBe("given");
  });

  it("is the student's alone to give again once the student took it back", () => {
    const onlyStudent = (...documents: Parameters<typeof imageUseOf>[0][number][]) =>
      imageUseOf(documents, "2026-03-02").only_student_gives;
    expect(onlyStudent()).toBe(false);
    expect(onlyStudent(given)).toBe(false);
    expect(onlyStudent(withdrawn, given)).toBe(true);
    expect(onlyStudent(withdrawn)).toBe(true);
    expect(onlyStudent(byTrainer, withdrawn, given)).toBe(true);
    expect(onlyStudent(byTrainer, given)).toBe(false);
    expect(onlyStudent(byTrainer, { ...given, id: 4 }, withdrawn, given)).toBe(false);
  });

  it("is a guardian's to allow below 18 years", () => {
    expect([asksGuardian(17), asksGuardian(18), asksGuardian(null)]).toEqual([true, false, false]);
  });
});
