import { MS_PER_DAY, MS_PER_HOUR } from "../../calendar-date.ts";

/** Long enough to pay the copied code on another device. */
const PIX_VALID_MS = MS_PER_DAY;

const FIRST_TRY_MS = 60_000;

export const pixExpiresAt = (now: Date): Date => new Date(now.getTime() + PIX_VALID_MS);

/** A notice says sooner that a Pix was paid. `tries`: how often the provider was asked before. The wait doubles up to an hour. */
export const nextPixTryAt = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(2 ** tries * FIRST_TRY_MS, MS_PER_HOUR));
