import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import type { z } from "zod";
import { exportMasterIncome, findMasterDashboard } from "#contract/overview/dashboards.ts";
import { actOnBilling, findTrainerBilling } from "#contract/platform-billing/billing-acts.ts";
import { findOwnSubscription, listInvoices } from "#contract/platform-billing/subscriptions.ts";
import { type Person, signedIn, type Trainer } from "../people.ts";
import { type Bearer, send } from "../send.ts";
import { mailsTo } from "../services/outbox.ts";
import { DAY_MS, type TestApp } from "../test-app.ts";

type Draft = z.input<(typeof actOnBilling)["schema"]["body"]>;
type WithoutReason<D> = D extends Draft ? Omit<D, "key" | "reason"> & { readonly key?: string } : never;

/** `admin` acts unless a step names another administrator. */
export function billingActsOf(prumo: TestApp, admin: Person) {
  const { app, clock, database } = prumo;
  const { owner } = database;

  const act = async ({ id }: Pick<Trainer, "id">, asked: WithoutReason<Draft>, as?: Bearer) =>
    send(app, actOnBilling, {
      params: { id },
      body: { key: randomUUID(), reason: "Combinado por telefone", ...asked } as Draft,
      as: as ?? (await signedIn(prumo, admin)),
    });

  const billingOf = async ({ id }: Pick<Trainer, "id">) =>
    (await send(app, findTrainerBilling, { params: { id }, as: await signedIn(prumo, admin) })).body;

  const own = async (as: Bearer) => (await send(app, findOwnSubscription, { as })).body.subscription;

  const invoicesOf = async (as: Bearer) =>
    (await send(app, listInvoices, { querystring: { page: 1, limit: 50 }, as })).body.results;

  const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);

  const planOf = async (frequency: string) =>
    (
      await owner.query<{ id: number; name: string; value_cents: number }>(
        "select id, name, value_cents from subscription_plans where owner_id = 0 and frequency = $1 and is_active order by id limit 1",
        [frequency],
      )
    ).rows[0] ?? { id: 0, name: "", value_cents: 0 };

  async function sheetOf(bytes: Buffer) {
    const [sheet] = await readXlsx(Readable.from(bytes));
    return sheet?.data ?? [];
  }

  const receivedToday = async () => {
    const day = new Date(clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
    const as = await signedIn(prumo, admin);
    const period = { start_date: day, end_date: day };
    const { total } = (await send(app, findMasterDashboard, { querystring: period, as })).body;
    const file = await send(app, exportMasterIncome, { querystring: period, as });
    const [, ...rows] = await sheetOf(file.bytes);
    return { total, inSheet: Math.round(rows.reduce((sum, row) => sum + Number(row[4]), 0) * 100) / 100 };
  };

  /** The sessions of the day after end: beside them one that begins now would be the oldest, which the limit ends. */
  async function comeBack() {
    clock.advance(-DAY_MS);
    await owner.query("delete from sessions where created_at > $1", [clock.now()]);
  }

  return { act, billingOf, own, invoicesOf, subjectsTo, planOf, receivedToday, comeBack };
}
