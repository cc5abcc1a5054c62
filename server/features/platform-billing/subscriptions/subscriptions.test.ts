import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import {
  cancelSubscription,
  changeCard,
  changePlan,
  findOwnSubscription,
  listInvoices,
  payInvoice,
  printInvoiceReceipt,
  resumeSubscription,
} from "#contract/platform-billing/subscriptions.ts";
import { listStudents } from "#contract/students/students.ts";
import { actAsAdmin, inScope } from "../../../platform/database/scope.ts";
import { aTrainer, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { beginWithInvoice } from "./commands.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { rows: plans } = await database.owner.query<{ id: number; name: string; value_cents: number }>(
  "select id, name, value_cents from subscription_plans where owner_id = 0 order by id",
);
const plan = {
  id: plans[0]?.id ?? 0,
  name: plans[0]?.name ?? "",
  value_cents: plans[0]?.value_cents ?? 0,
  frequency: "monthly",
} as const;

/** A trainer whom the administrator registered on 2 March 2026. */
async function aRegisteredTrainer(): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { subscribed: false });
  await inScope(database.db, actAsAdmin(1, "demonstration"), (scope) =>
    beginWithInvoice(scope, { trainerId: trainer.id, plan, today: "2026-03-02", now: clock.now() }),
  );
  return trainer;
}

const invoicesOf = async ({ id }: Trainer) =>
  (
    await database.owner.query(
      "select state, due_on, period_start, period_end, value_cents from invoices where trainer_id = $1 order by id",
      [id],
    )
  ).rows;

describe("a trainer whom the administrator registers", () => {
  it("owes a first invoice that is due in seven days, and has access until it is late for seven more", async () => {
    const ana = await aRegisteredTrainer();
    expect(await invoicesOf(ana)).toEqual([
      {
        state: "pending",
        due_on: "2026-03-09",
        period_start: "2026-03-02",
        period_end: "2026-04-02",
        value_cents: plan.value_cents,
      },
    ]);
    const me = await send(app, currentUser, { querystring: {}, as: ana });
    expect(me.body.user.current_subscription?.status).toBe("Em dia");
  });

  it("pays it by card at once, because an unpaid invoice is no card under way, and loses no day", async () => {
    const ana = await aRegisteredTrainer();
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    const { status, body } = await send(app, subscribe, { body: { paymentInformation }, as: ana });
    expect([status, body.subscription]).toMatchObject([200, { status: "active", period_end: "2026-04-02" }]);
    expect(await invoicesOf(ana)).toMatchObject([{ state: "paid", period_end: "2026-04-02" }]);
  });

  it("is told that the first payment counts from the registration, and another plan from the period after it", async () => {
    const ana = await aRegisteredTrainer();
    const { body } = await send(app, findSubscription, { as: ana });
    expect(body).toMatchObject({ subscription: { period_end: "2026-03-09" }, pays_from: "2026-03-02" });
    const own = async () => (await send(app, findOwnSubscription, { as: ana })).body.subscription;
    expect(await own()).toMatchObject({ next_plan_from: "2026-04-02" });
    await send(app, cancelSubscription, { as: ana });
    expect(await own()).toMatchObject({ next_plan_from: "2026-03-02" });
    const bia = await aSubscriber(prumo, { endsInDays: 3 });
    expect((await send(app, findSubscription, { as: bia })).body.pays_from).toBe("2026-03-05");
    expect((await send(app, findOwnSubscription, { as: bia })).body.subscription?.next_plan_from).toBe("2026-03-05");
  });

  it("who pays for another plan owes the first invoice no more", async () => {
    const ana = await aRegisteredTrainer();
    const other = plans.find(({ id }) => id !== plan.id)?.id ?? 0;
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: other, installments: 1 });
    await send(app, subscribe, { body: { paymentInformation }, as: ana });
    expect((await invoicesOf(ana)).map(({ state }) => state)).toEqual(["canceled", "paid"]);
  });

  describe("and who cancels before the first payment", () => {
    const aCanceledTrainer = async () => {
      const ana = await aRegisteredTrainer();
      await send(app, cancelSubscription, { as: ana });
      return ana;
    };
    const first = { due_on: "2026-03-09", period_start: "2026-03-02" };

    it("owes the same invoice again when that is taken back", async () => {
      const ana = await aCanceledTrainer();
      await send(app, resumeSubscription, { as: ana });
      const [, owed] = await invoicesOf(ana);
      expect(owed).toMatchObject({ ...first, state: "pending", period_end: "2026-04-02" });
    });

    it("owes another plan that is chosen from the same day on", async () => {
      const ana = await aCanceledTrainer();
      const { rows } = await database.owner.query<{ id: number }>(
        "select id from subscription_plans where owner_id = 0 and frequency = 'yearly' and is_active limit 1",
      );
      await send(app, changePlan, { body: { plan: { id: rows[0]?.id ?? 0, installments: 1 } }, as: ana });
      const [, owed] = await invoicesOf(ana);
      expect(owed).toMatchObject({ ...first, state: "pending", period_end: "2027-03-02" });
    });

    it("pays by card for the days since the registration, too", async () => {
      const ana = await aCanceledTrainer();
      const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, {
        id: plan.id,
        installments: 1,
      });
      const headers = { "x-forwarded-for": `10.7.${ana.id & 255}.9` };
      const { body } = await send(app, subscribe, { body: { paymentInformation }, as: ana, headers });
      expect(body.subscription.period_end).toBe("2026-04-02");
      const [, paid] = await invoicesOf(ana);
      expect(paid).toMatchObject({ state: "paid", period_start: "2026-03-02", period_end: "2026-04-02" });
    });
  });
});

