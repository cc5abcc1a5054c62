import { exercisesOf, typeOfEntry } from "./blocks.ts";
import { secondsOf } from "./entry/field-rules.ts";
import type { Prescription } from "./entry/fields.ts";
import { fromWire } from "./entry/names.ts";
import type { DetailedSet } from "./sets/detailed-set.ts";

export type TimedEntry = Parameters<typeof fromWire>[0] & Parameters<typeof typeOfEntry<string>>[0];

/**
 * One repetition without a cadence: two seconds up and two down, the moderate speed of the American College of Sports
 * Medicine (position stand, 2009). The energy of a week counts the same.
 */
const SECONDS_PER_REPETITION = 4;
/** Ours: a rest that is not prescribed, and the walk to the next exercise with setting it up. */
const REST_SECONDS = 60;
const CHANGE_OVER_SECONDS = 60;
/** Ours: from one exercise of a combined set to the next, which follow each other without rest. */
const COMBINED_CHANGE_OVER_SECONDS = 10;
/** Ours: what an incomplete row is counted with. */
const REPETITIONS = 10;
const SPRINT_SECONDS = 30;

const secondsOr = (time: string | null, absent: number) => (time ? secondsOf(time) : absent);

const restOf = ({ rest }: Prescription) => secondsOr(rest, REST_SECONDS);

function secondsPerRepetition({ cadence }: Prescription): number {
  const seconds = (cadence ?? "").split("-").reduce((sum, phase) => sum + Number(phase), 0);
  return seconds > 0 ? seconds : SECONDS_PER_REPETITION;
}

/** The repetitions of each set: a pyramid's own, else the middle of the range. */
function repetitionsOfSets({ series, minReps, maxReps, repsPattern }: Prescription): number {
  if (repsPattern) return repsPattern.split("-").reduce((sum, repetitions) => sum + Number(repetitions), 0);
  const most = maxReps ?? minReps ?? REPETITIONS;
  return (series ?? 1) * (((minReps ?? most) + most) / 2);
}

const setsOf = ({ series, repsPattern }: Prescription) => repsPattern?.split("-").length ?? series ?? 1;

const withRests = (work: number, rounds: number, rest: number) => work + Math.max(rounds - 1, 0) * rest;

/** A drop follows without rest, and the rest of the last set belongs to the way to the next row. */
function secondsInDetail(prescription: Prescription, sets: readonly DetailedSet[]): number {
  const work = sets.reduce((sum, { min_reps, max_reps }) => {
    const most = max_reps ?? min_reps ?? REPETITIONS;
    return sum + ((min_reps ?? most) + most) / 2;
  }, 0);
  const rests = sets
    .slice(0, -1)
    .map(({ rest }, index) => (sets[index + 1]?.kind === "drop" ? 0 : secondsOr(rest, restOf(prescription))));
  return work * secondsPerRepetition(prescription) + rests.reduce((sum, rest) => sum + rest, 0);
}

/** Every exercise of a combined set does the same repetitions, one after the other, before the rest. */
function secondsByRepetitions(prescription: Prescription, exercises: number): number {
  if (prescription.sets) return secondsInDetail(prescription, prescription.sets);
  const sets = setsOf(prescription);
  const work = repetitionsOfSets(prescription) * secondsPerRepetition(prescription) * exercises;
  const changes = sets * (exercises - 1) * COMBINED_CHANGE_OVER_SECONDS;
  return withRests(work + changes, sets, restOf(prescription));
}

function secondsByTime(prescription: Prescription, exercises: number): number {
  const sets = setsOf(prescription);
  return withRests(sets * exercises * secondsOr(prescription.duration, 0), sets, restOf(prescription));
}

/** Time and interval of a breathing manoeuvre are those of each repetition. */
function secondsOfBreathing(prescription: Prescription, exercises: number): number {
  const repetitions = setsOf(prescription) * Math.max(prescription.maxReps ?? 1, 1) * exercises;
  return withRests(repetitions * secondsOr(prescription.duration, 0), repetitions, restOf(prescription));
}

/** The total time includes the sprints, unless they take longer than it. */
function secondsOfAerobics({ duration, sprints, sprintDuration, sprintInterval }: Prescription): number {
  const rounds = sprints ?? 0;
  const sprinting = rounds * secondsOr(sprintDuration, SPRINT_SECONDS);
  return Math.max(secondsOr(duration, 0), withRests(sprinting, rounds, secondsOr(sprintInterval, 0)));
}

export function secondsOfEntry(type: string | undefined, prescription: Prescription, exercises: number): number {
  switch (type) {
    case "stretching":
    case "myofascial_release":
      return secondsByTime(prescription, exercises);
    case "manobra_resp":
      return secondsOfBreathing(prescription, exercises);
    case "exerc_aerobicos":
    case "aerobic":
    case "hiit":
      return secondsOfAerobics(prescription);
    default:
      return secondsByRepetitions(prescription, exercises);
  }
}

/** Between two rows: the rest after the last set and the change of exercise happen at the same time. */
const secondsBetween = (prescription: Prescription) => Math.max(secondsOr(prescription.rest, 0), CHANGE_OVER_SECONDS);

export const rowSeconds = (type: string | undefined, prescription: Prescription, exercises: number) => ({
  work: secondsOfEntry(type, prescription, exercises),
  between: secondsBetween(prescription),
});

export function minutesOfRows(rows: readonly ReturnType<typeof rowSeconds>[]): number {
  const seconds = rows.reduce((sum, { work, between }) => sum + work + between, 0);
  return Math.round((seconds - (rows.at(-1)?.between ?? 0)) / 60);
}

/** Whole minutes; 0 without entries. Docs: `docs/science.md`, "Duration of a training". */
export function estimatedMinutes(entries: readonly TimedEntry[]): number {
  return minutesOfRows(
    entries.map((entry) => rowSeconds(typeOfEntry(entry), fromWire(entry), exercisesOf(entry).length)),
  );
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "Duração estimada: 52 min", "1 h 20 min", "mais de 24 h"; null while there is nothing to do. */
export function durationText(entries: readonly TimedEntry[]): string | null {
  const total = estimatedMinutes(entries);
  if (total === 0) return null;
  if (total > DAY_MINUTES) return "mais de 24 h";
  const [hours, minutes] = [Math.floor(total / HOUR_MINUTES), total % HOUR_MINUTES];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(minutes > 0 ? [`${minutes} min`] : [])].join(" ");
}
