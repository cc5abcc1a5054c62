import { Alert, Group, Stack } from "@mantine/core";
import { lazy, memo, Suspense, useDeferredValue } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { refusalToCopy, type TrainingContext } from "./editor/training-context.ts";
import { GenerateButton } from "./GenerateButton.tsx";
import classes from "./Trainings.module.css";
import { TrainingTabs } from "./TrainingTabs.tsx";
import { useTrainingKeys } from "./use-training-keys.ts";
import { WeekChips } from "./week/WeekChips.tsx";
import { WeekOverview } from "./week/WeekOverview.tsx";

const PrescriptionCheck = lazy(() => import("../prescription-checks/PrescriptionCheck.tsx"));

interface Props {
  readonly context: TrainingContext;
}

/** The week first for a trainer, who balances it, in one line on a phone; the training first for a student, who does it. */
export function Trainings({ context }: Props) {
  const { plan, forStudent, saving } = context;
  const phone = useUpTo("sm");
  useTrainingKeys(context);
  const settled = useDeferredValue(context);
  if (plan.trainings.length === 0) return <NoTraining context={context} />;
  const weekFirst = !forStudent && !phone;
  const week = <Week context={settled} />;
  return (
    <Stack gap={phone ? "xs" : "xl"}>
      <Finished context={context} />
      <SavingAlert saving={saving} />
      {weekFirst && week}
      {!forStudent && phone && <WeekChips context={context} />}
      <TrainingTabs context={context} />
      {!weekFirst && week}
    </Stack>
  );
}

/** Sums and checks of the whole week: drawn after the change itself, and left half done when the next key is pressed. */
const Week = memo(function Week({ context }: Props) {
  return (
    <Stack gap="sm">
      <WeekOverview context={context} />
      {!context.readOnly && <Check context={context} />}
    </Stack>
  );
});

/** A chunk of its own, which students never download. */
const Check = ({ context: { plan, cycle } }: Props) => (
  <Suspense fallback={<div className={classes.check} />}>
    <PrescriptionCheck trainings={plan.trainings} cycle={cycle} />
  </Suspense>
);

function Finished({ context: { plan, forStudent } }: Props) {
  if (!plan.finishedOn) return null;
  return (
    <Alert variant="light" color="navy" icon={<Icon name="clock" />}>
      Este ciclo terminou em {formatDate(plan.finishedOn)}.
      {!forStudent && " Os treinos podem ser vistos, mas não alterados."}
    </Alert>
  );
}

function NoTraining({ context }: Props) {
  const create = (
    <Group gap="sm" justify="center">
      <ReasonButton
        reason={context.plan.refusal}
        className={classes.sentence ?? ""}
        leftSection={<Icon name="plus" size={18} />}
        onClick={() => context.go({ open: { form: "novo" } })}
      >
        novo treino
      </ReasonButton>
      {context.cycle && (
        <ReasonButton
          variant="default"
          reason={refusalToCopy(context)}
          className={classes.sentence ?? ""}
          leftSection={<Icon name="copy" size={18} />}
          onClick={() => context.go({ open: { form: "copiar" } })}
        >
          copiar treino
        </ReasonButton>
      )}
      {context.cycle && (
        <ReasonButton
          variant="default"
          reason={refusalToCopy(context)}
          className={classes.sentence ?? ""}
          leftSection={<Icon name="timeline" size={18} />}
          onClick={() => context.go({ open: { form: "progressao" } })}
        >
          Criar a partir do último
        </ReasonButton>
      )}
      <GenerateButton context={context} />
    </Group>
  );
  return (
    <Stack gap="xl">
      <Finished context={context} />
      <SavingAlert saving={context.saving} />
      <EmptyState icon="dumbbell" title="Ainda não há nenhum treino cadastrado." action={!context.readOnly && create}>
        {context.readOnly
          ? `Os treinos deste ${context.cycle ? "ciclo" : "item da biblioteca"} aparecem aqui.`
          : (context.plan.refusal ?? "Aqui ficam a semana e os exercícios de cada treino.")}
      </EmptyState>
    </Stack>
  );
}
