import { MESSAGES } from "../messages.ts";
import { ENTRY_FIELD_NAMES, type EntryField, type FieldKind, fieldOf, type TypedPrescription } from "./entry-fields.ts";
import type { ExerciseTypeValue } from "./exercise-types.ts";
import {
  type Refusal,
  refuseCadence,
  refuseCount,
  refuseMaxReps,
  refuseNoTime,
  refusePyramidReps,
  refuseTime,
} from "./field-rules.ts";
import { slotsFor } from "./techniques.ts";
import { fieldsAsked, type TypeField } from "./type-fields.ts";

/** An entry as typed. `technique` is its name, null while not chosen. */
export interface EntryDraft extends TypedPrescription {
  /** That of its first exercise; undefined while none is chosen. */
  readonly exerciseType: ExerciseTypeValue | undefined;
  readonly technique: string | null;
  readonly exerciseIds: readonly (number | null)[];
}

export type RefusableField = EntryField | "technique" | "exerciseIds";

/** The sentence under each refused field. An entry can be saved when there is none. */
export type EntryRefusals = Partial<Record<RefusableField, string>>;

/** What a text that is not blank must be, by the kind of its field. */
const RULES: Record<FieldKind, (text: string, field: EntryField, draft: EntryDraft) => Refusal> = {
  count: (text, field) => refuseCount(text, fieldOf(field).length ?? 1),
  time: refuseTime,
  duration: refuseNoTime,
  cadence: refuseCadence,
  pattern: (text, _, { series }) => refusePyramidReps(text, Number(series)),
  flag: () => null,
  text: () => null,
  seriesType: () => null,
};

/** A blank cadence or pattern shows its format rather than only asking for something. */
const refuseBlank = (kind: FieldKind) =>
  kind === "cadence" || kind === "pattern" ? MESSAGES.format : MESSAGES.required;

function refusalOf({ field, required }: TypeField, draft: EntryDraft): Refusal {
  const value = draft[field];
  if (typeof value === "boolean") return null;
  const { kind } = fieldOf(field);
  if (value.trim() === "") return required ? refuseBlank(kind) : null;
  return RULES[kind](value, field, draft);
}

function chosenRefusals({ technique, exerciseIds }: EntryDraft): EntryRefusals {
  const filled = exerciseIds.length >= slotsFor(technique).minimum && exerciseIds.every((id) => id !== null);
  return {
    ...(!technique && { technique: MESSAGES.fieldRequired }),
    ...(!filled && { exerciseIds: MESSAGES.fieldRequired }),
  };
}

/** What keeps an exercise entry from being saved, by field; which fields count depends on its type and its technique. */
export function refusalsOfEntry(draft: EntryDraft): EntryRefusals {
  const { exerciseType, technique, hiit } = draft;
  const refusals = chosenRefusals(draft);
  if (exerciseType === undefined) return refusals;
  const asked = fieldsAsked({ exerciseType, technique, hiit });
  for (const one of asked) {
    const refusal = refusalOf(one, draft);
    if (refusal !== null) refusals[one.field] = refusal;
  }
  const isRange = asked.some(({ field }) => field === "minReps");
  const above = isRange && !refusals.maxReps ? refuseMaxReps(draft.maxReps, draft.minReps) : null;
  return above === null ? refusals : { ...refusals, maxReps: above };
}

const REFUSABLE: readonly RefusableField[] = ["technique", "exerciseIds", ...ENTRY_FIELD_NAMES];

/** The refused fields with their sentences, in the order of a form. */
export const refusedFields = (refusals: EntryRefusals): readonly (readonly [RefusableField, string])[] =>
  REFUSABLE.flatMap((field): [RefusableField, string][] => {
    const sentence = refusals[field];
    return sentence ? [[field, sentence]] : [];
  });
