import { Badge, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { type CycleProps, type HeadingOrder, isMicrocycle } from "../cycle-actions.ts";
import { periodOf } from "../cycle-period.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./CycleCard.module.css";
import { CycleMenu } from "./CycleMenu.tsx";
import { EvaluationAction } from "./EvaluationAction.tsx";
import { RemoveCycle } from "./RemoveCycle.tsx";
import { TrainingAction } from "./TrainingAction.tsx";

export function CycleCard({ order, ...props }: CycleProps & { readonly order: HeadingOrder }) {
  const { path, cycle, isCurrent, readOnly } = props;
  const { name, goal, is_finished: isFinished } = cycle;
  const { open } = useCycleAddress();
  const [removing, setRemoving] = useState(false);

  return (
    <article className={classes.card} data-current={isCurrent || undefined} data-finished={isFinished || undefined}>
      <Group wrap="nowrap" gap={4} align="flex-start" justify="space-between">
        <div className={classes.heading}>
          <Title order={order} className={classes.name ?? ""}>
            {readOnly ? layCycleName(name) : name}
          </Title>
          {isCurrent && <Badge size="sm">Em andamento</Badge>}
          {isFinished && (
            <Badge size="sm" variant="default">
              {readOnly ? "Encerrada" : "Encerrado"}
            </Badge>
          )}
        </div>
        {!readOnly && (
          <CycleMenu
            name={name}
            onEdit={() => open(isMicrocycle(path) ? "microcycle" : "mesocycle", path)}
            onRemove={() => setRemoving(true)}
          />
        )}
      </Group>
      <Text size="sm" className="figures">
        {formatPeriod(periodOf(cycle))}
      </Text>
      {!isMicrocycle(path) && cycle.training_mode === "sequence" && (
        <Text size="sm" c="dimmed">
          Treinos em sequência
        </Text>
      )}
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
      {!readOnly && <RemoveCycle path={path} name={name} opened={removing} onClose={() => setRemoving(false)} />}
    </article>
  );
}
