import { Input } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useId } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { WEEKDAYS, type WeekdayValue } from "#domain/training/weekdays.ts";
import { usePlan } from "../editor/use-trainings.ts";
import { DayButtons } from "../week/DayButtons.tsx";
import type { ExerciseForm } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
  readonly field: "hiitDays" | "continuousDays";
  readonly label: string;
}

const HIIT_HINT = "Entre os dias do treino. Sem escolha: em todos eles.";
const CONTINUOUS_HINT = "Também fora dos dias do treino. Sem escolha: nos dias do treino.";

const SEQUENCE_HINT = "Sem escolha: em cada treino.";

/** HIIT days are among the training's; days of continuous aerobic exercise may be others. A sequence has no days for HIIT. */
export function AerobicDays({ form, training, field, label }: Props) {
  const hintId = useId();
  const isSequence = usePlan().cycle?.sequence !== undefined;
  const isHiit = field === "hiitDays";
  const days = form.values[field];
  const choices = WEEKDAYS.map((weekday) => ({
    weekday,
    reason: isHiit && !training.weekdays.includes(weekday.value) ? "O treino não acontece neste dia" : null,
  }));
  const toggle = (value: WeekdayValue) => {
    const day = Number(value);
    form.setFieldValue(field, days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort());
  };
  if (isHiit && isSequence) return null;
  return (
    <Input.Wrapper label={label} labelElement="div" role="group" aria-label={label} error={form.errors[field]}>
      <DayButtons
        choices={choices}
        chosen={WEEKDAYS.filter((_, day) => days.includes(day)).map(({ value }) => value)}
        onToggle={toggle}
        reasonsId={hintId}
      />
      <Input.Description id={hintId} mt={6}>
        {isHiit ? HIIT_HINT : isSequence ? SEQUENCE_HINT : CONTINUOUS_HINT}
      </Input.Description>
    </Input.Wrapper>
  );
}
