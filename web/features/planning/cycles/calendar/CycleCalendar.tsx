import { Button } from "@mantine/core";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { MONTHS_PER_ROW, type Month, monthOf, monthsOf } from "#domain/periodisation/months.ts";
import type { HeadingOrder } from "../cycle-actions.ts";
import type { CycleSummary } from "../data.ts";
import classes from "./CycleCalendar.module.css";
import { CycleMonth } from "./CycleMonth.tsx";
import { dayAfterKey, dayWithin, entryDay, markedCycles, wholeMonths } from "./calendar-days.ts";

interface Props {
  readonly cycles: readonly CycleSummary[];
  readonly today: string;
  readonly order: HeadingOrder;
  readonly onChoose: (id: number) => void;
}

const PER_ROW = { "--months-per-row": MONTHS_PER_ROW } as CSSProperties;

const LEGEND = [
  { state: "current", label: "Em andamento" },
  { state: "done", label: "Avaliado e com treino" },
  { state: "idle", label: "Sem avaliação ou sem treino" },
] as const;

/** The calendar is one Tab stop; arrow keys move across months too. It is a chunk of its own, loaded when months are shown. */
export default function CycleCalendar({ cycles, today, order, onChoose }: Props) {
  const calendarPeriod = wholeMonths(cycles) ?? { startDate: today, endDate: today };
  const { shown, folded, unfold } = usePastFolded(monthsOf(calendarPeriod), today);
  const [day, setDay] = useState(() => entryDay(calendarPeriod, cycles, today));
  const months = useRef<HTMLDivElement>(null);
  const marked = markedCycles(cycles, today);
  // A folded month cannot take the focus.
  const open = { ...calendarPeriod, startDate: `${shown[0]}-01` };
  const reachable = dayWithin(day, open);

  const goByKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, reachable, open);
    if (next === null) return;
    event.preventDefault();
    setDay(next);
    months.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <div>
      {folded > 0 && (
        <Button variant="subtle" color="gray" mb="sm" fullWidth onClick={unfold}>
          {folded === 1 ? "Mostrar o mês anterior" : `Mostrar ${folded} meses anteriores`}
        </Button>
      )}
      <div className={classes.months} style={PER_ROW} ref={months}>
        {shown.map((month) => (
          <CycleMonth
            key={month}
            month={month}
            cycles={marked}
            today={today}
            order={order}
            reachable={reachable}
            onKey={goByKey}
            onReach={setDay}
            onChoose={onChoose}
          />
        ))}
      </div>
      <ul className={classes.legend}>
        {LEGEND.map(({ state, label }) => (
          <li key={state}>
            <span className={classes.sample} data-state={state} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Months begin at today, unless all are over. */
function usePastFolded(months: readonly Month[], today: string) {
  const [unfolded, setUnfolded] = useState(false);
  const coming = months.filter((month) => month >= monthOf(today));
  const shown = !unfolded && coming.length > 0 ? coming : months;
  return { shown, folded: months.length - shown.length, unfold: () => setUnfolded(true) };
}
