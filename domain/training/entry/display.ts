import { formatDecimal } from "../../text/number-format.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { setsText } from "../sets/sets-line.ts";
import { WEEKDAYS } from "../weekdays.ts";
import { type EntryField, fieldOf, type Prescription } from "./fields.ts";
import { PRESCRIBED, type TypeField } from "./type-fields.ts";

export interface EntryColumn {
  readonly field: EntryField;
  readonly label: string;
  readonly text: (prescription: Prescription) => string;
  /** Reaches over the next column, which is then left out: a pyramid's pattern stands in the place of both repetitions. */
  readonly reachesOver: (prescription: Prescription) => boolean;
}

const ABSENT = "–";

const patternText = (pattern: string) => pattern.split("-").map(Number).join(" · ");

const stands = ({ repsPattern }: Prescription, field: EntryField) => field === "minReps" && repsPattern !== null;

const daysText = (days: readonly number[]) =>
  WEEKDAYS.filter((_, day) => days.includes(day))
    .map(({ name }) => name.slice(0, 3))
    .join(", ");

const DAYS_OF: Partial<Record<EntryField, "hiitDays" | "continuousDays">> = {
  hiit: "hiitDays",
  continuousAerobic: "continuousDays",
};

function flagText(field: EntryField, isOn: boolean, prescription: Prescription): string {
  const days = DAYS_OF[field] ? daysText(prescription[DAYS_OF[field]]) : "";
  return isOn ? `Sim${days && ` (${days})`}` : "Não";
}

export function figureText(field: EntryField, prescription: Prescription): string {
  if (stands(prescription, field) && prescription.repsPattern) return patternText(prescription.repsPattern);
  const value = prescription[field];
  if (typeof value === "boolean") return flagText(field, value, prescription);
  if (field === "hiitDays" || field === "continuousDays") return daysText(prescription[field]);
  if (field === "sets") return prescription.sets ? setsText(prescription.sets) : ABSENT;
  if (value === null || typeof value === "object") return ABSENT;
  const { unit } = fieldOf(field);
  return `${field === "load" ? formatDecimal(Number(value), 0, 1) : value}${unit ? ` ${unit}` : ""}`;
}

/** The pattern stands in the minimum's column, days in their flag's; the kind of series and the notes are said beside the figures. */
const WITHOUT_COLUMN: readonly EntryField[] = ["repsPattern", "hiitDays", "continuousDays", "seriesTypeId", "notes"];

function fieldsInColumns(type: ExerciseTypeValue): readonly TypeField[] {
  const { fields, columns = fields.map(({ field }) => field) } = PRESCRIBED[type];
  return columns
    .filter((field) => !WITHOUT_COLUMN.includes(field))
    .flatMap((field) => fields.find((one) => one.field === field) ?? []);
}

const columnsOfType = (type: ExerciseTypeValue): readonly EntryColumn[] =>
  fieldsInColumns(type).map(({ field, label }) => ({
    field,
    label,
    text: (prescription) => figureText(field, prescription),
    reachesOver: (prescription) => stands(prescription, field),
  }));

export const COLUMNS: Readonly<Record<ExerciseTypeValue, readonly EntryColumn[]>> = {
  stretching: columnsOfType("stretching"),
  mobility: columnsOfType("mobility"),
  myofascial_release: columnsOfType("myofascial_release"),
  functional: columnsOfType("functional"),
  resistence: columnsOfType("resistence"),
  manobra_resp: columnsOfType("manobra_resp"),
  exerc_aerobicos: columnsOfType("exerc_aerobicos"),
};

export const repetitionsText = (prescription: Prescription): string => {
  const { minReps, maxReps, repsPattern } = prescription;
  if (repsPattern) return patternText(repsPattern);
  if (minReps === null || minReps === maxReps) return String(maxReps ?? ABSENT);
  return maxReps === null ? String(minReps) : `${minReps}–${maxReps}`;
};

const times = (...factors: readonly (string | number | null)[]) =>
  factors.filter((factor) => factor !== null).join(" × ") || ABSENT;

interface WorkFigures {
  readonly fields: readonly EntryField[];
  readonly text: (prescription: Prescription) => string;
}

const SETS_OF_REPETITIONS: WorkFigures = {
  fields: ["series", "minReps", "maxReps"],
  text: (prescription) => times(prescription.series, repetitionsText(prescription)),
};
const SETS_OF_TIME: WorkFigures = {
  fields: ["series", "maxReps", "duration"],
  text: ({ series, maxReps, duration }) => times(series, maxReps, duration),
};
const SPRINTS: WorkFigures = {
  fields: ["sprints", "sprintDuration"],
  text: ({ sprints, sprintDuration }) => times(sprints, sprintDuration),
};
const TOTAL_TIME: WorkFigures = {
  fields: ["duration", "sprints", "sprintDuration"],
  text: ({ duration }) => times(duration),
};

const SETS_IN_DETAIL: WorkFigures = {
  fields: ["series", "minReps", "maxReps", "load"],
  text: ({ sets }) => setsText(sets ?? []),
};

function workFor(type: ExerciseTypeValue, { sprints, sets }: Prescription): WorkFigures {
  if (sets) return SETS_IN_DETAIL;
  if (type === "exerc_aerobicos") return sprints === null ? TOTAL_TIME : SPRINTS;
  return PRESCRIBED[type].fields.some(({ field }) => field === "duration") ? SETS_OF_TIME : SETS_OF_REPETITIONS;
}

/** How much there is to do, as it is said in a gym: "4 × 8–12", "3 × 00:30". */
export const workOf = (type: ExerciseTypeValue, prescription: Prescription): string =>
  workFor(type, prescription).text(prescription);

/** The figures that a card shows beside the work. It leaves out absent figures, flags that are off and figures of the work. */
export const factsOf = (type: ExerciseTypeValue, prescription: Prescription) =>
  COLUMNS[type]
    .filter(({ field }) => !workFor(type, prescription).fields.includes(field))
    .map(({ label, text }) => ({ label, value: text(prescription) }))
    .filter(({ value }) => value !== ABSENT && value !== "Não");
