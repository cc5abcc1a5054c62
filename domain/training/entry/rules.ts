import { refuseLoad } from "../../assessment/strength/strength-limits.ts";
import { recordOf } from "../../record.ts";
import { MESSAGES } from "../../text/messages.ts";
import { parseDecimal } from "../../text/number-format.ts";
import { secondsOfEntry } from "../duration.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { patternOfSets, refuseSets } from "../sets/detailed-set.ts";
import { refuseGroup } from "../sets/row-group.ts";
import { isAdvanced, isPyramid, NORMAL_SERIES, slotsFor } from "../techniques.ts";
import {
  type Refusal,
  refuseCadence,
  refuseCount,
  refuseMaxReps,
  refuseNoTime,
  refusePyramidReps,
  refuseTime,
} from "./field-rules.ts";
import {
  ENTRY_FIELD_NAMES,
  type EntryField,
  type FieldKind,
  fieldOf,
  isTextKind,
  type TypedPrescription,
  type ValueKind,
} from "./fields.ts";
import { fromTyped } from "./names.ts";
import { fieldsAsked, PRESCRIBED, type TypeField } from "./type-fields.ts";

export interface EntryDraft extends TypedPrescription {
  readonly exerciseType: ExerciseTypeValue | undefined;
  readonly technique: string | null;
  readonly exerciseIds: readonly (number | null)[];
  readonly trainingDays: readonly number[];
}

export type RefusableField = EntryField | "technique" | "exerciseIds";

/** The sentence under each refused field. An entry can be saved when there is none. */
export type EntryRefusals = Partial<Record<RefusableField, string>>;

type TextKind = Exclude<FieldKind, ValueKind>;

const RULES: Record<TextKind, (text: string, field: EntryField, draft: EntryDraft) => Refusal> = {
  count: (text, field) =>
    refuseCount(text, fieldOf(field).length ?? 1) ?? (Number(text) > 0 ? null : MESSAGES.aboveZero),
  load: (text) => {
    const kg = parseDecimal(text);
    return kg === null ? MESSAGES.format : refuseLoad(kg);
  },
  time: refuseTime,
  duration: refuseNoTime,
  cadence: refuseCadence,
  pattern: (text, _, { series }) => refusePyramidReps(text, Number(series)),
  text: () => null,
  seriesType: () => null,
};

/** A blank pattern shows its format rather than only asking for something. */
const refuseBlank = (kind: FieldKind) => (kind === "pattern" ? MESSAGES.format : MESSAGES.required);

/** An aerobic exercise has a heart rate, or says in its notes how hard it feels: with a beta-blocker the rate tells nothing. */
const isSaidInNotes = (field: EntryField, { notes }: EntryDraft) => field === "heartRate" && notes.trim() !== "";

function refusalOf({ field, required }: TypeField, draft: EntryDraft): Refusal {
  const value = draft[field];
  const { kind } = fieldOf(field);
  if (typeof value !== "string" || !isTextKind(kind)) return null;
  if (draft.sets && isSaidBySets(field)) return null;
  if (value.trim() === "") return required && !isSaidInNotes(field, draft) ? refuseBlank(kind) : null;
  return RULES[kind](value, field, draft);
}

/** Ours: no exercise of a training takes a whole day, so more is a typing error. */
const MAX_SECONDS = 24 * 3600;

/** A row that takes longer than a day is refused at what it is counted by. */
function refuseEndless(draft: EntryDraft, exerciseType: ExerciseTypeValue): EntryRefusals {
  if (secondsOfEntry(exerciseType, fromTyped(draft), draft.exerciseIds.length) <= MAX_SECONDS) return {};
  const field = exerciseType !== "exerc_aerobicos" ? "series" : draft.hiit ? "sprints" : "duration";
  return { [field]: "Este exercício levaria mais de 24 horas" };
}

