import { expect, it } from "vitest";
import { cautionOf } from "./cautions.ts";
import { GROUP } from "./muscle-groups.ts";

const exercise = (name: string, group: number) => ({
  name,
  exercise_type: "resistence",
  muscle_groups: [{ id: group }],
});
const press = exercise("Desenvolvimento com halteres", GROUP.shoulders);
const squat = exercise("Agachamento livre com barra", GROUP.quadriceps);
const HEALTHY = { painfulAreas: [], conditions: [] };
const PREGNANT = { condition: "pregnancy", quote: "Gestante", source: "triagem" } as const;

it("an exercise that loads a painful area is marked with the area", () => {
  const limits = { ...HEALTHY, painfulAreas: ["shoulder" as const] };
  expect(cautionOf(press, limits)).toBe(
    "Carrega o ombro, onde você relatou dor ou lesão. Pergunte antes ao seu personal.",
  );
  expect(cautionOf(exercise("Leg press 45°", GROUP.quadriceps), limits)).toBeNull();
});

it("an exercise that an illness keeps out is marked with the reason, without the illness", () => {
  expect(cautionOf(squat, { ...HEALTHY, conditions: [PREGNANT] })).toBe(
    "Pede prender o ar, ou tem risco de queda. Pergunte antes ao seu personal.",
  );
});

it("other exercises are not marked", () => {
  expect(cautionOf(squat, HEALTHY)).toBeNull();
});
