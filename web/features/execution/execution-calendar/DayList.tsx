import { Button, Group, Text } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./DayList.module.css";
import type { DayItem } from "./day-items.ts";
import { recordState, shortDay, stateOf, swapText } from "./day-text.ts";
import { PainBadge } from "./PainBadge.tsx";

interface Props {
  readonly items: readonly DayItem[];
  readonly today: string;
  readonly onOpen: (executionId: number) => void;
  readonly canRecord: boolean;
  readonly onRecord: (trainingId: number, day: string) => void;
}

export const DayList = ({ items, ...props }: Props) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <Line key={`${item.day} ${item.planned?.training_id ?? ""} ${item.execution?.id ?? ""}`} item={item} {...props} />
    ))}
  </ul>
);

function Line({ item, today, onOpen, canRecord, onRecord }: Omit<Props, "items"> & { readonly item: DayItem }) {
  const { day, planned, execution } = item;
  const name = execution?.training_name ?? planned?.training_name;
  const { sign, label } = planned
    ? stateOf(planned, day)
    : execution
      ? recordState(execution)
      : { sign: "", label: "" };
  const isOpen = planned !== null && execution === null && planned.state !== "moved" && day <= today;
  return (
    <li className={classes.line} data-state={planned?.state ?? (execution && recordState(execution).state)}>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={classes.what}>
        <Text fw={600} size="sm">
          {shortDay(day)} · {name}
        </Text>
        <Group gap={8}>
          <Text size="xs" c="dimmed">
            {[
              label,
              execution?.is_trained && !execution.part && `${execution.sets} séries`,
              planned && execution?.is_trained === false && "só anotações",
              execution?.effort != null && `esforço ${execution.effort}/10`,
              execution?.is_trained && !execution.is_finished && "não finalizado",
            ]
              .filter((part) => typeof part === "string")
              .join(" · ")}
          </Text>
          <PainBadge pain={execution?.max_pain ?? null} />
        </Group>
        {execution?.swaps.map(({ from, to }) => (
          <Text key={to} size="xs" c="dimmed">
            {swapText(from, to)}
          </Text>
        ))}
      </div>
      {execution && (
        <Button
          variant="subtle"
          rightSection={<Icon name="chevron-right" size={16} />}
          aria-label={`Abrir ${name} de ${shortDay(day)}`}
          onClick={() => onOpen(execution.id)}
        >
          Abrir
        </Button>
      )}
      {isOpen && canRecord && (
        <Button
          variant="default"
          aria-label={`Registrar ${name} de ${shortDay(day)}`}
          onClick={() => onRecord(planned.training_id, day)}
        >
          Registrar
        </Button>
      )}
    </li>
  );
}
