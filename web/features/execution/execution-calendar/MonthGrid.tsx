import { VisuallyHidden } from "@mantine/core";
import { CALENDAR_WEEKDAYS, formatLongDate, type Month, weeksOf } from "#domain/periodisation/months.ts";
import type { CalendarDay } from "./data.ts";
import { recordState, stateOf } from "./day-text.ts";
import classes from "./MonthGrid.module.css";

interface Props {
  readonly month: Month;
  readonly days: readonly CalendarDay[];
  readonly today: string;
}

/** The list beside it says the same in words. */
export function MonthGrid({ month, days, today }: Props) {
  const byDay = new Map(days.map((one) => [one.day, one]));
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {CALENDAR_WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? CALENDAR_WEEKDAYS[index]} data-today={day === today || undefined}>
                {day && <Day day={day} contents={byDay.get(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, contents }: { readonly day: string; readonly contents: CalendarDay | undefined }) {
  const planned = contents?.planned ?? [];
  const besides = (contents?.executions ?? []).filter(
    ({ training_id }) => !planned.some((one) => one.training_id === training_id),
  );
  const texts = [
    ...planned.map((one) => `${one.training_name}: ${stateOf(one, day).label.toLowerCase()}`),
    ...besides.map((one) => `${one.training_name}: ${recordState(one).label.toLowerCase()}`),
  ];
  return (
    <div title={texts.join("\n")}>
      <span className={classes.number}>{Number(day.slice(8))}</span>
      <span className={classes.signs} aria-hidden="true">
        {planned.map((one) => (
          <span key={one.training_id} data-state={one.state}>
            {stateOf(one, day).sign}
          </span>
        ))}
        {besides.map((one) => (
          <span key={one.id} data-state={recordState(one).state}>
            {recordState(one).sign}
          </span>
        ))}
      </span>
      {texts.length > 0 && (
        <VisuallyHidden>
          {formatLongDate(day)}: {texts.join(", ")}
        </VisuallyHidden>
      )}
    </div>
  );
}
