import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { type MacrocyclePath, mesocyclesQuery } from "./data.ts";
import classes from "./Mesocycles.module.css";
import { MesocycleTimeline, TimelineSkeleton } from "./MesocycleTimeline.tsx";
import { useCycleAddress } from "./use-cycle-address.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly readOnly: boolean;
  readonly today: string;
}

/** What an unfolded macrocycle shows: its mesocycles along the timeline, and the way to a new one. */
export function Mesocycles({ path, readOnly, today }: Props) {
  const { data: mesocycles, error, refetch, isFetching } = useQuery(mesocyclesQuery(path));
  const { open } = useCycleAddress();
  const add = (variant: "filled" | "default") => (
    <Button
      variant={variant}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => open("mesocycle", { macro: path.macroId })}
    >
      Novo mesociclo
    </Button>
  );

  if (!mesocycles) {
    return (
      <div className={classes.panel}>
        {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <TimelineSkeleton />}
      </div>
    );
  }
  if (mesocycles.length === 0) {
    return (
      <div className={classes.panel}>
        <EmptyState icon="calendar" title="Não possui nenhum Mesociclo cadastrado" action={!readOnly && add("filled")}>
          {readOnly
            ? "Quando seu personal cadastrar um mesociclo, a avaliação e o treino dele aparecerão aqui."
            : "Cada mesociclo tem datas, um objetivo, uma avaliação e os treinos que partem dela."}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      {!readOnly && (
        <Group justify="space-between" mb="sm" wrap="nowrap">
          <Text size="sm" c="dimmed" className="figures">
            {mesocycles.length === 1 ? "1 mesociclo" : `${mesocycles.length} mesociclos`}
          </Text>
          {add("default")}
        </Group>
      )}
      <MesocycleTimeline path={path} mesocycles={mesocycles} readOnly={readOnly} today={today} />
    </div>
  );
}
