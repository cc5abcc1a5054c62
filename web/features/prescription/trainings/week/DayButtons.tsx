import { Tooltip } from "@mantine/core";
import type { WeekdayChoice, WeekdayValue } from "#domain/training/weekdays.ts";
import classes from "./DayButtons.module.css";

interface Props {
  readonly choices: readonly WeekdayChoice[];
  readonly chosen: readonly WeekdayValue[];
  readonly onToggle: (day: WeekdayValue) => void;
  readonly reasonsId: string;
}

export function DayButtons({ choices, chosen, onToggle, reasonsId }: Props) {
  return (
    <div className={classes.days}>
      {choices.map(({ weekday, reason }) => (
        <Tooltip key={weekday.value} label={reason ?? weekday.name}>
          <label className={classes.day} data-disabled={reason !== null}>
            <input
              type="checkbox"
              aria-label={weekday.name}
              checked={chosen.includes(weekday.value)}
              disabled={reason !== null}
              {...(reason && { "aria-describedby": reasonsId })}
              onChange={() => onToggle(weekday.value)}
            />
            <span aria-hidden="true">{weekday.initial}</span>
          </label>
        </Tooltip>
      ))}
    </div>
  );
}
