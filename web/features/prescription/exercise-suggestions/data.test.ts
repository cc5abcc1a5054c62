import { expect, it } from "vitest";
import { suggestionsQuery, withOthers } from "./data.ts";

const squat = { name: "Resistido", value: "resistence" } as const;
const stretch = { name: "Alongamento", value: "stretching" } as const;
const [chest, back] = [
  { id: 2, name: "Peito" },
  { id: 10, name: "Costas" },
];
const keyOf = (...[position, training, typed]: Parameters<typeof suggestionsQuery>) =>
  JSON.stringify(suggestionsQuery(position, training, typed).queryKey);

it("trainings of a cycle with the same types and muscle groups share what is suggested, and no others", () => {
  const position = { mesoId: 1, index: 0 };
  const a = { exercise_type: [squat, stretch], muscle_group: [chest, back] };
  const same = { exercise_type: [stretch, squat], muscle_group: [back, chest] };
  expect(keyOf({ mesoId: 1, index: 3 }, same, "")).toBe(keyOf(position, a, ""));
  expect(keyOf({ mesoId: 1, microId: 7, index: 0 }, a, "")).not.toBe(keyOf(position, a, ""));
  expect(keyOf(position, { ...a, muscle_group: [chest] }, "")).not.toBe(keyOf(position, a, ""));
  expect(keyOf(position, { ...a, exercise_type: [squat] }, "")).not.toBe(keyOf(position, a, ""));
  expect(keyOf(position, a, "agachamento")).not.toBe(keyOf(position, a, ""));
});

it("a search offers the whole catalogue after the suggestions, each exercise once", () => {
  const exercise = (id: number, suggested: boolean) => ({
    id,
    user_id: null,
    name: `Exercício ${id}`,
    link: null,
    exercise_type: "resistence" as const,
    equipament_needed: null,
    movement: null,
    muscle_groups: [],
    muscle_group_id: null,
    min_reps: null,
    max_reps: null,
    deviations: [],
    suggested,
  });
  const found = withOthers([exercise(1, true), exercise(2, false)], [exercise(2, false), exercise(3, false)]);
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3]);
});
