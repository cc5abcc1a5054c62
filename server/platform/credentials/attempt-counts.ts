import type { SignInScope } from "../database/scope.ts";
import { LOCK_OUT } from "../limits.ts";
import { hashToken } from "../tokens.ts";
import { pauseLeftMs, remembered } from "./lock-out.ts";

/** Accounts that do not exist are counted like any other. */
export interface GuessedSecret {
  readonly kind: "password" | "code" | "factor";
  readonly role: string;
  /** The e-mail; for a signed-in person the id. */
  readonly account: string;
}

export interface Attempt {
  readonly secret: GuessedSecret;
  readonly network: string;
  readonly now: Date;
}

/** An attempt counts as failed until `forgiveAttempt` takes it back, so that parallel guesses are not cheaper. */
type Counted =
  | { readonly admitted: true; readonly unfamiliar: boolean }
  | { readonly admitted: false; readonly waitMs: number };

/** The network of the row that all unfamiliar networks share. Every function locks it first: one order, no deadlocks. */
const UNFAMILIAR = "";

const keyOf = ({ kind, role, account }: GuessedSecret): Buffer => hashToken(`${kind} ${role} ${account}`);

/** Unfamiliar networks share a count, so that guessing from many addresses locks them and not the owner's network. */
export async function countAttempt(scope: SignInScope, { secret, network, now }: Attempt): Promise<Counted> {
  const key = keyOf(secret);
  const together = await lockCount(scope, key, UNFAMILIAR, now);
  const here = await lockCount(scope, key, network, now);
  const waitHere = pauseLeftMs(here, LOCK_OUT.freePerNetwork, now);
  if (waitHere > 0) return { admitted: false, waitMs: waitHere };
  const unfamiliar = !here.openedAt || now.getTime() - here.openedAt.getTime() > LOCK_OUT.familiarForMs;
  if (unfamiliar) {
    const wait = pauseLeftMs(together, LOCK_OUT.freeFromUnfamiliar, now);
    if (wait > 0) return { admitted: false, waitMs: wait };
    await updateCount(scope, key, UNFAMILIAR, { failures: remembered(together, now) + 1, tried_at: now });
  }
  await updateCount(scope, key, network, { failures: remembered(here, now) + 1, tried_at: now });
  return { admitted: true, unfamiliar };
}

/** `isOpened`: the secret was right, so the network is familiar from now on. */
export async function forgiveAttempt(
  scope: SignInScope,
  { secret, network, now }: Attempt,
  { unfamiliar, isOpened }: { readonly unfamiliar: boolean; readonly isOpened: boolean },
): Promise<void> {
  const key = keyOf(secret);
  const together = await lockCount(scope, key, UNFAMILIAR, now);
  await updateCount(scope, key, network, { failures: 0, ...(isOpened && { opened_at: now }) });
  if (unfamiliar) await updateCount(scope, key, UNFAMILIAR, { failures: Math.max(0, together.failures - 1) });
  await forgetOldCounts(scope, now);
}

/** The secret was wrong: the pause begins now. An unknown account is written in the same way. */
export const recordFailure = (scope: SignInScope, { secret, network, now }: Attempt): Promise<void> =>
  updateCount(scope, keyOf(secret), network, { tried_at: now });

export async function forgiveAllAttempts(scope: SignInScope, { secret, network, now }: Attempt): Promise<void> {
  const key = keyOf(secret);
  await lockCount(scope, key, UNFAMILIAR, now);
  await lockCount(scope, key, network, now);
  await scope.tx.updateTable("secret_tries").set({ failures: 0 }).where("account", "=", key).execute();
  await updateCount(scope, key, network, { opened_at: now });
}

/** A lock makes parallel attempts count one after the other. */
async function lockCount({ tx }: SignInScope, account: Buffer, network: string, now: Date) {
  const { failures, tried_at, opened_at } = await tx
    .insertInto("secret_tries")
    .values({ account, network, tried_at: now })
    .onConflict((conflict) =>
      conflict.columns(["account", "network"]).doUpdateSet(({ ref }) => ({ failures: ref("secret_tries.failures") })),
    )
    .returning(["failures", "tried_at", "opened_at"])
    .executeTakeFirstOrThrow();
  return { failures, lastTriedAt: tried_at, openedAt: opened_at };
}

async function updateCount(
  { tx }: SignInScope,
  account: Buffer,
  network: string,
  change: { readonly failures?: number; readonly tried_at?: Date; readonly opened_at?: Date },
): Promise<void> {
  await tx
    .updateTable("secret_tries")
    .set(change)
    .where("account", "=", account)
    .where("network", "=", network)
    .execute();
}

/** Rows locked by another transaction wait for a later call. */
async function forgetOldCounts({ tx }: SignInScope, now: Date): Promise<void> {
  const timeAgo = (ms: number) => new Date(now.getTime() - ms);
  await tx
    .with("old", (qb) =>
      qb
        .selectFrom("secret_tries")
        .select(["account", "network"])
        .where("tried_at", "<", timeAgo(LOCK_OUT.forgottenAfterMs))
        .where(({ eb, or }) => or([eb("opened_at", "is", null), eb("opened_at", "<", timeAgo(LOCK_OUT.familiarForMs))]))
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom("secret_tries")
    .using("old")
    .whereRef("secret_tries.account", "=", "old.account")
    .whereRef("secret_tries.network", "=", "old.network")
    .execute();
}
