import { Stack, Text } from "@mantine/core";
import { PAIN_TO_MARK, painAdvice } from "#domain/training/executions/pain.ts";
import { exerciseLog, type Felt, type TrainingLog } from "../log/training-log.ts";
import type { Step, StepExercise } from "../plan/steps.ts";
import { NoteInput } from "./NoteInput.tsx";
import { PainAreaInput } from "./PainAreaInput.tsx";
import { ScaleInput } from "./ScaleInput.tsx";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly step: Step;
  readonly log: TrainingLog;
  readonly onChange: (exercise: StepExercise, felt: Felt) => void;
  readonly onClose: () => void;
}

const PAIN_WORDS = { 0: "nada", 3: "leve", 7: "forte", 10: "a pior" };

export const FeelSheet = ({ opened, step, log, onChange, onClose }: Props) => (
  <Sheet opened={opened} title="Dor e anotação" onClose={onClose}>
    <Stack gap="xl">
      {step.exercises.map((exercise) => {
        const felt = exerciseLog(log, exercise);
        const advice = painAdvice(felt?.pain ?? null);
        return (
          <Stack key={exercise.exerciseId} gap="md">
            {step.exercises.length > 1 && <Text fw={700}>{exercise.name}</Text>}
            <ScaleInput
              legend="Dor neste exercício"
              words={PAIN_WORDS}
              value={felt?.pain ?? null}
              onChange={(pain) => onChange(exercise, pain ? { pain } : { pain, pain_area: null })}
            />
            {felt?.pain ? (
              <PainAreaInput
                exercise={exercise}
                type={step.type}
                value={felt.pain_area ?? null}
                onChange={(pain_area) => onChange(exercise, { pain_area })}
              />
            ) : null}
            <div role="status">
              {advice ? (
                <Text fw={600}>{advice}</Text>
              ) : (
                <Text c="dimmed">A partir de {PAIN_TO_MARK}, seu personal é avisado.</Text>
              )}
            </div>
            <NoteInput
              label="Anotação para o personal"
              placeholder="Ex.: senti o ombro na última série"
              maxLength={1000}
              value={felt?.note ?? ""}
              onChange={(note) => onChange(exercise, { note })}
            />
          </Stack>
        );
      })}
    </Stack>
  </Sheet>
);
