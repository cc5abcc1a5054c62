import { Button, LoadingOverlay } from "@mantine/core";
import { useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { POSTURE_RESULTS } from "#domain/assessment/posture/result.ts";
import { codesOf } from "#domain/text/labels.ts";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { ConflictAlert } from "../../../ui/conflict/ConflictAlert.tsx";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type CycleChange, cycleNames, useCycle, useSaveCycle } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { type TrainingPlace, useProposal, useReadCycleAgain, useSavePlace } from "./data.ts";
import { ProposalReview } from "./ProposalReview.tsx";
import { acceptedRows, draftsOf, reviewed } from "./review.ts";
import { useReview } from "./use-review.ts";

interface Props {
  readonly path: CyclePath;
  readonly student: Student;
  readonly posture: string | undefined;
  readonly onClose: () => void;
  /** The trainings are saved, or there are some already. */
  readonly onTrainings: () => unknown;
  readonly onEvaluate: () => unknown;
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export default function ProposalDialog({ path, student, posture, onClose, onTrainings, onEvaluate }: Props) {
  const { data: cycle } = useCycle(path);
  const { wishes, decisions, change, forget } = useReview(path);
  const evaluated = codesOf(POSTURE_RESULTS).find((code) => code === posture);
  const { data, error, refetch, isFetching, isPlaceholderData } = useProposal(path, {
    ...wishes,
    ...(evaluated && { posture_evaluated: evaluated }),
  });
  const savePlace = useSavePlace(path.id);
  const phone = useUpTo("sm");
  const trainings = data ? reviewed(data, decisions) : [];
  const drafts = draftsOf(trainings);
  const rows = trainings.reduce((sum, one) => sum + acceptedRows(one).length, 0);

  const { accept, isSaving, conflict, reload } = useAcceptedTrainings(path, {
    onSaved: () => {
      forget();
      onTrainings();
    },
    onTrainings,
  });
  const choosePlace = (chosen: TrainingPlace) => {
    change({ wishes: { ...wishes, place: chosen.place, equipment: chosen.equipment.join(",") } });
    savePlace(chosen);
  };

  return (
    <FullScreenDialog
      opened
      title="Meu EstagIArio"
      subtitle={cycle ? [student.name, ...cycleNames(cycle, false)].join(" · ") : student.name}
      width={1080}
      onClose={() => isOnlyDialog() && onClose()}
      footer={
        data && (
          <>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <ReasonButton
              reason={drafts.length === 0 ? "Aceite pelo menos um exercício." : null}
              loading={isSaving || !cycle}
              disabled={isPlaceholderData}
              onClick={() => cycle && accept({ lock_version: cycle.lock_version, trainings: drafts })}
            >
              {`Salvar ${count(drafts.length, "treino", "treinos")}${phone ? "" : ` (${count(rows, "exercício", "exercícios")})`}`}
            </ReasonButton>
          </>
        )
      }
    >
      {conflict && <ConflictAlert sentence={conflict} label="Recarregar" onReload={reload} />}
      {data && (
        <div style={{ position: "relative" }}>
          <LoadingOverlay visible={isPlaceholderData} overlayProps={{ backgroundOpacity: 0.5 }} />
          <ProposalReview
            proposal={data}
            trainings={trainings}
            decisions={decisions}
            onDecide={(next) => change({ decisions: next })}
            onWish={(next) => change({ wishes: { ...wishes, ...next } })}
            onPlace={choosePlace}
          />
        </div>
      )}
      {!data && error && (
        <NoProposal error={error} onRetry={refetch} retrying={isFetching} {...{ onClose, onTrainings, onEvaluate }} />
      )}
      {!data && !error && <ScreenSkeleton />}
    </FullScreenDialog>
  );
}

interface NoProposalProps extends Pick<Props, "onClose" | "onTrainings" | "onEvaluate"> {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Trying again brings nothing where the cycle or its evaluation refuses. */
function NoProposal({ error, onRetry, retrying, onClose, onTrainings, onEvaluate }: NoProposalProps) {
  const leadOn = (label: string, act: () => unknown) => (
    <ErrorState
      error={error}
      title="Nenhum treino proposto"
      action={
        <Button mt="xs" onClick={() => void act()}>
          {label}
        </Button>
      }
    />
  );
  switch (error instanceof ApiError ? error.code : undefined) {
    case "cycle_has_training":
    case "cycle_finished":
      return leadOn("Ver os treinos", onTrainings);
    case "training_not_evaluated":
    case "no_training_today":
      return leadOn("Abrir a avaliação", onEvaluate);
    case "screening_stop":
    case "training_in_microcycles":
    case "invalid":
      return leadOn("Voltar ao aluno", onClose);
    default:
      return <ErrorState error={error} onRetry={onRetry} retrying={retrying} />;
  }
}

interface AcceptOptions {
  readonly onSaved: () => void;
  readonly onTrainings: () => unknown;
}

/** After a conflict, decisions stay; trainings that another window saved are shown instead. */
function useAcceptedTrainings(path: CyclePath, { onSaved, onTrainings }: AcceptOptions) {
  const save = useSaveCycle(path);
  const readAgain = useReadCycleAgain(path);
  const [conflict, setConflict] = useState<string>();
  const accept = (body: CycleChange) =>
    save.mutateAsync(body).then(
      () => {
        toast.success("Treino salvo com sucesso");
        onSaved();
      },
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.code === "changed_elsewhere") setConflict(sentenceOf(failure));
        else toast.failureWithReason(failure, "Erro ao salvar Treino");
      },
    );
  const reload = async () => {
    const { trainings } = await readAgain();
    setConflict(undefined);
    if (trainings.length > 0) onTrainings();
  };
  return { accept, isSaving: save.isPending, conflict, reload };
}
