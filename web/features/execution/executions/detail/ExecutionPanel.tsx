import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { Conversation } from "../../comments/Conversation.tsx";
import { shortDay } from "../../execution-calendar/day-text.ts";
import { setText } from "../../gym/plan/training-text.ts";
import { type Execution, executionQuery } from "../data.ts";
import { ComparedExercise } from "./ComparedExercise.tsx";
import { comparedRows } from "./compared-rows.ts";
import classes from "./ExecutionPanel.module.css";

interface Props {
  readonly studentId: number;
  readonly executionId: number;
  readonly onBack: () => void;
  readonly onExercise: (exerciseId: number) => void;
  readonly canCorrect: boolean;
  readonly onCorrect: (trainingId: number, recorded: Execution) => void;
}

interface CommentsProps {
  readonly studentId: number;
  readonly execution: Execution;
}

export function ExecutionPanel({ studentId, executionId, onBack, onExercise, canCorrect, onCorrect }: Props) {
  const { data, error, refetch, isFetching } = useQuery(executionQuery(studentId, executionId));
  const back = (
    <Button variant="subtle" color="gray" px="xs" leftSection={<Icon name="back" size={18} />} onClick={onBack}>
      Calendário
    </Button>
  );
  if (error && !data) {
    return (
      <Stack>
        {back}
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      </Stack>
    );
  }
  if (!data) return <RowsSkeleton />;
  const { execution, prescribed } = data;
  const { training_id: trainingId } = execution;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        {back}
        {trainingId !== null && canCorrect && (
          <Button variant="default" onClick={() => onCorrect(trainingId, execution)}>
            Corrigir
          </Button>
        )}
      </Group>
      <Head execution={execution} />
      {prescribed === null && (
        <Text size="sm" c="dimmed">
          Este treino foi removido da prescrição; o que foi feito fica.
        </Text>
      )}
      <ul className={classes.rows}>
        {comparedRows(execution, prescribed).map((row) => (
          <ComparedExercise key={row.key} row={row} onHistory={() => onExercise(row.exerciseId)} />
        ))}
      </ul>
      <ExecutionComments studentId={studentId} execution={execution} />
      {execution.overruled.length > 0 && (
        <Alert variant="light" color="gray" title="Registrado também em outro aparelho, com outros valores">
          {execution.overruled.map((set) => `${set.name}, ${set.set}ª série: ${setText(set)}`).join(" · ")}
        </Alert>
      )}
    </Stack>
  );
}

/** The administrator has no part in them. */
function ExecutionComments({ studentId, execution: { training_key: trainingId, day } }: CommentsProps) {
  const me = useCurrentUser();
  const role = roleOf(me);
  if (trainingId === undefined || role === "admin") return null;
  return (
    <section aria-labelledby="comentarios">
      <Title order={4} size="h5" id="comentarios" mb="xs">
        Comentários
      </Title>
      <Conversation
        trainingId={trainingId}
        writer={{ id: role === "student" ? studentId : me.id, role }}
        place={{ exercise: null, set: null, day }}
      />
    </section>
  );
}

function Head({ execution }: { readonly execution: Execution }) {
  const { training_name, day, started_at, finished_at, effort, note, recorded_by } = execution;
  const facts = [
    effort !== null && `Esforço ${effort}/10`,
    lengthText(started_at, finished_at),
    recorded_by === "trainer" ? "Registrado pelo personal" : "Registrado pelo aluno",
    finished_at === null && "Não finalizado",
  ].filter((fact) => typeof fact === "string");
  return (
    <div>
      <Title order={3} size="h4">
        {training_name} · {shortDay(day)}
      </Title>
      <Group gap="xs">
        <Text size="sm" c="dimmed" className="figures">
          {facts.join(" · ")}
        </Text>
      </Group>
      {note && <Text className="words">“{note}”</Text>}
    </div>
  );
}

/** "52 min" */
function lengthText(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null;
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
  return minutes > 0 && minutes < 24 * 60 ? `${minutes} min` : null;
}
