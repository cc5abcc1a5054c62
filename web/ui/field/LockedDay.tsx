import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import { Icon } from "../Icon.tsx";
import { toast } from "../toast.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly reason: string;
  readonly error?: React.ReactNode;
}

export function LockedDay({ label, value, reason, error }: Props) {
  const explain = () => toast.warning(reason);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    explain();
  };
  return (
    <Tooltip label={reason} maw={280}>
      <TextInput
        label={label}
        value={isCalendarDate(value) ? formatDate(value) : value}
        readOnly
        aria-disabled
        error={error}
        styles={LOCKED}
        onClick={explain}
        onKeyDown={byKey}
        rightSection={
          <ActionIcon aria-label={`Abrir calendário: ${label}`} aria-disabled data-disabled size={40} onClick={explain}>
            <Icon name="calendar" size={18} />
          </ActionIcon>
        }
        rightSectionWidth={44}
        rightSectionPointerEvents="all"
      />
    </Tooltip>
  );
}

const LOCKED = {
  input: {
    background: "light-dark(var(--mantine-color-gray-1), var(--mantine-color-dark-5))",
    color: "var(--mantine-color-dimmed)",
    cursor: "not-allowed",
  },
} as const;
