import { describe, expect, it } from "vitest";
import { classesOf } from "./derived-figures.ts";

const person = { gender: "male", ageYears: 30, statureCm: 180 };

describe("the classes of a figure", () => {
  it("under a muscle mass are those of the index, times the square of the stature in metres", () => {
    expect(classesOf("massaMuscular", person).factor).toBeCloseTo(3.24);
    expect(classesOf("massaMuscular", person).scale?.unit).toBe("kg/m²");
  });

  it("are unknown without the stature or the age that they depend on", () => {
    expect(classesOf("massaMuscular", { ...person, statureCm: null }).scale).toBeNull();
    expect(classesOf("massaMuscular", { ...person, statureCm: 0 }).scale).toBeNull();
    const ageless = { ...person, ageYears: null };
    expect(classesOf("percentualGordura", ageless).scale).toBeNull();
    expect(classesOf("relacaoCinturaQuadril", ageless).scale).toBeNull();
    expect(classesOf("imc", ageless).scale).not.toBeNull();
    expect(classesOf("relacaoCinturaEstatura", ageless).scale).not.toBeNull();
  });

  it("lie in the figure's own unit where it has one of its own", () => {
    for (const figure of ["imc", "percentualGordura", "relacaoCinturaQuadril", "relacaoCinturaEstatura"] as const) {
      expect(classesOf(figure, person)).toMatchObject({ factor: 1, scale: { bands: expect.anything() } });
    }
  });
});
