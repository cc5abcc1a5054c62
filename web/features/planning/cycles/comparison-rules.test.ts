import { describe, expect, it } from "vitest";
import { refusalToCompare } from "./comparison-rules.ts";

describe("two evaluations", () => {
  it("are compared once both are chosen and differ", () => {
    expect(refusalToCompare(null, 2)).toBe("Escolha as duas avaliações.");
    expect(refusalToCompare(1, null)).toBe("Escolha as duas avaliações.");
    expect(refusalToCompare(2, 2)).toBe("Escolha duas avaliações diferentes.");
    expect(refusalToCompare(1, 2)).toBeNull();
  });
});
