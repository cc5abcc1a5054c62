import { z } from "zod";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { GENDERS } from "#domain/students/registration.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { Email } from "../people/accounts.ts";
import { AddressDraft } from "../people/addresses.ts";
import { PixReceiver } from "../people/pix-receivers.ts";
import { Cellphone, PaymentInformation, SeenValue } from "../platform-billing/subscription-payments.ts";
import { Day, failures, Id, Text } from "../wire.ts";
import * as endpoints from "./checkout.endpoints.ts";

const tags = ["checkout"];
const OfferPath = z.object({ slug: z.string().max(60), id: Id });

/** `value`: reais for a period. `pix`: only when the trainer shows it publicly. */
export const Offer = z.object({
  page_name: z.string(),
  slug: z.string(),
  trainer_name: z.string(),
  plan: z.object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    value: z.number(),
    frequency: z.enum(codesOf(FREQUENCIES)),
    max_installments: z.number(),
  }),
  card: z.boolean(),
  pix: PixReceiver.nullable(),
  /** It is the page's number in digits, blank without one. */
  whatsapp: z.string(),
  terms_version: z.number(),
});
export type Offer = z.infer<typeof Offer>;

/** 404 for a page that is not published, and for a plan that is not sold on it. */
export const findOffer = call(endpoints.findOffer, {
  schema: {
    summary: "Plano à venda na página de um personal",
    tags,
    params: OfferPath,
    response: { 200: Offer, ...failures(400, 404) },
  },
});

const Buyer = z.object({
  name: Text(120),
  email: Email,
  cellphone: Cellphone,
  birthdate: Day,
  gender: z.enum(codesOf(GENDERS)),
});

/** `agreed`: buyer and trainer settle the payment between them. */
export const PAYMENT_WAYS = ["card", "pix", "agreed"] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** `key` names the purchase once: a repeated request is the same purchase. Only `card` has a card, with its holder's address. */
export const PurchaseDraft = z
  .object({
    key: z.uuid(),
    buyer: Buyer,
    terms_version: z.number().int().positive().max(2_147_483_647),
    way: z.enum(PAYMENT_WAYS),
    value: SeenValue,
    paymentInformation: z
      .object({
        creditCard: PaymentInformation.shape.creditCard.extend({ address: AddressDraft }),
        installments: z.number().int().min(1).max(12),
      })
      .nullable(),
    /** A new buyer lets the plan renew on the card. */
    renews: z.boolean().optional(),
  })
  .refine(({ way, paymentInformation }) => (way === "card") === (paymentInformation !== null), {
    path: ["way"],
    message: "Escolha como pagar",
  });
export type PurchaseDraft = z.output<typeof PurchaseDraft>;

/**
 * A new buyer waits for approval. A known student gets the same answer. 422 `card_refused`, `invalid`, `email_taken` for another trainer's
 * student; 409 `price_changed`, `changed_elsewhere` for other terms or a refusal; 503 when the provider does not answer: repeat the same
 * request.
 */
export const purchasePlan = call(endpoints.purchasePlan, {
  schema: {
    summary: "Comprar um plano na página de um personal",
    tags,
    params: OfferPath,
    body: PurchaseDraft,
    response: {
      201: z.object({ way: z.enum(PAYMENT_WAYS) }),
      ...failures(400, 404, 409, 422, 429, 503),
    },
  },
});
