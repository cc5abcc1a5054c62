import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { recordOf } from "#domain/record.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { type Changed, type ChangeMaking, disputedFields, madeChange } from "../evaluation-changes/made-changes.ts";
import type { StrengthTest } from "./data.ts";
import {
  changedFields,
  rowErrors,
  rowOf,
  STRENGTH_FIELDS,
  type StrengthField,
  type TypedRows,
} from "./strength-rows.ts";

/** As the server names it: "10:weight" is the weight of muscle group 10. */
const keyOf = ({ muscle_group }: StrengthTest, field: StrengthField): string => `${muscle_group.id}:${field}`;

/** The tests as they will be once the server has what waits. */
export const laidOver = (
  tests: readonly StrengthTest[],
  waiting: readonly FieldChangeDraft[],
): readonly StrengthTest[] => {
  const values = new Map(waiting.map(({ field, value }) => [field, value]));
  return tests.map((test) => {
    const told = STRENGTH_FIELDS.filter((field) => values.has(keyOf(test, field)));
    if (told.length === 0) return test;
    const text = (field: StrengthField) => values.get(keyOf(test, field)) ?? "";
    const figure = (field: Exclude<StrengthField, "exercise_name">) =>
      told.includes(field) ? parseDecimal(text(field)) : test[field];
    return {
      ...test,
      exercise_name: told.includes("exercise_name") ? text("exercise_name") : test.exercise_name,
      repetitions: figure("repetitions"),
      weight: figure("weight"),
      percentage: figure("percentage"),
    };
  });
};

/** Typed values become changes that wait. A value that cannot be right stays typed. */
export function withTyped(
  tests: readonly StrengthTest[],
  changed: Changed,
  typed: TypedRows,
  moment: ChangeMaking,
): { readonly waiting: readonly FieldChangeDraft[]; readonly typed: TypedRows } {
  const rows = laidOver(tests, changed.waiting).map((test) => {
    const row = rowOf(test, typed);
    const errors = rowErrors(row);
    const fields = changedFields(test, typed);
    const wrong = fields.filter((field) => errors[field]);
    const made = fields
      .filter((field) => !errors[field])
      .map((field) => madeChange(changed, keyOf(test, field), row[field].trim(), moment));
    return { id: test.id, made, wrong: recordOf(wrong.map((field) => [field, row[field]] as const)) };
  });
  return {
    waiting: replacing(
      changed.waiting,
      rows.flatMap(({ made }) => made),
    ),
    typed: new Map(rows.flatMap(({ id, wrong }) => (Object.keys(wrong).length > 0 ? [[id, wrong] as const] : []))),
  };
}

export const withChoice = (changed: Changed, key: string, value: string, moment: ChangeMaking) =>
  replacing(changed.waiting, [madeChange(changed, key, value, moment)]);

const replacing = (waiting: readonly FieldChangeDraft[], made: readonly FieldChangeDraft[]) => [
  ...waiting.filter(({ field }) => !made.some((one) => one.field === field)),
  ...made,
];

const LABELS: Readonly<Record<StrengthField, string>> = {
  exercise_name: "exercício",
  repetitions: "máximo de repetições",
  weight: "peso máximo",
  percentage: "porcentagem",
};

const UNITS: Readonly<Record<StrengthField, string>> = {
  exercise_name: "",
  repetitions: "",
  weight: " kg",
  percentage: " %",
};

export const shownDisputes = (tests: readonly StrengthTest[], changed: Changed) =>
  disputedFields(changed).flatMap(({ key, values }) =>
    tests.flatMap((test) =>
      STRENGTH_FIELDS.filter((field) => keyOf(test, field) === key).map((field) => ({
        key,
        label: `${test.muscle_group.name}: ${LABELS[field]}`,
        choices: values.map((change) => ({
          change,
          text: change.value === "" ? "em branco" : `${change.value}${UNITS[field]}`,
        })),
      })),
    ),
  );