function refuseExercises({ technique, exerciseIds }: EntryDraft): Refusal {
  const { minimum, growable } = slotsFor(technique);
  if (exerciseIds.length < minimum || exerciseIds.includes(null)) return MESSAGES.fieldRequired;
  // An execution is recorded once for each exercise of a row.
  if (new Set(exerciseIds).size < exerciseIds.length) return "Escolha exercícios diferentes";
  // The form has no place for more exercises than the technique combines.
  return exerciseIds.length > minimum && !growable ? MESSAGES.format : null;
}

/** With a technique the series are normal ones: see `seriesTypesFor`. */
const refuseSeriesType = ({ technique, seriesTypeId }: EntryDraft): Refusal =>
  isAdvanced(technique) && seriesTypeId !== "" && Number(seriesTypeId) !== NORMAL_SERIES
    ? "Com uma técnica de intensificação, a série é a normal"
    : null;

const refuseDaysWithout = (flag: boolean, days: readonly number[], name: string): Refusal =>
  flag || days.length === 0 ? null : `Marque ${name} para escolher os dias`;

const refuseOtherDays = ({ hiitDays, trainingDays }: EntryDraft): Refusal =>
  hiitDays.every((day) => trainingDays.includes(day)) ? null : "Escolha só dias em que o treino acontece";

const SAID_BY_SETS: ReadonlySet<EntryField> = new Set<EntryField>([
  "series",
  "minReps",
  "maxReps",
  "repsPattern",
  "load",
]);

/** Figures that `withSetsSummary` takes from sets in detail. */
export const isSaidBySets = (field: EntryField): boolean => SAID_BY_SETS.has(field);

function refuseDetail({ sets, exerciseType, exerciseIds, technique }: EntryDraft): Refusal {
  if (!sets || exerciseType === undefined) return null;
  if (!PRESCRIBED[exerciseType].load) return "Séries em detalhe são de exercícios com carga";
  if (exerciseIds.length > 1) return "Séries em detalhe são de um exercício só: junte as linhas em um grupo";
  if (isPyramid(technique) && patternOfSets(sets) === null)
    return "Na pirâmide, cada série tem um número de repetições";
  return refuseSets(sets);
}

/** The database repeats most of it. */
const refusalsOfAnyType = (draft: EntryDraft): Partial<Record<RefusableField, Refusal>> => ({
  technique: draft.technique ? null : MESSAGES.fieldRequired,
  exerciseIds: refuseExercises(draft),
  seriesTypeId: refuseSeriesType(draft),
  continuousAerobic: draft.hiit && draft.continuousAerobic ? MESSAGES.oneAerobicKind : null,
  sets: refuseDetail(draft),
  group: draft.group && refuseGroup(draft.group),
  hiitDays: refuseDaysWithout(draft.hiit, draft.hiitDays, "HIIT") ?? refuseOtherDays(draft),
  continuousDays: refuseDaysWithout(draft.continuousAerobic, draft.continuousDays, "Aeróbico Contínuo"),
});

/** By field; which fields count depends on its type and its technique. */
export function refusalsOfEntry(draft: EntryDraft): EntryRefusals {
  const refusals: EntryRefusals = recordOf(
    Object.entries(refusalsOfAnyType(draft)).filter(([, refusal]) => refusal !== null),
  );
  const { exerciseType } = draft;
  if (exerciseType === undefined) return refusals;
  const requiredFields = fieldsAsked({ ...draft, exerciseType });
  for (const one of requiredFields) {
    const refusal = refusalOf(one, draft);
    if (refusal !== null) refusals[one.field] = refusal;
  }
  const isRange = requiredFields.some(({ field }) => field === "minReps");
  const above = isRange && !refusals.maxReps ? refuseMaxReps(draft.maxReps, draft.minReps) : null;
  const all = above === null ? refusals : { ...refusals, maxReps: above };
  return Object.keys(all).length === 0 ? refuseEndless(draft, exerciseType) : all;
}

const REFUSABLE: readonly RefusableField[] = ["technique", "exerciseIds", ...ENTRY_FIELD_NAMES];

export const refusedFields = (refusals: EntryRefusals): readonly (readonly [RefusableField, string])[] =>
  REFUSABLE.flatMap((field): [RefusableField, string][] => {
    const sentence = refusals[field];
    return sentence ? [[field, sentence]] : [];
  });
