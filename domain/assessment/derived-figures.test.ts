import { describe, expect, it } from "vitest";
import { classesOf } from "./derived-figures.ts";

const person = { gender: "male", ageYears: 30, ageMonths: 365, statureCm: 180, isPregnant: false };

const elder = { ...person, ageYears: 60, ageMonths: 720 };

describe("the classes of a figure", () => {
  it("under a muscle mass are those of the index, times the square of the stature in metres", () => {
    expect(classesOf("massaMuscular", elder).factor).toBeCloseTo(3.24);
    expect(classesOf("massaMuscular", elder).scale?.unit).toBe("kg/m²");
  });

  it("are unknown without the stature or the age that they depend on", () => {
    expect(classesOf("massaMuscular", { ...elder, statureCm: null }).scale).toBeNull();
    expect(classesOf("massaMuscular", { ...elder, statureCm: 0 }).scale).toBeNull();
    const ageless = { ...person, ageYears: null, ageMonths: null };
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

  it("of a child's IMC are those of its z-score, and an elder has two sets", () => {
    const child = { ...person, ageYears: 10, ageMonths: 124 };
    expect(classesOf("imc", child).scale).toBeNull();
    expect(classesOf("imcParaIdade", child).scale?.unit).toBe("escore z");
    expect(classesOf("imc", elder).scale?.bands).toHaveLength(6);
    expect(classesOf("imcIdoso", elder).scale?.bands).toHaveLength(3);
    expect(classesOf("imcIdoso", { ...elder, ageYears: 59 }).scale).toBeNull();
  });

  it("are none in pregnancy", () => {
    for (const figure of ["imc", "percentualGordura", "relacaoCinturaQuadril", "relacaoCinturaEstatura"] as const)
      expect(classesOf(figure, { ...person, isPregnant: true }).scale).toBeNull();
  });

  it("of the muscle mass begin at 60 years", () => {
    expect(classesOf("massaMuscular", person).scale).toBeNull();
    expect(classesOf("massaMuscular", { ...elder, ageYears: 59 }).scale).toBeNull();
  });
});
