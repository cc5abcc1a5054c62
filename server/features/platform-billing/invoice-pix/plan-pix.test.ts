import { describe, expect, it } from "vitest";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { checkPlanPix, makePlanPix } from "#contract/platform-billing/invoice-pix.ts";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { listInvoices } from "#contract/platform-billing/subscriptions.ts";
import { listStudents } from "#contract/students/students.ts";
import { anAdmin, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNotice, aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { startTestApp, WITHOUT_PIX_KEY } from "../../../testing/test-app.ts";
import { askAboutWaitingInvoicePix, settleNoticedInvoicePix } from "./workflows/settle-invoice-pix.ts";

const prumo = await startTestApp({ config: WITHOUT_PIX_KEY });
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const MINUTE_MS = 60_000;
const PAYER = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207" };
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.9.${callers++}.1` });

const plansOf = async () =>
  (
    await owner.query<{ id: number; value_cents: number }>(
      "select id, value_cents from subscription_plans where owner_id = 0 and is_active and frequency = 'monthly' order by id limit 2",
    )
  ).rows;
const [plan = { id: 0, value_cents: 0 }, other = { id: 0, value_cents: 0 }] = await plansOf();
const aLapsed = () => aTrainer(prumo, { subscribed: false });
const make = (as: Bearer, { id, value_cents } = plan) =>
  send(app, makePlanPix, { body: { ...PAYER, plan_id: id, value: value_cents / 100 }, as, headers: headers() });
const check = (as: Bearer) => send(app, checkPlanPix, { as, headers: headers() });
const stateOf = async (as: Bearer) => (await send(app, findSubscription, { as })).body;
const pixOf = async ({ id }: Trainer) =>
  (await owner.query("select key, state, plan_id from invoice_pix where trainer_id = $1 order by id", [id])).rows as {
    key: string;
    state: string;
    plan_id: number;
  }[];
const paymentsOf = async ({ id }: Trainer) =>
  (await owner.query("select status, method, value_cents from payments where trainer_id = $1 order by id", [id])).rows;
const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);

/** The sandbox's Pix of these cents is never paid. */
const withUnpaidPrice = async (work: (unpaid: typeof plan) => Promise<void>) => {
  const value_cents = Math.floor(plan.value_cents / 100) * 100 + 13;
  const price = (cents: number) =>
    owner.query("update subscription_plans set value_cents = $1 where id = $2", [cents, plan.id]);
  await price(value_cents);
  await work({ ...plan, value_cents }).finally(() => price(plan.value_cents));
};

describe("a Pix of the provider for a plan that a lapsed trainer chose", () => {
  it("is the same when asked for again, and is the one of another plan no more", () =>
    withUnpaidPrice(async (unpaid) => {
      const ana = await aLapsed();
      expect((await stateOf(ana)).pix_confirms).toBe(true);
      expect((await make(ana, { ...plan, value_cents: 1 })).errors.code).toBe("price_changed");
      expect((await make(ana, { id: 987_654, value_cents: 1 })).status).toBe(422);
      const [first, second] = await Promise.all([make(ana, unpaid), make(ana, unpaid)]);
      expect(first.body.pix_charge).toMatchObject({ plan_id: plan.id, value: unpaid.value_cents / 100 });
      expect(second.body.pix_charge).toEqual(first.body.pix_charge);
      expect((await stateOf(ana)).pix_charge).toEqual(first.body.pix_charge);
      expect(await pixOf(ana)).toHaveLength(1);
      expect((await stateOf(await aLapsed())).pix_charge).toBeNull();
      expect((await make(ana, other)).body.pix_charge).toMatchObject({ plan_id: other.id });
      expect((await pixOf(ana)).map(({ state, plan_id }) => [state, plan_id])).toEqual([
        ["expired", plan.id],
        ["waiting", other.id],
      ]);
    }));

  it("opens the product once, however notice, job and trainer ask at once, with invoice, receipt and mail", async () => {
    const ana = await aLapsed();
    await make(ana);
    expect((await send(app, listStudents, { querystring: {}, as: ana })).status).toBe(402);
    const [pix] = await pixOf(ana);
    const key = pix?.key ?? "";
    clock.advance(2 * MINUTE_MS);
    await send(app, receivePaymentNotice, aNotice("plan-paid", key));
    await Promise.all([
      prumo.runDueJobs(),
      settleNoticedInvoicePix(dependencies, key),
      askAboutWaitingInvoicePix(dependencies),
      check(ana),
      make(ana),
    ]);
    expect(await paymentsOf(ana)).toEqual([{ status: "paid", method: "pix", value_cents: plan.value_cents }]);
    expect(await stateOf(ana)).toMatchObject({
      subscription: { status: "active" },
      may_renew: false,
      pix_charge: null,
    });
    expect((await send(app, listStudents, { querystring: {}, as: ana })).status).toBe(200);
    const { results } = (await send(app, listInvoices, { querystring: { page: 1, limit: 10 }, as: ana })).body;
    expect(results).toMatchObject([
      {
        state: "paid",
        method: "pix",
        by_provider: true,
        period_start: "2026-03-02",
        receipt_number: expect.any(Number),
      },
    ]);
    expect((await subjectsTo(ana)).filter((subject) => /pagamento/i.test(subject))).toHaveLength(1);
    expect((await make(ana)).body.pix_charge).toBeNull();
    expect(await pixOf(ana)).toMatchObject([{ state: "paid" }]);
  });

  it("is called off once a card has paid, and money that comes after all goes back", () =>
    withUnpaidPrice(async (unpaid) => {
      const ana = await aLapsed();
      await make(ana, unpaid);
      const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, {
        id: plan.id,
        installments: 1,
      });
      expect((await send(app, subscribe, { body: { paymentInformation }, as: ana, headers: headers() })).status).toBe(
        200,
      );
      clock.advance(2 * MINUTE_MS);
      const [{ key } = { key: "" }] = await pixOf(ana);
      const paid = async () => ({ outcome: "paid" as const, cents: unpaid.value_cents });
      await settleNoticedInvoicePix({ ...dependencies, payments: { ...dependencies.payments, findPix: paid } }, key);
      expect((await pixOf(ana)).map(({ state }) => state)).toEqual(["refunded"]);
      const letter = (await mailsTo(prumo, ana.email)).find(({ subject }) => subject === "Seu Pix será devolvido");
      expect(letter?.text).toContain("mas esse valor não estava em aberto na sua assinatura");
      expect(letter?.text).not.toContain("fatura");
      expect(await paymentsOf(ana)).toMatchObject([{ status: "paid", method: "credit_card" }]);
      expect(await dependencies.payments.findPix(key)).toEqual({ outcome: "ended" });
    }));

  it("whose price changed meanwhile is called off", () =>
    withUnpaidPrice(async (unpaid) => {
      const ana = await aLapsed();
      await make(ana, unpaid);
      await owner.query("update subscription_plans set value_cents = value_cents + 100 where id = $1", [plan.id]);
      clock.advance(2 * MINUTE_MS);
      await askAboutWaitingInvoicePix(dependencies);
      expect((await pixOf(ana)).map(({ state }) => state)).toEqual(["expired"]);
      expect((await stateOf(ana)).pix_charge).toBeNull();
    }));

  it("goes back by the provider when the administrator refunds the invoice that it made", async () => {
    const ana = await aLapsed();
    await make(ana);
    clock.advance(MINUTE_MS);
    await check(ana);
    const { rows } = await owner.query<{ id: number }>("select id::int from invoices where trainer_id = $1", [ana.id]);
    const draft = {
      kind: "refunded",
      invoice_id: rows[0]?.id ?? 0,
      value: 10,
      ends: false,
      reason: "Engano",
      key: "estorno-de-plano",
    } as const;
    const as = await signedIn(prumo, await anAdmin(prumo));
    const acted = await send(app, actOnBilling, { params: { id: ana.id }, body: draft, as });
    expect(acted.body.acts[0]?.summary).toMatch(/^Estorno de R\$ 10,00 de R\$ .*, por Pix\.$/);
    expect(await paymentsOf(ana)).toMatchObject([{ status: "paid" }, { status: "paid", value_cents: -1000 }]);
  });
});
