import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import { Icon } from "../Icon.tsx";
import { toast } from "../toast.ts";

interface Props {
  readonly label: string;
  /** `yyyy-mm-dd`, or blank while it is not known. */
  readonly value: string;
  /** Why it cannot be changed: shown on hover and focus, and announced on a try. */
  readonly reason: string;
  readonly error?: React.ReactNode;
}

/** A day that cannot be changed and says why: it looks like the field that it would be, stays reachable, and opens nothing. */
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
