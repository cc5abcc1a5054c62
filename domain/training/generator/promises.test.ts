import fc from "fast-check";
import { expect, it } from "vitest";
import { trainingZones } from "../../assessment/aerobic/training-zones.ts";
import { POSTURE_FIELDS } from "../../assessment/posture/catalogue.ts";
import { POSTURE_RESULTS } from "../../assessment/posture/result.ts";
import { INTENSITIES } from "../../students/readiness/readiness-answers.ts";
import { VERDICTS } from "../../students/readiness/screening.ts";
import { STUDENT_TYPES } from "../../students/registration.ts";
import { codesOf } from "../../text/labels.ts";
import { toTyped } from "../entry/names.ts";
import { refusalsOfEntry } from "../entry/rules.ts";
import { CONDITIONS } from "../health/condition-table.ts";
import { heartObstacle } from "../health/heart-rate-note.ts";
import { AREAS } from "../painful-area-table.ts";
import { touches } from "../painful-areas.ts";
import { NO_TECHNIQUE } from "../techniques.ts";
import { WEEKDAYS } from "../weekdays.ts";
import { A_STUDENT, EXERCISES } from "./catalogue.fixture.ts";
import { classify } from "./classified.ts";
import { HOME_EQUIPMENT, TRAINING_PLACES } from "./equipment.ts";
import { proposeTrainings } from "./generate.ts";
import { LEVELS } from "./levels.ts";
import { OBJECTIVES } from "./objectives.ts";
import type { Proposal, ProposalInput } from "./proposal.ts";

const selection = fc
  .array(
    fc
      .constantFrom(...POSTURE_FIELDS)
      .chain(({ field, aspect }) =>
        fc.tuple(fc.constant(field.key), fc.constantFrom(...aspect.options.map(({ value }) => value))),
      ),
    { maxLength: 8 },
  )
  .map((chosen) => Object.fromEntries(chosen));

const inputs: fc.Arbitrary<ProposalInput> = fc.record({
  daysOfWeek: fc.subarray(WEEKDAYS.map(({ key }) => key)),
  minutes: fc.integer({ min: 20, max: 120 }),
  level: fc.constantFrom(...codesOf(LEVELS)),
  objective: fc.constantFrom(...codesOf(OBJECTIVES)),
  studentType: fc.constantFrom(...codesOf(STUDENT_TYPES)),
  ageYears: fc.option(fc.integer({ min: 12, max: 90 })),
  restingHeartRate: fc.option(fc.integer({ min: 40, max: 90 })),
  conditions: fc
    .subarray(CONDITIONS.map(({ condition }) => condition))
    .map((codes) => codes.map((condition) => ({ condition, quote: condition, source: "triagem" as const }))),
  isCleared: fc.boolean(),
  screening: fc.option(
    fc.record({
      verdict: fc.constantFrom(...codesOf(VERDICTS)),
      up_to: fc.option(fc.constantFrom(...codesOf(INTENSITIES))),
      cleared_until: fc.option(fc.constant("2027-01-10")),
    }),
  ),
  isHighPressure: fc.boolean(),
  healthNotes: fc.constant([]),
  place: fc.record({
    code: fc.constantFrom(...codesOf(TRAINING_PLACES)),
    equipment: fc.subarray([...codesOf(HOME_EQUIPMENT)]),
  }),
  cycle: fc.record({ weeks: fc.integer({ min: 1, max: 16 }), week: fc.option(fc.integer({ min: 1, max: 16 })) }),
  favouriteActivities: fc.constantFrom("", "Corrida e natação"),
  painfulPlaces: fc
    .subarray(AREAS.map(({ area }) => area))
    .map((areas) => areas.map((area) => ({ area, quote: `dor: ${area}`, source: "anamnese" as const }))),
  posture: fc.record({ result: fc.constantFrom(...codesOf(POSTURE_RESULTS)), selection }),
  deviations: fc.array(
    fc.record({ name: fc.constant("Desvio"), exerciseIds: fc.array(fc.integer({ min: 1, max: 400 })) }),
    { maxLength: 2 },
  ),
  strengthTests: fc.constant([]),
  exercises: fc.subarray([...EXERCISES]),
  bandOf: fc.integer({ min: 2, max: 20 }).map((min) => () => ({ min, max: min + 6 })),
});

/** Each run has one seed: every claim sees the same inputs, so that each proposal is made once. */
const SEED = Date.now() % 2 ** 31;
const proposals = new Map<string, Proposal>();

function proposalFor(input: ProposalInput): Proposal {
  const key = JSON.stringify([input, input.bandOf(0)]);
  const proposal = proposals.get(key) ?? proposeTrainings(input);
  proposals.set(key, proposal);
  return proposal;
}

const holds = (claim: (input: ProposalInput, proposal: Proposal) => void) =>
  fc.assert(
    fc.property(inputs, (input) => claim(input, proposalFor(input))),
    { numRuns: 100, seed: SEED },
  );

const linesOf = ({ trainings }: Proposal) => trainings.flatMap(({ lines }) => lines);

