import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { MASKS } from "#domain/training/entry/field-rules.ts";
import type { FieldKind } from "#domain/training/entry/fields.ts";
import { fieldOf } from "#domain/training/entry/fields.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { isEndOfRange } from "#domain/training/entry/typed-figures.ts";
import classes from "./FigureInput.module.css";

interface Props {
  readonly typeField: TypeField;
  /** "Séries de Supino reto" */
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Called with what was typed when the field is left. */
  readonly onEnter: (text: string) => void;
  /** Escape: the figure is as it was. */
  readonly onReset: () => void;
}

const PLACEHOLDERS: Partial<Record<FieldKind, string>> = { cadence: "2-0-2-0", load: "kg", pattern: "12-10-08" };
const placeholderOf = ({ field, hours }: TypeField) => {
  const { kind } = fieldOf(field);
  if (kind === "time" || kind === "duration") return hours ? "hh:mm:ss" : "mm:ss";
  return PLACEHOLDERS[kind] ?? "–";
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/** "12-10-08-06-": what fits into one line of a table. */
const PATTERN_LINE = 12;

/** "8-12", with spaces. */
const RANGE_LENGTH = 11;

/** Leaves room for signs between the digits. */
const longest = ({ field, hours }: TypeField): number => {
  const { kind, length } = fieldOf(field);
  if (isEndOfRange(field)) return RANGE_LENGTH;
  if (kind === "count") return length ?? 5;
  if (kind === "pattern") return 60;
  return hours || kind === "time" || kind === "duration" ? MASKS.hoursMinutesSeconds.length : MASKS.cadence.length;
};

/** While it is typed in, nothing else is drawn. Digits are enough ("130" for 01:30): a telephone's number pad has no other sign. */
export function FigureInput({ typeField, label, value, error, onEnter, onReset }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const enter = () => {
    if (typed !== null && typed !== value) onEnter(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    setTyped(null);
    onReset();
  };
  const { kind } = fieldOf(typeField.field);
  const props = {
    className: classes.figure,
    "data-cell": typeField.field,
    "data-unchanged": typed === null || undefined,
    // Escape takes back a figure and leaves the dialog around it open.
    "data-mantine-stop-propagation": "true",
    enterKeyHint: "next",
    autoComplete: "off",
    "aria-label": label,
    placeholder: placeholderOf(typeField),
    maxLength: longest(typeField),
    value: typed ?? value,
    "aria-invalid": error !== undefined,
    ...(error !== undefined && { "aria-describedby": errorId }),
    onFocus: (event: FocusEvent<Field>) => event.currentTarget.select(),
    onChange: (event: ChangeEvent<Field>) => setTyped(event.currentTarget.value),
    onBlur: enter,
    onKeyDown,
  } as const;
  return (
    <>
      {kind === "pattern" ? (
        <textarea {...props} rows={Math.ceil(props.value.length / PATTERN_LINE) || 1} inputMode="numeric" />
      ) : (
        <input {...props} inputMode={kind === "load" ? "decimal" : "numeric"} />
      )}
      {error !== undefined && (
        <span id={errorId} className={classes.error} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
