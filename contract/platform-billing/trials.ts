import { z } from "zod";

/** The day after the trial of a trainer who has no subscription, past or to come; null without one. */
export const TrialEnd = z.string().nullable();
