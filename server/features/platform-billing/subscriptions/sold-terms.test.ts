import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { exportMasterIncome } from "#contract/overview/dashboards.ts";
import { updateSubscriptionPlan } from "#contract/platform-billing/plans.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import {
  changePlan,
  findOwnSubscription,
  listInvoices,
  payInvoice,
  printInvoiceReceipt,
} from "#contract/platform-billing/subscriptions.ts";
import { actAsAdmin, actAsTrainer, asTrainer, inScope } from "../../../platform/database/scope.ts";
import { anAdmin, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { invoiceReceipt } from "../invoices/documents.ts";
import { findInvoiceWithPayment } from "../invoices/queries.ts";
import { sendPriceNotices } from "../subscription-payments/workflows/send-notices.ts";
import { beginWithInvoice } from "./commands.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);

interface PlanChange {
  readonly name?: string;
  readonly frequency?: "monthly" | "yearly";
  readonly value?: number;
}

let plans = 0;
/** A plan of the platform that no other test sells. */
async function aPlatformPlan(frequency: "monthly" | "yearly" = "monthly", cents = 10_000) {
  const name = `Plano ${++plans}`;
  const { rows } = await owner.query<{ id: number }>(
    "insert into subscription_plans (name, frequency, value_cents) values ($1, $2, $3) returning id",
    [name, frequency, cents],
  );
  return { id: rows[0]?.id ?? 0, name, frequency, value_cents: cents };
}
const edit = async (id: number, body: PlanChange) =>
  send(app, updateSubscriptionPlan, { params: { id }, body, as: await signedIn(prumo, admin) });

/** A trainer who pays a plan by the kept card; the paid period ends in so many days. */
async function aSubscriberOf(plan: { readonly id: number }, endsInDays: number): Promise<Trainer> {
  const trainer = await aSubscriber(prumo, { endsInDays });
  await owner.query(
    `update subscriptions set plan_id = plan.id, plan_name = plan.name, frequency = plan.frequency, value_cents = plan.value_cents
       from subscription_plans plan where plan.id = $2 and trainer_id = $1`,
    [trainer.id, plan.id],
  );
  return trainer;
}
/** A trainer whom the administrator registered today with a plan. */
async function aTrainerOwingTheFirst(plan: Awaited<ReturnType<typeof aPlatformPlan>>, today: string): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { subscribed: false });
  await inScope(database.db, actAsAdmin(1, "demonstration"), (scope) =>
    beginWithInvoice(scope, { trainerId: trainer.id, plan, today, now: clock.now() }),
  );
  return trainer;
}

const own = async (trainer: Trainer) =>
  (await send(app, findOwnSubscription, { as: await signedIn(prumo, trainer) })).body.subscription;
let callers = 0;
const from = () => ({ "x-forwarded-for": `10.8.${callers++}.1` });
const card = async () => (await aPayment(dependencies.payments, CARDS.approved, { id: 1, installments: 1 })).creditCard;
const pay = async (as: Bearer, id: number, value: number, installments?: number) =>
  send(app, payInvoice, {
    params: { id },
    body: { paymentInformation: { creditCard: await card() }, value, ...(installments && { installments }) },
    as,
    headers: from(),
  });
const paymentsOf = async ({ id }: Trainer) =>
  (await owner.query("select value_cents, installments, status from payments where trainer_id = $1 order by id", [id]))
    .rows;
const tell = () => sendPriceNotices(dependencies);
const mailsAbout = async ({ email }: Trainer, word: string) =>
  (await mailsTo(prumo, email)).filter(({ subject }) => subject.includes(word));

