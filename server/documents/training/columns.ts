import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import type { Maybe } from "../../platform/pdf/text.ts";
import type { PrescribedExercise, TrainingEntry } from "./input.ts";

export type Column = {
  label: string;
  /** Points; the exercise's name takes what is left. */
  width: number | "*";
  alignment?: "center" | "left";
  /** One text for the entry, or one per exercise of a combined set. */
  value: (entry: TrainingEntry, exercise: PrescribedExercise) => string;
  perExercise?: true;
  /** Reaches over the next column, which then stays empty. */
  reachesOver?: (entry: TrainingEntry) => boolean;
};

const ABSENT = "–";
const typed = (value: Maybe<string | number>): string => {
  const shown = value === null || value === undefined ? "" : String(value).trim();
  return shown === "" ? ABSENT : shown;
};
const yesNo = (value: Maybe<boolean>): string => (value ? "Sim" : "Não");

const number = (label: string, width: number, value: (entry: TrainingEntry) => Maybe<string | number>): Column => ({
  label,
  width,
  alignment: "center",
  value: (entry) => typed(value(entry)),
});

const name: Column = { label: "Exercício", width: "*", value: (_, exercise) => exercise.name, perExercise: true };
const series = number("Séries", 34, (entry) => entry.series);
const rest = (label: string): Column => number(label, 44, (entry) => entry.rest);
const groups = (width: number): Column => ({
  label: "Grupos musculares",
  width,
  value: (_, { muscleGroups }) => (muscleGroups.length > 0 ? muscleGroups.join(", ") : ABSENT),
  perExercise: true,
});
const minReps: Column = {
  label: "Rep. mín.",
  width: 32,
  alignment: "center",
  value: (entry) => typed(entry.repsPattern || entry.minReps),
  perExercise: true,
  reachesOver: (entry) => Boolean(entry.repsPattern),
};
const maxReps: Column = {
  label: "Rep. máx.",
  width: 34,
  alignment: "center",
  value: (entry) => typed(entry.maxReps),
  perExercise: true,
};

/** What each type of exercise prescribes, column by column. */
export const COLUMNS: Readonly<Record<ExerciseTypeValue, readonly Column[]>> = {
  resistence: [
    name,
    series,
    minReps,
    maxReps,
    rest("Descanso"),
    number("Cadência", 44, (entry) => entry.cadence),
    { label: "Técnica de intensificação", width: 76, value: (entry) => entry.technique ?? "" },
    groups(88),
  ],
  stretching: [name, series, number("Tempo", 52, (entry) => entry.time), rest("Descanso")],
  mobility: [name, series, number("Repetições", 60, (entry) => entry.maxReps ?? entry.minReps), rest("Descanso")],
  myofascial_release: [
    name,
    series,
    number("Tempo de liberação", 60, (entry) => entry.time),
    rest("Intervalo"),
    groups(150),
  ],
  functional: [name, minReps, maxReps, groups(180)],
  exerc_aerobicos: [
    name,
    number("Tiros", 36, (entry) => entry.sprints),
    number("Duração do tiro", 56, (entry) => entry.sprintTime ?? entry.time),
    number("Intervalo entre tiros", 60, (entry) => entry.sprintInterval),
    number("FC (bpm)", 44, (entry) => entry.heartRate),
    number("HIIT", 34, (entry) => yesNo(entry.hiit)),
    number("Aeróbico contínuo", 52, (entry) => yesNo(entry.continuousAerobic)),
  ],
  manobra_resp: [
    name,
    number("Rep. isométricas", 70, (entry) => entry.maxReps ?? entry.series),
    number("Tempo por rep.", 64, (entry) => entry.time),
    number("Intervalo por rep.", 70, (entry) => entry.rest),
  ],
};

/** The types that are done with a load. */
export const TAKES_LOAD: ReadonlySet<ExerciseTypeValue> = new Set(["resistence", "functional"]);
