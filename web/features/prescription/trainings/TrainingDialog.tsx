import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { Student } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { loadSortable } from "../../../ui/sortable/sortable-rows.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { kindOf } from "../../planning/cycles/cycle-actions.ts";
import { type Cycle, cycleNames, downloadTrainingsPdf, useCycle } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { useCycleTrainings } from "./data.ts";
import { OnwardsChoice } from "./editor/OnwardsChoice.tsx";
import { SavingState } from "./editor/SavingAlert.tsx";
import type { PrescribedCycle, TrainingLibrary, TrainingPlan } from "./editor/training-plan.ts";
import { useTrainings } from "./editor/use-trainings.ts";
import { TrainingsFrame } from "./TrainingsFrame.tsx";

interface Props {
  readonly path: CyclePath;
  readonly student: Student;
  readonly readOnlyRole: boolean;
  readonly library: TrainingLibrary;
  readonly findStudents: PrescribedCycle["findStudents"];
  readonly onClose: () => void;
}

export default function TrainingDialog({ onClose, ...props }: Props) {
  const { path, student, readOnlyRole } = props;
  const { data: cycle, ...reading } = useCycle(path);
  const plan = usePlanOf(cycle, props);
  useEffect(() => {
    if (!readOnlyRole) loadSortable();
  }, [readOnlyRole]);
  return (
    <TrainingsFrame
      subtitle={[...(readOnlyRole ? [] : [student.name]), ...(cycle ? cycleNames(cycle, readOnlyRole) : [])].join(
        " · ",
      )}
      actions={readOnlyRole ? <TrainNow cycle={cycle} /> : <WeekActions path={path} cycle={cycle} />}
      plan={plan}
      {...useCycleTrainings(path, cycle)}
      reading={reading}
      onClose={onClose}
    />
  );
}

/** A week goes on into the following ones once it has trainings. */
function WeekActions({ path, cycle }: Pick<Props, "path"> & { readonly cycle: Cycle | undefined }) {
  const { replace } = useCycleAddress();
  const isEmpty = useTrainings(({ trainings }) => trainings.length === 0);
  const phone = useUpTo("sm");
  const program = () => replace("weeks", path);
  return (
    <>
      <SavingState />
      {!phone && !isEmpty && cycle && !cycle.is_finished && <OnwardsChoice path={path} />}
      {!isEmpty &&
        !cycle?.is_finished &&
        (phone ? (
          <ReasonIcon reason={null} aria-label="Programar semanas" onClick={program}>
            <Icon name="calendar" />
          </ReasonIcon>
        ) : (
          <Button variant="default" onClick={program}>
            Programar semanas
          </Button>
        ))}
    </>
  );
}

/** Only of the cycle that runs: the training itself knows no other. */
function TrainNow({ cycle }: { readonly cycle: Cycle | undefined }) {
  const runs = cycle && !cycle.is_finished && cycle.start_date <= todayInSaoPaulo(Date.now());
  if (!runs || cycle.trainings.length === 0) return null;
  return (
    <Button component={Link} to="/inicio/treino">
      Treinar agora
    </Button>
  );
}

/** The same object while saves change no more than the cycle's trainings. */
function usePlanOf(
  cycle: Cycle | undefined,
  { path, student, readOnlyRole, library, findStudents }: Omit<Props, "onClose">,
) {
  const canAddToLibrary = roleOf(useCurrentUser()) === "trainer";
  const { id, macroId, mesoId, microId } = path;
  const {
    name,
    was_evaluated: wasEvaluated,
    has_training: hasTraining,
    is_finished: isFinished,
    end_date: endDate,
    training_mode: mode,
    next_training_id: nextId = null,
  } = cycle ?? {};
  // A week that was copied from another one is not evaluated.
  const isEvaluated = wasEvaluated || hasTraining;
  return useMemo((): TrainingPlan | undefined => {
    if (name === undefined) return undefined;
    const cyclePath = { id, macroId, mesoId, microId };
    return {
      name,
      finishedOn: isFinished ? endDate : undefined,
      refusal: isEvaluated ? null : `Avalie o aluno neste ${kindOf(cyclePath)} antes de prescrever o treino.`,
      cycle: { path: cyclePath, student, findStudents, sequence: mode === "sequence" ? { nextId } : undefined },
      forStudent: readOnlyRole,
      readOnly: readOnlyRole || isFinished !== false,
      canAddToLibrary,
      library,
      print: () => downloadTrainingsPdf(cyclePath),
    };
  }, [
    name,
    isEvaluated,
    isFinished,
    endDate,
    mode,
    nextId,
    id,
    macroId,
    mesoId,
    microId,
    student,
    readOnlyRole,
    canAddToLibrary,
    library,
    findStudents,
  ]);
}
