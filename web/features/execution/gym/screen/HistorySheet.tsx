import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { heaviestOf, type Step, type StepExercise } from "../plan/steps.ts";
import { heaviestText, lastTimeText } from "../plan/training-text.ts";
import classes from "./HistorySheet.module.css";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly studentId: number;
  readonly step: Step;
  readonly onClose: () => void;
}

export const HistorySheet = ({ opened, onClose, ...shown }: Props) => (
  <Sheet opened={opened} title="Histórico" onClose={onClose}>
    <StepHistory {...shown} />
  </Sheet>
);

/** It draws what the device holds, so that it opens without a signal too. */
export function StepHistory({ studentId, step: { exercises, work } }: Pick<Props, "studentId" | "step">) {
  const { online } = useNetwork();
  return (
    <Stack gap="xl">
      {exercises.map((exercise) => (
        <Stack key={exercise.exerciseId} gap="xs">
          <Title order={3} size="h4">
            {exercise.name}
          </Title>
          <Record exercise={exercise} />
          <Days exercise={exercise} hasLoad={work.hasLoad} />
          {online && (
            <Anchor
              className={classes.more ?? ""}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to={`/inicio/visualizar/${studentId}?dialog=executions&tab=exercicios&exercise=${exercise.exerciseId}`}
                />
              )}
            >
              Ver o histórico completo
            </Anchor>
          )}
        </Stack>
      ))}
      {!online && (
        <Text c="dimmed">Sem sinal: é o que este aparelho guardou. O histórico completo precisa de sinal.</Text>
      )}
    </Stack>
  );
}

function Record({ exercise }: { readonly exercise: StepExercise }) {
  const record = heaviestOf(exercise.heaviest);
  const last = lastTimeText(exercise);
  return (
    <div className="figures">
      {record && (
        <Text size="lg" fw={700}>
          Recorde: {heaviestText(record)}, em {formatDate(record.day)}
        </Text>
      )}
      {last && <Text>{last}</Text>}
    </div>
  );
}

/** The length of a bar is its load, as a share of the record. */
function Days({
  exercise: { heaviest, name },
  hasLoad,
}: {
  readonly exercise: StepExercise;
  readonly hasLoad: boolean;
}) {
  const most = heaviestOf(heaviest)?.load_kg ?? 0;
  if (most === 0 && !hasLoad) return null;
  if (most === 0) return <Text c="dimmed">As cargas aparecem aqui a partir do próximo treino com carga.</Text>;
  return (
    <>
      <Text size="sm" c="dimmed">
        A série mais pesada de cada dia
      </Text>
      <ol className={classes.days} aria-label={`Cargas de ${name}`}>
        {heaviest.toReversed().map((one) => (
          <li key={one.day} className={classes.day}>
            <span>{formatDate(one.day).slice(0, 5)}</span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                data-record={one.load_kg === most || undefined}
                style={{ width: `${(100 * one.load_kg) / most}%` }}
              />
            </span>
            <span className={classes.value}>{heaviestText(one)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
