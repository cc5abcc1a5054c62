import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./business-figures.endpoints.ts";

/** Money in reais. A month is its first day; the last of `months` is counted today, the others on their last day. */
export const BusinessFigures = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      recurring: z.number(),
      subscribers: z.number(),
      joined: z.number(),
      returned: z.number(),
      lost: z.number(),
    }),
  ),
  arrears: z.array(z.object({ days: z.string(), count: z.number(), value: z.number() })),
  forecast: z.array(z.object({ month: z.string(), by_card: z.number(), other: z.number() })),
  /** Trainers by the month in which they first subscribed; `kept`: at the end of it and of each month after. */
  cohorts: z.array(z.object({ month: z.string(), size: z.number(), kept: z.array(z.number()) })),
  trials: z.number(),
});
export type BusinessFigures = z.infer<typeof BusinessFigures>;

export const findBusinessFigures = call(endpoints.findBusinessFigures, {
  schema: {
    summary: "Números do negócio: receita recorrente, novos e perdidos, atrasos, previsão e coortes",
    tags: ["business-figures"],
    response: { 200: BusinessFigures, ...failures(401, 403) },
  },
});
