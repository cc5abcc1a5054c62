import { sql } from "kysely";
import { expect, it } from "vitest";
import { actAsAdmin, actAsTrainer, asTrainer, inScope, type Scope } from "../../../platform/database/scope.ts";
import { anAdmin, aTrainer } from "../../../testing/people.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { paidPayments, receivedPayments } from "./queries.ts";

const prumo = await startTestApp();
const PERIOD = { start: "2026-01-01", end: "2026-12-31" };

/** A policy that asks for a column which the index lacks lets each payment of the period be read from its table: three times as slow. */
it.each([
  [
    "a trainer",
    "received_payments_by_day",
    actAsTrainer((await aTrainer(prumo)).id, "demonstration"),
    (scope: Scope) =>
      receivedPayments(asTrainer(scope), PERIOD).select([
        "value_cents",
        "method",
        "student_id",
        "charge_id",
        "purpose",
      ]),
  ],
  [
    "the platform",
    "paid_payments_by_instant",
    actAsAdmin((await anAdmin(prumo)).id, "demonstration"),
    (scope: Scope) => paidPayments(scope, PERIOD).select(["value_cents", "method"]),
  ],
])("the income of %s is read from the index alone", async (_, index, actor, income) => {
  const plan = await inScope(prumo.dependencies.db, actor, async (scope) => {
    // Of an empty table PostgreSQL reads its only page, if it may.
    for (const other of ["seqscan", "indexscan", "bitmapscan"])
      await sql.raw(`set local enable_${other} = off`).execute(scope.tx);
    return income(scope).explain("text");
  });
  expect(JSON.stringify(plan)).toContain(`Index Only Scan using ${index}`);
});
