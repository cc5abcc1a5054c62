import { typeOfEntry } from "../blocks.ts";
import { figureText, workOf } from "../entry/display.ts";
import type { WirePrescription } from "../entry/fields.ts";
import { fromWire } from "../entry/names.ts";
import { fieldsAsked } from "../entry/type-fields.ts";
import { placeFigures, readTypedRow } from "../entry/typed-row.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { WeekCell } from "./programme.ts";

type ShownEntry = { readonly [Name in keyof WirePrescription]?: unknown } & {
  readonly exercise: { readonly exercise_type: ExerciseTypeValue } | { readonly exercise_type: ExerciseTypeValue }[];
  readonly exercise_technic: { readonly name: string } | null;
};

/** "3 × 8–12 · 62,5 kg", as it is typed too. */
export function weekCellText(entry: ShownEntry): string {
  const type = typeOfEntry(entry);
  const prescription = fromWire(entry);
  const parts = type ? [workOf(type, prescription)] : [];
  return [
    ...parts,
    ...(prescription.load === null || prescription.sets ? [] : [figureText("load", prescription)]),
  ].join(" · ");
}

const askedFields = (entry: ShownEntry) => {
  const exerciseType = typeOfEntry(entry);
  const { hiit, continuousAerobic } = fromWire(entry);
  if (!exerciseType) return [];
  return fieldsAsked({ exerciseType, technique: entry.exercise_technic?.name ?? null, hiit, continuousAerobic });
};

const BARE_NUMBER = /^\d{1,3}(?:[.,]\d)?$/;

const numberOf = (typed: string | undefined) => (typed ? Number(typed.replace(",", ".")) : null);

/** The figures typed over a cell, of which a number alone is the load; null for anything else. */
export function readWeekCell(text: string, entry: ShownEntry): Omit<WeekCell, "entry_id"> | null {
  const fields = askedFields(entry);
  const hasLoad = fields.some(({ field }) => field === "load");
  const typed = hasLoad && BARE_NUMBER.test(text.trim()) ? `${text.trim()} kg` : text;
  const { name, said } = readTypedRow(typed.replaceAll("·", " "));
  const { figures, unplaced } = placeFigures(said, fields);
  const { series, minReps, maxReps, load, ...others } = figures;
  if (name !== "" || unplaced.length > 0 || Object.keys(others).length > 0) return null;
  if ([series, maxReps, load].every((figure) => figure === undefined)) return null;
  return {
    ...(series !== undefined && { series: numberOf(series) }),
    ...(maxReps !== undefined && { max_reps: numberOf(maxReps) }),
    ...(maxReps !== undefined && minReps !== undefined && { min_reps: numberOf(minReps) }),
    ...(load !== undefined && { carga: numberOf(load) }),
  };
}
