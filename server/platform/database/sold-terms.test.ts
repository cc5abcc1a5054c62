import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase } from "../../testing/database.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const MIGRATION = "0069_sold_terms.sql";

/**
 * A plan that was sold for R$ 100 a month and is R$ 1.000 a year now, and one that was never edited. Trainer 1 paid a month by a Pix that was
 * confirmed three days after its announcement, and owes the next one; trainer 2 has no invoice, and chose the other plan for later.
 */
const BEFORE = `
  set session_replication_role = replica;
  insert into users (id, trainer_id, role, name, email) values (1, 1, 'trainer', 'Ana', 'ana@x.com.br'), (2, 2, 'trainer', 'Bia', 'bia@x.com.br');
  insert into trainers (trainer_id) values (1), (2);
  insert into subscription_plans (owner_id, id, name, value_cents, frequency) overriding system value values
    (0, 51, 'Editado', 100000, 'yearly'), (0, 52, 'Igual', 5000, 'bimonthly');
  insert into subscriptions (trainer_id, id, plan_id, state, period_start, period_end, next_plan_id, next_installments, created_at) values
    (1, 1, 51, 'active', '2026-01-31', '2026-02-28', null, null, '2026-01-31'),
    (2, 2, 51, 'active', '2026-01-10', '2026-02-10', 52, 1, '2026-01-10');
  insert into invoices (trainer_id, id, subscription_id, plan_id, value_cents, state, period_start, period_end, due_on, created_at, paid_at) values
    (1, 1, 1, 51, 10000, 'paid', '2026-01-31', '2026-02-28', '2026-01-31', '2026-01-31', '2026-02-03 12:00Z'),
    (1, 2, 1, 51, 10000, 'pending', '2026-02-28', '2026-03-31', '2026-02-28', '2026-02-21', null),
    (1, 3, 1, 51, 70000, 'canceled', '2026-02-28', '2026-03-10', '2026-02-28', '2026-02-21', null);
  insert into payments (trainer_id, id, subscription_id, plan_id, invoice_id, idempotency_key, status, method, value_cents, installments, created_at) values
    (1, 1, 1, 51, 1, 'a', 'paid', 'pix', 10000, 1, '2026-01-31 12:00Z'),
    (1, 2, null, 52, null, 'b', 'canceled', 'credit_card', 5000, 1, '2026-01-30 12:00Z');
  reset session_replication_role;`;

it("what was sold before keeps the frequency of its period and the value that was paid, and a Pix counts when it was confirmed", async () => {
  const { owner, drop } = await createDatabase({ empty: true });
  try {
    const names = readdirSync(MIGRATIONS).sort();
    for (const name of names.slice(0, names.indexOf(MIGRATION)))
      await owner.query(readFileSync(join(MIGRATIONS, name), "utf8"));
    await owner.query(BEFORE);
    await owner.query(readFileSync(join(MIGRATIONS, MIGRATION), "utf8"));
    const rowsOf = async (columns: string, table: string) =>
      (await owner.query(`select ${columns} from ${table} order by id`)).rows.map((row) => Object.values(row));
    expect(
      await rowsOf("plan_name, frequency, value_cents, next_name, next_frequency, next_value_cents", "subscriptions"),
    ).toEqual([
      ["Editado", "monthly", 10_000, null, null, null],
      ["Editado", "yearly", 100_000, "Igual", "bimonthly", 5000],
    ]);
    expect(await rowsOf("plan_name, frequency", "invoices")).toEqual([
      ["Editado", "monthly"],
      ["Editado", "monthly"],
      // Ten days across the end of a month: what was owed no more.
      ["Editado", "monthly"],
    ]);
    expect(await rowsOf("plan_name, frequency, paid_at = '2026-02-03 12:00Z' as is_confirmed", "payments")).toEqual([
      ["Editado", "monthly", true],
      ["Igual", "bimonthly", null],
    ]);
  } finally {
    await drop();
  }
});
