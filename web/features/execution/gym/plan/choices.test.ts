import { expect, it } from "vitest";
import type { KnownExercise } from "../log/training-log.ts";
import { inOrderToAdd } from "./choices.ts";

const choice = (name: string, known: Partial<NonNullable<KnownExercise["known"]>>): KnownExercise => ({
  exercise: {
    id: 1,
    user_id: null,
    name,
    link: null,
    exercise_type: "resistence",
    equipament_needed: null,
    movement: null,
    muscle_groups: [],
  },
  known: { exercise_id: 1, execution: null, last: null, suggested_load_kg: null, ...known },
});
const last = { day: "2026-11-16", pain: null, sets: [] };

it("what may be added begins with what was done before and ends with what asks for caution", () => {
  const choices = [
    choice("marcado e feito", { caution: "Carrega o ombro", last }),
    choice("novo", { caution: null }),
    choice("de um aparelho antigo", { last }),
  ];
  expect(inOrderToAdd(choices).map(({ exercise }) => exercise.name)).toEqual([
    "de um aparelho antigo",
    "novo",
    "marcado e feito",
  ]);
});
