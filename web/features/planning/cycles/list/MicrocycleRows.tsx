import { Badge, Text, Title } from "@mantine/core";
import { useState } from "react";
import { differenceInDays } from "#domain/calendar-date.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { timelineMarkOf } from "../cycle-actions.ts";
import { periodOf } from "../cycle-period.ts";
import type { CyclePath, ListedCycle, MesocycleSummary } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import { CycleMenu } from "./CycleMenu.tsx";
import type { CyclesProps } from "./CycleTimeline.tsx";
import { EvaluationAction } from "./EvaluationAction.tsx";
import { UnfoldFinished, useFinishedFolded } from "./FinishedCycles.tsx";
import classes from "./MicrocycleRows.module.css";
import { RemoveCycle } from "./RemoveCycle.tsx";
import { TrainingAction } from "./TrainingAction.tsx";

interface Props extends Omit<CyclesProps, "order"> {
  /** Weeks count from its first day, whichever were removed; its goal is not repeated. */
  readonly mesocycle: Pick<MesocycleSummary, "start_date" | "goal">;
}

/** Finished weeks fold above the running one, unless all are finished. */
export function MicrocycleRows({ cycles, pathOf, ...rest }: Props) {
  const { shown, folded, unfold } = useFinishedFolded(cycles);
  return (
    <>
      <UnfoldFinished count={folded} ofMicrocycles readOnly={rest.readOnly} onUnfold={unfold} />
      <ol className={classes.rows}>
        {shown.map((cycle) => (
          <li key={cycle.id}>
            <Row path={pathOf(cycle.id)} cycle={cycle} {...rest} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps extends Pick<Props, "readOnly" | "today" | "mesocycle"> {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
}

function Row({ path, cycle, readOnly, today, mesocycle }: RowProps) {
  const { open } = useCycleAddress();
  const [removing, setRemoving] = useState(false);
  const { state } = timelineMarkOf(cycle, today);
  const isCurrent = state === "current";
  const name = readOnly ? layCycleName(cycle.name) : cycle.name;
  const week = Math.floor(differenceInDays(mesocycle.start_date, cycle.start_date) / DAYS_PER_WEEK) + 1;
  const props = { path, cycle, isCurrent, readOnly };
  return (
    <article className={classes.row} data-state={state} data-readonly={readOnly || undefined}>
      <span className={classes.week} title={`Semana ${week}`} aria-hidden>
        {week}
      </span>
      <div className={classes.words}>
        <div className={classes.heading}>
          <Title order={3} className={classes.name ?? ""}>
            {name}
          </Title>
          {isCurrent && <Badge size="sm">Em andamento</Badge>}
        </div>
        <Text size="sm" c="dimmed" className={classes.facts ?? ""}>
          <span className="figures">{formatPeriod(periodOf(cycle))}</span>
          {cycle.goal !== mesocycle.goal && <span>{cycle.goal}</span>}
        </Text>
      </div>
      <div className={classes.actions}>
        <EvaluationAction {...props} />
        <TrainingAction {...props} />
      </div>
      {!readOnly && (
        <div className={classes.menu}>
          <CycleMenu name={cycle.name} onEdit={() => open("microcycle", path)} onRemove={() => setRemoving(true)} />
          <RemoveCycle path={path} name={cycle.name} opened={removing} onClose={() => setRemoving(false)} />
        </div>
      )}
    </article>
  );
}
