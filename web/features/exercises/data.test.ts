import { expect, it } from "vitest";
import { suggestionsQuery } from "./data.ts";

const squat = { name: "Resistido", value: "resistence" } as const;
const stretch = { name: "Alongamento", value: "stretching" } as const;
const [chest, back] = [
  { id: 2, name: "Peito" },
  { id: 10, name: "Costas" },
];
const keyOf = (...[place, training, typed]: Parameters<typeof suggestionsQuery>) =>
  JSON.stringify(suggestionsQuery(place, training, typed).queryKey);

it("trainings of a cycle with the same types and muscle groups share what is suggested, and no others", () => {
  const place = { mesoId: 1, index: 0 };
  const a = { exercise_type: [squat, stretch], muscle_group: [chest, back] };
  const same = { exercise_type: [stretch, squat], muscle_group: [back, chest] };
  expect(keyOf({ mesoId: 1, index: 3 }, same, "")).toBe(keyOf(place, a, ""));
  expect(keyOf({ mesoId: 1, microId: 7, index: 0 }, a, "")).not.toBe(keyOf(place, a, ""));
  expect(keyOf(place, { ...a, muscle_group: [chest] }, "")).not.toBe(keyOf(place, a, ""));
  expect(keyOf(place, { ...a, exercise_type: [squat] }, "")).not.toBe(keyOf(place, a, ""));
  expect(keyOf(place, a, "agachamento")).not.toBe(keyOf(place, a, ""));
});
