import type { ActKind } from "./act-form.ts";
import type { TrainerBilling } from "./data.ts";

const TITLES: Readonly<Record<ActKind, string>> = {
  plan_changed: "Trocar o plano",
  free_days: "Dar dias de cortesia",
  discount: "Dar um desconto",
  coupon: "Usar um cupom",
  discount_ended: "Encerrar o desconto",
  canceled: "Cancelar a assinatura",
  payment_recorded: "Registrar pagamento",
  refunded: "Estornar pagamento",
  refunded_outside: "Registrar devolução por fora",
};

/** Days without a subscription prolong the trial. */
export const actTitle = (kind: ActKind, { subscription }: Pick<TrainerBilling, "subscription">): string =>
  kind === "free_days" && !subscription ? "Dar dias de teste" : TITLES[kind];
