import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { weekdayOf } from "#domain/training/executions/training-week.ts";
import { DayInput } from "../../../../ui/field/DayInput.tsx";
import { isRecordable } from "../current-training.ts";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly gym: Gym;
  readonly onChoose: (training: Training, day: string) => void;
  readonly onClose: () => void;
}

export const OtherDaySheet = ({ opened, onClose, ...shown }: Props) => (
  <Sheet opened={opened} title="Registrar outro dia" onClose={onClose}>
    {opened && <Choice {...shown} />}
  </Sheet>
);

/** The training of that weekday comes first. */
function Choice({ gym, onChoose }: Pick<Props, "gym" | "onChoose">) {
  const now = Date.now();
  const today = todayInSaoPaulo(now);
  const [day, setDay] = useState(addDays(today, -1));
  const isDay = isRecordable(gym, day, now);
  const isOfDay = ({ weekdays }: Training) => weekdays.some((one) => one === weekdayOf(day));
  const trainings = isDay ? gym.trainings.toSorted((a, b) => Number(isOfDay(b)) - Number(isOfDay(a))) : [];
  return (
    <Stack>
      <DayInput
        size="lg"
        label="Dia em que você treinou"
        value={day}
        {...(gym.cycle && { minDay: gym.cycle.start_date })}
        maxDay={today}
        onChange={setDay}
        error={isDay ? null : "Escolha um dia deste ciclo, até hoje"}
      />
      {isDay && <Text>Qual treino?</Text>}
      {trainings.map((training) => (
        <Button
          key={training.id}
          size="lg"
          variant="default"
          justify="space-between"
          rightSection={
            isOfDay(training) && (
              <Text size="sm" c="dimmed">
                previsto neste dia
              </Text>
            )
          }
          onClick={() => onChoose(training, day)}
        >
          {training.name}
        </Button>
      ))}
    </Stack>
  );
}
