import { Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue, useNetwork } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Gym } from "#contract/execution/gym.ts";
import { folded } from "#domain/text/accentless.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { gymSearchQuery } from "../data.ts";
import type { KnownExercise } from "../log/training-log.ts";
import { inOrderToAdd } from "../plan/choices.ts";
import type { Step } from "../plan/steps.ts";
import { ExerciseChoices } from "./ExerciseChoices.tsx";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly studentId: number;
  readonly gym: Gym;
  readonly steps: readonly Step[];
  readonly onAdd: (added: KnownExercise) => void;
  readonly onClose: () => void;
}

export const AddSheet = ({ opened, onClose, ...shown }: Props) => (
  <Sheet opened={opened} title="Adicionar exercício" onClose={onClose}>
    {opened && <Choices {...shown} />}
  </Sheet>
);

const SEARCH_FROM = 3;

/** The device answers at once; the rest of the catalogue follows with a signal. */
function Choices({ studentId, gym, steps, onAdd }: Omit<Props, "opened" | "onClose">) {
  const { online } = useNetwork();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 300);
  const { data, isFetching } = useQuery({
    ...gymSearchQuery(studentId, asked),
    enabled: online && asked.length >= SEARCH_FROM,
  });
  const present = new Set(steps.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  const prescribed = withKnown(
    gym.trainings.flatMap((one) => one.exercises.flatMap(exercisesOf)),
    gym.exercises,
  );
  const onDevice = [...withKnown(gym.more_exercises ?? [], gym.exercises), ...prescribed];
  const words = folded(typed);
  const matching = onDevice.filter(({ exercise }) => folded(exercise.name).includes(words));
  const found = data && asked === typed.trim() ? withKnown(data.more_exercises, data.exercises) : [];
  const all = new Map([...matching, ...found].map((one) => [one.exercise.id, one]));
  const choices = inOrderToAdd([...all.values()].filter(({ exercise }) => !present.has(exercise.id)));
  return (
    <Stack gap="sm">
      <TextInput
        size="lg"
        label="Qual exercício?"
        placeholder="Procure pelo nome"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ExerciseChoices label="Exercícios para adicionar" choices={choices} onChoose={onAdd} />
      {choices.length === 0 && !isFetching && <Text role="status">Nenhum exercício com este nome.</Text>}
      {!online && <Text c="dimmed">Sem sinal: aparecem os exercícios guardados neste aparelho.</Text>}
    </Stack>
  );
}

const withKnown = (exercises: readonly KnownExercise["exercise"][], known: Gym["exercises"]): KnownExercise[] =>
  exercises.map((exercise) => ({ exercise, known: known.find(({ exercise_id }) => exercise_id === exercise.id) }));
