import type { ComponentProps } from "react";
import { formatAmount } from "#domain/money.ts";
import { DecimalInput } from "./DecimalInput.tsx";

type Props = Omit<ComponentProps<typeof DecimalInput>, "decimals" | "digits" | "unit">;

/** Reais as typed, with R$ before them and centavos after a comma: leaving the field writes `149,9` as `149,90`. */
export function MoneyInput({ value = "", onChange, ...input }: Props) {
  return (
    <DecimalInput
      leftSection={<span aria-hidden="true">R$</span>}
      {...input}
      digits={5}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        if (value) onChange(formatAmount(value));
        input.onBlur?.(event);
      }}
    />
  );
}
