import { z } from "zod";

/** The day after a trial, past or to come; null without one, while a subscription goes on, and when one ended later. */
export const TrialEnd = z.string().nullable();
