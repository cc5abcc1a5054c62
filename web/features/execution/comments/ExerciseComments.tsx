import { Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Conversation } from "./Conversation.tsx";
import { useUnread } from "./data.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { placeText } from "./place-text.ts";
import { UnreadDot } from "./UnreadDot.tsx";

interface Exercise {
  readonly entryId: number | null;
  readonly exerciseId: number;
  readonly name: string;
}

interface Props {
  readonly studentId: number;
  readonly trainingId: number;
  readonly day: string;
  /** Several in a combined row. */
  readonly exercises: readonly Exercise[];
  readonly set: number | undefined;
}

/** A student's, at the exercise. */
export function ExerciseComments({ studentId, trainingId, day, exercises, set }: Props) {
  const [chosenId, choose] = useState(exercises[0]?.exerciseId);
  const chosen = exercises.find(({ exerciseId }) => exerciseId === chosenId);
  const exercise = chosen ? { entry_id: chosen.entryId, exercise_id: chosen.exerciseId, name: chosen.name } : null;
  return (
    <Stack gap="md">
      {exercises.length === 1 && <Text fw={600}>{placeText({ exercise, set: set ?? null, day: null })}</Text>}
      {exercises.length > 1 && (
        <ChipChoice
          label="Exercício"
          data={exercises.map(({ exerciseId, name }) => ({ value: String(exerciseId), label: name }))}
          value={String(chosenId)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      <Conversation
        key={chosenId}
        trainingId={trainingId}
        writer={{ id: studentId, role: "student" }}
        place={{ exercise, set: set ?? null, day }}
      />
    </Stack>
  );
}

/** "Comentar", with a sign where the trainer's words wait to be read. What waits on the device is sent from here too. */
export function CommentLabel({ studentId, trainingId }: Pick<Props, "studentId" | "trainingId">): ReactNode {
  useOutbox(studentId);
  const unread = useUnread().find(({ training_id }) => training_id === trainingId)?.unread ?? 0;
  return (
    <>
      Comentar
      {unread > 0 && <UnreadDot count={unread} />}
    </>
  );
}
