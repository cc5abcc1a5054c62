import { Button, Stack, Text, Title } from "@mantine/core";
import { codesOf } from "#domain/text/labels.ts";
import { SKIP_REASONS, type SkipReason } from "#domain/training/executions/skip-reasons.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import type { Step, StepExercise } from "../plan/steps.ts";
import { ExerciseChoices } from "./ExerciseChoices.tsx";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly step: Step;
  readonly onSwap: (exercise: StepExercise, toId: number) => void;
  readonly onSkip: (reason: SkipReason) => void;
  readonly onDrop: () => void;
  readonly onClose: () => void;
}

export const SwapSheet = ({ opened, step, onSwap, onSkip, onDrop, onClose }: Props) => (
  <Sheet
    opened={opened}
    title={step.entryId === null ? "Exercício que você adicionou" : "Trocar ou pular"}
    onClose={onClose}
  >
    <Stack gap="xl">
      {step.entryId === null ? (
        <Button size="lg" variant="default" onClick={onDrop}>
          Tirar do treino
        </Button>
      ) : (
        <>
          {step.canSwap ? (
            step.exercises.map((exercise) => (
              <Stack key={exercise.exerciseId} gap="sm">
                {step.exercises.length > 1 && (
                  <Title order={3} size="h4">
                    {exercise.name}
                  </Title>
                )}
                <Equivalents exercise={exercise} onSwap={(toId) => onSwap(exercise, toId)} />
              </Stack>
            ))
          ) : (
            <Text>Seu personal pediu que este exercício não seja trocado.</Text>
          )}
          <Stack gap="xs" component="section" aria-labelledby="pular">
            <Title order={3} size="h4" id="pular">
              Pular este exercício
            </Title>
            {codesOf(SKIP_REASONS).map((reason) => (
              <Button key={reason} size="lg" variant="default" onClick={() => onSkip(reason)}>
                {SKIP_REASONS[reason]}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  </Sheet>
);

interface EquivalentsProps {
  readonly exercise: StepExercise;
  readonly onSwap: (toId: number) => void;
}

function Equivalents({ exercise: { exerciseId, insteadOf, equivalents }, onSwap }: EquivalentsProps) {
  const choices = equivalents.filter(({ exercise }) => exercise.id !== exerciseId);
  return (
    <>
      {insteadOf && (
        <Button
          size="lg"
          variant="default"
          leftSection={<Icon name="back" size={20} />}
          styles={{ label: { whiteSpace: "normal" } }}
          onClick={() => onSwap(insteadOf.exerciseId)}
        >
          Voltar para {insteadOf.name}
        </Button>
      )}
      {choices.length > 0 ? (
        <>
          <Text c="dimmed">Trabalham o mesmo músculo, com o mesmo movimento. Seu personal vê a troca.</Text>
          <ExerciseChoices
            label="Exercícios equivalentes"
            choices={choices}
            onChoose={({ exercise }) => onSwap(exercise.id)}
          />
        </>
      ) : (
        !insteadOf && <Text>Não há outro exercício igual a este ao seu alcance. Pergunte ao seu personal.</Text>
      )}
    </>
  );
}
