import type { Limit } from "#contract/call.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";

const MS_PER_MINUTE = 60_000;

/** Accounts are counted by what was sent, so that a 429 never tells whether the account exists. */
export interface RateLimit {
  readonly per: "network" | "account" | "account and network";
  readonly max: number;
  readonly windowMs: number;
}

export const RATE_LIMITS: Readonly<Record<Limit, readonly RateLimit[]>> = {
  secret: [
    // Right or wrong. The lock-out below comes on top of it.
    { per: "account and network", max: 30, windowMs: MS_PER_MINUTE },
    // A gym full of people behind one router stays below this.
    { per: "network", max: 300, windowMs: MS_PER_MINUTE },
  ],
  mail: [
    { per: "network", max: 60, windowMs: 15 * MS_PER_MINUTE },
    // The most mails that other people can cause in one mailbox.
    { per: "account", max: 5, windowMs: 15 * MS_PER_MINUTE },
  ],
  // Enough for a few mistyped cards. Too few to try out stolen cards or to ask which e-mails are known.
  payment: [{ per: "network", max: 10, windowMs: MS_PER_MINUTE }],
  // Each asks a public service, and needs no account.
  lookup: [{ per: "network", max: 30, windowMs: MS_PER_MINUTE }],
  // Enough for a file that is corrected line by line.
  spreadsheet: [{ per: "network", max: 10, windowMs: MS_PER_MINUTE }],
  // A phone that comes back to a signal sends what a week left behind.
  comment: [{ per: "account and network", max: 60, windowMs: MS_PER_MINUTE }],
  // Five of the largest films, in pieces of 1 MB.
  upload: [{ per: "account and network", max: 250, windowMs: MS_PER_MINUTE }],
};

/** Wrong passwords and codes of one account, counted in the database (`platform/credentials`), where a restart keeps them. */
export const LOCK_OUT = {
  /** Failures that cost nothing: from one network more than a person mistypes. */
  freePerNetwork: 10,
  /** Failures that cost nothing from all networks together from which the account was never opened. */
  freeFromUnfamiliar: 50,
  /** The pause after the first failure that costs; it doubles with each further one. */
  firstPauseMs: MS_PER_MINUTE,
  /** Short enough that the owner is never locked out for good. */
  longestPauseMs: 15 * MS_PER_MINUTE,
  forgottenAfterMs: MS_PER_DAY,
  familiarForMs: 90 * MS_PER_DAY,
} as const;

/** A code has six characters, so it lives briefly and allows few attempts. */
export const CODE = { lifeMs: 15 * MS_PER_MINUTE, attempts: 5 } as const;

/** Between the password and the second factor: long enough to look for the phone. */
export const TICKET = { lifeMs: 10 * MS_PER_MINUTE, attempts: 5 } as const;

/** Between the first sign-in, or the wish of the platform's owner, and the second factor that must then be there. */
export const FACTOR_GRACE_MS = 7 * MS_PER_DAY;

/** A passkey signs within this time, as long as browsers ask for it. */
export const CHALLENGE_MS = 5 * MS_PER_MINUTE;

/** After it a person is asked again who they are, before something weighty. */
export const PROOF_MS = 10 * MS_PER_MINUTE;

/** A link has 256 random bits. A used one is remembered, so that following it again says that it was used. */
export const LINK = { lifeMs: 48 * MS_PER_HOUR, rememberedMs: 30 * MS_PER_DAY } as const;

/** Another session of an account ends the one that was not used for longest. */
export const MAX_SESSIONS = 20;

export const TIMEOUTS = {
  /** Until a request has arrived whole: a photo of 5 MB takes this long at 350 kbit/s. */
  requestMs: 120_000,
  checkMs: 5_000,
  shutdownMs: 5_000,
} as const;

/** A whole mesocycle with 26 trainings of 200 rows is below 2 MB. Photos come as multipart, with their own limit. */
export const MAX_BODY_BYTES = 4_194_304;
