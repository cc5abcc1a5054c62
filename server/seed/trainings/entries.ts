import { AEROBIC_EFFORTS, type AerobicEffort } from "#domain/training/aerobic-effort.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import type { TechniqueName } from "../catalogue/techniques.ts";
import type { SeededEntry } from "./types.ts";

interface Resisted {
  sets: number;
  /** Minimum and maximum repetitions, or a pyramid's repetitions set by set. */
  reps: readonly [min: number, max: number] | string;
  rest: string;
  cadence?: string;
  technique?: TechniqueName;
  seriesType?: number;
  note?: string;
}

const noted = (note: string | undefined) => (note === undefined ? {} : { observacao: note });

/** Treino resistido. Several names are done together, with the technique that combines them. */
export function resisted(exercise: string | readonly string[], how: Resisted): SeededEntry {
  const reps =
    typeof how.reps === "string" ? { reps_pattern: how.reps } : { min_reps: how.reps[0], max_reps: how.reps[1] };
  return {
    exercise: typeof exercise === "string" ? [exercise] : exercise,
    exercise_technic: how.technique ?? null,
    series_type_id: how.seriesType ?? NORMAL_SERIES,
    series: how.sets,
    ...reps,
    descanco: how.rest,
    cadencia: how.cadence ?? "2-0-2-0",
    ...noted(how.note),
  };
}

/** Alongamento, liberação miofascial, and manobra respiratória: sets held or worked for a time, each followed by a rest. */
export function timed(exercise: string, sets: number, time: string, rest: string, note?: string): SeededEntry {
  return {
    exercise: [exercise],
    exercise_technic: null,
    series_type_id: NORMAL_SERIES,
    series: sets,
    tempo: time,
    descanco: rest,
    ...noted(note),
  };
}

/** Mobilidade: one number of repetitions. */
export function mobility(exercise: string, sets: number, reps: number, rest: string, note?: string): SeededEntry {
  return {
    exercise: [exercise],
    exercise_technic: null,
    series_type_id: NORMAL_SERIES,
    series: sets,
    max_reps: reps,
    descanco: rest,
    ...noted(note),
  };
}

export function functional(
  exercise: string,
  sets: number,
  [min, max]: readonly [min: number, max: number],
  rest: string,
  note?: string,
): SeededEntry {
  return {
    exercise: [exercise],
    exercise_technic: null,
    series_type_id: NORMAL_SERIES,
    series: sets,
    min_reps: min,
    max_reps: max,
    descanco: rest,
    ...noted(note),
  };
}

const effortNote = (effort: AerobicEffort, note: string | undefined) => ({
  observacao: [AEROBIC_EFFORTS[effort], note].filter(Boolean).join(" "),
});

/** Aeróbico contínuo: total time in hh:mm:ss. */
export function continuousAerobic(exercise: string, time: string, effort: AerobicEffort, note?: string): SeededEntry {
  return {
    exercise: [exercise],
    exercise_technic: null,
    series_type_id: NORMAL_SERIES,
    tempo: time,
    aerobicocont: true,
    ...effortNote(effort, note),
  };
}

interface Sprints {
  /** Total time, hh:mm:ss. */
  time: string;
  sprints: number;
  sprintTime: string;
  interval: string;
  effort: AerobicEffort;
  note?: string;
}

export function hiit(exercise: string, how: Sprints): SeededEntry {
  return {
    exercise: [exercise],
    exercise_technic: null,
    series_type_id: NORMAL_SERIES,
    tempo: how.time,
    quantidade_tiros: how.sprints,
    tempo_tiros: how.sprintTime,
    intervalo_tiros: how.interval,
    hiit: true,
    ...effortNote(how.effort, how.note),
  };
}