it("never proposes or offers an exercise that touches a painful place", () => {
  holds((input, proposal) => {
    for (const { exercise, equivalents } of linesOf(proposal)) {
      for (const { name, type, muscleGroups } of [exercise, ...equivalents]) {
        const moving = { name, exercise_type: type, muscle_groups: muscleGroups };
        expect(input.painfulPlaces.filter(({ area }) => touches(area, moving))).toEqual([]);
      }
    }
  });
});

it("gives nobody beats whose heart does not tell the effort, and none beyond what a doctor or the screening allows", () => {
  holds(({ conditions, ageYears, restingHeartRate, screening }, proposal) => {
    const obstacle = heartObstacle(conditions, ageYears);
    const { zones } = trainingZones({ ageYears, restingHeartRate, obstacle });
    const limit = screening?.up_to === "light" || screening?.up_to === "moderate";
    const vigorousFrom = (zones[2]?.karvonen ?? zones[2]?.ofMaximum)?.[0] ?? 0;
    for (const { prescription } of linesOf(proposal)) {
      if (prescription.heartRate === null) continue;
      expect(obstacle).toBeNull();
      if (limit) expect(prescription.heartRate).toBeLessThan(vigorousFrom);
    }
  });
});

it("uses only days of the student, each once, and every training has one", () => {
  holds(({ daysOfWeek }, { trainings }) => {
    const used = trainings.flatMap(({ weekdays }) => weekdays);
    const available = WEEKDAYS.filter(({ key }) => daysOfWeek.includes(key)).map(({ value }) => value);
    expect(new Set(used).size).toBe(used.length);
    expect(used.filter((day) => !available.includes(day))).toEqual([]);
    for (const { weekdays } of trainings) expect(weekdays).not.toEqual([]);
  });
});

it("keeps every muscle group at or below its band, and says why one lies below", () => {
  holds(({ bandOf }, { trainings, volume }) => {
    const sets = new Map<number, number>();
    for (const { weekdays, lines } of trainings) {
      for (const { exercise, prescription } of lines) {
        if (exercise.type !== "resistence") continue;
        for (const [place, { id }] of exercise.muscleGroups.entries())
          sets.set(id, (sets.get(id) ?? 0) + (prescription.series ?? 0) * weekdays.length * (place === 0 ? 1 : 0.5));
      }
    }
    for (const [group, done] of sets) expect(done).toBeLessThanOrEqual(bandOf(group).max);
    for (const one of volume) {
      expect(one.sets).toBe(sets.get(one.group.id) ?? 0);
      expect(one.note === null).toBe(one.sets >= one.min);
    }
  });
});

it("has at most one exercise of a kind in a training, and offers none that is already there", () => {
  holds((_, { trainings }) => {
    for (const { lines } of trainings) {
      const kinds = lines.map(({ exercise }) => classify(exercise).kind.code);
      expect(new Set(kinds).size).toBe(kinds.length);
      const ids = lines.map(({ exercise }) => exercise.id);
      for (const { equivalents } of lines) expect(equivalents.filter(({ id }) => ids.includes(id))).toEqual([]);
    }
  });
});

it("offers only exercises of the same type, which can take the same figures", () => {
  holds((_, proposal) => {
    for (const { exercise, equivalents } of linesOf(proposal))
      expect(equivalents.filter(({ type }) => type !== exercise.type)).toEqual([]);
  });
});

it("stays within the minutes", () => {
  holds(({ minutes }, { trainings }) => {
    for (const training of trainings) {
      expect(training.minutes).toBeLessThanOrEqual(minutes);
    }
  });
});

it("is the same for the same input, in whatever order the catalogue comes", () => {
  holds((input, proposal) => {
    expect(proposeTrainings({ ...input, exercises: input.exercises.toReversed() })).toEqual(proposal);
  });
});

it("gives a reason for every row and for every exercise that is left out", () => {
  holds((_, proposal) => {
    for (const { reasons } of linesOf(proposal)) {
      expect(reasons).not.toEqual([]);
      for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const { reason } of proposal.excluded) expect(reason).toMatch(/^\p{Lu}.*\.$/u);
  });
});

it("passes the rules of the editor in every row", () => {
  holds((_, proposal) => {
    for (const { exercise, prescription } of linesOf(proposal)) {
      const draft = {
        ...toTyped(prescription),
        exerciseType: exercise.type,
        technique: NO_TECHNIQUE,
        exerciseIds: [exercise.id],
        trainingDays: [],
      };
      expect([exercise.name, refusalsOfEntry(draft)]).toEqual([exercise.name, {}]);
    }
  });
});

it("names types and a muscle group for every training", () => {
  holds((_, { trainings }) => {
    for (const { exerciseTypes, lines } of trainings) {
      expect(new Set(exerciseTypes)).toEqual(new Set(lines.map(({ exercise }) => exercise.type)));
    }
  });
});

it("proposes nothing without available days", () => {
  expect(proposeTrainings({ ...A_STUDENT, daysOfWeek: [] }).trainings).toEqual([]);
});
