import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { listPlatformInvoices } from "#contract/platform-billing/platform-invoices.ts";
import { findUpgrade, upgrade } from "#contract/platform-billing/upgrades.ts";
import { anAdmin, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPaidSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { recordTakenBack } from "./workflows/record-taken-back.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);

const aPlan = async (cents: number) =>
  (
    await owner.query<{ id: number }>(
      "insert into subscription_plans (name, frequency, value_cents) values ('Maior', 'yearly', $1) returning id",
      [cents],
    )
  ).rows[0]?.id ?? 0;
const [larger, largest] = [await aPlan(90_000), await aPlan(200_000)];

let callers = 0;
async function change(trainer: Trainer, plan_id: number) {
  const { quote } = (await send(app, findUpgrade, { querystring: { plan_id }, as: trainer })).body;
  const body = { key: randomUUID(), plan_id, installments: 1, value: quote?.value ?? 0, creditCard: null };
  const headers = { "x-forwarded-for": `10.7.${callers++}.1` };
  const { status } = await send(app, upgrade, { body, as: trainer, headers });
  return { status, credit: quote?.credit };
}
const creditOf = async (trainer: Trainer) =>
  (await send(app, findUpgrade, { querystring: { plan_id: largest }, as: trainer })).body.quote?.credit;

/** The oldest first. */
const listed = async ({ id }: Trainer) => {
  const { invoices } = (
    await send(app, listPlatformInvoices, { querystring: { page: 1, limit: 10, trainer_id: id }, as: admin })
  ).body;
  return invoices.toSorted((one, other) => one.id - other.id);
};
async function refund(trainer: Trainer, index: number, value?: number) {
  const invoice_id = (await listed(trainer))[index]?.id ?? 0;
  const body = { kind: "refunded", invoice_id, ends: false, key: randomUUID(), reason: "Combinado", value } as const;
  return send(app, actOnBilling, { params: { id: trainer.id }, body, as: admin });
}

const ALL_IS_CREDIT =
  "O que foi pago nesta fatura virou crédito na troca de plano. Para devolvê-lo, estorne antes, por inteiro, a fatura do plano novo.";

describe("a refund after an upgrade", () => {
  it("gives nothing back of an invoice that became credit, which is counted once", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 31 });
    expect(await change(ana, larger)).toEqual({ status: 200, credit: 89.9 });
    expect(await listed(ana)).toMatchObject([
      { may_refund: false, refundable: 0 },
      { may_refund: true, refundable: 810.1 },
    ]);
    for (const value of [undefined, 10]) {
      const { status, errors } = await refund(ana, 0, value);
      expect([status, errors.code, errors.detail]).toEqual([422, "invalid", ALL_IS_CREDIT]);
    }
    expect(await creditOf(ana)).toBe(900);
    expect((await refund(ana, 1, 10)).status).toBe(200);
    expect(await creditOf(ana)).toBe(890);
  });

  it("gives back the days that were used, also in parts", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    expect(await change(ana, larger)).toEqual({ status: 200, credit: 46.4 });
    expect((await listed(ana))[0]).toMatchObject({ may_refund: true, refundable: 43.5 });
    expect((await refund(ana, 0, 43.51)).errors.fields).toEqual({
      value: "Restam R$ 43,50 para devolver: o resto virou crédito na troca de plano",
    });
    expect((await refund(ana, 0, 20)).status).toBe(200);
    expect((await listed(ana))[0]).toMatchObject({ may_refund: true, refundable: 23.5 });
    expect((await refund(ana, 0)).body.acts[0]?.summary).toContain("Estorno de R$ 23,50 de R$ 89,90");
    expect((await listed(ana))[0]).toMatchObject({ may_refund: false, refundable: 0 });
    expect((await refund(ana, 0)).errors.detail).toBe(ALL_IS_CREDIT);
  });

  it("after a part was given back before it leaves only what the credit was not counted from", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 31 });
    await refund(ana, 0, 40);
    expect(await change(ana, larger)).toEqual({ status: 200, credit: 49.9 });
    expect((await listed(ana))[0]).toMatchObject({ may_refund: false, refundable: 0, refunded: 40 });
  });

  it("gives the credit back once the invoice that took it is wholly given back", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 31 });
    await change(ana, larger);
    await refund(ana, 1, 800);
    expect((await listed(ana))[0]).toMatchObject({ may_refund: false, refundable: 0 });
    await refund(ana, 1);
    expect((await listed(ana))[0]).toMatchObject({ may_refund: true, refundable: 89.9 });
    expect((await refund(ana, 0)).body.acts[0]?.summary).toContain("Estorno de R$ 89,90");
    expect(await creditOf(ana)).toBe(0);
  });

  it("follows a credit through two upgrades of one day, back to the first payment", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 31 });
    await change(ana, larger);
    expect(await change(ana, largest)).toEqual({ status: 200, credit: 900 });
    const refundable = async () => (await listed(ana)).map((invoice) => invoice.refundable);
    expect(await refundable()).toEqual([0, 0, 1100]);
    await refund(ana, 2);
    expect(await refundable()).toEqual([0, 810.1, 0]);
    await refund(ana, 1);
    expect(await refundable()).toEqual([89.9, 0, 0]);
  });
});

it("a payment that a bank takes back takes its credit from the upgrade", async () => {
  const { ana } = await aPaidSubscriber(prumo, { endsInDays: 31 });
  await change(ana, larger);
  expect(await creditOf(ana)).toBe(900);
  const findReturned = async () => ({ outcome: "returned", cents: "all" }) as const;
  const services = { ...dependencies, payments: { ...dependencies.payments, findReturned } };
  expect(await recordTakenBack(services, `paid-${ana.id}`)).toEqual({ outcome: "recorded" });
  expect(await creditOf(ana)).toBe(810.1);
  const [told] = (await mailsTo(prumo, admin.email)).filter(({ subject }) => subject.startsWith("Pagamento devolvido"));
  expect(told?.text).toContain("R$ 89,90 tinham virado crédito na troca de plano, que diminuiu");
});
