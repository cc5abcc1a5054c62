import type { SignInScope } from "../database/scope.ts";
import { FAMILIAR_FOR_MS, FORGOTTEN_AFTER_MS, FREE_FAILURES, pauseLeftMs, remembered } from "./lock-out.ts";
import { hashToken } from "./tokens.ts";

/** What is guessed at, by what was typed: whether there is such an account makes no difference. */
export interface Guessed {
  readonly secret: "password" | "code";
  readonly role: string;
  /** The e-mail; for somebody signed in, the id. */
  readonly account: string;
}

interface Try {
  readonly guessed: Guessed;
  readonly network: string;
  readonly now: Date;
}

/** A try that counts as failed until `forgiveTry` says otherwise, so that many at once are no cheaper. */
type Admission =
  | { readonly admitted: true; readonly unfamiliar: boolean }
  | { readonly admitted: false; readonly waitMs: number };

const UNFAMILIAR = "";

const keyOf = ({ secret, role, account }: Guessed): Buffer => hashToken(`${secret} ${role} ${account}`);

/**
 * Counts a try before the secret is looked at. A network from which the account was opened before has a count of its own
 * alone; the others also share one, so that guessing from many addresses at once locks them, and not the owner's.
 */
export async function admitTry(scope: SignInScope, { guessed, network, now }: Try): Promise<Admission> {
  const key = keyOf(guessed);
  const here = await lockTries(scope, key, network, now);
  const waitHere = pauseLeftMs(here, FREE_FAILURES.network, now);
  if (waitHere > 0) return { admitted: false, waitMs: waitHere };
  const unfamiliar = !here.openedAt || now.getTime() - here.openedAt.getTime() > FAMILIAR_FOR_MS;
  if (unfamiliar) {
    const together = await lockTries(scope, key, UNFAMILIAR, now);
    const wait = pauseLeftMs(together, FREE_FAILURES.unfamiliar, now);
    if (wait > 0) return { admitted: false, waitMs: wait };
    await touchTries(scope, key, UNFAMILIAR, { failures: remembered(together, now) + 1, tried_at: now });
  }
  await touchTries(scope, key, network, { failures: remembered(here, now) + 1, tried_at: now });
  return { admitted: true, unfamiliar };
}

/** The secret was right: the try was none, and its network is familiar from now on. */
export async function forgiveTry({ tx }: SignInScope, { guessed, network, now }: Try, unfamiliar: boolean) {
  const account = keyOf(guessed);
  await touchTries({ tx }, account, network, { failures: 0, opened_at: now });
  if (unfamiliar) {
    await tx
      .updateTable("secret_tries")
      .set(({ eb }) => ({ failures: eb("failures", "-", 1) }))
      .where("account", "=", account)
      .where("network", "=", UNFAMILIAR)
      .where("failures", ">", 0)
      .execute();
  }
  await forgetOldTries({ tx }, now);
}

/** The secret was wrong: the pause begins now. It writes the same for an account that nobody has. */
export const confirmFailure = (scope: SignInScope, { guessed, network, now }: Try): Promise<void> =>
  touchTries(scope, keyOf(guessed), network, { tried_at: now });

/** Whoever proved the account by mail begins anew wherever they are, and is at home here. */
export async function forgiveAllTries({ tx }: SignInScope, { guessed, network, now }: Try): Promise<void> {
  const account = keyOf(guessed);
  await tx.updateTable("secret_tries").set({ failures: 0 }).where("account", "=", account).execute();
  const opened = { failures: 0, opened_at: now };
  await tx
    .insertInto("secret_tries")
    .values({ account, network, tried_at: now, ...opened })
    .onConflict((conflict) => conflict.columns(["account", "network"]).doUpdateSet(opened))
    .execute();
}

/** The count of a network, held until this transaction ends, so that tries at once are counted one after the other. */
async function lockTries({ tx }: SignInScope, account: Buffer, network: string, now: Date) {
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

async function touchTries(
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

/** A few rows that no longer make a difference to anybody; those that another transaction holds are left to the next time. */
async function forgetOldTries({ tx }: SignInScope, now: Date): Promise<void> {
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
