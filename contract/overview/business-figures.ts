import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./business-figures.endpoints.ts";

/** Money in reais. A month is its first day; the last of `months` is counted today, the others on their last day. */
export const BusinessFigures = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      /** Of the subscriptions that go on, a month's part of what was paid for the period. */
      recurring: z.number(),
      subscribers: z.number(),
      joined: z.number(),
      returned: z.number(),
      lost: z.number(),
    }),
  ),
  /** Invoices that are overdue today, by days since they were due. */
  arrears: z.array(z.object({ days: z.string(), count: z.number(), value: z.number() })),
  /** What will be due if nobody leaves: by a kept card, and otherwise. */
  forecast: z.array(z.object({ month: z.string(), by_card: z.number(), other: z.number() })),
  /** Trainers by the month in which they first subscribed; `kept`: at the end of it and of each month after. */
  cohorts: z.array(z.object({ month: z.string(), size: z.number(), kept: z.array(z.number()) })),
  /** Running today without a subscription. */
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
