import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#domain/calendar-date.ts";
import { includesDay } from "#domain/periodisation/period.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { periodOf } from "./current-cycle.ts";
import { trainingReason } from "./cycle-actions.ts";
import type { ListedCycle, MacrocyclePath } from "./data.ts";
import classes from "./MyTraining.module.css";
import { mesocyclesQuery } from "./mesocycles-query.ts";
import { useCycleAddress } from "./use-cycle-address.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly today: string;
}

/** What a student comes for: today's training, on top and within a thumb's reach. With weeks it is the running microcycle's. */
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
  const mesocycle = runningOf(mesocycles, today);
  if (!mesocycle) return null;
  const microcycle = runningOf(mesocycle.microcycles, today);
  const cycle = microcycle ?? mesocycle;
  const cyclePath = { ...path, mesoId: mesocycle.id, microId: microcycle?.id };
  const weekWithout = mesocycle.weeks !== null && !microcycle ? "Não há microciclo nesta semana." : null;
  return (
    <div className={classes.card}>
      <div className={classes.what}>
        <Text fw={600}>{microcycle ? `${mesocycle.name} · ${microcycle.name}` : mesocycle.name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          até {formatDate(cycle.end_date)}
        </Text>
      </div>
      <ReasonButton
        size="lg"
        className={classes.start ?? ""}
        reason={weekWithout ?? trainingReason({ path: cyclePath, cycle, readOnly: true })}
        leftSection={<Icon name="dumbbell" />}
        onClick={() => open("training", cyclePath)}
      >
        Meu Treino
      </ReasonButton>
    </div>
  );
}

const runningOf = <Cycle extends ListedCycle>(cycles: readonly Cycle[], today: string): Cycle | undefined =>
  cycles.find((cycle) => includesDay(periodOf(cycle), today));