describe("an invoice that was written", () => {
  it.each([
    ["monthly", "yearly", 89.9, "2026-04-02"],
    ["yearly", "monthly", 863.04, "2027-03-02"],
  ] as const)(
    "for a %s period buys that one, also after the plan became %s",
    async (was, becomes, value, period_end) => {
      const plan = await aPlatformPlan(was, Math.round(value * 100));
      const ana = await aTrainerOwingTheFirst(plan, "2026-03-02");
      await edit(plan.id, { frequency: becomes, name: "Outro nome", value: 5000 });
      const owed = (await own(ana))?.owed;
      expect(owed).toMatchObject({ value, is_first: true });
      expect((await pay(ana, owed?.id ?? 0, value)).body.subscription).toMatchObject({
        period_end,
        plan: { name: plan.name, frequency: was, value },
      });
      const { results } = (await send(app, listInvoices, { querystring: {}, as: ana })).body;
      expect(results).toMatchObject([{ plan_name: plan.name, frequency: was, value, period_end, state: "paid" }]);
    },
  );

  it("is renewed as it was sold when the plan becomes yearly", async () => {
    const plan = await aPlatformPlan();
    const ana = await aSubscriberOf(plan, 0);
    await edit(plan.id, { frequency: "yearly", value: 1000 });
    await renewSubscriptions(dependencies);
    expect(await paymentsOf(ana)).toMatchObject([{ value_cents: 10_000, status: "paid" }]);
    expect(await own(ana)).toMatchObject({ period_end: "2026-04-02", plan: { frequency: "monthly", value: 100 } });
  });

  it("keeps its name and frequency on the receipt, in the spreadsheet and in the subscription", async () => {
    const plan = await aPlatformPlan();
    const ana = await aTrainerOwingTheFirst(plan, "2026-03-02");
    const id = (await own(ana))?.owed?.id ?? 0;
    await pay(ana, id, 100);
    await edit(plan.id, { name: "Nome novo", frequency: "yearly", value: 5000 });
    const invoice = await inScope(database.db, actAsTrainer(ana.id, "demonstration"), (scope) =>
      findInvoiceWithPayment(asTrainer(scope), { trainerId: ana.id, id }),
    );
    if (!invoice) throw new Error("the invoice is gone");
    const payer = { name: ana.name, cpf: null };
    const receipt = invoiceReceipt({ invoice, payer, product: "Prumo", contact: "", day: "2026-03-02" });
    expect(receipt.job[1]).toMatchObject({
      cents: 10_000,
      whatFor: `Plano ${plan.name} (mensal), de 02/03/2026 a 01/04/2026`,
    });
    expect((await send(app, printInvoiceReceipt, { params: { id }, as: ana })).status).toBe(200);
    expect(await own(ana)).toMatchObject({
      plan: { name: plan.name, frequency: "monthly", value: 100 },
      next_charge: { value: 100 },
    });
    const querystring = { start_date: "2026-03-02", end_date: "2026-03-02" };
    const file = await send(app, exportMasterIncome, { querystring, as: await signedIn(prumo, admin) });
    const [sheet] = await readXlsx(Readable.from(file.bytes));
    const cells = (sheet?.data ?? []).flat();
    expect([cells.includes(plan.name), cells.includes("Nome novo")]).toEqual([true, false]);
  });
});

describe("a new value of a plan", () => {
  it("is told once by mail, shown from its day on, and charged thirty days later; until then the old one is", async () => {
    const plan = await aPlatformPlan();
    const ana = await aSubscriberOf(plan, 10);
    await edit(plan.id, { value: 120 });
    expect(await own(ana)).toMatchObject({ announced: null, next_charge: { value: 100 } });
    await Promise.all([tell(), tell()]);
    await tell();
    const mails = await mailsAbout(ana, "O valor do seu plano");
    expect(mails.map(({ subject }) => subject)).toEqual(["O valor do seu plano no Prumo muda em 12/04/2026"]);
    expect(mails[0]?.text).toContain("R$ 120,00");
    expect(mails[0]?.text).toContain("Até lá você continua pagando R$ 100,00");
    expect(mails[0]?.text).toContain("cancele antes");
    expect(await own(ana)).toMatchObject({
      announced: { value: 120, from: "2026-04-12" },
      next_charge: { on: "2026-03-12", value: 100 },
    });
    clock.advance(10 * DAY_MS);
    await renewSubscriptions(dependencies);
    clock.advance(31 * DAY_MS);
    await renewSubscriptions(dependencies);
    expect((await paymentsOf(ana)).map(({ value_cents }) => value_cents)).toEqual([10_000, 12_000]);
    expect(await own(ana)).toMatchObject({ announced: null, plan: { value: 120 }, period_end: "2026-05-12" });
    await tell();
    expect(await mailsAbout(ana, "O valor do seu plano")).toHaveLength(1);
    clock.advance(-41 * DAY_MS);
  });

  it("that is taken back before its day is told too, and never charged", async () => {
    const plan = await aPlatformPlan();
    const ana = await aSubscriberOf(plan, 31);
    await edit(plan.id, { value: 120 });
    await tell();
    await edit(plan.id, { value: 100 });
    expect((await own(ana))?.announced).toBeNull();
    await tell();
    await tell();
    expect((await mailsAbout(ana, "O valor do seu plano")).map(({ subject }) => subject)).toEqual([
      "O valor do seu plano no Prumo muda em 02/04/2026",
      "O valor do seu plano no Prumo não muda",
    ]);
    // Raised again, it is announced again: the thirty days begin anew.
    clock.advance(20 * DAY_MS);
    await edit(plan.id, { value: 120 });
    await tell();
    expect((await own(ana))?.announced).toEqual({ value: 120, from: "2026-05-02" });
    clock.advance(11 * DAY_MS);
    await renewSubscriptions(dependencies);
    expect((await paymentsOf(ana)).map(({ value_cents }) => value_cents)).toEqual([10_000]);
    clock.advance(-31 * DAY_MS);
  });

  it("of a year is told sixty to thirty days before, and not to a trainer who is leaving or chose another plan", async () => {
    const plan = await aPlatformPlan("yearly", 90_000);
    const other = await aPlatformPlan();
    const [ana, bia, caio, duda] = [
      await aSubscriberOf(plan, 90),
      await aSubscriberOf(plan, 40),
      await aSubscriberOf(plan, 40),
      await aSubscriberOf(plan, 40),
    ];
    await owner.query("update subscriptions set is_ending = true where trainer_id = $1", [caio.id]);
    await send(app, changePlan, { body: { plan: { id: other.id, installments: 1, value: 100 } }, as: duda });
    await edit(plan.id, { value: 990 });
    await tell();
    const told = async (trainer: Trainer) => (await mailsAbout(trainer, "O valor do seu plano")).length;
    expect([await told(ana), await told(bia), await told(caio), await told(duda)]).toEqual([0, 1, 0, 0]);
    clock.advance(31 * DAY_MS);
    await tell();
    expect(await told(ana)).toBe(1);
    clock.advance(-31 * DAY_MS);
  });
});

