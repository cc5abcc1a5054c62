import { TextInput, type TextInputProps } from "@mantine/core";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange"> {
  /** As typed, with a comma: `72,5`. Blank means not informed. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  /** Digits after the comma; 0 makes it a whole number. */
  readonly decimals?: number;
  /** Digits before the comma. */
  readonly digits?: number;
  readonly unit?: string;
  /** May be below zero. */
  readonly signed?: boolean;
}

/** Keeps what can be part of a decimal. A point becomes the comma, unless both are there (`1.234,5`): then it only groups. */
function clean(typed: string, digits: number, decimals: number, signed: boolean): string {
  const sign = signed && /^\s*[-−]/.test(typed) ? "-" : "";
  const text = typed.includes(",") ? typed.replace(/\./g, "") : typed.replace(/\./g, ",");
  const [whole = "", ...rest] = text.replace(/[^\d,]/g, "").split(",");
  const start = `${sign}${whole.slice(0, digits)}`;
  return rest.length === 0 || decimals === 0 ? start : `${start},${rest.join("").slice(0, decimals)}`;
}

/** A measure: comma or point, the numeric keyboard on a phone, selected whole on focus so that typing replaces it. */
export function DecimalInput({
  value = "",
  onChange,
  decimals = 2,
  digits = 3,
  unit,
  signed = false,
  ...input
}: Props) {
  return (
    <TextInput
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionWidth={unit ? 20 + unit.length * 9 : 0}
      rightSectionPointerEvents="none"
      styles={{
        input: { textAlign: "right" },
        section: { color: "var(--mantine-color-dimmed)", fontSize: "0.8125rem" },
      }}
      {...input}
      value={value}
      onChange={(event) => onChange(clean(event.currentTarget.value, digits, decimals, signed))}
      onFocus={(event) => {
        event.currentTarget.select();
        input.onFocus?.(event);
      }}
    />
  );
}
