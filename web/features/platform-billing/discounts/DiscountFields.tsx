import type { GetInputPropsReturnType } from "@mantine/form";
import { MAX_DISCOUNT_PERIODS } from "#domain/billing/billing-acts.ts";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";

const PERIODS = [
  { value: "1", label: "No próximo período" },
  ...[2, 3, 6, 12, MAX_DISCOUNT_PERIODS].map((count) => ({ value: String(count), label: `Por ${count} períodos` })),
  { value: "all", label: "Em todos os períodos" },
];

const AMOUNTS = [
  { value: "percent", label: "Porcentagem" },
  { value: "value", label: "Valor" },
];

interface Props {
  readonly amountIn: GetInputPropsReturnType;
  readonly percent: GetInputPropsReturnType;
  readonly value: GetInputPropsReturnType;
  readonly periods: GetInputPropsReturnType;
  readonly isPercent: boolean;
}

export const DiscountFields = ({ amountIn, percent, value, periods, isPercent }: Props) => (
  <>
    <ChipChoice label="Desconto em" data={AMOUNTS} {...amountIn} />
    {isPercent ? (
      <DecimalInput label="Desconto" withAsterisk decimals={0} digits={2} unit="%" {...percent} />
    ) : (
      <MoneyInput label="Desconto" withAsterisk {...value} />
    )}
    <Choice label="Vale" data={PERIODS} {...periods} />
  </>
);
