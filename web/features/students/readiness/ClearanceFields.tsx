import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { INTENSITIES } from "#domain/students/readiness/readiness-answers.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import type { AnswersForm } from "./readiness-form.ts";

export const ClearanceFields = ({ form }: { readonly form: UseFormReturnType<AnswersForm> }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <DayInput
      label="Liberação médica de"
      description="Vale 12 meses, ou até um sintoma novo"
      maxDay={todayInSaoPaulo(Date.now())}
      {...form.getInputProps("cleared_on")}
    />
    {form.values.cleared_on !== "" && (
      <ChipChoice label="Liberado até" data={choicesOf(INTENSITIES)} {...form.getInputProps("cleared_for")} />
    )}
  </SimpleGrid>
);
