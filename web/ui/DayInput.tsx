import "@mantine/dates/styles.css";
import "dayjs/locale/pt-br";
import { ActionIcon, Popover, type TextInputProps } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useDisclosure } from "@mantine/hooks";
import { formatDate, isCalendarDate, parseBrazilianDate } from "#domain/calendar-date.ts";
import { Icon } from "./Icon.tsx";
import { MaskedInput } from "./MaskedInput.tsx";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "ref"> {
  /** `yyyy-mm-dd`; blank when none; what was typed while it is no date yet, so that the form can say so. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly minDay?: string;
  readonly maxDay?: string;
}

const monthFormat = "MMMM [de] YYYY";

/** A day: typed as dd/mm/aaaa, or picked from a calendar whose weeks start on Monday. */
export function DayInput({ value = "", onChange, minDay, maxDay, ...input }: Props) {
  const [opened, calendar] = useDisclosure(false);
  const day = isCalendarDate(value) ? value : null;
  const fixed = Boolean(input.disabled || input.readOnly);

  return (
    <Popover
      opened={opened}
      onDismiss={calendar.close}
      onClose={calendar.close}
      position="bottom-end"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <MaskedInput
          mask="00/00/0000"
          placeholder="dd/mm/aaaa"
          autoComplete="off"
          rightSectionPointerEvents="all"
          rightSectionWidth={44}
          rightSection={
            <ActionIcon
              aria-label="Abrir calendário"
              aria-expanded={opened}
              onClick={calendar.toggle}
              disabled={fixed}
              size={40}
            >
              <Icon name="calendar" size={18} />
            </ActionIcon>
          }
          {...input}
          value={day ? formatDate(day) : value}
          onChange={(typed) => onChange(parseBrazilianDate(typed) ?? typed)}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Escolher data">
        <DatePicker
          locale="pt-br"
          firstDayOfWeek={1}
          monthLabelFormat={monthFormat}
          value={day}
          {...(day || maxDay ? { defaultDate: day ?? maxDay } : {})}
          {...(minDay ? { minDate: minDay } : {})}
          {...(maxDay ? { maxDate: maxDay } : {})}
          ariaLabels={{
            nextMonth: "Próximo mês",
            previousMonth: "Mês anterior",
            nextYear: "Próximo ano",
            previousYear: "Ano anterior",
            nextDecade: "Próxima década",
            previousDecade: "Década anterior",
            monthLevelControl: "Escolher mês",
            yearLevelControl: "Escolher ano",
          }}
          onChange={(picked) => {
            if (picked) onChange(picked);
            calendar.close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
