import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { listTrainerAuditEntries } from "#contract/people/audit.ts";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { listPlatformInvoices } from "#contract/platform-billing/platform-invoices.ts";
import { findSubscription } from "#contract/platform-billing/subscription-payments.ts";
import { anAdmin, signedIn } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNotice } from "../../../testing/steps/cards.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";
import { recordTakenBackOfNotice } from "./workflows/record-taken-back.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const admin = await anAdmin(prumo);

/** R$ 89,90 were paid by the kept card. */
async function aRenewedSubscriber() {
  const ana = await aSubscriber(prumo, { endsInDays: 0 });
  await renewSubscriptions(dependencies);
  const { rows } = await owner.query<{ key: string; invoiceId: number }>(
    `select idempotency_key as key, invoice_id::int as "invoiceId" from payments where trainer_id = $1 and status = 'paid'`,
    [ana.id],
  );
  const [{ key, invoiceId } = { key: "", invoiceId: 0 }] = rows;
  return { ana, key, invoiceId };
}

async function notice(key: string) {
  await send(app, receivePaymentNotice, aNotice(randomUUID(), key));
  await prumo.runDueJobs();
}

const invoicesOf = async ({ id }: { readonly id: number }) =>
  (
    await send(app, listPlatformInvoices, {
      querystring: { page: 1, limit: 10, trainer_id: id },
      as: await signedIn(prumo, admin),
    })
  ).body.invoices;
const countersOf = async ({ id }: { readonly id: number }) =>
  (
    await owner.query(
      "select status, value_cents from payments where trainer_id = $1 and reverses_id is not null order by id",
      [id],
    )
  ).rows;
const letters = async () =>
  (await mailsTo(prumo, admin.email)).filter(({ subject }) => subject.startsWith("Pagamento devolvido"));

it("a payment that a bank takes back is written once, told to finance, and the subscription goes on", async () => {
  const { ana, key } = await aRenewedSubscriber();
  const before = (await letters()).length;
  await payments.refund(key);
  await Promise.all([notice(key), notice(key)]);
  await notice(key);
  expect(await countersOf(ana)).toEqual([{ status: "paid", value_cents: -8990 }]);
  expect(await invoicesOf(ana)).toMatchObject([{ refunded: 89.9, returning: 0, may_refund: false }]);
  const told = (await letters()).slice(before);
  expect(told).toMatchObject([{ subject: "Pagamento devolvido: R$ 89,90 de Ana Prado" }]);
  expect(told[0]?.text).toContain(`/admin/home/personal/visualizar/${ana.id}`);
  const { body } = await send(app, listTrainerAuditEntries, {
    params: { id: ana.id },
    querystring: { page: 1, limit: 20 },
    as: await signedIn(prumo, admin),
  });
  expect(body.entries).toContainEqual(
    expect.objectContaining({
      label: "Teve um pagamento da assinatura devolvido pela operadora",
      because: "aviso do provedor de pagamento",
    }),
  );
  const { subscription } = (await send(app, findSubscription, { as: ana })).body;
  expect(subscription).toMatchObject({ status: "active" });
});

it("a part that is given back in the provider's panel is added to what was asked for here", async () => {
  const { ana, key, invoiceId } = await aRenewedSubscriber();
  const body = { kind: "refunded", invoice_id: invoiceId, value: 30, ends: false, reason: "Cortesia" } as const;
  await send(app, actOnBilling, {
    params: { id: ana.id },
    body: { ...body, key: randomUUID() },
    as: await signedIn(prumo, admin),
  });
  await notice(key);
  expect(await countersOf(ana)).toEqual([{ status: "paid", value_cents: -3000 }]);
  await payments.refund(key, 5000);
  await notice(key);
  expect(await countersOf(ana)).toEqual([
    { status: "paid", value_cents: -3000 },
    { status: "paid", value_cents: -2000 },
  ]);
  expect(await invoicesOf(ana)).toMatchObject([{ refunded: 50, returning: 0, may_refund: true }]);
});

it("a provider that is away is asked again an hour later", async () => {
  const { ana, key } = await aRenewedSubscriber();
  await payments.refund(key);
  const away = { ...payments, findReturned: async () => ({ outcome: "away" }) as const };
  await recordTakenBackOfNotice({ ...dependencies, payments: away }, key);
  expect(await countersOf(ana)).toEqual([]);
  const { rows } = await owner.query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where key = 'settle_charge ' || $1",
    [key],
  );
  expect(rows).toEqual([{ run_at: new Date(clock.now().getTime() + 3_600_000) }]);
  await prumo.runDueJobs();
  expect(await countersOf(ana)).toEqual([{ status: "paid", value_cents: -8990 }]);
});
