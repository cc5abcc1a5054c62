import "@mantine/dates/styles.css";
import "dayjs/locale/pt-br";
import { ActionIcon, Popover, type TextInputProps } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useDisclosure } from "@mantine/hooks";
import { formatDate, isCalendarDate, parseBrazilianDate } from "#domain/calendar-date.ts";
import { Icon } from "../Icon.tsx";
import { useUpTo } from "../use-breakpoint.ts";
import { CALENDAR } from "./calendar.ts";
import { MaskedInput } from "./MaskedInput.tsx";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "ref"> {
  /** `yyyy-mm-dd`; blank when none; what was typed while it is no date yet, so that the form can say so. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly minDay?: string;
  readonly maxDay?: string;
}

export function DayInput({ value = "", onChange, minDay, maxDay, ...input }: Props) {
  const [opened, calendar] = useDisclosure(false);
  const day = isCalendarDate(value) ? value : null;
  // On a phone a day is as large as a finger.
  const phone = useUpTo("sm");

  const picker = (
    <Popover opened={opened} onDismiss={calendar.close} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon
          aria-label="Abrir calendário"
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={calendar.toggle}
          disabled={Boolean(input.disabled || input.readOnly)}
        >
          <Icon name="calendar" size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Escolher data">
        <DatePicker
          {...CALENDAR}
          size={phone ? "lg" : "sm"}
          value={day}
          {...(day || maxDay ? { defaultDate: day ?? maxDay } : {})}
          {...(minDay ? { minDate: minDay } : {})}
          {...(maxDay ? { maxDate: maxDay } : {})}
          onChange={(picked) => {
            if (picked) onChange(picked);
            calendar.close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );

  return (
    <MaskedInput
      mask="00/00/0000"
      placeholder="dd/mm/aaaa"
      autoComplete="off"
      rightSection={picker}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
      {...input}
      value={day ? formatDate(day) : value}
      onChange={(typed) => onChange(parseBrazilianDate(typed) ?? typed)}
    />
  );
}
