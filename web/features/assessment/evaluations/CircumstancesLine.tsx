import { TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { ValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { CIRCUMSTANCES, circumstancesText, firstEvaluationDay } from "#domain/assessment/circumstances.ts";
import { formatDate, isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./CircumstancesLine.module.css";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";

type Key = "evaluated_on" | (typeof CIRCUMSTANCES)[number]["key"];

const KEYS: readonly Key[] = ["evaluated_on", ...CIRCUMSTANCES.map(({ key }) => key)];

function lineOf(values: Values): string {
  const { evaluated_on: day = "" } = values;
  const told = circumstancesText(recordOf(CIRCUMSTANCES.map(({ key }) => [key, values[key]])));
  return [isCalendarDate(day) ? formatDate(day) : day, told].filter(Boolean).join(" · ");
}

/** When and how it was measured: one line, its fields behind it. */
export function CircumstancesLine({ disabled }: { readonly disabled: boolean }) {
  const [opened, setOpened] = useState(false);
  const line = useSheetState(({ values }) => lineOf(values));
  const isWrong = useSheetState(({ errors }) => KEYS.some((key) => errors[key]));
  const open = opened || isWrong;
  if (disabled) return <p className={classes.told}>{line}</p>;
  return (
    <div className={classes.circumstances}>
      <UnstyledButton
        className={classes.line}
        data-told={line.includes("·") || undefined}
        aria-expanded={open}
        onClick={() => setOpened(!open)}
      >
        <Icon name="calendar" size={18} />
        <span className={classes.told}>{line}</span>
        <span className={classes.action}>{open ? "Recolher" : "Data e instrumentos"}</span>
        <Icon name={open ? "chevron-up" : "chevron-down"} size={18} />
      </UnstyledButton>
      {open && <CircumstanceFields />}
    </div>
  );
}

function CircumstanceFields() {
  const [today] = useState(() => todayInSaoPaulo(Date.now()));
  const day = useCircumstance("evaluated_on");
  return (
    <div className={classes.fields}>
      <DayInput label="Data da avaliação" {...day} minDay={firstEvaluationDay(today)} maxDay={today} />
      {CIRCUMSTANCES.map(({ key, label, most }) => (
        <CircumstanceField key={key} name={key} label={label} most={most} />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly name: Exclude<Key, "evaluated_on">;
  readonly label: string;
  readonly most: number;
}

function CircumstanceField({ name, label, most }: FieldProps) {
  const { onChange, ...field } = useCircumstance(name);
  if (name === "hour")
    return <MaskedInput label={label} mask="00:00" placeholder="hh:mm" onChange={onChange} {...field} />;
  return (
    <TextInput
      label={label}
      maxLength={most}
      className={name === "place" || name === "conditions" ? classes.wide : undefined}
      placeholder={PLACEHOLDERS[name]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}

const PLACEHOLDERS = {
  place: "Academia, casa…",
  caliper: "Marca e modelo",
  scale: "Marca e modelo",
  conditions: "Em jejum, sem treino no dia…",
} as const;

function useCircumstance(key: Key) {
  const { dispatch, schedule } = useSheet();
  const value = useSheetState(({ values }) => values[key] ?? "");
  const error = useSheetState(({ errors }) => errors[key]);
  return {
    value,
    error,
    "data-path": key satisfies ValueKey,
    enterKeyHint: "next" as const,
    onChange: (typed: string) => dispatch({ type: "chosen", values: { [key]: typed } }),
    onBlur: schedule,
  };
}
