import { Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import { awaitsFirstPayment } from "#domain/billing/subscription.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { DiscountFields } from "../discounts/DiscountFields.tsx";
import { heldDiscountText } from "../discounts/held-discount.ts";
import { PlanFields } from "../subscription-payments/PlanFields.tsx";
import { type ActForm, type ActKind, ownPricesIn, type RefundedInvoice } from "./act-form.ts";
import type { TrainerBilling } from "./data.ts";

interface Props {
  readonly kind: ActKind;
  readonly form: UseFormReturnType<ActForm>;
  readonly billing: TrainerBilling;
  readonly invoice: RefundedInvoice | undefined;
  readonly price: number | undefined;
}

/** The part of the form beside the reason. */
export function ActFields(props: Props) {
  const { kind, form, billing, invoice } = props;
  const { subscription } = billing;
  if (kind === "free_days") return <FreeDays {...props} />;
  if (kind === "discount")
    return (
      <>
        <ReplacedDiscount held={billing.discount} />
        <DiscountFields
          amountIn={form.getInputProps("amountIn")}
          percent={form.getInputProps("percent")}
          value={form.getInputProps("value")}
          periods={form.getInputProps("periods")}
          isPercent={form.values.amountIn === "percent"}
        />
      </>
    );
  if (kind === "coupon")
    return (
      <>
        <ReplacedDiscount held={billing.discount} />
        <TextInput
          label="Código do cupom"
          withAsterisk
          data-autofocus
          autoCapitalize="characters"
          {...form.getInputProps("coupon")}
        />
      </>
    );
  if (kind === "discount_ended")
    return <Text size="sm">As próximas faturas, e a que está aberta, voltam ao valor do plano.</Text>;
  if (kind === "plan_changed") {
    const from = subscription && (awaitsFirstPayment(subscription) ? null : subscription.period_end);
    return (
      <>
        <Text size="sm">
          {from
            ? `O plano vale a partir de ${formatDate(from)}. Até lá nada muda.`
            : "O plano e a fatura aberta mudam agora."}
        </Text>
        <PlanFields
          ownPrices={from ? ownPricesIn(billing) : []}
          chosen={form.values.plan}
          onChoose={(plan) => form.setFieldValue("plan", plan)}
          error={form.errors.plan ? String(form.errors.plan) : null}
        />
      </>
    );
  }
  if (kind === "payment_recorded") return <Received {...props} />;
  if (kind === "refunded_outside")
    return (
      <Text size="sm" className="figures">
        A operadora recusou devolver {formatReais(invoice?.returning ?? 0)} e não será mais consultada. Devolva ao
        personal por Pix ou transferência e registre aqui que o dinheiro voltou.
      </Text>
    );
  return (
    <>
      {invoice && (
        <MoneyInput
          label="Valor do estorno"
          withAsterisk
          description={[
            invoice.remaining < invoice.value
              ? `Restam ${formatReais(invoice.remaining)} de ${formatReais(invoice.value)}.`
              : `Até ${formatReais(invoice.value)}.`,
            invoice.byProvider ? "Volta pela operadora." : "Você devolve fora do sistema.",
            "Conta no dia de hoje.",
          ].join(" ")}
          {...form.getInputProps("value")}
        />
      )}
      <ChipChoice
        label={kind === "refunded" ? "Depois do estorno" : "Quando termina"}
        data={
          kind === "refunded"
            ? [
                { value: "period", label: "A assinatura continua" },
                { value: "now", label: "A assinatura termina agora" },
              ]
            : [
                {
                  value: "period",
                  label: subscription ? `Em ${formatDate(addDays(subscription.period_end, -1))}` : "No fim do período",
                },
                { value: "now", label: "Agora" },
              ]
        }
        {...form.getInputProps("end")}
      />
    </>
  );
}

const ReplacedDiscount = ({ held }: { readonly held: HeldDiscount | null }) =>
  held && (
    <Text size="sm" className="figures">
      Entra no lugar do desconto de {heldDiscountText(held)}.
    </Text>
  );

function FreeDays({ form, billing: { subscription } }: Props) {
  const days = Number(form.values.days);
  return (
    <DecimalInput
      label="Dias"
      withAsterisk
      data-autofocus
      decimals={0}
      unit="dias"
      description={
        subscription && days > 0
          ? `A assinatura vai até ${formatDate(addDays(subscription.period_end, days - 1))}.`
          : null
      }
      {...form.getInputProps("days")}
    />
  );
}

const METHODS = [
  { value: "transfer", label: "Transferência" },
  { value: "cash", label: "Dinheiro" },
  { value: "pix", label: "Pix" },
];

function Received({ form, billing, price }: Props) {
  const owed = billing.subscription?.owed;
  return (
    <>
      {owed ? (
        <Text size="sm" className="figures">
          Paga a fatura de {formatReais(owed.value)}, com vencimento em {formatDate(owed.due_on)}.
        </Text>
      ) : (
        <PlanFields
          ownPrices={ownPricesIn(billing)}
          chosen={form.values.plan}
          onChoose={(plan) => form.setFieldValue("plan", plan)}
          error={form.errors.plan ? String(form.errors.plan) : null}
        />
      )}
      <ChipChoice label="Recebido por" data={METHODS} {...form.getInputProps("method")} />
      {price !== undefined && (
        <Text fw={600} className="figures">
          Recebido: {formatReais(price)}
          {!owed && billing.discount && " (com desconto)"}
        </Text>
      )}
    </>
  );
}
