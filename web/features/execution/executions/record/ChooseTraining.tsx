import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { DayInput } from "../../../../ui/field/DayInput.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { calendarQuery } from "../../execution-calendar/data.ts";
import { recordableOn } from "./recordable.ts";

interface Props {
  readonly studentId: number;
  readonly onChoose: (trainingId: number, day: string) => void;
  readonly onClose: () => void;
}

export function ChooseTraining({ studentId, onChoose, onClose }: Props) {
  const today = todayInSaoPaulo(Date.now());
  const [day, setDay] = useState(today);
  const isDay = isCalendarDate(day) && day <= today;
  const period = { from: day, to: day };
  const { data, error, refetch, isFetching } = useQuery({ ...calendarQuery(studentId, period), enabled: isDay });
  const trainings = data ? recordableOn(day, data) : [];
  return (
    <FormDialog
      title="Registrar treino"
      width={480}
      footer={
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      }
      onClose={onClose}
    >
      <Stack>
        <DayInput
          label="Dia em que foi feito"
          value={day}
          maxDay={today}
          onChange={setDay}
          error={isDay ? null : "Escolha um dia até hoje"}
          data-autofocus
        />
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
        ) : isDay && !data ? (
          <RowsSkeleton />
        ) : (
          isDay && (
            <>
              <Text size="sm">{trainings.length > 0 ? "Qual treino?" : "Nenhum ciclo com treinos neste dia."}</Text>
              {trainings.map(({ training_id, training_name, cycle_name, isPrescribed, isRecorded }) => (
                <Button
                  key={training_id}
                  size="md"
                  variant="default"
                  justify="space-between"
                  rightSection={
                    <Text size="xs" c="dimmed">
                      {isRecorded ? "corrigir registro" : isPrescribed ? "previsto neste dia" : cycle_name}
                    </Text>
                  }
                  onClick={() => onChoose(training_id, day)}
                >
                  {training_name}
                </Button>
              ))}
            </>
          )
        )}
      </Stack>
    </FormDialog>
  );
}
