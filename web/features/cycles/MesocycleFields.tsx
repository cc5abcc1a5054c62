import { SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { minEndDate } from "#domain/periodisation/period.ts";
import { DayInput } from "../../ui/DayInput.tsx";
import { enterMovesOn } from "../../ui/enter-moves-on.ts";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import { durationOf, type MesocycleForm } from "./mesocycle-form.ts";

export const MESOCYCLE_FORM = "mesocycle-form";

interface Props {
  readonly form: UseFormReturnType<MesocycleForm>;
  readonly onSubmit: (values: MesocycleForm) => void;
}

export function MesocycleFields({ form, onSubmit }: Props) {
  const { start_date: start } = form.values;
  return (
    <form id={MESOCYCLE_FORM} noValidate onKeyDown={enterMovesOn} onSubmit={form.onSubmit(onSubmit, focusFirstError)}>
      <Stack gap="md">
        <TextInput label="Nome" withAsterisk autoComplete="off" {...form.getInputProps("name")} />
        <Textarea
          label="Objetivo"
          withAsterisk
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus
          {...form.getInputProps("goal")}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <DayInput
            label="Data inicial"
            withAsterisk
            {...form.getInputProps("start_date")}
            onChange={(day) => {
              form.setFieldValue("start_date", day);
              form.clearFieldError("end_date");
            }}
          />
          <DayInput
            label="Data final"
            withAsterisk
            {...(isCalendarDate(start) && { minDay: minEndDate(start) })}
            {...form.getInputProps("end_date")}
          />
        </SimpleGrid>
        <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
          {durationOf(form.values)}
        </Text>
      </Stack>
    </form>
  );
}
