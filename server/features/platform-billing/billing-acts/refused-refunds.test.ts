import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listTrainerAuditEntries } from "#contract/people/audit.ts";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { listPlatformInvoices } from "#contract/platform-billing/platform-invoices.ts";
import { listInvoices } from "#contract/platform-billing/subscriptions.ts";
import { MAX_REFUND_REFUSALS } from "#domain/billing/billing-acts.ts";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import type { PaymentProvider } from "../../../platform/payments/provider.ts";
import { anAdmin, signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";
import { act } from "./workflows/act.ts";
import { recordTakenBack } from "./workflows/record-taken-back.ts";
import { giveBackWhatWaits } from "./workflows/refund.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const log = { error() {}, warn() {} };
const TEN_MINUTES_MS = 10 * 60_000;

let asked = 0;
const answering = (outcome: "refused" | "away") => {
  const refund: PaymentProvider["refund"] = async () => {
    asked++;
    return { outcome };
  };
  return { ...dependencies, payments: { ...dependencies.payments, refund } };
};

/** Paid by the kept card, and a part of it is asked back, which the provider refuses. */
async function aRefusedRefund() {
  const ana = await aSubscriber(prumo, { endsInDays: 0 });
  await renewSubscriptions(dependencies);
  const { rows } = await owner.query<{ id: number }>(
    "select id::int from invoices where trainer_id = $1 and state = 'paid'",
    [ana.id],
  );
  const invoiceId = rows[0]?.id ?? 0;
  await act(answering("refused"), actAsAdmin(admin.id, "demonstration"), ana.id, {
    kind: "refunded",
    invoice_id: invoiceId,
    value: 50,
    ends: false,
    key: randomUUID(),
    reason: "Cobrança em dobro",
  });
  return { ana, invoiceId };
}

/** The job runs every ten minutes. */
async function runFor(days: number, outcome: "refused" | "away") {
  for (let run = 0; run < days * 144; run++) {
    clock.advance(TEN_MINUTES_MS);
    await giveBackWhatWaits(answering(outcome), log);
  }
}

const list = async (querystring: Partial<Parameters<typeof send<typeof listPlatformInvoices>>[2]["querystring"]>) =>
  (
    await send(app, listPlatformInvoices, {
      querystring: { page: 1, limit: 10, ...querystring },
      as: await signedIn(prumo, admin),
    })
  ).body.invoices;
const invoicesOf = async (trainer: Trainer) =>
  (await send(app, listInvoices, { querystring: {}, as: await signedIn(prumo, trainer) })).body.results;
const recordOutside = async ({ ana, invoiceId }: Awaited<ReturnType<typeof aRefusedRefund>>) =>
  send(app, actOnBilling, {
    params: { id: ana.id },
    body: { kind: "refunded_outside", invoice_id: invoiceId, reason: "Devolvido por Pix", key: randomUUID() },
    as: await signedIn(prumo, admin),
  });

it("a refund that the provider refuses is asked for ten times in three days, and then waits for a person", async () => {
  asked = 0;
  const refused = await aRefusedRefund();
  expect((await recordOutside(refused)).errors.code).toBe("changed_elsewhere");
  await runFor(3, "refused");
  expect(asked).toBe(MAX_REFUND_REFUSALS);
  await runFor(1, "refused");
  expect(asked).toBe(MAX_REFUND_REFUSALS);

  const { ana } = refused;
  expect(await list({ trainer_id: ana.id })).toMatchObject([
    { refunded: 50, returning: 50, refund_refused: true, may_refund: false },
  ]);
  expect((await list({ state: "refund_refused" })).map(({ id }) => id)).toEqual([refused.invoiceId]);
  expect(await invoicesOf(ana)).toMatchObject([{ refunded: 50, returning: 50 }]);
  const told = (await mailsTo(prumo, admin.email)).filter(({ subject }) => subject.startsWith("Estorno recusado"));
  expect(told).toMatchObject([{ subject: "Estorno recusado: R$ 50,00 de Ana Prado" }]);
  expect(told[0]?.text).toContain(`/admin/home/personal/visualizar/${ana.id}`);
});

it("who gave it back in another way records it once, with the counter-entry, the log and a mail", async () => {
  const refused = await aRefusedRefund();
  await runFor(3, "refused");
  const recorded = await recordOutside(refused);
  expect(recorded.body.acts[0]).toMatchObject({
    kind: "refunded_outside",
    summary: "Estorno de R$ 50,00 devolvido por fora da operadora",
    reason: "Devolvido por Pix",
  });
  expect((await recordOutside(refused)).errors.code).toBe("changed_elsewhere");
  const { ana, invoiceId } = refused;
  expect(await list({ trainer_id: ana.id })).toMatchObject([
    { refunded: 50, returning: 0, refund_refused: false, may_refund: true },
  ]);
  const { rows } = await owner.query(
    "select status, value_cents from payments where invoice_id = $1 and reverses_id is not null",
    [invoiceId],
  );
  expect(rows).toEqual([{ status: "paid", value_cents: -5000 }]);
  const entries = await send(app, listTrainerAuditEntries, {
    params: { id: ana.id },
    querystring: { page: 1, limit: 20 },
    as: await signedIn(prumo, admin),
  });
  expect(JSON.stringify(entries.body)).toContain("Registrou um estorno devolvido por fora");
  expect((await mailsTo(prumo, ana.email)).at(-1)?.text).toContain("devolvido por fora da operadora");
});

it("what was given back outside is not asked of the provider with the next refund", async () => {
  const { ana, invoiceId } = await aRefusedRefund();
  await runFor(3, "refused");
  await recordOutside({ ana, invoiceId });
  const sums: (number | undefined)[] = [];
  const refund: PaymentProvider["refund"] = async (_, totalCents) => {
    sums.push(totalCents);
    return { outcome: "refunded" };
  };
  const services = { ...dependencies, payments: { ...dependencies.payments, refund } };
  for (const value of [10, undefined])
    await act(services, actAsAdmin(admin.id, "demonstration"), ana.id, {
      kind: "refunded",
      invoice_id: invoiceId,
      ...(value !== undefined && { value }),
      ends: false,
      key: randomUUID(),
      reason: "Combinado",
    });
  expect(sums).toEqual([1000, 3990]);
  expect(await invoicesOf(ana)).toMatchObject([{ refunded: 89.9, returning: 0, refunded_on: expect.any(String) }]);
});

it("a provider that does not answer is asked on and on", async () => {
  const { ana } = await aRefusedRefund();
  await runFor(4, "away");
  asked = 0;
  await giveBackWhatWaits(answering("away"), log);
  expect(asked).toBe(1);
  expect(await list({ trainer_id: ana.id })).toMatchObject([{ returning: 50, refund_refused: false }]);
  await giveBackWhatWaits(dependencies, log);
  expect(await list({ trainer_id: ana.id })).toMatchObject([{ refunded: 50, returning: 0 }]);
});

describe("money that a bank takes back after the provider refused to give it back", () => {
  const { payments } = dependencies;
  const keyOf = async ({ invoiceId }: { readonly invoiceId: number }) =>
    (
      await owner.query<{ key: string }>(
        "select idempotency_key as key from payments where invoice_id = $1 and reverses_id is null",
        [invoiceId],
      )
    ).rows[0]?.key ?? "";
  const countersOf = async ({ invoiceId }: { readonly invoiceId: number }) =>
    (
      await owner.query<{ status: string; value_cents: number }>(
        "select status, value_cents from payments where invoice_id = $1 and reverses_id is not null order by id",
        [invoiceId],
      )
    ).rows.map(({ status, value_cents }) => [status, value_cents]);
  const letters = async () =>
    (await mailsTo(prumo, admin.email)).filter(({ subject }) => subject.startsWith("Pagamento devolvido"));

  it("settles the refund that waits for a person, and is told once", async () => {
    const refused = await aRefusedRefund();
    await runFor(3, "refused");
    const before = (await letters()).length;
    const key = await keyOf(refused);
    await payments.refund(key);
    expect(await recordTakenBack(dependencies, key)).toEqual({ outcome: "recorded" });
    expect(await recordTakenBack(dependencies, key)).toEqual({ outcome: "nothing" });
    expect(await countersOf(refused)).toEqual([
      ["paid", -5000],
      ["paid", -3990],
    ]);
    expect(await list({ trainer_id: refused.ana.id })).toMatchObject([{ refunded: 89.9, refund_refused: false }]);
    expect((await letters()).slice(before)).toMatchObject([{ subject: "Pagamento devolvido: R$ 89,90 de Ana Prado" }]);
    expect((await recordOutside(refused)).errors.code).toBe("changed_elsewhere");
  });

  it("leaves the rest of that refund to the person where a part came back", async () => {
    const refused = await aRefusedRefund();
    await runFor(3, "refused");
    const key = await keyOf(refused);
    await payments.refund(key, 3000);
    await recordTakenBack(dependencies, key);
    expect(await countersOf(refused)).toEqual([
      ["pending", -2000],
      ["paid", -3000],
    ]);
    expect(await list({ trainer_id: refused.ana.id })).toMatchObject([
      { refunded: 50, returning: 20, refund_refused: true },
    ]);
  });

  it("is heard of before a person records that it went back outside", async () => {
    const refused = await aRefusedRefund();
    await runFor(3, "refused");
    await payments.refund(await keyOf(refused), 5000);
    expect((await recordOutside(refused)).errors.code).toBe("changed_elsewhere");
    expect(await countersOf(refused)).toEqual([["paid", -5000]]);
  });

  it("tells what went back twice, once", async () => {
    const refused = await aRefusedRefund();
    await runFor(3, "refused");
    await recordOutside(refused);
    const before = (await letters()).length;
    const key = await keyOf(refused);
    await payments.refund(key);
    await recordTakenBack(dependencies, key);
    await recordTakenBack(dependencies, key);
    expect(await countersOf(refused)).toEqual([
      ["paid", -5000],
      ["paid", -3990],
    ]);
    const told = (await letters()).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe("Pagamento devolvido: R$ 89,90 de Ana Prado");
    expect(told[0]?.text).toContain("R$ 50,00 já tinham sido devolvidos por fora");
  });
});
