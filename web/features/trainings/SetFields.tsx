import type { UseFormReturnType } from "@mantine/form";
import { DIGITS, MASKS } from "#domain/training/field-rules.ts";
import { DecimalInput } from "../../ui/DecimalInput.tsx";
import { MaskedInput } from "../../ui/MaskedInput.tsx";
import type { ExerciseForm } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
}

/** An imported time of hours keeps them; what is typed anew is minutes and seconds. */
const maskFor = (time: string) => (time.length === 8 ? MASKS.hoursMinutesSeconds : MASKS.minutesSeconds);

export function SeriesInput({ form }: Props) {
  return <DecimalInput label="Séries" decimals={0} digits={DIGITS.series} required {...form.getInputProps("series")} />;
}

export function RestInput({ form }: Props) {
  return (
    <MaskedInput
      label="Descanso"
      mask={maskFor(form.getInitialValues().rest)}
      placeholder="mm:ss"
      autoComplete="off"
      required
      {...form.getInputProps("rest")}
    />
  );
}

export function TimeInput({ form }: Props) {
  return (
    <MaskedInput
      label="Tempo"
      mask={maskFor(form.getInitialValues().time)}
      placeholder="mm:ss"
      autoComplete="off"
      required
      {...form.getInputProps("time")}
    />
  );
}
