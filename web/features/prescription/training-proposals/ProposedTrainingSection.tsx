import { Button, Group, List, Stack, Title } from "@mantine/core";
import { shortDayName } from "#domain/students/registration.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { Section } from "../../../ui/Section.tsx";
import { ProposedRow } from "./ProposedRow.tsx";
import classes from "./ProposedTraining.module.css";
import { acceptedRows, type Decisions, decide, type ReviewedTraining, swap, vary } from "./review.ts";

interface Props {
  readonly reviewed: ReviewedTraining;
  /** Its place in the sequence, for a training without days. */
  readonly turn: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

const daysOf = (weekdays: readonly string[]) =>
  listInPortuguese(WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => shortDayName(name)));

export function ProposedTrainingSection({ reviewed, turn, decisions, onDecide }: Props) {
  const { training, rows } = reviewed;
  const keys = rows.map(({ key }) => key);
  const varied = vary(decisions, reviewed);
  const isRejected = acceptedRows(reviewed).length === 0;
  const blocks = Map.groupBy(rows, ({ exercise }) => exercise.exercise_type);
  const groups = training.muscle_group.map(({ name }) => name).join(", ");
  return (
    <Section
      title={training.name}
      about={[daysOf(training.weekdays) || turn, `${training.minutes} min`, groups]
        .filter((part) => part !== "")
        .join(" · ")}
      action={
        <Group gap="xs">
          {varied !== decisions && !isRejected && (
            <Button variant="default" title="Outros exercícios" onClick={() => onDecide(varied)}>
              Variar
            </Button>
          )}
          <Button variant="default" onClick={() => onDecide(decide(decisions, keys, isRejected))}>
            {isRejected ? "Aceitar o treino" : "Recusar o treino"}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <List size="sm" c="dimmed" spacing={2}>
          {training.reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
        {[...blocks].map(([type, ofType]) => (
          <div key={type}>
            <Title order={3} size="h6" mb={4}>
              {exerciseTypeTitle(type)}
            </Title>
            <ul className={classes.rows}>
              {ofType.map((row) => (
                <ProposedRow
                  key={row.key}
                  row={row}
                  onAccept={(accept) => onDecide(decide(decisions, [row.key], accept))}
                  onSwap={(exerciseId) => onDecide(swap(decisions, row.key, exerciseId))}
                />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
