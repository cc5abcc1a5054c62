import { Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { durationText } from "#domain/training/duration.ts";
import { placeText } from "#domain/training/sequence.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { trainingBlocks } from "./editor/entry-blocks.ts";
import { useEditor, usePlan, useTraining, useTrainings } from "./editor/use-trainings.ts";
import { AddExercise } from "./entry/AddExercise.tsx";
import { EntryBlock } from "./rows/EntryBlock.tsx";
import { Hint } from "./rows/Hint.tsx";
import { QuickRow } from "./rows/QuickRow.tsx";
import { SendTrainings, TrainingActions } from "./TrainingActions.tsx";
import classes from "./TrainingPanel.module.css";

interface Props {
  readonly trainingId: number;
}

const KEYS =
  "/ leva ao campo, Alt+N cria um treino, Alt+PgUp/PgDn muda de treino. Na tabela, as setas, Tab e Enter mudam de célula; Alt+↑↓ move a " +
  "linha, Ctrl+D duplica, Ctrl+Delete remove, Ctrl+Enter abre e Ctrl+Z desfaz.";

export function TrainingPanel({ trainingId }: Props) {
  const { keyOf } = useEditor();
  const { readOnly, cycle, forStudent } = usePlan();
  const name = useTraining(trainingId, (training) => training.name) ?? "";
  const narrow = useUpTo("lg");
  const phone = useUpTo("sm");
  return (
    <Stack gap={phone ? "xs" : "sm"} data-grid="">
      <div className={classes.head}>
        <div className={classes.facts}>
          {/* The tab above says it already. */}
          <VisuallyHidden component="h3">{name}</VisuallyHidden>
          <TrainingFacts trainingId={trainingId} />
        </div>
        <Group gap={phone ? 0 : "xs"} wrap="nowrap" className={classes.actions ?? ""}>
          <TrainingActions trainingId={trainingId} name={name} />
          {!narrow && !readOnly && <AddExercise />}
        </Group>
      </div>
      <Blocks trainingId={trainingId} />
      {phone && <Method trainingId={trainingId} />}
      {!readOnly && <QuickRow key={keyOf(trainingId)} trainingId={trainingId} />}
      {!readOnly && (
        <Text size="xs" c="dimmed" visibleFrom="lg">
          {KEYS}
        </Text>
      )}
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

const factsOf = ({ weekdays, muscle_group, exercises }: Training) => ({
  days: WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => name.replace("-feira", "")),
  groups: muscle_group.map(({ name }) => name),
  duration: durationText(exercises),
});

/** It is explained when asked: the exercises come first. */
function Method({ trainingId }: Props) {
  const method = useTraining(trainingId, ({ training_method }) => training_method);
  return method && <Hint name={method.name} description={method.description} fallbackName="Método" />;
}

/** On a phone the days are as short as the chips above. */
function TrainingFacts({ trainingId }: Props) {
  const phone = useUpTo("sm");
  const facts = useTraining(trainingId, factsOf);
  const { cycle } = usePlan();
  const turn = useTrainings(({ trainings }) =>
    placeText(
      trainings.findIndex(({ id }) => id === trainingId),
      trainings.length,
    ),
  );
  if (!facts) return null;
  const { groups, duration } = facts;
  const days = phone ? facts.days.map((day) => day.slice(0, 3)) : facts.days;
  const when = cycle?.sequence ? turn : listInPortuguese(days) || "Sem dia fixo";
  return (
    <>
      <Text size="sm">
        {[when, groups.join(", ")].filter((part) => part !== "").join(" · ")}
        {duration && (
          <>
            {" · "}
            <span className={classes.duration} title="Duração estimada">
              <VisuallyHidden>Duração estimada: </VisuallyHidden>
              {duration}
            </span>
          </>
        )}
      </Text>
      {!phone && <Method trainingId={trainingId} />}
    </>
  );
}
