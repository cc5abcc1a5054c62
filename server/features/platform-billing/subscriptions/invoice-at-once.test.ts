import { afterAll, expect, it } from "vitest";
import { makeInvoicePix, makePlanPix } from "#contract/platform-billing/invoice-pix.ts";
import { announcePlanPix, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import {
  announceInvoicePix,
  cancelSubscription,
  changePlan,
  payInvoice,
} from "#contract/platform-billing/subscriptions.ts";
import { answerTrainerPix, findTrainer } from "#contract/platform-billing/trainers.ts";
import { buildApp } from "../../../app.ts";
import { anAdmin, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { askAboutWaitingInvoicePix } from "../invoice-pix/workflows/settle-invoice-pix.ts";
import { settleOpenCharges } from "../open-charges/workflows/settle-open-charges.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { clock, database } = prumo;
const { owner } = database;
const asked = new Set<string>();
const { payments } = prumo.dependencies;
const dependencies = {
  ...prumo.dependencies,
  payments: {
    ...payments,
    charge(charge: Parameters<typeof payments.charge>[0]) {
      asked.add(charge.key);
      return payments.charge(charge);
    },
  },
};
const app = await buildApp(dependencies);
const admin = await anAdmin(prumo);
const planOf = async (frequency: string) =>
  (
    await owner.query<{ id: number; value_cents: number }>(
      "select id::int, value_cents from subscription_plans where owner_id = 0 and frequency = $1 and is_active order by id limit 1",
      [frequency],
    )
  ).rows[0];
const [monthly, yearly] = [await planOf("monthly"), await planOf("yearly")];
const PAYER = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207" };
const SETTLED_MS = 11 * 60_000;
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.30.${callers++ & 255}.1` });

/** A trainer who owes R$ 89,90, due in three days. */
async function anOwing() {
  const ana = await aSubscriber(prumo, { endsInDays: 3 });
  const { rows } = await owner.query<{ id: number }>(
    `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at)
     select trainer_id, id, plan_id, plan_name, frequency, 8990, 'pending', period_end, (period_end + interval '1 month')::date, period_end, $2
       from subscriptions where trainer_id = $1 returning id::int`,
    [ana.id, clock.now()],
  );
  return { ana, id: rows[0]?.id ?? 0 };
}

afterAll(() => app.close());

const expectNoDefect = (answers: readonly { readonly status: number }[]) =>
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);

/** Keys of what the provider has and did not send back. */
async function keptByProvider({ id }: Trainer): Promise<string[]> {
  const { rows } = await owner.query<{ key: string }>("select key from invoice_pix where trainer_id = $1", [id]);
  const kept: string[] = [];
  for (const key of asked) if ((await payments.find(key)).outcome === "paid") kept.push(key);
  for (const { key } of rows) if ((await payments.findPix(key)).outcome === "paid") kept.push(key);
  return kept;
}

it.each(["card", "announcement", "provider's Pix"] as const)(
  "a plan that is chosen after a lapse begins one period, paid once, when all ways of paying come at once: %s first",
  { tags: "race" },
  async (first) => {
    asked.clear();
    const ana = await aTrainer(prumo, { subscribed: false });
    const plan = { id: monthly?.id ?? 0, installments: 1 };
    const value = (monthly?.value_cents ?? 0) / 100;
    const aThird = await aPayment(payments, CARDS.approved, plan);
    const cards = [await aPayment(payments, CARDS.approved, plan), await aPayment(payments, CARDS.slow, plan)];
    const byCard = (payment = cards.pop() ?? aThird) =>
      send(app, subscribe, {
        body: { paymentInformation: payment },
        as: ana,
        headers: headers(),
      });
    const body = { plan_id: plan.id, value };
    const byWay = {
      card: byCard,
      announcement: () => send(app, announcePlanPix, { body, as: ana }),
      "provider's Pix": () => send(app, makePlanPix, { body: { ...PAYER, ...body }, as: ana, headers: headers() }),
    };
    const firstOne = byWay[first]();
    const others = Object.values(byWay).map((pay) => pay());
    expectNoDefect(await Promise.all([firstOne, ...others]));
    clock.advance(SETTLED_MS);
    const settling = askAboutWaitingInvoicePix(dependencies);
    expectNoDefect(await Promise.all([byCard(), byWay.announcement()]));
    await settling;
    await askAboutWaitingInvoicePix(dependencies);
    await settleOpenCharges(dependencies, { error() {}, warn() {} });
    const kept = await keptByProvider(ana);
    clock.advance(-SETTLED_MS);

    const { rows: paid } = await owner.query("select id from payments where trainer_id = $1 and status = 'paid'", [
      ana.id,
    ]);
    const { rows: periods } = await owner.query(
      "select id from subscriptions where trainer_id = $1 and period_end > period_start and state = 'active'",
      [ana.id],
    );
    expect(paid.length).toBeLessThanOrEqual(1);
    expect([periods.length, kept.length]).toEqual([paid.length, paid.length]);
  },
);

it.each(["card", "announcement", "provider's Pix"] as const)(
  "an invoice is paid once, and the provider agrees, when all ways of paying come at once with a change of plan and its end: %s first",
  { tags: "race" },
  async (first) => {
    asked.clear();
    const { ana, id } = await anOwing();
    const params = { id };
    const body = { paymentInformation: null, value: 89.9 };
    const pix = { ...PAYER, value: 89.9 };
    const byWay = {
      card: () => send(app, payInvoice, { params, body, as: ana, headers: headers() }),
      announcement: () => send(app, announceInvoicePix, { params, as: ana }),
      "provider's Pix": () => send(app, makeInvoicePix, { params, body: pix, as: ana, headers: headers() }),
    };
    const plan = { id: yearly?.id ?? 0, installments: 1 };
    const firstOne = byWay[first]();
    expectNoDefect(
      await Promise.all([
        firstOne,
        ...Object.values(byWay).flatMap((pay) => [pay(), pay()]),
        send(app, cancelSubscription, { as: ana }),
        send(app, changePlan, { body: { plan }, as: ana }),
      ]),
    );

    const as = await signedIn(prumo, admin);
    const announced = (await send(app, findTrainer, { params: { id: ana.id }, as })).body.user.announced_pix;
    const answer = (paymentId: number, received: boolean) =>
      send(app, answerTrainerPix, { params: { id: ana.id, paymentId }, body: { received }, as });
    clock.advance(SETTLED_MS);
    const settling = askAboutWaitingInvoicePix(dependencies);
    const renewing = renewSubscriptions(dependencies);
    const answers = announced ? [true, true, false].map((received) => answer(announced.id, received)) : [];
    expectNoDefect(await Promise.all([...answers, byWay.card()]));
    await Promise.all([settling, renewing]);
    await askAboutWaitingInvoicePix(dependencies);
    await settleOpenCharges(dependencies, { error() {}, warn() {} });
    const kept = await keptByProvider(ana);
    clock.advance(-SETTLED_MS);

    const { rows: paid } = await owner.query("select method from payments where trainer_id = $1 and status = 'paid'", [
      ana.id,
    ]);
    const { rows: invoices } = await owner.query("select state from invoices where id = $1", [id]);
    expect([paid.length <= 1, invoices[0].state === "paid"]).toEqual([true, paid.length === 1]);
    // A Pix that the administrator confirms does not pass the provider.
    const isByHand = announced !== null && paid[0]?.method === "pix" && kept.length === 0;
    expect(kept.length).toBe(isByHand ? 0 : paid.length);
  },
);
