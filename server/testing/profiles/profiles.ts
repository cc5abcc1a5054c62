import { POSTURE_FIELDS } from "#domain/assessment/posture/catalogue.ts";
import { postureResultOf } from "#domain/assessment/posture/result.ts";
import { codesOf } from "#domain/text/labels.ts";
import { A_STUDENT } from "#domain/training/generator/catalogue.fixture.ts";
import { HOME_EQUIPMENT } from "#domain/training/generator/equipment.ts";
import { proposeTrainings } from "#domain/training/generator/generate.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import type { Proposal, ProposalInput } from "#domain/training/generator/proposal.ts";
import { healthNotes } from "#domain/training/health/health-notes.ts";
import { readHealth } from "#domain/training/health/read-health.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { catalogueExercises } from "../../seed/catalogue/exercises.ts";
import { muscleGroups } from "../../seed/catalogue/muscle-groups.ts";
import { PHRASES, type Phrase } from "./phrases.ts";

const groupIds = new Map<string, number>(muscleGroups.map(({ id, name }) => [name, id]));
const exercises = catalogueExercises.map(({ name, exercise_type, equipament_needed, muscle_groups }, index) => ({
  id: index + 1,
  name,
  type: exercise_type,
  equipment: equipament_needed,
  muscleGroups: muscle_groups.map((group) => ({ id: groupIds.get(group) ?? 0, name: group })),
}));

/** Numbers from 0 to 1 that are the same in every run (Park and Miller's minimal standard). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface Profile {
  readonly input: ProposalInput;
  readonly phrases: readonly Phrase[];
  readonly proposal: Proposal;
}

const ANSWERS = {
  pains: "had_pains",
  lesions: "had_lesions",
  whichSurgeries: "surgeries",
  cardiac_problems_type: "cardiac_problems",
  supplements_name: "supplements",
} as const;

const answersOf = (phrases: readonly Phrase[]) =>
  Object.fromEntries(
    [...Map.groupBy(phrases, ({ question }) => question)].flatMap(([question, said]) => [
      [ANSWERS[question], true],
      [question, said.map((one) => one.said).join(". ")],
    ]),
  );

/** The first phrases go one to a profile, so that each is tried; the others are drawn. */
function profileOf(index: number, random: () => number): Profile {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share);
  const own = PHRASES[index];
  const drawn = random() < 0.5 ? [] : Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(PHRASES));
  const phrases = [...new Set([...(own ? [own] : []), ...drawn])];
  const reading = readHealth(answersOf(phrases), null);
  const days = some(
    WEEKDAYS.map(({ key }) => key),
    0.55,
  );
  const selection = Object.fromEntries(
    some(POSTURE_FIELDS, random() * 0.15).map(({ field, aspect }) => [
      field.key,
      pick(aspect.options.map(({ value }) => value)),
    ]),
  );
  const weeks = 1 + Math.floor(random() * 16);
  const input: ProposalInput = {
    ...A_STUDENT,
    exercises,
    ageYears: 8 + Math.floor(random() * 78),
    daysOfWeek: days.length > 0 ? days : ["monday"],
    minutes: pick([20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 120, 180]),
    level: pick(codesOf(LEVELS)),
    objective: pick(codesOf(OBJECTIVES)),
    studentType: pick(["consulting", "in_person", "hybrid"] as const),
    place:
      random() < 0.3
        ? { code: "home", equipment: some(codesOf(HOME_EQUIPMENT), random()) }
        : { code: "gym", equipment: [] },
    isCleared: random() < 0.2,
    screening: null,
    isHighPressure: random() < 0.05,
    conditions: reading.conditions,
    painfulPlaces: reading.places,
    healthNotes: healthNotes(reading, { notes: [] }),
    posture: { selection, result: postureResultOf(selection) },
    cycle: { weeks, week: random() < 0.2 ? 1 + Math.floor(random() * weeks) : null },
  };
  return { input, phrases, proposal: proposeTrainings(input) };
}

/** The same seed gives the same people. */
export function profiles(count: number, seed: number): readonly Profile[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => profileOf(index, random));
}
