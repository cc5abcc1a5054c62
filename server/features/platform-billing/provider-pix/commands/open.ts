import { nextPixTryAt, pixExpiresAt } from "#domain/billing/pix/charge.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { orderKey } from "../../../../platform/payments/order-key.ts";
import { countPix, type DebtColumns, type PixTable } from "../queries.ts";
import { endPix } from "./end.ts";

interface OpenDebt {
  readonly outcome: "open";
  readonly cents: number;
  readonly planName: string;
  readonly payer: { readonly name: string; readonly email: string };
  /** Who receives the whole amount; null: the platform. */
  readonly recipient: string | null;
  /** Its name at the provider, without the number of the Pix. */
  readonly order: readonly (string | number | Date)[];
}

type Barrier = Outcome<"not_found" | "paid" | "changed_elsewhere" | "no_recipient" | "in_order">;

interface WaitingPix {
  readonly key: string;
  readonly value_cents: number;
  readonly expires_at: Date;
  /** For another plan: it gives way. */
  readonly isOther?: boolean;
}

/** The debts of one ledger, and who pays them. */
export interface OwedLedger<Debt> {
  readonly table: PixTable;
  readonly columnsOf: (debt: Debt) => DebtColumns;
  /** Locks the payer until the end of the transaction. */
  readonly lockDebt: (scope: TrainerScope, debt: Debt, now: Date) => Promise<OpenDebt | Barrier>;
  readonly isPaymentUnderWay: (scope: TrainerScope, debt: Debt) => Promise<boolean>;
  readonly findWaiting: (scope: TrainerScope, debt: Debt) => Promise<WaitingPix | undefined>;
}

interface Order<Debt> {
  readonly debt: Debt;
  readonly seenCents: number;
  readonly now: Date;
}

interface Opened extends Omit<OpenDebt, "outcome"> {
  readonly outcome: "opened";
  readonly key: string;
  readonly expiresAt: Date;
  /** Another Pix of the debt that must not be paid any more. */
  readonly calledOff: string | undefined;
}

type Opening =
  | Opened
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Barrier
  | Outcome<"payment_under_way">;

/** It is recorded before the provider is asked. A Pix of the same value that waits is the same. */
export async function openPix<Debt>(
  scope: TrainerScope,
  ledger: OwedLedger<Debt>,
  { debt, seenCents, now }: Order<Debt>,
): Promise<Opening> {
  const open = await ledger.lockDebt(scope, debt, now);
  if (open.outcome !== "open") return open;
  const { cents } = open;
  if (cents !== seenCents) return { outcome: "price_changed", cents };
  if (await ledger.isPaymentUnderWay(scope, debt)) return { outcome: "payment_under_way" };
  const waiting = await ledger.findWaiting(scope, debt);
  if (waiting && !waiting.isOther && waiting.value_cents === cents && waiting.expires_at > now)
    return { ...open, outcome: "opened", key: waiting.key, expiresAt: waiting.expires_at, calledOff: undefined };
  if (waiting) await endPix(scope, ledger, waiting.key, "expired");
  const { trainerId } = scope.actor;
  const columns = ledger.columnsOf(debt);
  const key = orderKey(...open.order, await countPix(scope, ledger.table, columns));
  const expiresAt = pixExpiresAt(now);
  await scope.tx
    .insertInto(ledger.table)
    .values({
      ...columns,
      trainer_id: trainerId,
      key,
      value_cents: cents,
      created_at: now,
      expires_at: expiresAt,
      next_try_at: nextPixTryAt(now, 0),
    })
    .execute();
  return { ...open, outcome: "opened", key, expiresAt, calledOff: waiting?.key };
}
