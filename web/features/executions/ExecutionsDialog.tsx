import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Student } from "#contract/students.ts";
import { FullScreenDialog } from "../../ui/dialog/FullScreenDialog.tsx";
import { CalendarPanel } from "./calendar/CalendarPanel.tsx";
import { type Execution, runningTrainingsQuery } from "./data.ts";
import { ExecutionPanel } from "./detail/ExecutionPanel.tsx";
import { ExercisesPanel } from "./history/ExercisesPanel.tsx";
import { RecordDialog } from "./record/RecordDialog.tsx";

/** What of the dialog is in the address. */
export interface ExecutionsAddress {
  readonly tab: string | undefined;
  readonly execution: number | undefined;
  readonly exercise: number | undefined;
}

interface Props {
  readonly student: Student;
  readonly address: ExecutionsAddress;
  readonly onGo: (part: Partial<ExecutionsAddress>) => void;
  /** A trainer records for students that train in person. */
  readonly canRecord: boolean;
  readonly onClose: () => void;
}

const EXERCISES = "exercicios";
const CALENDAR = "calendario";

interface ToRecord {
  readonly trainingId: number;
  readonly day: string;
  readonly recorded: Execution | null;
}

/** 'Treinos realizados': the calendar, one training beside its prescription, and the history of each exercise. */
export default function ExecutionsDialog({ student, address, onGo, canRecord, onClose }: Props) {
  const [toRecord, setToRecord] = useState<ToRecord | null>(null);
  const { data: running } = useQuery({ ...runningTrainingsQuery(student.id), enabled: canRecord });
  const training = running?.trainings.find(({ id }) => id === toRecord?.trainingId);
  const isPrescribed = (trainingId: number) => running?.trainings.some(({ id }) => id === trainingId) ?? false;
  return (
    <FullScreenDialog opened title="Treinos realizados" subtitle={student.name} width={1100} onClose={onClose}>
      <Tabs
        value={address.tab === EXERCISES ? EXERCISES : CALENDAR}
        onChange={(tab) => onGo({ tab: tab === EXERCISES ? EXERCISES : undefined, execution: undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value={CALENDAR}>Calendário</Tabs.Tab>
          <Tabs.Tab value={EXERCISES}>Exercícios</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={CALENDAR}>
          {address.execution ? (
            <ExecutionPanel
              studentId={student.id}
              executionId={address.execution}
              onBack={() => onGo({ execution: undefined })}
              onExercise={(exercise) => onGo({ tab: EXERCISES, exercise, execution: undefined })}
              canCorrect={isPrescribed}
              onCorrect={(trainingId, recorded) => setToRecord({ trainingId, day: recorded.day, recorded })}
            />
          ) : (
            <CalendarPanel
              studentId={student.id}
              onOpen={(execution) => onGo({ execution })}
              canRecord={isPrescribed}
              onRecord={(trainingId, day) => setToRecord({ trainingId, day, recorded: null })}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value={EXERCISES}>
          <ExercisesPanel
            studentId={student.id}
            exerciseId={address.exercise}
            onChoose={(exercise) => onGo({ exercise })}
          />
        </Tabs.Panel>
      </Tabs>
      {toRecord && training && (
        <RecordDialog
          {...toRecord}
          studentId={student.id}
          training={training}
          last={running?.exercises ?? []}
          onClose={() => setToRecord(null)}
        />
      )}
    </FullScreenDialog>
  );
}