describe("the price that was seen", () => {
  it("binds a renewal: another one is 409 with the new price, and no card is charged", async () => {
    const plan = await aPlatformPlan();
    const ana = await aTrainer(prumo, { subscribed: false });
    await edit(plan.id, { value: 500 });
    const { creditCard } = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    const buy = (value?: number) =>
      send(app, subscribe, {
        body: { paymentInformation: { creditCard, plan: { id: plan.id, installments: 1, ...(value && { value }) } } },
        as: ana,
        headers: from(),
      });
    const refused = await buy(100);
    expect([refused.status, refused.errors.code]).toEqual([409, "price_changed"]);
    expect(refused.errors.detail).toContain("R$ 500,00");
    expect(await paymentsOf(ana)).toEqual([]);
    // The same card at the price that is shown now.
    expect((await buy(500)).status).toBe(200);
    expect(await paymentsOf(ana)).toMatchObject([{ value_cents: 50_000, status: "paid" }]);
  });

  it("need not come with a call of the specification, which charges the present one", async () => {
    const plan = await aPlatformPlan();
    const ana = await aTrainer(prumo, { subscribed: false });
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    expect((await send(app, subscribe, { body: { paymentInformation }, as: ana, headers: from() })).status).toBe(200);
    expect(await paymentsOf(ana)).toMatchObject([{ value_cents: 10_000 }]);
  });

  it("of the own plan is what was sold, though it is sold for more now", async () => {
    const plan = await aPlatformPlan();
    const ana = await aSubscriberOf(plan, 3);
    await edit(plan.id, { value: 120 });
    expect((await send(app, findSubscription, { as: ana })).body.renewal).toEqual({ plan_id: plan.id, value: 100 });
    const { creditCard } = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    const paymentInformation = { creditCard, plan: { id: plan.id, installments: 1, value: 100 } };
    expect((await send(app, subscribe, { body: { paymentInformation }, as: ana, headers: from() })).status).toBe(200);
    expect(await paymentsOf(ana)).toMatchObject([{ value_cents: 10_000, status: "paid" }]);
  });

  it("binds an invoice and the choice of another plan", async () => {
    const plan = await aPlatformPlan();
    const ana = await aTrainerOwingTheFirst(plan, "2026-03-02");
    const id = (await own(ana))?.owed?.id ?? 0;
    expect((await pay(ana, id, 90)).errors.code).toBe("price_changed");
    expect(await paymentsOf(ana)).toEqual([]);
    const other = await aPlatformPlan("monthly", 5000);
    const choose = (value: number) =>
      send(app, changePlan, { body: { plan: { id: other.id, installments: 1, value } }, as: ana });
    expect((await choose(40)).errors.code).toBe("price_changed");
    expect((await choose(50)).body.subscription.next_plan).toMatchObject({ name: other.name, value: 50 });
    // A chosen plan is sold: it keeps its value too.
    await edit(other.id, { value: 70 });
    expect((await own(ana))?.next_plan).toMatchObject({ value: 50 });
  });
});

it("the first invoice of a year is paid in up to twelve parts", async () => {
  const plan = await aPlatformPlan("yearly", 86_304);
  const ana = await aTrainerOwingTheFirst(plan, "2026-03-02");
  const owed = (await own(ana))?.owed;
  expect(owed).toMatchObject({ installments: 1, max_installments: 12 });
  expect((await pay(ana, owed?.id ?? 0, 863.04, 12)).status).toBe(200);
  expect(await paymentsOf(ana)).toMatchObject([{ installments: 12, status: "paid" }]);
  expect((await own(ana))?.plan.installments).toBe(12);
  const monthly = await aTrainerOwingTheFirst(await aPlatformPlan(), "2026-03-02");
  const month = (await own(monthly))?.owed;
  expect(month?.max_installments).toBe(1);
  expect((await pay(monthly, month?.id ?? 0, 100, 2)).status).toBe(422);
});
