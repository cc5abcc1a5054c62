import { Button, Group, Text } from "@mantine/core";
import { SKIP_REASONS } from "#domain/training/executions/skip-reasons.ts";
import { areaName } from "#domain/training/painful-area-table.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { swapText } from "../../execution-calendar/day-text.ts";
import { PainBadge } from "../../execution-calendar/PainBadge.tsx";
import { doneSetText } from "../../gym/plan/training-text.ts";
import { type ComparedRow, isExtraSet } from "./compared-rows.ts";
import classes from "./ExecutionPanel.module.css";

interface Props {
  readonly row: ComparedRow;
  readonly onHistory: () => void;
}

export function ComparedExercise({ row, onHistory }: Props) {
  const { name, planned, done, insteadOf } = row;
  const forTrainer = roleOf(useCurrentUser()) !== "student";
  return (
    <li className={classes.row}>
      <Text fw={600} size="sm">
        {insteadOf ? swapText(insteadOf, name) : name}
      </Text>
      <Text size="sm" className="figures">
        <span className={classes.label}>Previsto</span>
        {planned ?? (insteadOf ? "o mesmo" : "fora da prescrição")}
      </Text>
      <div>
        {done && done.sets.length > 0 ? (
          <ol className={classes.sets} aria-label={`Feito: ${name}`}>
            {done.sets.map((set) => (
              <li key={set.set}>
                {doneSetText(set, forTrainer)}
                {isExtraSet(row, set.set) && <span className={classes.extra}>extra</span>}
              </li>
            ))}
          </ol>
        ) : (
          <Text size="sm" c="dimmed">
            {done?.skip_reason ? `Pulado: ${SKIP_REASONS[done.skip_reason].toLowerCase()}` : "Não feito"}
          </Text>
        )}
        {done && (done.pain !== null || done.note) && (
          <Group gap="xs" mt={4}>
            <PainBadge pain={done.pain} />
            {done.pain_area && <Text size="sm">{areaName(done.pain_area)}</Text>}
            {done.note && (
              <Text size="sm" className="words">
                “{done.note}”
              </Text>
            )}
          </Group>
        )}
      </div>
      <Button variant="subtle" onClick={onHistory} disabled={!done} aria-label={`Histórico de ${name}`}>
        Histórico
      </Button>
    </li>
  );
}
