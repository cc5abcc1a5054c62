import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#domain/calendar-date.ts";
import { includesDay } from "#domain/periodisation/period.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { periodOf } from "./current-cycle.ts";
import { type MacrocyclePath, mesocyclesQuery } from "./data.ts";
import classes from "./MyTraining.module.css";
import { trainingReason } from "./mesocycle-actions.ts";
import { useCycleAddress } from "./use-cycle-address.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly today: string;
}

/** What a student comes for: today's training, on top and within a thumb's reach. */
export function MyTraining({ path, today }: Props) {
  const { data: mesocycles, error } = useQuery(mesocyclesQuery(path));
  const { open } = useCycleAddress();

  if (!mesocycles) {
    if (error) return null;
    return (
      <Loading>
        <Skeleton height={84} radius="md" />
      </Loading>
    );
  }
  const running = mesocycles.find((mesocycle) => includesDay(periodOf(mesocycle), today));
  if (!running) return null;
  return (
    <div className={classes.card}>
      <div className={classes.what}>
        <Text fw={600}>{running.name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          até {formatDate(running.end_date)}
        </Text>
      </div>
      <ReasonButton
        size="lg"
        className={classes.start ?? ""}
        reason={trainingReason(running, true)}
        leftSection={<Icon name="dumbbell" />}
        onClick={() => open("training", { macro: path.macroId, meso: running.id })}
      >
        Meu Treino
      </ReasonButton>
    </div>
  );
}