describe("a trainer's own subscription", () => {
  const other = plans.find(({ id }) => id !== plan.id)?.id ?? 0;
  const own = async (as: Trainer) => (await send(app, findOwnSubscription, { as })).body.subscription;

  it("changes plan from the next period on, and the invoice that is owed for it with it", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    const changed = await send(app, changePlan, { body: { plan: { id: other, installments: 1 } }, as: ana });
    expect(changed.body.subscription).toMatchObject({ plan: { id: plan.id }, next_plan: { id: other } });
    const back = await send(app, changePlan, { body: { plan: { id: plan.id, installments: 1 } }, as: ana });
    expect(back.body.subscription).toMatchObject({ next_plan: null, owed: { value: 89.9 } });
    expect((await invoicesOf(ana)).map(({ state }) => state)).toEqual(["canceled", "pending"]);
    const unknown = await send(app, changePlan, { body: { plan: { id: 987_654, installments: 1 } }, as: ana });
    expect(unknown.status).toBe(422);
  });

  it("is canceled at the end of the period, owes nothing more, and goes on when that is taken back", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    await send(app, resumeSubscription, { as: ana });
    expect((await own(ana))?.owed).toMatchObject({ due_on: "2026-03-05" });
    const ended = await send(app, cancelSubscription, { as: ana });
    expect(ended.body.subscription).toMatchObject({ status: "active", is_ending: true, owed: null, next_charge: null });
    const resumed = await send(app, resumeSubscription, { as: ana });
    expect(resumed.body.subscription).toMatchObject({
      is_ending: false,
      next_charge: { on: "2026-03-05", value: 89.9 },
    });
  });

  it("that is canceled in the days of grace is over at once", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -1 });
    expect((await send(app, cancelSubscription, { as: ana })).body.subscription).toBeNull();
    expect((await send(app, listStudents, { querystring: {}, as: ana })).status).toBe(402);
  });

  it("keeps another card without a charge, and refuses one that is declined", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const change = async (number: string) => {
      const { creditCard } = await aPayment(dependencies.payments, number, { id: plan.id, installments: 1 });
      const headers = { "x-forwarded-for": "10.7.7.7" };
      return send(app, changeCard, { body: { paymentInformation: { creditCard } }, as: ana, headers });
    };
    expect((await change(CARDS.declined)).errors.code).toBe("card_refused");
    expect((await change("5555555555554444")).body.subscription.card).toEqual({ brand: "Mastercard", last4: "4444" });
    expect((await database.owner.query("select from payments where trainer_id = $1", [ana.id])).rowCount).toBe(0);
  });

  it("pays an owed invoice with the kept card once, also twice at once, and prints its receipt", {
    tags: "race",
  }, async () => {
    const ana = await aRegisteredTrainer();
    await database.owner.query(
      "update subscriptions set card_reference = 'sandbox_approved_1111_kept', card_last4 = '1111' where trainer_id = $1",
      [ana.id],
    );
    const id = (await own(ana))?.owed?.id ?? 0;
    const headers = { "x-forwarded-for": `10.7.${ana.id & 255}.8` };
    const payment = { paymentInformation: null, value: plan.value_cents / 100 };
    const pay = () => send(app, payInvoice, { params: { id }, body: payment, as: ana, headers });
    expect((await send(app, printInvoiceReceipt, { params: { id }, as: ana })).errors.code).toBe("nothing_to_print");
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await pay()).body.subscription).toMatchObject({ period_end: "2026-04-02", owed: null });
    expect((await database.owner.query("select from payments where trainer_id = $1", [ana.id])).rowCount).toBe(1);
    const { body } = await send(app, listInvoices, { querystring: {}, as: ana });
    expect(body).toMatchObject({ total: 1, results: [{ id, state: "paid", card: { last4: "1111" } }] });
    const receipt = await send(app, printInvoiceReceipt, { params: { id }, as: ana });
    expect(receipt.text.slice(0, 5)).toBe("%PDF-");
  });
});
