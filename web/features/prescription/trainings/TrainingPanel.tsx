import { Group, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { durationText } from "#domain/training/duration.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { trainingBlocks } from "./editor/entry-blocks.ts";
import { useEditor, usePlan, useTraining } from "./editor/use-trainings.ts";
import { AddExercise } from "./entry/AddExercise.tsx";
import { EntryBlock } from "./rows/EntryBlock.tsx";
import { Hint } from "./rows/Hint.tsx";
import { QuickRow } from "./rows/QuickRow.tsx";
import { SendTrainings, TrainingActions } from "./TrainingActions.tsx";
import classes from "./TrainingPanel.module.css";

interface Props {
  readonly trainingId: number;
}

export function TrainingPanel({ trainingId }: Props) {
  const { keyOf } = useEditor();
  const { readOnly, cycle, forStudent } = usePlan();
  const name = useTraining(trainingId, (training) => training.name) ?? "";
  const narrow = useUpTo("lg");
  const phone = useUpTo("sm");
  return (
    <Stack gap={phone ? "xs" : "lg"} data-grid="">
      <div className={classes.head}>
        <div className={classes.facts}>
          {/* On a phone the tab above says it already. */}
          {phone ? (
            <VisuallyHidden component="h3">{name}</VisuallyHidden>
          ) : (
            <Title order={3} size="h3">
              {name}
            </Title>
          )}
          <TrainingFacts trainingId={trainingId} narrow={narrow} />
        </div>
        <Group gap={phone ? 0 : "xs"} wrap="nowrap" className={classes.actions ?? ""}>
          <TrainingActions trainingId={trainingId} name={name} />
          {!narrow && !readOnly && <AddExercise />}
        </Group>
      </div>
      <Blocks trainingId={trainingId} />
      {!readOnly && <QuickRow key={keyOf(trainingId)} trainingId={trainingId} />}
      {phone && cycle && !forStudent && (
        <Group gap="xs" wrap="nowrap">
          <SendTrainings path={cycle.path} />
        </Group>
      )}
    </Stack>
  );
}

function Blocks({ trainingId }: Props) {
  const { readOnly } = usePlan();
  const blocks = useTraining(trainingId, trainingBlocks) ?? [];
  if (blocks.length > 0) {
    return blocks.map((block) => <EntryBlock key={block.type} trainingId={trainingId} block={block} />);
  }
  return (
    <EmptyState icon="dumbbell" title="Nenhum exercício cadastrado">
      {readOnly ? undefined : "Os exercícios deste treino aparecem aqui, separados por tipo."}
    </EmptyState>
  );
}

const factsOf = ({ weekdays, muscle_group, training_method, exercises }: Training) => ({
  days: WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => name.replace("-feira", "")),
  groups: muscle_group.map(({ name }) => name),
  method: training_method,
  duration: durationText(exercises),
});

interface FactsProps extends Props {
  readonly narrow: boolean;
}

/** On a phone the method is explained when asked: the exercises come first. */
function TrainingFacts({ trainingId, narrow }: FactsProps) {
  const facts = useTraining(trainingId, factsOf);
  if (!facts) return null;
  const { days, groups, method, duration } = facts;
  return (
    <>
      <Text size="sm">
        {listInPortuguese(days)} · {groups.join(", ")}
        {duration && (
          <>
            {" · "}
            <span className={classes.duration}>Duração estimada: {duration}</span>
          </>
        )}
      </Text>
      {method && narrow && <Hint name={method.name} description={method.description} fallbackName="Método" />}
      {method && !narrow && (
        <Text size="sm" c="dimmed" maw="80ch" className={classes.method ?? ""}>
          {method.name && <b>{method.name}</b>}
          {method.name && method.description && ": "}
          {method.description}
        </Text>
      )}
    </>
  );
}
