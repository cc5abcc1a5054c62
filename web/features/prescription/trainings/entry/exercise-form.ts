import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { completeTime, MASKS, withHours } from "#domain/training/entry/field-rules.ts";
import { type EntryField, fieldOf, isTextField, type TypedPrescription } from "#domain/training/entry/fields.ts";
import { fromWire, NOTHING_PRESCRIBED, toTyped } from "#domain/training/entry/names.ts";
import { type EntryDraft, refusalsOfEntry, refusedFields } from "#domain/training/entry/rules.ts";
import { fieldsAsked, type TypeField } from "#domain/training/entry/type-fields.ts";
import { withoutKilograms } from "#domain/training/sets/detailed-set.ts";
import { NO_TECHNIQUE, NORMAL_SERIES } from "#domain/training/techniques.ts";
import type { Exercise } from "../../../catalogue/exercises/data.ts";

export type AerobicFlag = "hiit" | "continuousAerobic";

export interface ExerciseForm extends TypedPrescription {
  technique: string | null;
  exercises: (Exercise | null)[];
}

export const NEW_EXERCISE: ExerciseForm = {
  ...toTyped({ ...NOTHING_PRESCRIBED, seriesTypeId: NORMAL_SERIES }),
  technique: NO_TECHNIQUE,
  exercises: [null],
};

/** The total time of aerobic exercise is shown with hours. */
export const exerciseFormOf = (entry: TrainingEntry): ExerciseForm => {
  const typed = toTyped(fromWire(entry));
  return withTimes({
    ...typed,
    seriesTypeId: typed.seriesTypeId || String(NORMAL_SERIES),
    technique: entry.exercise_technic?.name ?? NO_TECHNIQUE,
    exercises: exercisesOf(entry),
  });
};

/** It keeps the figures, because they are often the same, without the load, which is each exercise's own. */
export const nextExercise = (added: ExerciseForm): ExerciseForm => ({
  ...added,
  technique: NO_TECHNIQUE,
  exercises: [null],
  repsPattern: "",
  load: "",
  sets: null,
  group: null,
  noSwap: false,
  notes: "",
});

/** The first exercise decides which fields there are. */
export const typeOfForm = ({ exercises }: ExerciseForm) => exercises[0]?.exercise_type;

export function fieldsOfForm(form: ExerciseForm): readonly TypeField[] {
  const exerciseType = typeOfForm(form);
  return exerciseType ? fieldsAsked({ ...form, exerciseType }) : [];
}

/** A time of hours is no time of minutes: it is left out where the type measures the other. */
export function withExercise(form: ExerciseForm, slot: number, exercise: Exercise | null): Partial<ExerciseForm> {
  const exercises = form.exercises.with(slot, exercise);
  const { hours } = fieldsOfForm({ ...form, exercises }).find(({ field }) => field === "duration") ?? {};
  const hasHours = form.duration.length > MASKS.minutesSeconds.length;
  return { exercises, ...(exercise && hasHours !== Boolean(hours) && { duration: "" }) };
}

/** Kilograms are each exercise's own: those of the former one do not stay. `load`: the student's last of the new one, "" without. */
export const withOwnLoad = (form: ExerciseForm, load: string): Partial<ExerciseForm> => ({
  load,
  sets: form.sets?.map(withoutKilograms) ?? null,
});

/** One excludes the other, and days belong to one. */
export const withFlag = (flag: AerobicFlag, isOn: boolean): Partial<ExerciseForm> => ({
  ...(isOn && { hiit: false, continuousAerobic: false }),
  [flag]: isOn,
  hiitDays: [],
  continuousDays: [],
});

type TrainingDays = Pick<Training, "weekdays">;

/** Times are completed from the digits that were typed. */
export function completeText({ field, hours }: TypeField, text: string): string {
  const { kind } = fieldOf(field);
  if (kind !== "time" && kind !== "duration") return text;
  return hours ? withHours(text) : completeTime(text);
}

/** The form may be sent while a time is still being typed. */
export function withTimes(form: ExerciseForm): ExerciseForm {
  const completed = fieldsOfForm(form).flatMap((typeField) => {
    const { field } = typeField;
    return isTextField(field) ? [[field, completeText(typeField, form[field])] as const] : [];
  });
  return { ...form, ...recordOf(completed) };
}

const draftOf = (form: ExerciseForm, { weekdays }: TrainingDays): EntryDraft => ({
  ...withTimes(form),
  exerciseType: typeOfForm(form),
  exerciseIds: form.exercises.map((exercise) => exercise?.id ?? null),
  trainingDays: weekdays.map(Number),
});

/** The path of a slot is `exercises.1`. */
export function entryErrors(form: ExerciseForm, training: TrainingDays): Record<string, string> {
  const { exerciseIds, ...fields } = refusalsOfEntry(draftOf(form, training));
  if (exerciseIds === undefined) return fields;
  const empty = form.exercises.flatMap((exercise, slot) => (exercise === null ? `exercises.${slot}` : []));
  return { ...fields, ...mapRecord(empty, () => exerciseIds) };
}

export function missingIn(form: ExerciseForm, training: TrainingDays): string | null {
  const refused = refusedFields(refusalsOfEntry(draftOf(form, training))).map(([field]) => field);
  if (refused.includes("exerciseIds")) return "Falta escolher o exercício";
  const labelOf = (field: EntryField) => fieldsOfForm(form).find((one) => one.field === field)?.label;
  const labels = refused.flatMap((field) => {
    if (field === "technique") return TECHNIQUE_LABEL;
    return field === "exerciseIds" ? [] : (labelOf(field) ?? []);
  });
  return labels.length === 0 ? null : `Verifique: ${labels.join(", ")}`;
}

export const TECHNIQUE_LABEL = "Técnica de Intensificação";
