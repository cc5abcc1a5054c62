import { Input } from "@mantine/core";
import { useId } from "react";
import type { NamedTrainingDays, WeekdayValue } from "#domain/training/weekdays.ts";
import { weekdayChoices } from "#domain/training/weekdays.ts";
import { DayButtons } from "./DayButtons.tsx";

interface Props {
  readonly others: readonly NamedTrainingDays[];
  /** Null without a student: every day can be chosen. */
  readonly daysOfWeek: readonly string[] | null;
  /** They stay allowed when the student's timetable changes. */
  readonly current: readonly WeekdayValue[];
  readonly value: readonly WeekdayValue[];
  readonly onChange: (value: WeekdayValue[]) => void;
}

/** A day that cannot be chosen says why below, where a thumb can read it. */
export function WeekdayPicker({ others, daysOfWeek, current, value, onChange }: Props) {
  const reasonsId = useId();
  const choices = weekdayChoices(others, daysOfWeek).map(({ weekday, reason }) => ({
    weekday,
    reason:
      current.includes(weekday.value) && !others.some(({ weekdays }) => weekdays.includes(weekday.value))
        ? null
        : reason,
  }));
  const toggle = (day: WeekdayValue) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);

  return (
    <Input.Wrapper label="Dias da semana" required labelElement="div" role="group" aria-label="Dias da semana">
      <DayButtons choices={choices} chosen={value} onToggle={toggle} reasonsId={reasonsId} />
      <Input.Description id={reasonsId} mt={6}>
        {explain(choices)}
      </Input.Description>
    </Input.Wrapper>
  );
}

interface Choice {
  readonly weekday: { readonly name: string };
  readonly reason: string | null;
}

/** "Segunda, Quinta: Dia já usado em "Treino A". Domingo: O aluno não treina neste dia." */
function explain(choices: readonly Choice[]): string {
  const reasons = [...new Set(choices.flatMap(({ reason }) => reason ?? []))];
  return reasons
    .map((reason) => {
      const days = choices.filter((choice) => choice.reason === reason);
      return `${days.map(({ weekday }) => weekday.name.replace("-feira", "")).join(", ")}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
    })
    .join(" ");
}
