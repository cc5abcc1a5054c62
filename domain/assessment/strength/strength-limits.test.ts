import { describe, expect, it } from "vitest";
import { refuseLoad } from "./strength-limits.ts";

describe("a load", () => {
  it.each([0.05, 0.1, 20, 999])("may be %d kg", (kg) => expect(refuseLoad(kg)).toBeNull());

  it.each([0, -1, 5e-324, 0.01, 0.0499, 999.1, Number.POSITIVE_INFINITY])(
    "may not be %d kg, kept with one decimal",
    (kg) => expect(refuseLoad(kg)).toBe("Informe uma carga maior que 0 e até 999 kg"),
  );
});
