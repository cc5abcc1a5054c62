import { Skeleton, Text } from "@mantine/core";
import type { Student } from "#contract/students.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./MyTraining.module.css";
import { type TodaysTraining, useTodaysTrainings, useTrainingAskedFor } from "./use-todays-trainings.ts";

interface Props {
  readonly student: Student;
  readonly today: string;
}

/** What a student comes for: today's training, on top and within a thumb's reach; without any, why. */
export function MyTraining({ student, today }: Props) {
  const { trainings, nothing, error, refetch, isFetching } = useTodaysTrainings(student, today);
  useTrainingAskedFor(trainings, nothing);

  if (error) {
    return (
      <div className={classes.card}>
        <div className={classes.what}>
          <ErrorState title="Erro ao carregar seu treino" error={error} onRetry={refetch} retrying={isFetching} />
        </div>
      </div>
    );
  }
  if (!trainings) {
    return (
      <Loading>
        <Skeleton height={84} radius="md" />
      </Loading>
    );
  }
  if (trainings.length === 0) {
    return (
      <div className={classes.card}>
        <Text fw={600} className={`figures ${classes.what}`}>
          {nothing}
        </Text>
        <Start reason={`${nothing}.`} />
      </div>
    );
  }
  return trainings.map((training) => <TrainingCard key={training.path.macroId} training={training} />);
}

function TrainingCard({ training: { path, name, endDate, reason } }: { readonly training: TodaysTraining }) {
  const { open } = useCycleAddress();
  return (
    <div className={classes.card}>
      <div className={classes.what}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          até {formatDate(endDate)}
        </Text>
      </div>
      <Start reason={reason} onOpen={() => open("training", path)} />
    </div>
  );
}

const Start = ({ reason, onOpen }: { readonly reason: string | null; readonly onOpen?: () => void }) => (
  <ReasonButton
    size="lg"
    className={classes.start ?? ""}
    reason={reason}
    leftSection={<Icon name="dumbbell" />}
    onClick={onOpen}
  >
    Meu Treino
  </ReasonButton>
);
