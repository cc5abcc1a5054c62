import { z } from "zod";
import { cpfProblem, digitsOf, isBrazilianPhone, isCellphone, isCpf } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { PaymentLine } from "../people/accounts.ts";
import { failures, Id, ListQuery, Text } from "../wire.ts";

export const Cpf = Text(14)
  .refine(isCpf, { error: ({ input }) => cpfProblem(String(input)) ?? MESSAGES.cpf })
  .overwrite(digitsOf);
export const Phone = Text(20).refine(isBrazilianPhone, MESSAGES.format).overwrite(digitsOf);
export const Cellphone = Text(20).refine(isCellphone, MESSAGES.format).overwrite(digitsOf);

/**
 * The price that the payer saw, in reais. Another one is answered with 409 `price_changed` before anything is charged. The calls of the
 * specification go on without it, and then charge the present price.
 */
export const SeenValue = z.number().min(0).max(10_000_000);

/**
 * A payment by card. `card_hash` is the card as the browser encrypted it for the payment provider: the server cannot read it.
 * Each hash is made for one payment, so a repeated request is recognised by it and pays once.
 */
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

/**
 * What the browser makes a `card_hash` with. `sandbox` moves no money: its key is an ECDH P-256 point, raw, in base64url.
 * `pagarme`: the account's public key, and the address that answers a card with a token.
 */
export const CardKey = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("sandbox"), public_key: z.string() }),
  z.object({ provider: z.literal("pagarme"), public_key: z.string(), tokens_url: z.url() }),
]);
export type CardKey = z.infer<typeof CardKey>;

export const findCardKey = call({
  method: "GET",
  url: "/api/v1/payments/card_key",
  schema: {
    summary: "Chave com que o navegador cifra o cartão",
    tags: ["payments"],
    response: { 200: CardKey, ...failures(503) },
  },
});

export const PAYMENTS_PER_PAGE = 10;

/** The latest first. Trainers see their own and their students' payments, students their own; others are 404. */
export const listPayments = call({
  method: "GET",
  url: "/api/payment",
  schema: {
    summary: "Pagamentos de uma pessoa",
    tags: ["payments"],
    querystring: ListQuery(PAYMENTS_PER_PAGE).omit({ q: true }).extend({ user_id: Id }),
    response: { 200: z.object({ results: z.array(PaymentLine), total: z.number() }), ...failures(400, 401, 403, 404) },
  },
});
