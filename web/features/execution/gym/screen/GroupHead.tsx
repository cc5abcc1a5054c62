import { use, useEffect } from "react";
import { secondsOf } from "#domain/training/entry/field-rules.ts";
import { type GroupKind, groupLetter, groupText, type RowGroup } from "#domain/training/sets/row-group.ts";
import { AlarmContext } from "../device/alarm.ts";
import { clockText } from "../log/rest.ts";
import type { TrainingLog } from "../log/training-log.ts";
import { hasClock, nameOf, type Step } from "../plan/steps.ts";
import classes from "./StepView.module.css";
import { useNow } from "./use-now.ts";

interface Props {
  readonly group: RowGroup;
  readonly rows: readonly Step[];
  readonly log: TrainingLog;
  readonly onClock: (group: number) => void;
}

const HOW: Partial<Record<GroupKind, string>> = {
  emom: "A cada minuto faça uma série e descanse o que sobrar do minuto.",
  amrap: "Faça quantas voltas der até o tempo acabar.",
};

/** "Superset A · 4 voltas": the rows in their order, and the clock of what is done against it. */
export const GroupHead = ({ group, rows, log, onClock }: Props) => (
  <div className={classes.group}>
    <div>
      <strong>{groupText(group, rows.length)}</strong>
      {HOW[group.kind] && <p>{HOW[group.kind]}</p>}
      <ol>
        {rows.map((row, index) => (
          <li key={row.key}>
            {groupLetter(group)}
            {index + 1} {nameOf(row)}
          </li>
        ))}
      </ol>
    </div>
    {hasClock(group) && <Clock group={group} log={log} onClock={onClock} />}
  </div>
);

const MINUTE_MS = 60_000;

function Clock({ group, log, onClock }: Omit<Props, "rows">) {
  const alarm = use(AlarmContext);
  const now = useNow(250);
  const startedAt = log.clock?.group === group.number ? log.clock.startedAt : null;
  const isEmom = group.kind === "emom";
  const endsAt = startedAt === null ? null : startedAt + lengthMs(group);
  const passedMs = Math.max(now - (startedAt ?? now), 0);
  // An EMOM rings at each minute, an AMRAP at its end.
  const ringsAt =
    startedAt === null || endsAt === null
      ? null
      : isEmom
        ? Math.min(startedAt + (Math.floor(passedMs / MINUTE_MS) + 1) * MINUTE_MS, endsAt)
        : endsAt;
  useEffect(() => (ringsAt === null ? undefined : alarm.set(ringsAt)), [ringsAt, alarm]);
  const start = () => {
    alarm.prepare();
    onClock(group.number);
  };
  if (endsAt === null || ringsAt === null) {
    return (
      <button type="button" onClick={start}>
        Começar o relógio
      </button>
    );
  }
  if (now >= endsAt) {
    return (
      <button type="button" onClick={start}>
        Tempo. Recomeçar
      </button>
    );
  }
  const clock = clockText(Math.ceil((ringsAt - now) / 1000));
  return (
    <strong role="timer">
      {isEmom ? `Minuto ${Math.floor(passedMs / MINUTE_MS) + 1} de ${group.rounds ?? 1} · ${clock}` : clock}
    </strong>
  );
}

const lengthMs = ({ kind, rounds, time_cap }: RowGroup): number =>
  kind === "emom" ? (rounds ?? 1) * MINUTE_MS : secondsOf(time_cap ?? "00:00") * 1000;
