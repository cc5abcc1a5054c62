import type { SignInScope } from "../database/scope.ts";
import { hashToken } from "../tokens.ts";
import { FAMILIAR_FOR_MS, FORGOTTEN_AFTER_MS, FREE_FAILURES, pauseLeftMs, remembered } from "./lock-out.ts";

/** A secret that somebody may guess, named by what was typed. Accounts that do not exist are counted like any other. */
export interface GuessedSecret {
  readonly kind: "password" | "code";
  readonly role: string;
  /** The e-mail; for a signed-in person the id. */
  readonly account: string;
}

interface Attempt {
  readonly secret: GuessedSecret;
  readonly network: string;
  readonly now: Date;
}

/** An attempt counts as failed until `forgiveAttempt` takes it back, so that parallel guesses are not cheaper. */
type Admission =
  | { readonly admitted: true; readonly unfamiliar: boolean }
  | { readonly admitted: false; readonly waitMs: number };

const UNFAMILIAR = "";

const keyOf = ({ kind, role, account }: GuessedSecret): Buffer => hashToken(`${kind} ${role} ${account}`);

/**
 * Counts an attempt before the secret is checked. Every network has its own count. Networks from which the account was
 * never opened also share one count, so that guessing from many addresses locks those networks and not the owner.
 */
export async function countAttempt(scope: SignInScope, { secret, network, now }: Attempt): Promise<Admission> {
  const key = keyOf(secret);
  const here = await lockCount(scope, key, network, now);
  const waitHere = pauseLeftMs(here, FREE_FAILURES.network, now);
  if (waitHere > 0) return { admitted: false, waitMs: waitHere };
  const unfamiliar = !here.openedAt || now.getTime() - here.openedAt.getTime() > FAMILIAR_FOR_MS;
  if (unfamiliar) {
    const together = await lockCount(scope, key, UNFAMILIAR, now);
    const wait = pauseLeftMs(together, FREE_FAILURES.unfamiliar, now);
    if (wait > 0) return { admitted: false, waitMs: wait };
    await updateCount(scope, key, UNFAMILIAR, { failures: remembered(together, now) + 1, tried_at: now });
  }
  await updateCount(scope, key, network, { failures: remembered(here, now) + 1, tried_at: now });
  return { admitted: true, unfamiliar };
}

/** The secret was right: takes the attempt back and remembers its network as familiar. */
export async function forgiveAttempt({ tx }: SignInScope, { secret, network, now }: Attempt, unfamiliar: boolean) {
  const account = keyOf(secret);
  await updateCount({ tx }, account, network, { failures: 0, opened_at: now });
  if (unfamiliar) {
    await tx
      .updateTable("secret_tries")
      .set(({ eb }) => ({ failures: eb("failures", "-", 1) }))
      .where("account", "=", account)
      .where("network", "=", UNFAMILIAR)
      .where("failures", ">", 0)
      .execute();
  }
  await forgetOldCounts({ tx }, now);
}

/** The secret was wrong: the pause begins now. An unknown account is written in the same way. */
export const recordFailure = (scope: SignInScope, { secret, network, now }: Attempt): Promise<void> =>
  updateCount(scope, keyOf(secret), network, { tried_at: now });

/** A person who proved the account by mail starts with no failures, and this network becomes familiar. */
export async function forgiveAllAttempts({ tx }: SignInScope, { secret, network, now }: Attempt): Promise<void> {
  const account = keyOf(secret);
  await tx.updateTable("secret_tries").set({ failures: 0 }).where("account", "=", account).execute();
  const opened = { failures: 0, opened_at: now };
  await tx
    .insertInto("secret_tries")
    .values({ account, network, tried_at: now, ...opened })
    .onConflict((conflict) => conflict.columns(["account", "network"]).doUpdateSet(opened))
    .execute();
}

/** Locks and returns the count of a network, so that parallel attempts are counted one after the other. */
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

/** Deletes some rows that no longer affect any attempt. Rows locked by another transaction wait for a later call. */
async function forgetOldCounts({ tx }: SignInScope, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx
    .with("old", (qb) =>
      qb
        .selectFrom("secret_tries")
        .select(["account", "network"])
        .where("tried_at", "<", before(FORGOTTEN_AFTER_MS))
        .where(({ eb, or }) => or([eb("opened_at", "is", null), eb("opened_at", "<", before(FAMILIAR_FOR_MS))]))
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
