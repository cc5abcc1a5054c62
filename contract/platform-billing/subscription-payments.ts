import { z } from "zod";
import { cpfProblem, digitsOf, isBrazilianPhone, isCellphone, isCpf } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { PaymentLine } from "../people/accounts.ts";
import { PixReceiver } from "../people/pix-receivers.ts";
import { failures, Id, ListQuery, Text } from "../wire.ts";
import { HeldDiscount } from "./discounts.ts";
import { WaitingPlanPix } from "./provider-pix.ts";
import * as endpoints from "./subscription-payments.endpoints.ts";
import { TrialEnd } from "./trials.ts";

export const Cpf = Text(14)
  .refine(isCpf, { error: ({ input }) => cpfProblem(String(input)) ?? MESSAGES.cpf })
  .overwrite(digitsOf);
export const Phone = Text(20).refine(isBrazilianPhone, MESSAGES.format).overwrite(digitsOf);
export const Cellphone = Text(20).refine(isCellphone, MESSAGES.format).overwrite(digitsOf);

/** Reais. Another price is answered with 409 `price_changed` before a charge. Calls without it are charged the present price. */
export const SeenValue = z.number().min(0).max(10_000_000);

export const PixPayer = z.object({ cpf: Cpf, phone: Phone, value: SeenValue });

/** `card_hash` is encrypted for the payment provider: the server cannot read it. It is made for one payment, so a repeated request pays once. */
export const PaymentInformation = z.object({
  creditCard: z.object({
    card_hash: z
      .string()
      .min(1, MESSAGES.required)
      .max(4000)
      .regex(/^[\w.-]+$/, MESSAGES.format),
    holder_cpf: Cpf,
    holder_phone: Phone,
  }),
  plan: z.object({ id: Id, installments: z.number().int().min(1).max(12), value: SeenValue.optional() }),
});
export type PaymentInformation = z.output<typeof PaymentInformation>;

/** `sandbox` moves no money: its key is an ECDH P-256 point, raw, in base64url. `pagarme`: the address answers a card with a token. */
export const CardKey = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("sandbox"), public_key: z.string() }),
  z.object({ provider: z.literal("pagarme"), public_key: z.string(), tokens_url: z.url() }),
]);
export type CardKey = z.infer<typeof CardKey>;

export const findCardKey = call(endpoints.findCardKey, {
  schema: {
    summary: "Chave com que o navegador cifra o cartão",
    tags: ["payments"],
    response: { 200: CardKey, ...failures(503) },
  },
});

export const PAYMENTS_PER_PAGE = 10;

/** The latest first. Trainers see their own and their students' payments, students their own; others are 404. */
export const listPayments = call(endpoints.listPayments, {
  schema: {
    summary: "Pagamentos de uma pessoa",
    tags: ["payments"],
    querystring: ListQuery(PAYMENTS_PER_PAGE).omit({ q: true }).extend({ user_id: Id }),
    response: { 200: z.object({ results: z.array(PaymentLine), total: z.number() }), ...failures(400, 401, 403, 404) },
  },
});

/** `status` is a code of `domain/billing/subscription.ts`; `period_end` is the first unpaid day. */
export const Subscription = z.object({
  plan: z.object({ id: Id, name: z.string() }),
  status: z.enum(["active", "late", "canceled"]),
  period_end: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Null without one and after it was canceled. `pays_from`: the first day of the period that is paid next. `renewal`: reais of the next period, maybe less than the plan is sold for now. `pix`: the platform's key, or null. `pix_confirms`: the provider makes a Pix; `pix_charge` waits. */
export const findSubscription = call(endpoints.findSubscription, {
  schema: {
    summary: "A própria assinatura",
    tags: ["payments"],
    response: {
      200: z.object({
        subscription: Subscription.nullable(),
        may_renew: z.boolean(),
        pays_from: z.string().nullable(),
        renewal: z.object({ plan_id: Id, value: z.number() }).nullable(),
        discount: HeldDiscount.nullable(),
        trial_ends_on: TrialEnd,
        pix: PixReceiver.nullable(),
        pix_announced_on: z.string().nullable(),
        pix_confirms: z.boolean(),
        pix_charge: WaitingPlanPix.nullable(),
      }),
      ...failures(401, 403),
    },
  },
});

/** No period with more than seven days left. 422 `card_refused`, `invalid`; 409 `payment_under_way`, `price_changed`; 503: repeat the same. */
export const subscribe = call(endpoints.subscribe, {
  schema: {
    summary: "Assinar ou renovar um plano",
    tags: ["payments"],
    body: z.object({ paymentInformation: PaymentInformation }),
    response: {
      200: z.object({ subscription: Subscription }),
      ...failures(400, 401, 403, 409, 422, 429, 503),
    },
  },
});

/** Only while nothing is owed; the period begins when an administrator confirms it. 404 without a Pix key; 409 `payment_under_way`, `price_changed`. */
export const announcePlanPix = call(endpoints.announcePlanPix, {
  schema: {
    summary: "Avisar que um plano foi pago por Pix",
    tags: ["payments"],
    body: z.object({ plan_id: Id, value: SeenValue }),
    response: { 200: z.object({ announced_on: z.string() }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});
