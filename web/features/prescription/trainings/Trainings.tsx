import { Alert, Group, Stack } from "@mantine/core";
import { lazy, memo, Suspense, useDeferredValue } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { useGoTo } from "./editor/training-place.ts";
import { refusalToCopy } from "./editor/training-plan.ts";
import { usePlan, useTrainings } from "./editor/use-trainings.ts";
import classes from "./Trainings.module.css";
import { TrainingTabs } from "./TrainingTabs.tsx";
import { useTrainingKeys } from "./use-training-keys.ts";
import { WeekChips } from "./week/WeekChips.tsx";
import { WeekOverview } from "./week/WeekOverview.tsx";

const PrescriptionCheck = lazy(() => import("../prescription-checks/PrescriptionCheck.tsx"));

/** The week first for a trainer, who balances it, in one line on a phone; the training first for a student, who does it. */
export function Trainings() {
  const { forStudent } = usePlan();
  const phone = useUpTo("sm");
  useTrainingKeys();
  const isEmpty = useTrainings(({ trainings }) => trainings.length === 0);
  if (isEmpty) return <NoTraining />;
  const weekFirst = !forStudent && !phone;
  return (
    <Stack gap={phone ? "xs" : "xl"}>
      <Finished />
      <SavingAlert />
      {weekFirst && <DeferredWeek />}
      {!forStudent && phone && <WeekChips />}
      <TrainingTabs />
      {!weekFirst && <DeferredWeek />}
    </Stack>
  );
}

const DeferredWeek = () => <Week trainings={useDeferredValue(useTrainings(({ trainings }) => trainings))} />;

/** Drawn after the change itself, and left half done when the next key is pressed. */
const Week = memo(function Week({ trainings }: { readonly trainings: readonly Training[] }) {
  const { readOnly, cycle } = usePlan();
  return (
    <Stack gap="sm">
      <WeekOverview trainings={trainings} />
      {!readOnly && (
        // A chunk of its own, which students never download.
        <Suspense fallback={<div className={classes.check} />}>
          <PrescriptionCheck trainings={trainings} cycle={cycle} />
        </Suspense>
      )}
    </Stack>
  );
});

function Finished() {
  const { finishedOn, forStudent } = usePlan();
  if (!finishedOn) return null;
  return (
    <Alert variant="light" color="navy" icon={<Icon name="clock" />}>
      Este ciclo terminou em {formatDate(finishedOn)}.
      {!forStudent && " Os treinos podem ser vistos, mas não alterados."}
    </Alert>
  );
}

function NoTraining() {
  const { readOnly, cycle, refusal } = usePlan();
  return (
    <Stack gap="xl">
      <Finished />
      <SavingAlert />
      <EmptyState icon="dumbbell" title="Ainda não há nenhum treino cadastrado." action={!readOnly && <WaysToBegin />}>
        {readOnly
          ? `Os treinos deste ${cycle ? "ciclo" : "item da biblioteca"} aparecem aqui.`
          : (refusal ?? "Aqui ficam a semana e os exercícios de cada treino.")}
      </EmptyState>
    </Stack>
  );
}

function WaysToBegin() {
  const plan = usePlan();
  const go = useGoTo();
  const sentence = classes.sentence ?? "";
  return (
    <Group gap="sm" justify="center">
      <ReasonButton
        reason={plan.refusal}
        className={sentence}
        leftSection={<Icon name="plus" size={18} />}
        onClick={() => go({ open: { form: "novo" } })}
      >
        novo treino
      </ReasonButton>
      {plan.cycle && (
        <>
          <ReasonButton
            variant="default"
            reason={refusalToCopy(plan, false)}
            className={sentence}
            leftSection={<Icon name="copy" size={18} />}
            onClick={() => go({ open: { form: "copiar" } })}
          >
            copiar treino
          </ReasonButton>
          <ReasonButton
            variant="default"
            reason={refusalToCopy(plan, false)}
            className={sentence}
            leftSection={<Icon name="timeline" size={18} />}
            onClick={() => go({ open: { form: "progressao" } })}
          >
            Criar a partir do último
          </ReasonButton>
          <GenerateButton />
        </>
      )}
    </Group>
  );
}

function GenerateButton() {
  const { refusal } = usePlan();
  const { replace } = useCycleAddress();
  if (!useCurrentUser().may_generate_trainings) return null;
  return (
    <ReasonButton variant="default" reason={refusal} onClick={() => replace("proposal")}>
      Meu EstagIArio
    </ReasonButton>
  );
}
