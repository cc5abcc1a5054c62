import { useMemo } from "react";
import type { Student } from "#contract/students.ts";
import { ageInYears, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { FullScreenDialog } from "../../ui/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { type Mesocycle, type MesocyclePath, useMesocycle } from "../cycles/data.ts";
import { EvaluationFooter } from "./EvaluationFooter.tsx";
import { EvaluationMenu } from "./EvaluationMenu.tsx";
import { EvaluationSheet } from "./EvaluationSheet.tsx";
import { EvaluationSkeleton } from "./EvaluationSkeleton.tsx";
import { hasChanges } from "./evaluation-state.ts";
import { aboutSubject } from "./figures.ts";
import { savesItself } from "./recorder.ts";
import { type Evaluation, EvaluationContext, useEvaluation } from "./use-evaluation.ts";

interface Props {
  readonly path: MesocyclePath;
  readonly student: Student;
  /** A student reads the own evaluation. */
  readonly readOnlyRole: boolean;
  readonly onClose: () => void;
  readonly onGoToTraining?: () => void;
}

/** 'Avaliação do Aluno': what is measured of a student in one mesocycle, and what follows from it. */
export function EvaluationDialog({ path, student, readOnlyRole, onClose, onGoToTraining }: Props) {
  const { data: mesocycle, error, refetch, isFetching } = useMesocycle(path, "evaluation");
  const readOnlyBecause = mesocycle ? reasonToOnlyRead(mesocycle, readOnlyRole) : null;
  const readOnly = readOnlyBecause !== null;
  const evaluation = useEvaluation({ path, mesocycle, readOnly });
  const protocol = mesocycle ? protocolOf(mesocycle, readOnly) : "";
  const { gender, birthdate } = student;
  const evaluatedOn = mesocycle?.evaluated_on;
  const subject = useMemo(() => {
    const day = evaluatedOn ?? todayInSaoPaulo(Date.now());
    const ageYears = birthdate === null ? null : ageInYears(birthdate, day);
    return { gender, ageYears, protocol, studentView: readOnlyRole };
  }, [gender, birthdate, evaluatedOn, protocol, readOnlyRole]);

  const leaveAfter = (leave: () => void) => () => savePending(evaluation).then(leave);
  const close = leaveAfter(onClose);
  const cancel = () => {
    evaluation?.stop();
    onClose();
  };
  const open = mesocycle && evaluation;
  const nothingToRead = open && readOnly && !mesocycle.was_evaluated;

  return (
    <EvaluationContext value={evaluation}>
      <FullScreenDialog
        opened
        title="Avaliação do Aluno"
        subtitle={
          mesocycle
            ? [student.name, mesocycle.macrocycle.name, mesocycle.name, aboutSubject(subject)].join(" · ")
            : student.name
        }
        width={1400}
        onClose={close}
        actions={
          open && (
            <EvaluationMenu
              path={path}
              mesocycle={mesocycle}
              readOnly={readOnly}
              onClose={onClose}
              onGoToTraining={onGoToTraining && leaveAfter(onGoToTraining)}
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

function reasonToOnlyRead(mesocycle: Mesocycle, readOnlyRole: boolean): string | null {
  if (readOnlyRole) return "Somente leitura: quem preenche a avaliação é o seu treinador.";
  return mesocycle.is_finished
    ? `Somente leitura: este mesociclo terminou em ${formatDate(mesocycle.end_date)}.`
    : null;
}

/** A new save is judged by the macrocycle's protocol; what can only be read, by the one that it was saved with. */
function protocolOf({ macrocycle, evaluated_items }: Mesocycle, readOnly: boolean): string {
  const saved = evaluated_items?.perimeter.protocolo;
  return readOnly && saved ? saved : macrocycle.skinfold_protocol;
}

/** Leaving a field saves it; leaving the sheet right after does not have to wait for the breath in between. */
async function savePending(evaluation: Evaluation | null): Promise<void> {
  if (!evaluation) return;
  const { editing } = evaluation.state();
  if (editing) evaluation.dispatch({ type: "left", key: editing });
  await evaluation.idle();
  if (savesItself(evaluation.state())) await evaluation.now();
}
