import { Title } from "@mantine/core";
import { type KeyboardEvent, useId } from "react";
import {
  CALENDAR_WEEKDAYS,
  formatLongDate,
  formatMonth,
  type Month,
  spansIn,
  type Week,
  type WeekSpan,
  weeksOf,
} from "#domain/periodisation/months.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import type { HeadingOrder } from "../cycle-actions.ts";
import classes from "./CycleCalendar.module.css";
import { type MarkedCycle, weeksOfNames } from "./calendar-days.ts";

interface Props {
  readonly month: Month;
  readonly cycles: readonly MarkedCycle[];
  readonly today: string;
  readonly order: HeadingOrder;
  /** The Tab key stops at this day alone. */
  readonly reachable: string;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onReach: (day: string) => void;
  readonly onChoose: (id: number) => void;
}

const STATES = { current: "em andamento", done: "avaliado e com treino", idle: "sem avaliação ou sem treino" } as const;

export function CycleMonth({ month, order, ...rest }: Props) {
  const heading = useId();
  const weeks = weeksOf(month);
  const names = weeksOfNames(weeks, rest.cycles);
  return (
    <section>
      <Title order={order} id={heading} className={classes.name ?? ""}>
        {formatMonth(month)}
      </Title>
      <table aria-labelledby={heading} className={classes.month}>
        <thead>
          <tr>
            {CALENDAR_WEEKDAYS.map((name) => (
              <th key={name} scope="col" aria-label={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week.find((day) => day !== null)} week={week} names={names} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WeekProps extends Omit<Props, "month" | "order"> {
  readonly week: Week;
  readonly names: ReadonlyMap<number, Week>;
}

function WeekRow({ week, names, cycles, ...rest }: WeekProps) {
  const spans = spansIn(week, cycles);
  const at = (index: number) => spans.find(({ from, to }) => from <= index && index <= to);
  return (
    <tr>
      {week.map((day, index) => {
        const span = at(index);
        return (
          <td key={CALENDAR_WEEKDAYS[index]}>
            {day && <Day day={day} cycle={span?.cycle} {...rest} />}
            {span?.from === index && <Span span={span} isNamed={names.get(span.cycle.id) === week} />}
          </td>
        );
      })}
    </tr>
  );
}

interface DayProps extends Omit<Props, "month" | "order" | "cycles"> {
  readonly day: string;
  readonly cycle: MarkedCycle | undefined;
}

function Day({ day, cycle, today, reachable, onKey, onReach, onChoose }: DayProps) {
  const cycleText = cycle ? `${cycle.name}, ${STATES[cycle.state]}` : "sem ciclo";
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-cycle={cycle?.id}
      tabIndex={day === reachable ? 0 : -1}
      aria-label={`${formatLongDate(day)}, ${cycleText}`}
      aria-current={day === today ? "date" : undefined}
      aria-disabled={cycle === undefined || undefined}
      onKeyDown={onKey}
      onFocus={() => onReach(day)}
      onClick={() => cycle && onChoose(cycle.id)}
    >
      <span>{Number(day.slice(8))}</span>
    </button>
  );
}

interface SpanProps {
  readonly span: WeekSpan<MarkedCycle>;
  /** The name stands once in a month. */
  readonly isNamed: boolean;
}

/** The colour is for the eye; each day says the same in words. */
function Span({ span: { cycle, from, to, begins, ends }, isNamed }: SpanProps) {
  return (
    <span
      className={classes.span}
      style={{ width: `${(to - from + 1) * 100}%` }}
      data-state={cycle.state}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      title={cycle.name}
      aria-hidden
    >
      {isNamed && (
        <>
          {cycle.checked && <Icon name="check" size={12} />}
          <b>{cycle.name}</b>
        </>
      )}
    </span>
  );
}
