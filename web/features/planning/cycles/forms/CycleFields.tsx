import { SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { minEndDate, type Period } from "#domain/periodisation/period.ts";
import { DayInput } from "../../../../ui/field/DayInput.tsx";
import { LockedDay } from "../../../../ui/field/LockedDay.tsx";
import { type CycleForm, durationOf, withEnd } from "./cycle-form.ts";
import { TrainingModeField, type TrainingModeProps } from "./TrainingModeField.tsx";
import { WeeksStepper } from "./WeeksStepper.tsx";

/** Also shown for a mesocycle that was created with microcycles: their dates depend on its dates. */
const DATES_LOCKED = "Não é possível editar datas após criação do microciclo.";
const END_FROM_WEEKS = "A data final é calculada pela quantidade de semanas.";

interface Props {
  readonly form: UseFormReturnType<CycleForm>;
  readonly datesLocked?: boolean;
  readonly withWeeks?: boolean;
  readonly bounds?: Period;
  /** The mesocycle whose mode is chosen. */
  readonly mode?: TrainingModeProps["mesocycle"] | undefined;
}

export function CycleFields({ form, datesLocked = false, withWeeks = false, bounds, mode }: Props) {
  const { values } = form;
  const change = (part: Partial<CycleForm>) => {
    form.setValues(withEnd({ ...values, ...part }));
    form.clearFieldError("end_date");
  };

  return (
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
      {withWeeks && <WeeksStepper value={values.weeks} onChange={(weeks) => change({ weeks })} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {datesLocked ? (
          <LockedDay label="Data inicial" value={values.start_date} reason={DATES_LOCKED} />
        ) : (
          <DayInput
            label="Data inicial"
            withAsterisk
            {...(bounds && { minDay: bounds.startDate, maxDay: bounds.endDate })}
            {...form.getInputProps("start_date")}
            onChange={(start_date) => change({ start_date })}
          />
        )}
        {datesLocked || values.weeks !== null ? (
          <LockedDay
            label="Data final"
            value={values.end_date}
            reason={datesLocked ? DATES_LOCKED : END_FROM_WEEKS}
            error={form.errors.end_date}
          />
        ) : (
          <DayInput
            label="Data final"
            withAsterisk
            {...(isCalendarDate(values.start_date) && { minDay: minEndDate(values.start_date) })}
            {...(bounds && { maxDay: bounds.endDate })}
            {...form.getInputProps("end_date")}
          />
        )}
      </SimpleGrid>
      <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
        {durationOf(values)}
        {datesLocked && values.weeks !== null && `. ${createdWith(values.weeks)}`}
      </Text>
      {mode && <TrainingModeField mesocycle={mode} {...form.getInputProps("training_mode")} />}
    </Stack>
  );
}

const createdWith = (weeks: number) =>
  `Criado com ${weeks === 1 ? "1 microciclo" : `${weeks} microciclos`}: a quantidade não pode ser alterada.`;
