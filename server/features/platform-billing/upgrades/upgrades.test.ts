import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { findOwnSubscription, listInvoices } from "#contract/platform-billing/subscriptions.ts";
import { findUpgrade, upgrade } from "#contract/platform-billing/upgrades.ts";
import { anAdmin, aTrainer, signedIn } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aPaidSubscriber, aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);

const aPlan = async (frequency: "monthly" | "yearly", cents: number) =>
  (
    await owner.query<{ id: number }>(
      "insert into subscription_plans (name, frequency, value_cents) values ('Maior', $1, $2) returning id",
      [frequency, cents],
    )
  ).rows[0]?.id ?? 0;
const yearly = await aPlan("yearly", 90_000);
const cheap = await aPlan("monthly", 2000);

const quote = async (as: Bearer, plan_id = yearly) =>
  (await send(app, findUpgrade, { querystring: { plan_id }, as })).body;
let callers = 0;
const pay = (as: Bearer, value: number, changes: Partial<{ key: string; plan_id: number; creditCard: object }> = {}) =>
  send(app, upgrade, {
    body: { key: randomUUID(), plan_id: yearly, installments: 1, value, creditCard: null, ...changes } as never,
    as,
    headers: { "x-forwarded-for": `10.5.${callers++}.1` },
  });
const own = async (as: Bearer) => (await send(app, findOwnSubscription, { as })).body.subscription;
const invoicesOf = async (as: Bearer) =>
  (await send(app, listInvoices, { querystring: { page: 1, limit: 10 }, as })).body.results;

