import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { exerciseQuery } from "../../../catalogue/exercises/data.ts";
import { ExerciseDemonstration } from "../../../catalogue/exercises/figure/ExerciseDemonstration.tsx";

interface Props {
  readonly exercise: Exercise;
  readonly cadence: string | null;
}

/** A student has these words in the training with the phone. */
export function HowItIsDone({ exercise, cadence }: Props) {
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { data: known } = useQuery({ ...exerciseQuery(exercise.id, false), enabled: isTrainer });
  return (
    <Stack gap="sm">
      <ExerciseDemonstration exercise={exercise} cadence={cadence} />
      {known?.execution && <Text style={{ whiteSpace: "pre-line" }}>{known.execution}</Text>}
    </Stack>
  );
}
