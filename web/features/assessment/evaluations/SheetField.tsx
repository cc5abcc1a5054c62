import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { type FieldKey, fieldAt } from "#contract/assessment/evaluation-fields/fields.ts";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import classes from "./SheetField.module.css";
import { useSheet, useTypedState } from "./state/use-evaluation.ts";

export interface SheetFieldProps {
  readonly name: FieldKey;
  readonly disabled: boolean;
  /** `beside`: the label at the start of a row; `above`: over the field; `none`: the row names it, readers hear its own name. */
  readonly label?: "beside" | "above" | "none";
  /** The text is for screen readers; those who see get an asterisk. */
  readonly required?: string | undefined;
  /** Replaces the visible name where that stands above; screen readers hear both. */
  readonly title?: string;
  readonly onMore?: () => void;
  readonly before?: ReactNode;
  /** A measure that is read by rounds has one. */
  readonly round?: number;
  readonly className?: string | undefined;
  /** The dialog opens with the cursor in it. */
  readonly startsHere?: boolean;
  /** Enter does not stop in it. */
  readonly passed?: boolean;
}

/** A keystroke renders this field alone; leaving the field saves it. */
export function SheetField({
  name,
  disabled,
  label = "beside",
  required,
  before,
  title,
  onMore,
  round,
  className,
  startsHere = false,
  passed = false,
}: SheetFieldProps) {
  const { dispatch, schedule } = useSheet();
  const value = useTypedState((state) => state.values[name] ?? "");
  const error = useTypedState((state) => state.errors[name]);
  const field = fieldAt(name);
  if (!field) return null;

  const leave = () => {
    dispatch({ type: "left", key: name });
    schedule();
  };
  const named = (
    <>
      {title ? (
        <>
          <VisuallyHidden component="span">{field.label}</VisuallyHidden>
          <span aria-hidden="true">{title}</span>
        </>
      ) : (
        field.label
      )}
      {required && <VisuallyHidden component="span">, {required}</VisuallyHidden>}
    </>
  );
  return (
    <DecimalInput
      {...(label === "none"
        ? { "aria-label": required ? `${field.label}, ${required}` : field.label }
        : { label: named, withAsterisk: required !== undefined, description: before })}
      {...(label === "above" && { inputWrapperOrder: ["label", "input", "description", "error"] })}
      className={label === "beside" ? classes.beside : className}
      classNames={classes}
      data-path={name}
      data-round={round}
      data-autofocus={startsHere || undefined}
      unit={field.unit}
      digits={field.digits}
      decimals={field.decimals}
      signed={field.signed ?? false}
      data-passed={passed || undefined}
      disabled={disabled}
      enterKeyHint="next"
      value={value}
      error={error}
      onChange={(typed) => dispatch({ type: "typed", key: name, value: typed })}
      onFocus={() => dispatch({ type: "focused", key: name })}
      onBlur={leave}
      {...(onMore && {
        "aria-keyshortcuts": "+",
        onKeyDown: (event) => {
          if (event.key !== "+") return;
          event.preventDefault();
          onMore();
        },
      })}
    />
  );
}
