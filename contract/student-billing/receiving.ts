import { z } from "zod";
import { asciiText, PIX_CITY_LENGTH, PIX_NAME_LENGTH } from "#domain/billing/pix/ascii.ts";
import { pixKeyOf, pixKeyProblem } from "#domain/billing/pix/keys.ts";
import { call } from "../call.ts";
import { PixReceiver } from "../people/pix-receivers.ts";
import { Flag, failures, Text } from "../wire.ts";
import * as endpoints from "./receiving.endpoints.ts";

/** How a trainer receives. `recipient_id`: the provider's name for the account that card payments of students go to. */
export const Receiving = z.object({
  pix: PixReceiver.nullable(),
  shows_pix_on_page: z.boolean(),
  recipient_id: z.string().nullable(),
});
export type Receiving = z.infer<typeof Receiving>;

const KeyText = Text(120).superRefine((typed, context) => {
  const problem = pixKeyProblem(typed);
  if (problem) context.addIssue({ code: "custom", message: problem });
});

const CodeText = (length: number) =>
  Text(60).refine((typed) => asciiText(typed, length) !== "", "Use letras ou números");

const RECIPIENT = "O id do recebedor começa com re_ e está no painel do Pagar.me";

/** The key comes in any of the usual writings. Null and blank remove. Without a key nothing is shown on the page. */
export const ReceivingDraft = z.object({
  pix: z
    .object({ key: KeyText, name: CodeText(PIX_NAME_LENGTH), city: CodeText(PIX_CITY_LENGTH) })
    .nullable()
    .transform((pix) => {
      const key = pix && pixKeyOf(pix.key);
      return key ? { ...key, name: pix.name, city: pix.city } : null;
    }),
  shows_pix_on_page: Flag,
  recipient_id: z
    .string()
    .trim()
    .max(60)
    .regex(/^(re_[A-Za-z0-9]{10,50})?$/, RECIPIENT)
    .nullable(),
});
export type ReceivingDraft = z.output<typeof ReceivingDraft>;

export const findReceiving = call(endpoints.findReceiving, {
  schema: {
    summary: "Meus recebimentos",
    tags: ["receiving"],
    response: { 200: z.object({ receiving: Receiving }), ...failures(401, 403) },
  },
});

export const saveReceiving = call(endpoints.saveReceiving, {
  schema: {
    summary: "Alterar meus recebimentos",
    tags: ["receiving"],
    body: ReceivingDraft,
    response: { 200: z.object({ receiving: Receiving }), ...failures(400, 401, 403, 422) },
  },
});

export const findPixReceiver = call(endpoints.findPixReceiver, {
  schema: {
    summary: "Chave Pix do personal",
    tags: ["receiving"],
    response: { 200: z.object({ pix: PixReceiver.nullable() }), ...failures(401, 403) },
  },
});
