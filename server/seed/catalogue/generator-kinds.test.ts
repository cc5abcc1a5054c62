import { describe, expect, it } from "vitest";
import { classify } from "#domain/training/generator/classified.ts";
import { catalogueExercises } from "./exercises.ts";
import { muscleGroups } from "./muscle-groups.ts";

const classified = catalogueExercises.map(({ name, exercise_type, equipament_needed, muscle_groups }, place) => {
  const groups = muscle_groups.flatMap((own) => muscleGroups.filter((group) => group.name === own));
  return classify({
    id: place + 1,
    name,
    type: exercise_type,
    equipment: equipament_needed,
    muscleGroups: groups,
  });
});

const WHOLE_HIP = "A joint is prepared in all its directions by one kind, whichever muscle leads the direction.";

/** Exercises that another group leads than their kind, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "Balanço frontal de perna": WHOLE_HIP,
  "Balanço lateral de perna": WHOLE_HIP,
  "Dissociação de quadril na bola suíça": WHOLE_HIP,
  "Pullover com halter":
    "Chest and latissimus extend the shoulder together; without a pulley it is the pull from above.",
};

const apart = classified.filter(({ exercise, kind }) => (exercise.muscleGroups[0]?.id ?? null) !== kind.group);

describe("the kind of a catalogue exercise", () => {
  it("is led by the exercise's main muscle group", () => {
    const wrong = apart.filter(({ exercise }) => !(exercise.name in EXCEPTIONS));
    expect(wrong.map(({ exercise, kind }) => `${exercise.name} in ${kind.code}`)).toEqual([]);
  });

  it("has no exception that is none", () => {
    expect(apart.map(({ exercise }) => exercise.name)).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  });
});
