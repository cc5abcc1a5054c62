import { useMemo } from "react";
import type { Student } from "#contract/students.ts";
import { ageInYears, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { FullScreenDialog } from "../../ui/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { kindOf } from "../cycles/cycle-actions.ts";
import { type Cycle, parentNames, plannedWeeks, useCycle } from "../cycles/cycle-data.ts";
import type { CyclePath } from "../cycles/data.ts";
import { EvaluationFooter } from "./EvaluationFooter.tsx";
import { EvaluationMenu } from "./EvaluationMenu.tsx";
import { EvaluationSheet } from "./EvaluationSheet.tsx";
import { EvaluationSkeleton } from "./EvaluationSkeleton.tsx";
import { savesItself } from "./evaluation-autosave.ts";
import { hasChanges } from "./evaluation-state.ts";
import { aboutSubject } from "./figures.ts";
import { type Evaluation, EvaluationContext, useEvaluation } from "./use-evaluation.ts";

interface Props {
  readonly path: CyclePath;
  readonly student: Student;
  /** A student reads the own evaluation. */
  readonly readOnlyRole: boolean;
  readonly onClose: () => void;
  /** `hasMicrocycles`: the trainings are in those. */
  readonly onGoToTraining?: ((hasMicrocycles: boolean) => unknown) | undefined;
}

/** 'Avaliação do Aluno': what is measured of a student in one cycle, and what follows from it. */
export function EvaluationDialog({ path, student, readOnlyRole, onClose, onGoToTraining }: Props) {
  const { data: cycle, error, refetch, isFetching } = useCycle(path, "evaluation");
  const readOnlyBecause = cycle ? reasonToOnlyRead(cycle, path, readOnlyRole) : null;
  const readOnly = readOnlyBecause !== null;
  const evaluation = useEvaluation({ path, cycle, readOnly });
  const protocol = cycle ? protocolOf(cycle, readOnly) : "";
  const { gender, birthdate } = student;
  const evaluatedOn = cycle?.evaluated_on;
  const subject = useMemo(() => {
    const day = evaluatedOn ?? todayInSaoPaulo(Date.now());
    const ageYears = birthdate === null ? null : ageInYears(birthdate, day);
    return { gender, ageYears, protocol, studentView: readOnlyRole };
  }, [gender, birthdate, evaluatedOn, protocol, readOnlyRole]);

  const leaveAfter = (leave: () => unknown) => () => savePending(evaluation).then(leave);
  const close = leaveAfter(onClose);
  const cancel = () => {
    evaluation?.cancel();
    onClose();
  };
  const open = cycle && evaluation;
  const nothingToRead = open && readOnly && !cycle.was_evaluated;

  return (
    <EvaluationContext value={evaluation}>
      <FullScreenDialog
        opened
        title="Avaliação do Aluno"
        subtitle={
          cycle
            ? [student.name, cycle.macrocycle.name, ...parentNames(cycle), cycle.name, aboutSubject(subject)].join(
                " · ",
              )
            : student.name
        }
        width={1400}
        onClose={close}
        actions={
          open && (
            <EvaluationMenu
              path={path}
              cycle={cycle}
              readOnly={readOnly}
              onClose={onClose}
              onGoToTraining={onGoToTraining && leaveAfter(() => onGoToTraining(plannedWeeks(cycle) !== null))}
            />
          )
        }
        footer={open && !readOnly && <EvaluationFooter fetchAgain={refetch} onCancel={cancel} />}
      >
        {!open && !error && <EvaluationSkeleton />}
        {!open && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
        {nothingToRead && <EmptyState title="Esta avaliação ainda não foi feita">{readOnlyBecause}</EmptyState>}
        {open && !nothingToRead && <EvaluationSheet path={path} subject={subject} readOnlyBecause={readOnlyBecause} />}
      </FullScreenDialog>
      {open && !readOnly && <UnsavedGuard isDirty={() => hasChanges(evaluation.state())} />}
    </EvaluationContext>
  );
}

function reasonToOnlyRead(cycle: Cycle, path: CyclePath, readOnlyRole: boolean): string | null {
  if (readOnlyRole) return "Somente leitura: quem preenche a avaliação é o seu personal.";
  return cycle.is_finished ? `Somente leitura: este ${kindOf(path)} terminou em ${formatDate(cycle.end_date)}.` : null;
}

/** A new save is judged by the macrocycle's protocol; what can only be read, by the one that it was saved with. */
function protocolOf({ macrocycle, evaluated_items }: Cycle, readOnly: boolean): string {
  const saved = evaluated_items?.perimeter.protocolo;
  return readOnly && saved ? saved : macrocycle.skinfold_protocol;
}

/** Saves at once what the autosave would save after its delay. */
async function savePending(evaluation: Evaluation | null): Promise<void> {
  if (!evaluation) return;
  const { editing } = evaluation.state();
  if (editing) evaluation.dispatch({ type: "left", key: editing });
  await evaluation.settled();
  if (savesItself(evaluation.state())) await evaluation.flush();
}
