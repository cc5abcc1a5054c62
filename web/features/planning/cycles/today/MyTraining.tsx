import { Button, Skeleton, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Student } from "#contract/students/students.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./MyTraining.module.css";
import { type TodaysTraining, useTodaysTrainingRequest, useTodaysTrainings } from "./use-todays-trainings.ts";

interface Props {
  readonly student: Student;
  readonly today: string;
}

export function MyTraining({ student, today }: Props) {
  const { trainings, nothing, error, refetch, isFetching } = useTodaysTrainings(student, today);
  useTodaysTrainingRequest(trainings, nothing);
  useEffect(() => prepareAfterLoad(student.id), [student.id]);

  if (error) {
    return (
      <div className={classes.card}>
        <div className={classes.text}>
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
        <Text fw={600} className={`figures ${classes.text}`}>
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
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          até {formatDate(endDate)}
        </Text>
      </div>
      <Start reason={reason} />
      {reason === null && (
        <Button size="lg" variant="default" className={classes.start ?? ""} onClick={() => open("training", path)}>
          Ver prescrição
        </Button>
      )}
    </div>
  );
}

function Start({ reason }: { readonly reason: string | null }) {
  const label = { size: "lg", className: classes.start ?? "", leftSection: <Icon name="dumbbell" /> };
  if (reason !== null) {
    return (
      <ReasonButton {...label} reason={reason}>
        Treinar agora
      </ReasonButton>
    );
  }
  return (
    <Button {...label} component={Link} to="/inicio/treino">
      Treinar agora
    </Button>
  );
}

/** Waits until the page has what it needs itself. */
function prepareAfterLoad(studentId: number) {
  const prepare = () =>
    setTimeout(
      () => void import("../../../execution/gym/device/prepare.ts").then(({ prepareGym }) => prepareGym(studentId)),
      1000,
    );
  if (document.readyState === "complete") {
    const timer = prepare();
    return () => clearTimeout(timer);
  }
  addEventListener("load", prepare, { once: true });
  return () => removeEventListener("load", prepare);
}
