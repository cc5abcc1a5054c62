import { z } from "zod";
import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { settleNoticedCharge } from "./workflows/settle-noticed-charge.ts";
import { settleOpenCharges } from "./workflows/settle-open-charges.ts";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

const Noticed = z.object({ key: z.string() });

/** `others` settle what features above this one asked of the provider. Of a key that is not theirs they know nothing. */
export const openChargeJobs = (
  dependencies: ChargeServices,
  others: readonly ((services: ChargeServices, key: string) => Promise<void>)[],
): Job[] => [
  {
    name: "settle_open_charges",
    at: EVERY_FIVE_MINUTES,
    work: (_, log) => settleOpenCharges(dependencies, log),
  },
  {
    name: "settle_charge",
    async work(payload) {
      const { key } = Noticed.parse(payload);
      for (const settle of [settleNoticedCharge, ...others]) await settle(dependencies, key);
    },
  },
];
