import { Button, Group, Tabs } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { formatLongDate } from "#domain/periodisation/months.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { CalendarPanel } from "../execution-calendar/CalendarPanel.tsx";
import { ExercisesPanel } from "../exercise-history/ExercisesPanel.tsx";
import { TrendsPanel } from "../trends/TrendsPanel.tsx";
import { trainingToRecordQuery } from "./data.ts";
import { ExecutionPanel } from "./detail/ExecutionPanel.tsx";
import classes from "./ExecutionsDialog.module.css";
import { ChooseTraining } from "./record/ChooseTraining.tsx";
import { RecordDialog } from "./record/RecordDialog.tsx";

export interface ExecutionsAddress {
  readonly tab: string | undefined;
  readonly execution: number | undefined;
  readonly exercise: number | undefined;
}

interface Props {
  readonly student: Student;
  readonly address: ExecutionsAddress;
  readonly onGo: (part: Partial<ExecutionsAddress>) => void;
  /** Students record for themselves, a trainer for those that train in person. */
  readonly canRecord: boolean;
  /** The tab of the maxima. */
  readonly maxes: ReactNode;
  readonly onClose: () => void;
}

const EXERCISES = "exercicios";
const CALENDAR = "calendario";
const TRENDS = "tendencias";
const MAXES = "maximas";
const TABS: readonly (string | undefined)[] = [EXERCISES, TRENDS, MAXES];

interface ToRecord {
  readonly trainingId: number;
  readonly day: string;
}

export default function ExecutionsDialog({ student, address, onGo, canRecord, maxes, onClose }: Props) {
  const [toRecord, setToRecord] = useState<ToRecord | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { online } = useNetwork();
  const navigate = useNavigate();
  // Without a signal the gym records it: it holds the trainings.
  const record = (trainingId: number, day: string) =>
    online
      ? setToRecord({ trainingId, day })
      : void navigate({ to: "/inicio/treino", search: { treino: trainingId, dia: day } });
  const choose = () =>
    online ? setIsChoosing(true) : void navigate({ to: "/inicio/treino", search: { painel: "outro-dia" } });
  return (
    <FullScreenDialog opened title="Treinos realizados" subtitle={student.name} width={1100} onClose={onClose}>
      <Tabs
        value={address.tab && TABS.includes(address.tab) ? address.tab : CALENDAR}
        onChange={(tab) =>
          onGo({ tab: tab && TABS.includes(tab) ? tab : undefined, execution: undefined, exercise: undefined })
        }
        keepMounted={false}
        classNames={{ list: classes.list ?? "", tab: classes.tab ?? "" }}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value={CALENDAR}>Calendário</Tabs.Tab>
          <Tabs.Tab value={EXERCISES}>Exercícios</Tabs.Tab>
          <Tabs.Tab value={TRENDS}>Tendências</Tabs.Tab>
          <Tabs.Tab value={MAXES}>Cargas máximas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={CALENDAR}>
          {address.execution ? (
            <ExecutionPanel
              studentId={student.id}
              executionId={address.execution}
              onBack={() => onGo({ execution: undefined })}
              onExercise={(exercise) => onGo({ tab: EXERCISES, exercise, execution: undefined })}
              canCorrect={canRecord}
              onCorrect={(trainingId, { day }) => setToRecord({ trainingId, day })}
            />
          ) : (
            <>
              {canRecord && (
                <Group justify="flex-end" mb="md">
                  <Button leftSection={<Icon name="plus" size={18} />} onClick={choose}>
                    Registrar treino
                  </Button>
                </Group>
              )}
              <CalendarPanel
                studentId={student.id}
                onOpen={(execution) => onGo({ execution })}
                canRecord={canRecord}
                onRecord={record}
              />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value={TRENDS}>
          <TrendsPanel studentId={student.id} />
        </Tabs.Panel>
        <Tabs.Panel value={EXERCISES}>
          <ExercisesPanel
            studentId={student.id}
            exerciseId={address.exercise}
            onChoose={(exercise) => onGo({ exercise })}
          />
        </Tabs.Panel>
        <Tabs.Panel value={MAXES}>{maxes}</Tabs.Panel>
      </Tabs>
      {isChoosing && (
        <ChooseTraining
          studentId={student.id}
          onChoose={(trainingId, day) => {
            setIsChoosing(false);
            setToRecord({ trainingId, day });
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {toRecord && <RecordTraining {...toRecord} studentId={student.id} onClose={() => setToRecord(null)} />}
    </FullScreenDialog>
  );
}

interface RecordProps {
  readonly studentId: number;
  readonly trainingId: number;
  readonly day: string;
  readonly onClose: () => void;
}

function RecordTraining({ studentId, trainingId, day, onClose }: RecordProps) {
  const { data, error, refetch, isFetching } = useQuery(trainingToRecordQuery(studentId, trainingId, day));
  if (data) {
    const { training, exercises, execution } = data;
    const what = { studentId, training, day, last: exercises, recorded: execution };
    return <RecordDialog {...what} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={formatLongDate(day)}
      submitLabel="Registrar treino"
      isSaving
      onSubmit={() => {}}
      onClose={onClose}
    >
      {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton />}
    </FormDialog>
  );
}
