import { describe, expect, it } from "vitest";
import { loadAtMost, loadEquipmentOf, loadStepKg, USUAL_LOAD_STEPS } from "./load-steps.ts";

describe("the equipment of a load", () => {
  it.each([
    ["Barra e banco reto", "barbell"],
    ["Barra W e banco Scott", "barbell"],
    ["Barra e anilhas", "barbell"],
    ["Anilha", "dumbbell"],
    ["Halter e degrau", "dumbbell"],
    ["Caneleira e colchonete", "dumbbell"],
    ["Polia alta e barra reta", "cable"],
    ["Crossover", "cable"],
    ["Smith e banco reto", "machine"],
    ["Hack machine", "machine"],
    ["Leg press 45°", "machine"],
    ["Cadeira extensora", "machine"],
    ["Kettlebell", "kettlebell"],
    ["Barra fixa", null],
    ["Graviton", null],
    ["Máquina assistida", null],
    ["Cadeira paralela", null],
    ["Faixa elástica", null],
    ["Peso corporal", null],
    [null, null],
  ])("%s is %s", (equipment, kind) => expect(loadEquipmentOf(equipment)).toBe(kind));
});

describe("the step of a load", () => {
  it.each([
    ["Halteres e banco reto", 4, 9.5, 1],
    ["Halteres e banco reto", 4, 10, 2],
    ["Barra e banco reto", 4, 40, 2],
    ["Barra e suporte", 10, 80, 4],
    ["Máquina de supino", 4, 40, 5],
    ["Polia alta e corda", 2, 20, 5],
    ["Kettlebell", 10, 12, 2],
    ["Elástico", 7, 10, 2],
    [null, 4, 10, 2],
  ])("of %s for group %d at %d kg is %d kg", (equipament_needed, id, load, step) => {
    expect(loadStepKg({ equipament_needed, muscle_groups: [{ id }] }, load, USUAL_LOAD_STEPS)).toBe(step);
  });

  it("of a bar is twice the trainer's smallest plate", () => {
    const steps = { ...USUAL_LOAD_STEPS, plates_kg: [5, 1.25, 10] };
    const bench = { equipament_needed: "Barra e banco reto", muscle_groups: [{ id: 4 }] };
    expect(loadStepKg(bench, 40, steps)).toBe(2.5);
  });
});

describe("the heaviest load that is not above", () => {
  it.each([
    [67.2, "Barra e banco reto", 66],
    [68, "Barra e banco reto", 68],
    [18.9, "Barra e banco reto", 18],
    [1.9, "Barra e banco reto", null],
    [7.9, "Halteres", 7],
    [10, "Halteres", 10],
    [11.9, "Halteres", 10],
    [13, "Halteres", 12],
    [0.9, "Halteres", null],
    [44.9, "Leg press 45°", 40],
    [45, "Leg press 45°", 45],
    [4.9, "Polia alta e corda", null],
    [17.5, "Kettlebell", 16],
    [9, null, 8],
  ])("%d kg with %s is %s kg", (kg, equipment, load) => {
    expect(loadAtMost(kg, equipment, USUAL_LOAD_STEPS)).toBe(load);
  });

  it("does not lose a step to floating point: 0.8 · 0.9 · 100 is 72.00000000000001, 100 · 0.58 is 57.99999999999999", () => {
    expect(loadAtMost(100 * 0.58, "Barra", USUAL_LOAD_STEPS)).toBe(58);
  });

  it("counts from the trainer's own bar", () => {
    const steps = { ...USUAL_LOAD_STEPS, bar_kg: 15 };
    expect(loadAtMost(40, "Barra", steps)).toBe(39);
  });
});
