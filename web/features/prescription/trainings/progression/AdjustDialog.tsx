import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { executedExercisesQuery } from "../../../execution/exercise-history/data.ts";
import { type Adjustment, adjustmentQuery } from "../../../execution/progression/data.ts";
import { studentSignalsQuery, useDismissal } from "../../../execution/signals/data.ts";
import { makeChange } from "../editor/announce.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import type { TrainingsChange } from "../editor/training-changes.ts";
import { useGoTo } from "../editor/training-place.ts";
import type { PrescribedCycle } from "../editor/training-plan.ts";
import { useEditor, useTrainings } from "../editor/use-trainings.ts";
import { actOfAll, appliedTo, swapExercise, takeProposals } from "./adjustment.ts";

interface Props {
  readonly cycle: PrescribedCycle;
  readonly exerciseId: number;
}

/** A signal leads here: less of an exercise, or another in its place. Acting dismisses its pain. */
export default function AdjustDialog({ cycle: { path, student }, exerciseId }: Props) {
  const go = useGoTo();
  const { data, error, refetch, isFetching } = useQuery(adjustmentQuery(path, exerciseId));
  const act = useAct(student.id, exerciseId);
  const row = data?.rows[0];
  const close = () => go({ ...(row && { trainingId: row.training_id }) });
  const openRow = () => row && go({ trainingId: row.training_id, open: { form: "exercicio", entryId: row.entry_id } });
  const trainings = useTrainings((state) => state.trainings);
  const proposal = data && actOfAll(appliedTo(trainings, data.loads));
  const leave = (change: TrainingsChange, saved: string) => {
    void act(change, saved);
    void close();
  };
  return (
    <DialogOverTraining
      title="Ajustar exercício"
      width={560}
      onClose={close}
      submit={
        data && proposal ? (
          <Button onClick={() => leave(takeProposals(data), "Treino ajustado")} data-autofocus>
            {proposal}
          </Button>
        ) : (
          row && <Button onClick={openRow}>Abrir o exercício</Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton />
      ) : !row ? (
        <EmptyState
          icon="dumbbell"
          title="O exercício não está mais neste ciclo"
          action={<Button onClick={close}>Ver os treinos</Button>}
        >
          Ele foi retirado ou trocado depois do registro.
        </EmptyState>
      ) : (
        <Stack gap="md">
          <Reasons studentId={student.id} exerciseId={exerciseId} adjustment={data} />
          <Equivalents
            studentId={student.id}
            equivalents={data.equivalents}
            onChoose={(exercise, lastKg) => leave(swapExercise(data, exercise, lastKg), `Trocado por ${exercise.name}`)}
          />
          {proposal && (
            <Button variant="subtle" w="fit-content" ml={-8} px={8} onClick={openRow}>
              Abrir o exercício
            </Button>
          )}
        </Stack>
      )}
    </DialogOverTraining>
  );
}

function useAct(studentId: number, exerciseId: number) {
  const editor = useEditor();
  const dismissal = useDismissal(studentId);
  const { data: student } = useQuery(studentSignalsQuery(studentId));
  // A fallen load is no signal any more once the row asks for no more.
  const keys =
    student?.signals
      .filter(({ kind, exercise_id }) => kind === "pain" && exercise_id === exerciseId)
      .map(({ key }) => key) ?? [];
  return async (change: TrainingsChange, saved: string) => {
    const { outcome } = await makeChange(editor, change, {
      saved,
      undoable: keys.length > 0 ? "O sinal foi dispensado." : "O treino já está com o aluno.",
      failed: "Erro ao salvar exercício",
      onUndo: () => keys.length > 0 && dismissal({ keys, dismissed: false }),
    });
    if (outcome === "saved" && keys.length > 0) dismissal({ keys, dismissed: true });
  };
}

interface ReasonsProps {
  readonly studentId: number;
  readonly exerciseId: number;
  readonly adjustment: Adjustment;
}

/** Why, and where the exercise is. */
function Reasons({ studentId, exerciseId, adjustment: { rows, loads } }: ReasonsProps) {
  const { data: student } = useQuery(studentSignalsQuery(studentId));
  const trainings = useTrainings((state) => state.trainings);
  const signals = student?.signals.filter(({ exercise_id }) => exercise_id === exerciseId) ?? [];
  const places = rows.map(({ training_id, entry_id, exercise_id }) => {
    const training = trainings.find(({ id }) => id === training_id);
    const entry = training?.exercises.find(({ id }) => id === entry_id);
    const exercise = entry && exercisesOf(entry).find(({ id }) => id === exercise_id);
    return { entry_id, text: [exercise?.name, training?.name].filter(Boolean).join(" · ") };
  });
  return (
    <Stack gap={4}>
      {signals.map(({ key, sentence, basis }) => (
        <div key={key}>
          <Text fw={600}>{sentence}</Text>
          <Text size="sm" c="dimmed">
            {basis}
          </Text>
        </div>
      ))}
      {places.map(({ entry_id, text }) => {
        const reason = loads.find((load) => load.entry_id === entry_id)?.reason;
        return (
          <Text key={entry_id} size="sm">
            <b>{text}</b>
            {reason && `: ${reason}`}
          </Text>
        );
      })}
    </Stack>
  );
}

interface EquivalentsProps {
  readonly studentId: number;
  readonly equivalents: readonly Exercise[];
  readonly onChoose: (exercise: Exercise, lastKg: number | null) => void;
}

function Equivalents({ studentId, equivalents, onChoose }: EquivalentsProps) {
  const { data: executed = [] } = useQuery(executedExercisesQuery(studentId));
  if (equivalents.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        O catálogo não tem outro exercício do mesmo músculo e movimento que este aluno possa fazer sem tocar no que dói.
      </Text>
    );
  }
  return (
    <Stack gap={8}>
      <Title order={3} size="sm">
        Trocar por
      </Title>
      {equivalents.map((exercise) => (
        <Button
          key={exercise.id}
          variant="default"
          justify="flex-start"
          h="auto"
          mih={44}
          py={8}
          styles={{ label: { whiteSpace: "normal", textAlign: "start" } }}
          aria-label={`Trocar por ${exercise.name}`}
          onClick={() => onChoose(exercise, executed.find(({ id }) => id === exercise.id)?.last_load_kg || null)}
        >
          {exercise.name}
        </Button>
      ))}
    </Stack>
  );
}
