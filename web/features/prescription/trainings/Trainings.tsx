import { Alert, Stack } from "@mantine/core";
import { lazy, memo, Suspense, useCallback, useMemo } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import type { Advice } from "#domain/training/check/advice.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { useIdleValue } from "../../../ui/when-idle.ts";
import { OnwardsChoice } from "./editor/OnwardsChoice.tsx";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { useGoTo } from "./editor/training-place.ts";
import { trainingsOfWeek } from "./editor/training-plan.ts";
import { useEditor, usePlan, useTrainings } from "./editor/use-trainings.ts";
import { FirstRow } from "./rows/FirstRow.tsx";
import classes from "./Trainings.module.css";
import { TrainingTabs } from "./TrainingTabs.tsx";
import { useTrainingKeys } from "./use-training-keys.ts";
import { WaysToBegin } from "./WaysToBegin.tsx";
import { SequenceChips } from "./week/SequenceChips.tsx";
import { WeekChips } from "./week/WeekChips.tsx";
import { WeekOverview } from "./week/WeekOverview.tsx";

const PrescriptionCheck = lazy(() => import("../prescription-checks/PrescriptionCheck.tsx"));

/** A line of the week first for a trainer, who balances it; the training first for a student, who does it. */
export const Trainings = memo(function Trainings() {
  const { forStudent, readOnly, cycle } = usePlan();
  const phone = useUpTo("sm");
  useTrainingKeys();
  const isEmpty = useTrainings(({ trainings }) => trainings.length === 0);
  if (isEmpty) return <NoTraining />;
  const isFolded = !readOnly && !phone;
  return (
    <Stack gap="xs">
      <Finished />
      <SavingAlert />
      {phone && !readOnly && cycle && <OnwardsChoice path={cycle.path} fullWidth />}
      <div className={isFolded ? classes.weekLine : undefined}>
        {!forStudent && (cycle?.sequence ? <SequenceChips /> : <WeekChips />)}
        {isFolded && <DeferredWeek isFolded />}
      </div>
      <TrainingTabs />
      {!isFolded && <DeferredWeek isFolded={false} />}
    </Stack>
  );
});

interface WeekProps {
  readonly trainings: readonly Training[];
  /** Behind the check's line. */
  readonly isFolded: boolean;
}

const DeferredWeek = ({ isFolded }: Pick<WeekProps, "isFolded">) => (
  <Week trainings={useIdleValue(useTrainings(({ trainings }) => trainings))} isFolded={isFolded} />
);

/** Drawn after the change itself, and left half done when the next key is pressed. */
const Week = memo(function Week({ trainings, isFolded }: WeekProps) {
  const { readOnly, cycle } = usePlan();
  const mend = useMend();
  const turning = useMemo(() => trainingsOfWeek(trainings, cycle), [trainings, cycle]);
  const overview = <WeekOverview trainings={turning} />;
  // A chunk of its own, which students never download.
  const check = !readOnly && (
    <Suspense fallback={<div className={classes.check} />}>
      <PrescriptionCheck trainings={turning} cycle={cycle} overview={isFolded && overview} onMend={mend} />
    </Suspense>
  );
  if (isFolded) return check;
  return (
    <Stack gap="sm" mt="md">
      {overview}
      {check}
    </Stack>
  );
});

/** The row that an advice speaks of is opened in its form. */
function useMend() {
  const editor = useEditor();
  const go = useGoTo();
  return useCallback(
    ({ trainingId, remedy }: Advice) => {
      const training = editor.state().trainings.find(({ id }) => id === trainingId);
      const row = training?.exercises.find((entry) => exercisesOf(entry).some(({ id }) => id === remedy?.exerciseId));
      if (training && row) void go({ trainingId: training.id, open: { form: "exercicio", entryId: row.id } });
    },
    [editor, go],
  );
}

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
        {readOnly ? `Os treinos deste ${cycle ? "ciclo" : "item da biblioteca"} aparecem aqui.` : refusal}
      </EmptyState>
      {!readOnly && refusal === null && <FirstRow />}
    </Stack>
  );
}
