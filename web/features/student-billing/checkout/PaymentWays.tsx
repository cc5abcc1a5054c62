import { Radio, Stack } from "@mantine/core";
import type { Offer, PaymentWay } from "./data.ts";

const WAYS: Readonly<Record<PaymentWay, { readonly label: string; readonly description: string }>> = {
  card: { label: "Cartão de crédito", description: "Aprovado na hora; o valor vai direto para o personal." },
  pix: { label: "Pix", description: "Você vê o código depois de enviar o pedido; o personal confirma o recebimento." },
  agreed: { label: "Combinar com o personal", description: "Vocês acertam o pagamento por mensagem." },
};

/** The quickest first. */
export const waysOf = ({ card, pix }: Offer): readonly PaymentWay[] => [
  ...(card ? (["card"] as const) : []),
  ...(pix ? (["pix"] as const) : []),
  "agreed",
];

interface Props {
  readonly ways: readonly PaymentWay[];
  readonly value: PaymentWay;
  readonly onChange: (way: PaymentWay) => void;
}

export function PaymentWays({ ways, value, onChange }: Props) {
  return (
    <Radio.Group
      label="Como pagar"
      value={value}
      onChange={(chosen) => {
        const way = ways.find((one) => one === chosen);
        if (way) onChange(way);
      }}
    >
      <Stack gap="sm" mt="xs">
        {ways.map((way) => (
          <Radio key={way} value={way} {...WAYS[way]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