describe("an upgrade", () => {
  it("costs the plan less what was paid for the days that are left, and begins today", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    // 8990 × 16 / 31 = 4640,0 cents, rounded down.
    expect(await quote(ana)).toEqual({
      quote: {
        plan_id: yearly,
        price: 900,
        discount: 0,
        credit: 46.4,
        value: 853.6,
        days_left: 16,
        period_start: "2026-03-02",
        period_end: "2027-03-02",
      },
      reason: null,
    });
    const answer = await pay(ana, 853.6);
    expect(answer.body.subscription).toMatchObject({
      plan: { id: yearly, value: 900 },
      period_start: "2026-03-02",
      period_end: "2027-03-02",
    });
    const [invoice] = await invoicesOf(ana);
    expect(invoice).toMatchObject({ state: "paid", value: 853.6, credit: 46.4, discount: 0 });
  });

  it("uses a credit once: the next quote counts what was paid for the new period, credit included", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    await pay(ana, 853.6);
    const dearer = await aPlan("yearly", 200_000);
    // Today all 365 days are left: R$ 853,60 and the credit of R$ 46,40.
    expect((await quote(ana, dearer)).quote).toMatchObject({ credit: 900, value: 1100, days_left: 365 });
  });

  it("charges nothing for another value than the one that was seen, also on the next day", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const early = await pay(ana, 800);
    expect([early.status, early.errors.code]).toEqual([409, "price_changed"]);
    clock.advance(DAY_MS);
    const as = await signedIn(prumo, ana);
    const late = await pay(as, 853.6);
    expect(late.errors.code).toBe("price_changed");
    expect((await quote(as)).quote).toMatchObject({ credit: 43.5, days_left: 15 });
    clock.advance(-DAY_MS);
    expect(await invoicesOf(ana)).toHaveLength(1);
  });

  it("is paid once by its key, also twice at once", { tags: "race" }, async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const key = randomUUID();
    const answers = await Promise.all([pay(ana, 853.6, { key }), pay(ana, 853.6, { key })]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const again = await pay(ana, 853.6, { key });
    expect(again.status).toBe(200);
    expect((await invoicesOf(ana)).filter(({ credit }) => credit > 0)).toHaveLength(1);
    const { rows } = await owner.query(
      "select status, method from payments where trainer_id = $1 and invoice_id <> $2",
      [ana.id, invoiceId],
    );
    expect(rows).toEqual([{ status: "paid", method: "credit_card" }]);
  });

  it("whose answer is missing is not paid by a request for another plan, which waits", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const key = randomUUID();
    const { charge } = dependencies.payments;
    dependencies.payments.charge = async () => ({ outcome: "away" });
    expect((await pay(ana, 853.6, { key })).status).toBe(503);
    dependencies.payments.charge = charge;
    const dearer = await aPlan("yearly", 200_000);
    const other = await pay(ana, 1953.6, { key, plan_id: dearer });
    expect(other.errors.code).toBe("payment_under_way");
    expect((await own(ana))?.plan.id).not.toBe(yearly);
    expect((await pay(ana, 853.6, { key })).body.subscription.plan.id).toBe(yearly);
  });

  it("keeps its day when the answer comes days later", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const { creditCard } = await aPayment(dependencies.payments, CARDS.lost, { id: yearly, installments: 1 });
    expect((await pay(ana, 853.6, { creditCard })).status).toBe(503);
    clock.advance(DAY_MS);
    await renewSubscriptions(dependencies);
    const as = await signedIn(prumo, ana);
    expect(await own(as)).toMatchObject({ plan: { id: yearly }, period_start: "2026-03-02", period_end: "2027-03-02" });
    clock.advance(-DAY_MS);
  });

  it("that a card refuses changes nothing", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const { creditCard } = await aPayment(dependencies.payments, CARDS.declined, { id: yearly, installments: 1 });
    expect((await pay(ana, 853.6, { creditCard })).errors.code).toBe("card_refused");
    expect((await own(ana))?.plan.id).not.toBe(yearly);
    expect((await quote(ana)).quote).toMatchObject({ credit: 46.4 });
  });

  it("lets free days follow the new period, and counts them as no credit", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const body = { kind: "free_days", days: 10, reason: "Cortesia", key: randomUUID() } as const;
    await send(app, actOnBilling, { params: { id: ana.id }, body, as: admin });
    expect((await quote(ana)).quote).toMatchObject({ credit: 46.4, period_end: "2027-03-12" });
    await pay(ana, 853.6);
    expect((await own(ana))?.period_end).toBe("2027-03-12");
    expect((await invoicesOf(ana))[0]).toMatchObject({ period_end: "2027-03-02" });
    const dearer = await aPlan("yearly", 200_000);
    // They follow the next upgrade, too, and a day of the paid period is worth the same.
    expect((await quote(ana, dearer)).quote).toMatchObject({ credit: 900, days_left: 365, period_end: "2027-03-12" });
    await pay(ana, 1100, { plan_id: dearer });
    expect((await own(ana))?.period_end).toBe("2027-03-12");
  });

  it("in a trial whose plan is paid loses no day of the trial", async () => {
    const ana = await aTrainer(prumo, { subscribed: false });
    await owner.query("insert into trials (trainer_id, started_on, ends_on) values ($1, '2026-03-02', '2026-03-16')", [
      ana.id,
    ]);
    const { rows } = await owner.query<{ id: number }>(
      "select id from subscription_plans where owner_id = 0 and frequency = 'monthly' and is_active order by id limit 1",
    );
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, {
      id: rows[0]?.id ?? 0,
      installments: 1,
    });
    const headers = { "x-forwarded-for": "10.6.1.1" };
    await send(app, subscribe, { body: { paymentInformation }, as: ana, headers });
    expect(await own(ana)).toMatchObject({ period_start: "2026-03-16", period_end: "2026-04-16" });
    const quoted = { credit: 89.9, value: 810.1, period_start: "2026-03-02", period_end: "2027-03-16" };
    expect((await quote(ana)).quote).toMatchObject(quoted);
    await pay(ana, 810.1);
    expect(await own(ana)).toMatchObject({ period_start: "2026-03-02", period_end: "2027-03-16" });
    const upgraded = (await invoicesOf(ana)).find(({ credit }) => credit > 0);
    expect(upgraded).toMatchObject({ period_start: "2026-03-02", period_end: "2027-03-02" });
  });

  it("after a renewal that was paid ahead gives each paid day once: as credit", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 3 });
    const [paid] = await invoicesOf(ana);
    await owner.query(
      `update subscriptions set period_start = period_end, period_end = period_end + 31 where trainer_id = $1`,
      [ana.id],
    );
    await owner.query(
      `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 8990, 'paid', period_start, period_end, period_start, $2, $2
         from subscriptions where trainer_id = $1`,
      [ana.id, clock.now()],
    );
    expect(paid?.period_end).toBe("2026-03-05");
    // 8990 × 3 / 31 = 870,0 cents, and the whole next period.
    expect((await quote(ana)).quote).toMatchObject({ credit: 98.6, days_left: 34, period_end: "2027-03-02" });
  });

  it("takes a discount off before the credit", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const body = {
      kind: "discount",
      percent: 10,
      value: null,
      periods: 1,
      reason: "Parceria",
      key: randomUUID(),
    } as const;
    await send(app, actOnBilling, { params: { id: ana.id }, body, as: admin });
    expect((await quote(ana)).quote).toMatchObject({ price: 900, discount: 90, credit: 46.4, value: 763.6 });
    expect((await pay(ana, 763.6)).status).toBe(200);
    expect((await own(ana))?.discount).toBeNull();
  });

  it("says why it cannot begin today", async () => {
    const { ana } = await aPaidSubscriber(prumo, { endsInDays: 16 });
    const reasonOf = async (plan: number) => (await quote(ana, plan)).reason;
    expect(await reasonOf(cheap)).toMatch(/cobre este plano/);
    expect(await reasonOf((await own(ana))?.plan.id ?? 0)).toBe("Este já é o seu plano.");
    const late = await aSubscriber(prumo, { endsInDays: -2 });
    expect((await quote(late)).reason).toBe("Pague antes a fatura em aberto.");
    const { errors } = await pay(late, 900);
    expect([errors.code, errors.detail]).toEqual(["invalid", "Pague antes a fatura em aberto."]);
    const { ana: without } = await aPaidSubscriber(prumo, { endsInDays: 16, card: null });
    expect((await pay(without, 853.6)).errors.detail).toBe("Informe um cartão para pagar.");
  });
});
