import { randomBytes } from "node:crypto";
import type { SignInScope } from "../database/scope.ts";
import { CHALLENGE_MS } from "../limits.ts";
import { hashToken } from "../tokens.ts";

interface ChallengeOf {
  readonly purpose: "adding" | "signing_in" | "proving";
  /** Undefined: whoever signs is not known yet. */
  readonly userId: number | undefined;
  readonly now: Date;
}

export async function createChallenge({ tx }: SignInScope, { purpose, userId, now }: ChallengeOf): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + CHALLENGE_MS);
  await tx
    .insertInto("passkey_challenges")
    .values({ challenge_hash: hashToken(challenge), user_id: userId ?? null, purpose, expires_at })
    .execute();
  return challenge;
}

/** A challenge is signed once. */
export async function spendChallenge(
  { tx }: SignInScope,
  challenge: string,
  { purpose, userId, now }: ChallengeOf,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .where("user_id", "is not distinct from", userId ?? null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
