import type { SignInScope } from "../../../platform/database/scope.ts";

/** The rest waits for the next run. */
const MAX_AT_ONCE = 200;

export const listChargesToSettle = ({ tx }: SignInScope, now: Date) =>
  tx
    .selectFrom("open_charges")
    .select(["key", "state", "begun_at", "tries"])
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(MAX_AT_ONCE)
    .execute();

export type OpenCharge = Awaited<ReturnType<typeof listChargesToSettle>>[number];
