import { Stack, Text, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Sparkline } from "../../../ui/chart/Sparkline.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { ExercisePicker } from "../exercise-suggestions/ExercisePicker.tsx";
import { type TrainingMax, trainingMaxesQuery } from "./data.ts";
import { kgText, sourceText } from "./max-text.ts";
import classes from "./TrainingMaxesPanel.module.css";

const TrainingMaxDialog = lazy(() => import("./TrainingMaxDialog.tsx"));

interface Props {
  readonly studentId: number;
  /** The exercise whose dialog is open. */
  readonly exerciseId: number | undefined;
  readonly onOpen: (exerciseId: number | undefined) => void;
}

const NO_TRAINING = { exercise_type: [], muscle_group: [] };

export default function TrainingMaxesPanel({ studentId, exerciseId, onOpen }: Props) {
  const { data: maxes, error, refetch, isFetching } = useQuery(trainingMaxesQuery(studentId));
  const isStudent = roleOf(useCurrentUser()) === "student";
  if (error && !maxes) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!maxes) return <RowsSkeleton />;
  return (
    <Stack gap="md">
      {!isStudent && (
        <ExercisePicker
          label="Informar a carga máxima de um exercício"
          maw={460}
          required={false}
          training={NO_TRAINING}
          position={null}
          value={null}
          onChange={(exercise) => exercise && onOpen(exercise.id)}
        />
      )}
      {maxes.length === 0 ? (
        <NoMaxes isStudent={isStudent} />
      ) : (
        <Maxes maxes={maxes} isStudent={isStudent} onOpen={onOpen} />
      )}
      <Suspense>
        {exerciseId !== undefined && (
          <TrainingMaxDialog studentId={studentId} exerciseId={exerciseId} onClose={() => onOpen(undefined)} />
        )}
      </Suspense>
    </Stack>
  );
}

const NoMaxes = ({ isStudent }: { readonly isStudent: boolean }) => (
  <EmptyState icon="dumbbell" title="Nenhuma carga máxima ainda">
    {isStudent
      ? "Sua carga máxima estimada aparece aqui depois do primeiro treino com carga."
      : "Elas vêm dos treinos com carga e dos testes de força. Você também pode informar a de um exercício acima."}
  </EmptyState>
);

interface MaxesProps {
  readonly maxes: readonly TrainingMax[];
  readonly isStudent: boolean;
  readonly onOpen: (exerciseId: number) => void;
}

/** A table on a desk; on a phone each row is a card of the same cells. */
const Maxes = ({ maxes, isStudent, onOpen }: MaxesProps) => (
  <>
    <Text size="sm" c="dimmed">
      {isStudent
        ? "O mais pesado que você levantaria uma única vez, segundo seus treinos e testes. Não é para tentar sozinho."
        : "1RM de cada exercício e a máxima de treino, de que saem as porcentagens prescritas. Treinos só a aumentam; testes e o que você informa valem do dia em diante."}
    </Text>
    <table className={`${classes.table} figures`}>
      <thead>
        <tr>
          <th scope="col">Exercício</th>
          <th scope="col" data-figure>
            {isStudent ? "Carga máxima estimada" : "1RM"}
          </th>
          {!isStudent && (
            <th scope="col" data-figure>
              Máxima de treino
            </th>
          )}
          <th scope="col">De onde vem</th>
          <th scope="col" data-figure>
            Data
          </th>
          <th scope="col">Evolução</th>
        </tr>
      </thead>
      <tbody>
        {maxes.map((max) => (
          <MaxRow key={max.exercise.id} max={max} isStudent={isStudent} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  </>
);

function MaxRow({ max, isStudent, onOpen }: Pick<MaxesProps, "isStudent" | "onOpen"> & { readonly max: TrainingMax }) {
  const { exercise, current, training_max_kg, percent, is_fixed, history, held } = max;
  if (!current && !held) return null;
  return (
    <tr>
      <th scope="row">
        <UnstyledButton className={classes.open ?? ""} onClick={() => onOpen(exercise.id)}>
          {exercise.name}
        </UnstyledButton>
      </th>
      <td data-figure data-label={isStudent ? "Carga máxima" : "1RM"}>
        <strong>{current ? kgText(current.one_rep_max_kg) : "–"}</strong>
      </td>
      {!isStudent && (
        <td data-figure data-label="Máxima de treino">
          {training_max_kg === null ? "–" : kgText(training_max_kg)} <small>({percent}%)</small>
        </td>
      )}
      <td data-label="De onde vem">
        {[
          ...(current ? [sourceText(current)] : []),
          ...(is_fixed ? ["fixada"] : []),
          ...(held ? [`o treino de ${formatDate(held.day)} não conta`] : []),
        ].join(" · ")}
      </td>
      <td data-figure data-label="Data">
        {current ? formatDate(current.day) : "–"}
      </td>
      <td>{history.length > 1 && <Sparkline values={history.map(({ one_rep_max_kg }) => one_rep_max_kg)} />}</td>
    </tr>
  );
}
