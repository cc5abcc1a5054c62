import "@mantine/dates/styles.css";
import "dayjs/locale/pt-br";
import { Button, Group } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useState } from "react";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { periodPresets } from "#domain/billing/period-presets.ts";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { CALENDAR } from "../../../../ui/field/calendar.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import classes from "./PeriodFilter.module.css";

interface Props {
  readonly period: IncomePeriod;
  readonly onFilter: (period: IncomePeriod) => void;
  readonly children?: React.ReactNode;
}

type Dates = [string | null, string | null];

const PLACEHOLDER = "Escolha o início e o fim";

/** The field's name must hold the words in it. */
const shownAs = ([start, end]: Dates) =>
  start ? `${formatDate(start)} a ${end ? formatDate(end) : ""}`.trim() : PLACEHOLDER;

export function PeriodFilter({ period, onFilter, children }: Props) {
  const [dates, setDates] = useState<Dates>([period.start, period.end]);
  const [isRefused, setRefused] = useState(false);
  const phone = useUpTo("sm");
  const presets = periodPresets(todayInSaoPaulo(Date.now()));

  function filter() {
    const [start, end] = dates;
    setRefused(!start || !end);
    if (start && end) onFilter({ start, end });
  }

  return (
    <div className={classes.filter}>
      <div className={classes.presets}>
        {presets.map(({ label, start, end }) => {
          const isChosen = start === period.start && end === period.end;
          return (
            <Button
              key={label}
              variant={isChosen ? "light" : "default"}
              aria-pressed={isChosen}
              onClick={() => onFilter({ start, end })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      <Group gap="sm" align="flex-start" flex="1 1 320px" className={classes.picker ?? ""}>
        <DatePickerInput
          type="range"
          className={classes.dates ?? ""}
          aria-label={`Período: ${shownAs(dates)}`}
          placeholder={PLACEHOLDER}
          valueFormat={phone ? "DD/MM/YY" : "DD/MM/YYYY"}
          labelSeparator="a"
          allowSingleDateInRange
          clearable={!phone}
          clearButtonProps={{ "aria-label": "Limpar datas" }}
          // On a phone the dates need its room.
          leftSection={!phone && <Icon name="calendar" size={18} />}
          {...CALENDAR}
          size={phone ? "md" : "sm"}
          value={dates}
          onChange={(chosen) => {
            setDates(chosen);
            setRefused(false);
          }}
          error={isRefused && MESSAGES.period}
        />
        <Button onClick={filter}>Filtrar</Button>
        {children}
      </Group>
    </div>
  );
}
