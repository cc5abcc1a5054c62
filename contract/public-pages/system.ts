import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./system.endpoints.ts";

export const health = call(endpoints.health, {
  schema: {
    summary: "O processo está vivo",
    tags: ["system"],
    response: { 200: z.object({ status: z.literal("ok") }) },
  },
});

export const ready = call(endpoints.ready, {
  schema: {
    summary: "Banco de dados responde e aceita gravações; `files` diz se o armazenamento responde",
    tags: ["system"],
    response: { 200: z.object({ status: z.literal("ready"), files: z.enum(["there", "away"]) }), ...failures(503) },
  },
});

/** `trial_days`: without a card; 0 for none. `support_url`: an outside chat or page, or null. `tour_url`: an outside page, the platform's once it is published, or null. */
export const productInfo = call(endpoints.productInfo, {
  schema: {
    summary: "Nome do produto e contatos",
    tags: ["system"],
    response: {
      200: z.object({
        name: z.string(),
        support_url: z.string().nullable(),
        support_email: z.string(),
        tour_url: z.string().nullable(),
        trial_days: z.number(),
      }),
    },
  },
});
