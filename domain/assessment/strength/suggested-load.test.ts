import { describe, expect, it } from "vitest";
import { suggestedLoadKg, suggestionText, suggestLoad, testedLoadKg } from "./suggested-load.ts";

const NAMES = [
  "",
  "Bíceps",
  "Tríceps",
  "Dorsais",
  "Peitoral",
  "Deltoides",
  "",
  "Glúteos",
  "Isquiotibiais",
  "",
  "Quadríceps",
];

const an = (name: string, ...ids: number[]) => ({ name, muscleGroups: ids.map((id) => ({ id })), equipment: "Barra" });
const test = (exercise_name: string, groupId: number, weight: number | null, percentage = 75) => ({
  exercise_name,
  weight,
  percentage,
  muscle_group: { id: groupId, name: NAMES[groupId] ?? "" },
});

describe("the suggested load", () => {
  it.each([
    [50, 58, 29],
    [80, 70, 56],
    [72.5, 60, 44],
    [45, 50, 23],
    [44, 51, 22],
    [100, 100, 100],
  ])("of %d kg at %d %% is %d kg", (weight, percentage, kg) => {
    expect(suggestedLoadKg({ weight, percentage })).toBe(kg);
  });

  it.each([
    { weight: null, percentage: 70 },
    { weight: 50, percentage: null },
    { weight: 50, percentage: 0 },
  ])("does not exist for $weight kg at $percentage %", (figures) => {
    expect(suggestedLoadKg(figures)).toBeNull();
  });

  it.each([
    ["Peso corporal", null],
    ["peso corporal ", null],
    ["Peso corporal e barra", 180],
    ["Barra fixa", null],
    ["Barras paralelas", null],
    ["Graviton", null],
    [null, 180],
  ])("is not given for the body's own weight, nor for help: %s", (equipment, kg) => {
    const exercise = { ...an("Agachamento", 10), equipment };
    expect(testedLoadKg(exercise, [test("Agachamento", 10, 240)])).toBe(kg);
    expect(suggestLoad(exercise, [test("Agachamento", 10, 240)])?.kg ?? null).toBe(kg);
  });
});

describe("for the student the load", () => {
  const tests = [
    test("Rosca direta", 1, 16),
    test("Tríceps na polia com corda", 2, 33),
    test("Supino reto com barra", 4, 75),
    test("Desenvolvimento na máquina", 5, 20),
    test("Mesa flexora", 8, 49),
    test("Leg press 45°", 10, 240),
  ];

  it("never comes from the test of another exercise", () => {
    expect(testedLoadKg(an("Agachamento livre com barra", 10, 7), tests)).toBeNull();
    expect(testedLoadKg(an("Swing com kettlebell", 7, 8, 12), tests)).toBeNull();
    expect(testedLoadKg(an("Elevação lateral com halteres", 5), tests)).toBeNull();
    expect(testedLoadKg(an("Puxada frontal com pegada aberta", 3, 1), tests)).toBeNull();
    expect(testedLoadKg(an("", 4), [test("", 4, 75)])).toBeNull();
  });

  it("is one, of the test that names the exercise, however it is written and whatever its group", () => {
    expect(testedLoadKg(an("Supino reto com barra", 4, 2), tests)).toBe(56);
    expect(testedLoadKg(an("Leg press 45°", 10, 7), [test(" LEG PRESS 45 ", 7, 240)])).toBe(180);
    const twice = [test("Supino reto com barra", 2, 60), test("Supino reto com barra", 4, 75)];
    expect(testedLoadKg(an("Supino reto com barra", 4, 2), twice)).toBe(56);
  });
});

describe("for the trainer the load", () => {
  const bench = test("Supino reto com barra", 4, 80, 70);
  const arms = test("Tríceps na polia com corda", 2, 30, 60);
  const textOf = (exercise: Parameters<typeof suggestLoad>[0], ...tests: Parameters<typeof suggestLoad>[1]) => {
    const load = suggestLoad(exercise, tests);
    return load && suggestionText(load);
  };

  it("is that of the main muscle group, with the name of the tested exercise", () => {
    expect(textOf(an("Supino inclinado com halteres", 4, 2), arms, bench)).toBe(
      "56 kg (do teste de Supino reto com barra)",
    );
    expect(textOf(an("Agachamento livre", 10), test("Leg press 45°", 10, 240))).toBe(
      "180 kg (do teste de Leg press 45°)",
    );
    expect(textOf(an("Supino", 4), test("", 4, 80, 70))).toBe("56 kg (do teste de Peitoral)");
  });

  it("is that of the exercise itself before that of its group, and none of a group that only assists", () => {
    const fly = test("Crucifixo reto com halteres", 4, 20, 50);
    expect(textOf(an("Supino reto com barra", 4, 2), fly, { ...bench, muscle_group: { id: 2, name: "Tríceps" } })).toBe(
      "56 kg (do teste de Supino reto com barra)",
    );
    expect(textOf(an("Supino reto com barra", 4, 2), arms)).toBeNull();
    expect(textOf(an("Supino reto com barra", 4, 2), test("Supino inclinado", 4, null))).toBeNull();
    expect(textOf(an("Respiração"), bench)).toBeNull();
  });

  it("is none of a pull-up's or an assisted machine's test: most of what was lifted is the body", () => {
    const pulldown = an("Puxada frontal com pegada aberta", 3);
    for (const name of ["Barra fixa com pegada pronada", "Peso corporal", "Tração no graviton"])
      expect(textOf(pulldown, test(name, 3, 20))).toBeNull();
    expect(textOf(pulldown, test("Barra fixa", 3, 20), test("Remada baixa", 3, 60))).toBe(
      "45 kg (do teste de Remada baixa)",
    );
  });
});
