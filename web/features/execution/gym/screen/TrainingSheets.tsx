import { Stack, Text, Title } from "@mantine/core";
import type { Gym } from "#contract/execution/gym.ts";
import { ExerciseDemonstration } from "../../../catalogue/exercises/figure/ExerciseDemonstration.tsx";
import { ExerciseComments } from "../../comments/ExerciseComments.tsx";
import { noteExercise, noteTraining } from "../log/training-log.ts";
import type { Step } from "../plan/steps.ts";
import type { TrainingSession } from "../use-training-session.ts";
import { AddSheet } from "./AddSheet.tsx";
import { FeelSheet } from "./FeelSheet.tsx";
import { FinishSheet } from "./FinishSheet.tsx";
import { HistorySheet } from "./HistorySheet.tsx";
import { OtherDaySheet } from "./OtherDaySheet.tsx";
import { Sheet } from "./Sheet.tsx";
import { type OtherTraining, StepsSheet } from "./StepsSheet.tsx";
import { SwapSheet } from "./SwapSheet.tsx";

interface Props {
  readonly session: TrainingSession;
  readonly studentId: number;
  readonly gym: Gym;
  readonly others: readonly OtherTraining[];
}

/** The sheets that the address opens over a training. */
export function TrainingSheets({ session, studentId, gym, others }: Props) {
  const { panel, training, log, change, steps, step, plannedSets, open, close } = session;
  return (
    <>
      <StepsSheet
        opened={panel === "exercicios"}
        studentId={studentId}
        training={training}
        steps={steps}
        log={log}
        current={step}
        others={others}
        onStep={session.openStep}
        onTraining={({ id }) => session.openTraining(id)}
        onAdd={() => open("adicionar")}
        onOtherDay={() => open("outro-dia")}
        onFinish={() => open("concluir")}
        onClose={close}
      />
      <OtherDaySheet
        opened={panel === "outro-dia"}
        gym={gym}
        onChoose={({ id }, day) => session.openTraining(id, day)}
        onClose={close}
      />
      <AddSheet
        opened={panel === "adicionar"}
        studentId={studentId}
        gym={gym}
        steps={steps}
        onAdd={session.add}
        onClose={close}
      />
      {step && (
        <>
          <HowToSheet opened={panel === "como-fazer"} step={step} onClose={close} />
          <HistorySheet opened={panel === "historico"} studentId={studentId} step={step} onClose={close} />
          <SwapSheet
            opened={panel === "trocar"}
            step={step}
            onSwap={(exercise, toId) => session.swap(step, exercise, toId)}
            onSkip={(reason) => session.skip(step, reason)}
            onDrop={() => session.drop(step)}
            onClose={close}
          />
          <Sheet opened={panel === "comentarios"} title="Comentários" onClose={close}>
            <ExerciseComments
              key={step.entryId}
              studentId={studentId}
              trainingId={training.id}
              day={log.snapshot.day}
              exercises={step.exercises}
              set={session.set}
            />
          </Sheet>
          <FeelSheet
            opened={panel === "dor"}
            step={step}
            log={log}
            onChange={(exercise, felt) => change((one) => noteExercise(one, exercise, felt, Date.now()))}
            onClose={close}
          />
        </>
      )}
      <FinishSheet
        opened={panel === "concluir"}
        log={log}
        plannedSets={plannedSets}
        onFeel={(felt) => change((one) => noteTraining(one, felt, Date.now()))}
        onFinish={session.finish}
        onClose={close}
      />
    </>
  );
}

interface HowToProps {
  readonly opened: boolean;
  readonly step: Step;
  readonly onClose: () => void;
}

const HowToSheet = ({ opened, step: { exercises, technique, prescription }, onClose }: HowToProps) => (
  <Sheet opened={opened} title="Como fazer" onClose={onClose}>
    <Stack gap="xl">
      {exercises.map((exercise) => (
        <Stack key={exercise.exerciseId} gap="xs">
          <Title order={3} size="h4">
            {exercise.name}
          </Title>
          <ExerciseDemonstration exercise={exercise} cadence={prescription.cadence} />
          <Text size="lg" style={{ whiteSpace: "pre-line" }}>
            {exercise.execution ??
              "Este exercício ainda não tem um texto de execução. Em dúvida, pergunte ao seu personal."}
          </Text>
        </Stack>
      ))}
      {technique && (
        <Stack gap="xs">
          <Title order={3} size="h4">
            {technique.name}
          </Title>
          <Text style={{ whiteSpace: "pre-line" }}>{technique.description}</Text>
        </Stack>
      )}
    </Stack>
  </Sheet>
);
