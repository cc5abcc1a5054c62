import { describe, expect, it } from "vitest";
import { firstChosen, refusalOfChosen } from "./chosen-trainings.ts";

const source = (count: number) => ({
  level: "mesocycle" as const,
  id: 1,
  label: "Força",
  trainings: Array.from({ length: count }, (_, index) => ({ id: 10 + index, name: `Treino ${index}` })),
});

describe("the trainings to copy", () => {
  it("are all chosen at first for an empty cycle", () => {
    expect(firstChosen(source(2), 0)).toEqual([10, 11]);
  });

  it("are chosen one by one beside others, unless there is only one", () => {
    expect(firstChosen(source(2), 1)).toEqual([]);
    expect(firstChosen(source(1), 1)).toEqual([10]);
  });

  it("are some, and no more than fit", () => {
    expect(refusalOfChosen([], 2)).toBe("Escolha os treinos que quer copiar.");
    expect(refusalOfChosen([10, 11], 24)).toBeNull();
    expect(refusalOfChosen([10, 11], 25)).toBe("Um ciclo tem no máximo 26 treinos");
  });
});
