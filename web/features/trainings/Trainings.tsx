import { Alert, Group, Stack } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { type Desk, refusalToCopy, refusalToPrescribe } from "./desk.ts";
import classes from "./Trainings.module.css";
import { TrainingTabs } from "./TrainingTabs.tsx";
import { WeekOverview } from "./WeekOverview.tsx";

interface Props {
  readonly desk: Desk;
}

/** The week first for a trainer, who balances it; the training first for a student, who does it. */
export function Trainings({ desk }: Props) {
  const { cycle, forStudent } = desk;
  if (cycle.trainings.length === 0) return <NoTraining desk={desk} />;
  const week = <WeekOverview desk={desk} />;
  return (
    <Stack gap="xl">
      {cycle.is_finished && <Finished endDate={cycle.end_date} forStudent={forStudent} />}
      {!forStudent && week}
      <TrainingTabs desk={desk} />
      {forStudent && week}
    </Stack>
  );
}

function Finished({ endDate, forStudent }: { readonly endDate: string; readonly forStudent: boolean }) {
  return (
    <Alert variant="light" color="navy" icon={<Icon name="clock" />}>
      Este ciclo terminou em {formatDate(endDate)}.{!forStudent && " Os treinos podem ser vistos, mas não alterados."}
    </Alert>
  );
}

function NoTraining({ desk }: Props) {
  const create = (
    <Group gap="sm" justify="center">
      <ReasonButton
        reason={refusalToPrescribe(desk)}
        className={classes.sentence ?? ""}
        leftSection={<Icon name="plus" size={18} />}
        onClick={() => desk.go({ open: { form: "novo" } })}
      >
        novo treino
      </ReasonButton>
      <ReasonButton
        variant="default"
        reason={refusalToCopy(desk)}
        leftSection={<Icon name="copy" size={18} />}
        onClick={() => desk.go({ open: { form: "copiar" } })}
      >
        Copiar treinos
      </ReasonButton>
    </Group>
  );
  return (
    <Stack gap="xl">
      {desk.cycle.is_finished && <Finished endDate={desk.cycle.end_date} forStudent={desk.forStudent} />}
      <EmptyState icon="dumbbell" title="Ainda não há nenhum treino cadastrado." action={!desk.readOnly && create}>
        {desk.readOnly
          ? "Os treinos deste ciclo aparecem aqui."
          : (refusalToPrescribe(desk) ?? "Aqui ficam a semana do aluno e os exercícios de cada treino.")}
      </EmptyState>
    </Stack>
  );
}
