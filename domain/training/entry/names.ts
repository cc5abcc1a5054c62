import { mapRecord, recordOf } from "../../record.ts";
import { formatDecimal, parseDecimal } from "../../text/number-format.ts";
import type { RowGroup } from "../sets/row-group.ts";
import {
  ENTRY_FIELD_NAMES,
  type EntryField,
  type FieldKind,
  fieldOf,
  isTextField,
  type Prescription,
  type PrescriptionColumns,
  type TypedPrescription,
  type ValueOf,
  type WirePrescription,
} from "./fields.ts";

/**
 * A value for each field. The compiler sees that each is a value of some field; fields.test.ts proves that each has the kind of its own.
 */
const byField = <T extends Record<EntryField, unknown>>(valueAt: (field: EntryField) => T[EntryField]): T =>
  mapRecord(ENTRY_FIELD_NAMES, valueAt) as T;

const numberIn = (value: unknown) => (typeof value === "number" ? value : null);
const textIn = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

const isGroup = (value: unknown): value is RowGroup => typeof value === "object" && value !== null && "number" in value;

const FROM_WIRE: { readonly [Kind in FieldKind]: (value: unknown) => ValueOf[Kind] } = {
  count: numberIn,
  load: numberIn,
  seriesType: numberIn,
  time: textIn,
  duration: textIn,
  cadence: textIn,
  pattern: textIn,
  text: textIn,
  flag: (value) => value === true,
  sets: (value) => (Array.isArray(value) && value.length > 0 ? value : null),
  group: (value) => (isGroup(value) ? value : null),
  weekdays: (value) => (Array.isArray(value) ? value.filter((day) => typeof day === "number") : []),
};

export type SentPrescription = { readonly [Name in keyof WirePrescription]?: unknown };

function sentValue(field: EntryField, entry: SentPrescription): unknown {
  const { wire, none } = fieldOf(field);
  if (typeof wire !== "string") return wire.flatMap((flag, day) => (entry[flag] === true ? [day] : []));
  return entry[wire] === none ? null : entry[wire];
}

/** Absent fields are null, absent flags are no. */
export const fromWire = (entry: SentPrescription): Prescription =>
  byField<Prescription>((field) => FROM_WIRE[fieldOf(field).kind](sentValue(field, entry)));

const isDays = (value: Prescription[EntryField]): value is number[] => Array.isArray(value);

type WireEntry = readonly [keyof WirePrescription, Prescription[EntryField]];

export const toWire = (prescription: Prescription): WirePrescription => {
  const named = ENTRY_FIELD_NAMES.flatMap((field): WireEntry[] => {
    const { wire, of, none = null } = fieldOf(field);
    const value = prescription[field];
    if (typeof wire === "string") return [[wire, value ?? none]];
    return of && prescription[of] && isDays(value) ? wire.map((flag, day) => [flag, value.includes(day)]) : [];
  });
  return recordOf(named) as WirePrescription;
};

export const fromColumns = (row: PrescriptionColumns): Prescription =>
  byField<Prescription>((field) => row[fieldOf(field).column]);

export const toColumns = (prescription: Prescription): PrescriptionColumns =>
  recordOf(ENTRY_FIELD_NAMES.map((field) => [fieldOf(field).column, prescription[field]])) as PrescriptionColumns;

export const toTyped = (prescription: Prescription): TypedPrescription =>
  byField<TypedPrescription>((field) => {
    const value = prescription[field];
    if (typeof value === "number" && fieldOf(field).kind === "load") return formatDecimal(value, 0, 1);
    if (typeof value === "number" || isTextField(field)) return String(value ?? "");
    return value;
  });

/** The values that a form holds; blank texts become null. Counts must be valid already: see `rules.ts`. */
export const fromTyped = (typed: TypedPrescription): Prescription =>
  byField<Prescription>((field) => {
    const value = typed[field];
    if (typeof value !== "string") return value;
    const { kind } = fieldOf(field);
    if (kind === "load") return parseDecimal(value);
    return value.trim() === "" ? null : kind === "count" || kind === "seriesType" ? Number(value) : value.trim();
  });

export const NOTHING_PRESCRIBED: Prescription = fromWire({});

/** A prescription of which each field is that of the prescription chosen for it. */
export const combine = (choose: (field: EntryField) => Prescription): Prescription =>
  byField<Prescription>((field) => choose(field)[field]);
