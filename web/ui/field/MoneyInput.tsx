import type { ComponentProps } from "react";
import { formatAmount } from "#domain/money.ts";
import { DecimalInput } from "./DecimalInput.tsx";

type Props = Omit<ComponentProps<typeof DecimalInput>, "decimals" | "digits" | "unit">;

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
