import { formatDecimal, parseDecimal } from "../../text/number-format.ts";
import {
  ENTRY_FIELD_NAMES,
  type EntryField,
  fieldOf,
  type Prescription,
  type PrescriptionColumns,
  type TypedPrescription,
  type WirePrescription,
} from "./fields.ts";

/*
 * The compiler cannot follow a renaming through a table: each of these functions states the type of its result, and
 * fields.test.ts proves it for every field.
 */

/** Values by new names: each function below says how a name is made and which value it gets. */
const byField = (name: (field: EntryField) => string, value: (field: EntryField) => unknown) =>
  Object.fromEntries(ENTRY_FIELD_NAMES.map((field): unknown[] => [name(field), value(field)]));

const itself = (field: EntryField) => field;

/** An absent or blank value is null, and so is the one that stands for none; an absent flag is no. */
function read(field: EntryField, entry: object) {
  const { kind, wire, none } = fieldOf(field);
  if (typeof wire !== "string") return wire.flatMap((flag, day) => (Reflect.get(entry, flag) === true ? [day] : []));
  const value: unknown = Reflect.get(entry, wire);
  return kind === "flag" ? value === true : value === "" || value === undefined || value === none ? null : value;
}

/** What an entry that was sent or answered prescribes. Absent fields are null, absent flags are no. */
export const fromWire = (entry: { readonly [Name in keyof WirePrescription]?: unknown }): Prescription =>
  byField(itself, (field) => read(field, entry));

/** The prescribed values as they are sent and answered. */
export const toWire = (prescription: Prescription): WirePrescription => {
  const named = ENTRY_FIELD_NAMES.flatMap((field): unknown[][] => {
    const { wire, of, none = null } = fieldOf(field);
    if (typeof wire === "string") return [[wire, prescription[field] ?? none]];
    const days: unknown = prescription[field];
    return of && prescription[of] && Array.isArray(days) ? wire.map((flag, day) => [flag, days.includes(day)]) : [];
  });
  return Object.fromEntries(named);
};

/** What a row of `training_entries` prescribes. */
export const fromColumns = (row: PrescriptionColumns): Prescription =>
  byField(itself, (field) => Reflect.get(row, fieldOf(field).column));

/** The prescribed values as columns of `training_entries`. */
export const toColumns = (prescription: Prescription): PrescriptionColumns =>
  byField(
    (field) => fieldOf(field).column,
    (field) => prescription[field],
  );

/** The values as a form shows them. */
export const toTyped = (prescription: Prescription): TypedPrescription =>
  byField(itself, (field) => {
    const value = prescription[field];
    if (typeof value === "number" && fieldOf(field).kind === "load") return formatDecimal(value, 0, 1);
    return typeof value === "boolean" || Array.isArray(value) ? value : String(value ?? "");
  });

/** The values that a form holds; blank texts become null. Counts must be valid already: see `rules.ts`. */
export const fromTyped = (typed: TypedPrescription): Prescription =>
  byField(itself, (field) => {
    const value = typed[field];
    if (typeof value !== "string") return value;
    const { kind } = fieldOf(field);
    if (kind === "load") return parseDecimal(value);
    return value.trim() === "" ? null : kind === "count" || kind === "seriesType" ? Number(value) : value.trim();
  });

/** Nothing prescribed. */
export const NOTHING_PRESCRIBED: Prescription = fromWire({});

/** A prescription of which each field is that of the prescription chosen for it. */
export const combine = (choose: (field: EntryField) => Prescription): Prescription =>
  byField(itself, (field) => choose(field)[field]);
