import { describe, expect, it } from "vitest";
import { PrescriptionDraft } from "./entry-prescription.ts";

const fieldsOf = (carga: unknown) =>
  PrescriptionDraft.safeParse({ carga }).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a prescribed load", () => {
  it.each([0.04, "0,04", "0.049", Number.MIN_VALUE, 0])(
    "of %s kg is none, and refused, whatever the exercise's type",
    (carga) => {
      expect(fieldsOf(carga)).toEqual([["carga", "Informe uma carga maior que 0 e até 999 kg"]]);
    },
  );

  it("is kept with one decimal", () => {
    expect(PrescriptionDraft.parse({ carga: "22,45" }).carga).toBe(22.5);
  });
});
