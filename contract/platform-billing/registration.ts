import { z } from "zod";
import { call } from "../call.ts";
import { Email, NewPassword } from "../people/accounts.ts";
import { AddressDraft } from "../people/addresses.ts";
import { Day, failures, Text } from "../wire.ts";
import * as endpoints from "./registration.endpoints.ts";
import { Cellphone, Cpf, PaymentInformation } from "./subscription-payments.ts";

/** `gender`: 1 male, 2 female. */
export const RegistrationDraft = z.object({
  fullname: Text(120),
  email: Email,
  password: NewPassword,
  cpf: Cpf,
  phone: Cellphone,
  /** The server and the form, which know today's date, also require an age from 1 to 100 years. */
  birthdate: Day.nullish(),
  gender: z.union([z.literal(1), z.literal(2)]).nullish(),
  address: AddressDraft.nullish(),
});
export type RegistrationDraft = z.output<typeof RegistrationDraft>;

/**
 * Without a payment it is a trial, where there is one. All or nothing; a repeated request pays once. 422 `email_taken`, `card_refused` or `invalid`; 409 `changed_elsewhere` for other terms,
 * `price_changed`; 503 when the payment provider does not answer.
 */
export const registerTrainer = call(endpoints.registerTrainer, {
  schema: {
    summary: "Cadastrar-se como personal",
    tags: ["registration"],
    body: RegistrationDraft.extend({
      terms_version: z.number().int().positive().max(2_147_483_647),
      paymentInformation: PaymentInformation.nullable(),
    }),
    response: { 201: z.object({ email: z.string() }), ...failures(400, 409, 422, 429, 503) },
  },
});
