import { Badge, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { CycleMenu } from "./CycleMenu.tsx";
import { periodOf } from "./current-cycle.ts";
import { EvaluationAction } from "./EvaluationAction.tsx";
import classes from "./MesocycleCard.module.css";
import type { MesocycleProps } from "./mesocycle-actions.ts";
import { RemoveMesocycle } from "./RemoveMesocycle.tsx";
import { TrainingAction } from "./TrainingAction.tsx";
import { useCycleAddress } from "./use-cycle-address.ts";

/** One mesocycle: when, what for, and the ways to its evaluation and training. */
export function MesocycleCard(props: MesocycleProps) {
  const { path, mesocycle, isCurrent, readOnly } = props;
  const { name, goal, is_finished: isFinished } = mesocycle;
  const { open } = useCycleAddress();
  const [removing, setRemoving] = useState(false);

  return (
    <article className={classes.card} data-current={isCurrent || undefined} data-finished={isFinished || undefined}>
      <Group wrap="nowrap" gap={4} align="flex-start" justify="space-between">
        <div className={classes.heading}>
          <Title order={4} className={classes.name ?? ""}>
            {name}
          </Title>
          {isCurrent && <Badge size="sm">Em andamento</Badge>}
          {isFinished && (
            <Badge size="sm" variant="default">
              Encerrado
            </Badge>
          )}
        </div>
        {!readOnly && (
          <CycleMenu
            name={name}
            onEdit={() => open("mesocycle", { macro: path.macroId, meso: path.mesoId })}
            onRemove={() => setRemoving(true)}
          />
        )}
      </Group>
      <Text size="sm" className="figures">
        {formatPeriod(periodOf(mesocycle))}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {goal}
      </Text>
      <div className={classes.actions}>
        {isFinished && !readOnly && (
          <Text size="xs" c="dimmed">
            Somente leitura: o período terminou.
          </Text>
        )}
        <EvaluationAction {...props} />
        <TrainingAction {...props} />
      </div>
      {!readOnly && <RemoveMesocycle path={path} name={name} opened={removing} onClose={() => setRemoving(false)} />}
    </article>
  );
}
