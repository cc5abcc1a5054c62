import { Button, Chip, Group, Input, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  DAYS_FROM_MONDAY,
  shortDayName,
  TRAINING_GOALS,
  USUAL_DAYS,
  weekdaysText,
} from "#domain/students/registration.ts";
import { Choice } from "../../../../ui/select/Choice.tsx";
import type { StudentForm } from "./student-form.ts";

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
  /** The trainer alone decides here. */
  readonly closed: boolean;
}

const DAYS_PATH = "personal_anamnesis.days_of_week";

/** Available days and goal: kept with the personal anamnesis, but required already here. */
export function TrainingFieldset({ form, closed }: Props) {
  const days = form.getInputProps(DAYS_PATH);
  if (closed) return <OfTheTrainer form={form} />;
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Treino
      </Title>
      <Input.Wrapper
        label="Dias disponíveis para treino"
        labelElement="div"
        labelProps={{ id: "training-days" }}
        withAsterisk
        error={days.error}
        inputWrapperOrder={["label", "input", "error"]}
      >
        <Group role="group" aria-labelledby="training-days" data-path={DAYS_PATH} gap="xs" my={4}>
          <Chip.Group multiple value={days.value} onChange={days.onChange}>
            {DAYS_FROM_MONDAY.map(({ key, name }) => (
              <Chip key={key} value={key} size="md">
                {shortDayName(name)}
              </Chip>
            ))}
          </Chip.Group>
        </Group>
        <Group gap="xs" my={8}>
          {USUAL_DAYS.map(({ label, days: usual }) => (
            <Button
              key={label}
              variant="default"
              px="sm"
              aria-pressed={weekdaysText(days.value) === weekdaysText(usual)}
              onClick={() => days.onChange([...usual])}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Choice
          label="Objetivo do treino"
          clearable
          data={[...TRAINING_GOALS]}
          {...form.getInputProps("personal_anamnesis.training_goals")}
        />
      </SimpleGrid>
    </Stack>
  );
}

function OfTheTrainer({ form: { values } }: Pick<Props, "form">) {
  const { days_of_week, training_goals } = values.personal_anamnesis;
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Treino
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <TextInput label="Dias disponíveis para treino" readOnly variant="filled" value={weekdaysText(days_of_week)} />
        <TextInput label="Objetivo do treino" readOnly variant="filled" value={training_goals ?? "Não informado"} />
      </SimpleGrid>
    </Stack>
  );
}
