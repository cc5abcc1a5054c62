import { z } from "zod";
import { digitsOf, isCep, STATES } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, OptionalText, Text } from "../wire.ts";
import * as endpoints from "./addresses.endpoints.ts";

export const AddressDraft = z.object({
  street: Text(200),
  number: Text(20),
  neighborhood: Text(120),
  city: Text(120),
  state: z.enum(STATES),
  zipcode: Text(9).refine(isCep, MESSAGES.cep).overwrite(digitsOf),
  complement: OptionalText(120),
});
export type AddressDraft = z.output<typeof AddressDraft>;

export const Address = z.object({
  street: z.string(),
  number: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  complement: z.string().nullable(),
});
export type Address = z.infer<typeof Address>;

/** A small town has one CEP for all its streets: street and neighbourhood are then blank. */
export const PostalCode = z.object({
  cep: z.string(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street: z.string(),
});
export type PostalCode = z.infer<typeof PostalCode>;

/** Needed before anybody has an account. 404 for a CEP that does not exist; 503 while the services cannot be reached. */
export const findPostalCode = call(endpoints.findPostalCode, {
  schema: {
    summary: "Endereço de um CEP",
    tags: ["addresses"],
    params: z.object({ cep: z.string() }),
    response: { 200: PostalCode, ...failures(404, 429, 503) },
  },
});
