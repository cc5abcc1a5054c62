import { z } from "zod";
import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { settleNoticedCharge } from "./workflows/settle-noticed-charge.ts";
import { settleOpenCharges } from "./workflows/settle-open-charges.ts";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

const Noticed = z.object({ key: z.string() });

export const unsettledChargeJobs = (dependencies: Pick<Dependencies, "db" | "clock" | "payments">): Job[] => [
  {
    name: "settle_open_charges",
    at: EVERY_FIVE_MINUTES,
    work: (_, log) => settleOpenCharges(dependencies, log),
  },
  {
    name: "settle_charge",
    work: (payload) => settleNoticedCharge(dependencies, Noticed.parse(payload).key),
  },
];
