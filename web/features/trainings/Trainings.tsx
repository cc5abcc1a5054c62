import { Alert, Group, Stack } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import classes from "./Trainings.module.css";
import { TrainingTabs } from "./TrainingTabs.tsx";
import { refusalToCopy, refusalToPrescribe, type TrainingContext } from "./training-context.ts";
import { WeekChips } from "./week/WeekChips.tsx";
import { WeekOverview } from "./week/WeekOverview.tsx";

interface Props {
  readonly context: TrainingContext;
}

/** The week first for a trainer, who balances it, in one line on a phone; the training first for a student, who does it. */
export function Trainings({ context }: Props) {
  const { cycle, forStudent } = context;
  const phone = useUpTo("sm");
  if (cycle.trainings.length === 0) return <NoTraining context={context} />;
  const weekFirst = !forStudent && !phone;
  const week = <WeekOverview context={context} />;
  return (
    <Stack gap={phone ? "xs" : "xl"}>
      {cycle.is_finished && <Finished endDate={cycle.end_date} forStudent={forStudent} />}
      {weekFirst && week}
      {!forStudent && phone && <WeekChips context={context} />}
      <TrainingTabs context={context} />
      {!weekFirst && week}
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

function NoTraining({ context }: Props) {
  const create = (
    <Group gap="sm" justify="center">
      <ReasonButton
        reason={refusalToPrescribe(context)}
        className={classes.sentence ?? ""}
        leftSection={<Icon name="plus" size={18} />}
        onClick={() => context.go({ open: { form: "novo" } })}
      >
        novo treino
      </ReasonButton>
      <ReasonButton
        variant="default"
        reason={refusalToCopy(context)}
        className={classes.sentence ?? ""}
        leftSection={<Icon name="copy" size={18} />}
        onClick={() => context.go({ open: { form: "copiar" } })}
      >
        copiar treino
      </ReasonButton>
    </Group>
  );
  return (
    <Stack gap="xl">
      {context.cycle.is_finished && <Finished endDate={context.cycle.end_date} forStudent={context.forStudent} />}
      <EmptyState icon="dumbbell" title="Ainda não há nenhum treino cadastrado." action={!context.readOnly && create}>
        {context.readOnly
          ? "Os treinos deste ciclo aparecem aqui."
          : (refusalToPrescribe(context) ?? "Aqui ficam a semana do aluno e os exercícios de cada treino.")}
      </EmptyState>
    </Stack>
  );
}
