import { Group, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { durationText } from "#domain/training/duration.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { trainingBlocks } from "./editor/entry-blocks.ts";
import { type TrainingContext, useRowContext } from "./editor/training-context.ts";
import { AddExercise, canAddExercise } from "./entry/AddExercise.tsx";
import { EntryBlock } from "./rows/EntryBlock.tsx";
import { Hint } from "./rows/Hint.tsx";
import { QuickRow } from "./rows/QuickRow.tsx";
import { TrainingActions } from "./TrainingActions.tsx";
import classes from "./TrainingPanel.module.css";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
}

/** One training: its days and groups, its actions and its tables of exercises. */
export function TrainingPanel({ context, training }: Props) {
  const blocks = trainingBlocks(training);
  const rowContext = useRowContext(context);
  const narrow = useUpTo("lg");
  const phone = useUpTo("sm");
  return (
    <Stack gap={phone ? "xs" : "lg"} data-grid="">
      <div className={classes.head}>
        <div className={classes.about}>
          {/* On a phone the tab above says it already. */}
          {phone ? (
            <VisuallyHidden component="h3">{training.name}</VisuallyHidden>
          ) : (
            <Title order={3} size="h3">
              {training.name}
            </Title>
          )}
          <About training={training} narrow={narrow} />
        </div>
        <Group gap={phone ? 0 : "xs"} wrap="nowrap" className={classes.actions ?? ""}>
          <TrainingActions context={context} training={training} />
          {!narrow && canAddExercise(context) && <AddExercise context={context} />}
        </Group>
      </div>
      {blocks.length === 0 ? (
        <EmptyState icon="dumbbell" title="Nenhum exercício cadastrado">
          {context.readOnly ? undefined : "Os exercícios deste treino aparecem aqui, separados por tipo."}
        </EmptyState>
      ) : (
        blocks.map((block) => <EntryBlock key={block.type} context={rowContext} training={training} block={block} />)
      )}
      {!context.readOnly && <QuickRow key={context.keyOf(training.id)} context={context} training={training} />}
    </Stack>
  );
}

interface AboutProps {
  readonly training: Training;
  readonly narrow: boolean;
}

/** The days, the muscle groups and the method. On a phone the method is explained when asked, the exercises come first. */
function About({ training: { weekdays, muscle_group, training_method: method, exercises }, narrow }: AboutProps) {
  const duration = durationText(exercises);
  const days = WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => name.replace("-feira", ""));
  return (
    <>
      <Text size="sm">
        {listInPortuguese(days)} · {muscle_group.map(({ name }) => name).join(", ")}
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
