import type { ExecutionSnapshot } from "#contract/execution/executions.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { addDays, type CalendarDate, differenceInDays } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { secondsOf } from "#domain/training/entry/field-rules.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import { plannedDays } from "#domain/training/executions/planned-days.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import { listPlanned, type Period } from "../../features/execution/execution-calendar/queries.ts";
import { recordExecution } from "../../features/execution/executions/commands.ts";
import { findPrescribed } from "../../features/execution/executions/queries.ts";
import { listEquivalents } from "../../features/execution/gym/queries.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { firstLoadKg } from "./first-loads.ts";

export interface Trained {
  readonly studentId: number;
  readonly today: CalendarDate;
  readonly gender: "male" | "female";
  readonly days: number;
  readonly recently?: "hurts" | "is_tired" | undefined;
}

/** Every seventh prescribed training is missed, and every ninth is done a day later. */
const MISSED_EVERY = 7;
const MOVED_EVERY = 9;
const RECENT = 3;
/** One training is done with another exercise, one without its last row: these are their places from the end. */
const SWAPPED = 5;
const SKIPPED = 4;
/** The share of the usual load that a tired student lifts, and that a row which warms up has. */
const TIRED = 0.85;
const WARM_UP = 0.5;

export async function trainStudent(scope: Scope, { studentId, gender, today, days, recently }: Trained): Promise<void> {
  const period = { from: addDays(today, -days), to: addDays(today, -1) };
  const trainings = await listPlanned(scope, studentId, period);
  const planned = trainings.some((training) => training.is_in_sequence)
    ? inTurn(trainings, period)
    : plannedDays({ ...period, today }, trainings, []);
  for (const [place, { training_id, day }] of planned.entries()) {
    if (place % MISSED_EVERY === 4) continue;
    const training = await findPrescribed(scope, training_id);
    const later = place % MOVED_EVERY === 5 ? addDays(day, 1) : day;
    if (!training || later > period.to) continue;
    const isRecent = place >= planned.length - RECENT;
    const placeFromEnd = planned.length - place;
    const snapshot = snapshotOf(training, {
      gender,
      day: later,
      place,
      state: isRecent ? recently : undefined,
      swaps:
        placeFromEnd === SWAPPED
          ? await listEquivalents(scope, studentId, { trainings: [training], today })
          : new Map(),
      skipsLast: placeFromEnd === SKIPPED,
    });
    const recorded = await recordExecution(scope, training_id, snapshot, { now: () => new Date(`${today}T15:00:00Z`) });
    if (recorded.outcome !== "saved" && recorded.outcome !== "invalid")
      throw new Error(`demo execution of ${training.name} on ${later}: ${recorded.outcome}`);
  }
}

/** In a sequence the student trains every other day. */
function inTurn(trainings: Awaited<ReturnType<typeof listPlanned>>, { from, to }: Period) {
  const days = Array.from({ length: Math.floor(differenceInDays(from, to) / 2) + 1 }, (_, index) =>
    addDays(from, index * 2),
  );
  return days.flatMap((day, index) => {
    const running = trainings.filter(({ first, last }) => first <= day && day <= last);
    const training = running[index % running.length];
    return training ? [{ day, training_id: training.training_id }] : [];
  });
}

interface Done extends Pick<Trained, "gender"> {
  readonly state: Trained["recently"];
  readonly day: CalendarDate;
  readonly place: number;
  readonly swaps: Awaited<ReturnType<typeof listEquivalents>>;
  readonly skipsLast: boolean;
}

function snapshotOf(training: Training, { gender, day, place, state, swaps, skipsLast }: Done): ExecutionSnapshot {
  const pains = place % 11 === 10 || state === "hurts";
  const share = state === "is_tired" ? TIRED : 1;
  const swapped = [...swaps].find(([, equivalents]) => equivalents.length > 0);
  return {
    device_id: "0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6",
    revision: 1,
    day,
    started_at: `${day}T22:05:00.000Z`,
    finished_at: `${day}T23:${String(4 + (place % 12)).padStart(2, "0")}:00.000Z`,
    effort: state === "is_tired" ? 9 : 6 + (place % 3),
    note: pains ? "Cheguei cansado, dormi pouco." : "",
    replaces: [],
    exercises: training.exercises.flatMap((entry, row) =>
      exercisesOf(entry)
        .map((prescribed) => (swapped?.[0] === prescribed.id && swapped[1][0]) || prescribed)
        .map((exercise) => ({
          entry_id: entry.id,
          exercise_id: exercise.id,
          name: exercise.name,
          ...(skipsLast && row === training.exercises.length - 1 && { skip_reason: "time" as const }),
          pain: pains && row === 1 ? (state === "hurts" ? 7 : 5) : row === 0 ? 1 : null,
          note: pains && row === 1 ? "Incômodo na última série." : "",
          sets:
            skipsLast && row === training.exercises.length - 1
              ? []
              : setsOf(entry, {
                  hasLoad: PRESCRIBED[exercise.exercise_type].load === true,
                  share,
                  firstKg: exercise.equipament_needed === "Peso corporal" ? null : firstLoadKg(exercise.name, gender),
                  place,
                }),
        })),
    ),
  };
}

interface Progress {
  readonly hasLoad: boolean;
  /** Null: the body's own weight. */
  readonly firstKg: number | null;
  readonly place: number;
  readonly share: number;
}

/**
 * Loads rise by 2.5 kg every eight trainings; the repetitions climb to the highest in between. Of sets in detail each is done with its own
 * load, and a row that warms up with half the load.
 */
function setsOf(entry: Training["exercises"][number], { hasLoad, firstKg, place, share }: Progress) {
  const { series, minReps, maxReps, duration, sprints, sprintDuration, sets } = fromWire(entry);
  const time = sprints ? sprintDuration : duration;
  const step = Math.floor(place / 8);
  const most = maxReps ?? 12;
  const repetitions = Math.min(most, (minReps ?? most - 2) + (place % 8));
  const part = isWorkingSeries(entry.series_type_id) ? share : share * WARM_UP;
  const lifted = (kg: number) => (hasLoad ? (firstKg === null ? 0 : Math.round(kg * part * 2) / 2) : null);
  const done = sets?.map(({ kind, max_reps, load_kg }) => ({ kind, repetitions: max_reps ?? most, kg: load_kg }));
  return (done ?? Array.from({ length: sprints ?? series ?? 1 }, () => null)).map((set, index) => ({
    set: index + 1,
    repetitions: time && !hasLoad ? null : (set?.repetitions ?? repetitions),
    load_kg: lifted(set?.kg ?? (firstKg ?? 0) + step * 2.5),
    seconds: time ? secondsOf(time) : null,
    done_at: null,
    ...(set && { kind: set.kind }),
  }));
}
