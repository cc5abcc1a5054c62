import type { SignInScope } from "../../../platform/database/scope.ts";

/** So many at once; the rest waits for the next run. */
const MOST_AT_ONCE = 200;

/** The charges that nothing came of, or not yet, and whose time has come. */
export const listChargesToSettle = ({ tx }: SignInScope, now: Date) =>
  tx
    .selectFrom("open_charges")
    .select(["key", "state", "begun_at", "tries"])
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(MOST_AT_ONCE)
    .execute();

export type OpenCharge = Awaited<ReturnType<typeof listChargesToSettle>>[number];
