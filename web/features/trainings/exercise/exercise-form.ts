import type { TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import type { EntryField, TypedPrescription } from "#domain/training/entry-fields.ts";
import { fromWire, NOTHING_PRESCRIBED, toTyped } from "#domain/training/entry-names.ts";
import { type EntryDraft, refusalsOfEntry, refusedFields } from "#domain/training/entry-rules.ts";
import { isPyramid, NO_TECHNIQUE, NORMAL_SERIES } from "#domain/training/techniques.ts";
import { fieldsAsked, type TypeField } from "#domain/training/type-fields.ts";
import type { Exercise } from "../../exercises/data.ts";

/** An entry as its form holds it. */
export interface ExerciseForm extends TypedPrescription {
  technique: string | null;
  exercises: (Exercise | null)[];
}

export const NEW_EXERCISE: ExerciseForm = {
  ...toTyped({ ...NOTHING_PRESCRIBED, seriesTypeId: NORMAL_SERIES }),
  technique: NO_TECHNIQUE,
  exercises: [null],
};

export const exerciseFormOf = (entry: TrainingEntry): ExerciseForm => {
  const typed = toTyped(fromWire(entry));
  return {
    ...typed,
    seriesTypeId: typed.seriesTypeId || String(NORMAL_SERIES),
    technique: entry.exercise_technic?.name ?? NO_TECHNIQUE,
    exercises: exercisesOf(entry),
  };
};

/** The figures of an entry, for the next exercise of a training to start from. */
export function figuresOfEntry(entry: TrainingEntry): Partial<ExerciseForm> {
  const { seriesTypeId: _kind, notes: _notes, ...figures } = toTyped(fromWire(entry));
  return figures;
}

/** The form for the next exercise. It keeps the figures, because they are often the same. */
export const nextExercise = (added: ExerciseForm): ExerciseForm => ({
  ...added,
  technique: NO_TECHNIQUE,
  exercises: [null],
  repsPattern: "",
  notes: "",
});

/** The first exercise decides which fields there are; undefined while none is chosen. */
export const typeOfForm = ({ exercises }: ExerciseForm) => exercises[0]?.exercise_type;

/** The fields that the form asks for, in order. */
export function fieldsOfForm(form: ExerciseForm): readonly TypeField[] {
  const exerciseType = typeOfForm(form);
  return exerciseType ? fieldsAsked({ ...form, exerciseType }) : [];
}

const draftOf = (form: ExerciseForm): EntryDraft => ({
  ...form,
  exerciseType: typeOfForm(form),
  exerciseIds: form.exercises.map((exercise) => exercise?.id ?? null),
});

/** The refusals by the paths of the form: a slot is `exercises.1`. */
export function entryErrors(form: ExerciseForm): Record<string, string> {
  const { exerciseIds, ...fields } = refusalsOfEntry(draftOf(form));
  const empty = form.exercises.flatMap((exercise, slot) =>
    exercise === null ? [[`exercises.${slot}`, exerciseIds]] : [],
  );
  return { ...fields, ...(exerciseIds && Object.fromEntries(empty)) };
}

/** Why the form cannot be saved yet; null when it can. */
export function missingIn(form: ExerciseForm): string | null {
  const refused = refusedFields(refusalsOfEntry(draftOf(form))).map(([field]) => field);
  if (refused.includes("exerciseIds")) return "Falta escolher o exercício";
  const labelOf = (field: EntryField) => fieldsOfForm(form).find((one) => one.field === field)?.label;
  const labels = refused.flatMap((field) => {
    if (field === "technique") return TECHNIQUE_LABEL;
    return field === "exerciseIds" ? [] : (labelOf(field) ?? []);
  });
  return labels.length === 0 ? null : `Verifique: ${labels.join(", ")}`;
}

export const TECHNIQUE_LABEL = "Técnica de Intensificação";

/** Which of the two ways of saying repetitions is in use. */
export const usesPattern = (form: ExerciseForm) => isPyramid(form.technique);
