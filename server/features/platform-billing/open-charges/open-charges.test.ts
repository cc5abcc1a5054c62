import { describe, expect, it } from "vitest";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { listPlans } from "#contract/platform-billing/plans.ts";
import { registerTrainer } from "#contract/platform-billing/registration.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { buildApp } from "../../../app.ts";
import type { PaymentProvider } from "../../../platform/payments/provider.ts";
import { aRegistration, aTrainer } from "../../../testing/people.ts";
import { request, send, sendAnything } from "../../../testing/send.ts";
import { aNotice, aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "./workflows/settle-open-charges.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const MINUTE_MS = 60_000;
const { body: sold } = await send(app, listPlans, {});
const plan = { id: sold.plans[0]?.yearly?.id ?? 0, installments: 1 };

const told: unknown[] = [];
const log = { error: (...words: unknown[]) => told.push(words), warn() {} };
const settle = (changes: Partial<PaymentProvider> = {}) =>
  settleOpenCharges({ ...dependencies, payments: { ...payments, ...changes } }, log);

const openCharges = async () =>
  (
    await owner.query<{ key: string; state: string }>(
      "select key, state, tries from open_charges order by begun_at, key",
    )
  ).rows;
const ABSENT: Partial<PaymentProvider> = { find: async () => ({ outcome: "absent" }) };
let callers = 0;
const register = (body: unknown, at = app) =>
  sendAnything(at, registerTrainer, { body, headers: { "x-forwarded-for": `10.4.${callers++}.1` } });
const aDraft = async (number: string) => ({
  ...aRegistration(),
  paymentInformation: await aPayment(payments, number, plan),
});

/** A registration that was charged and never saved, as when the process dies in between. Answers the charge's key. */
async function aCrash(number: string = CARDS.lost): Promise<{ key: string; draft: unknown }> {
  const before = new Set((await openCharges()).map(({ key }) => key));
  const draft = await aDraft(number);
  expect((await register(draft)).status).toBe(503);
  const key = (await openCharges()).find((row) => !before.has(row.key))?.key ?? "";
  return { key, draft };
}

describe("a charge that no account came of", () => {
  it("is closed with the registration, paid or refused", async () => {
    expect((await register(await aDraft(CARDS.approved))).status).toBe(201);
    expect((await register(await aDraft(CARDS.declined))).status).toBe(422);
    expect(await openCharges()).toEqual([]);
  });

  it("is completed by the same request while it is fresh", async () => {
    const { key, draft } = await aCrash();
    clock.advance(9 * MINUTE_MS);
    await settle();
    expect(await openCharges()).toEqual([{ key, state: "open", tries: 0 }]);
    expect((await register(draft)).status).toBe(201);
    clock.advance(11 * MINUTE_MS);
    await settle();
    expect([(await payments.find(key)).outcome, await openCharges()]).toEqual(["paid", []]);
  });

  it("is given back once when nobody came back for it, and a later request pays anew", { tags: "race" }, async () => {
    const { key, draft } = await aCrash();
    clock.advance(11 * MINUTE_MS);
    let refunds = 0;
    const refund = (asked: string) => {
      refunds++;
      return payments.refund(asked);
    };
    await Promise.all([settle({ refund }), settle({ refund })]);
    await settle({ refund });
    expect([(await payments.find(key)).outcome, await openCharges()]).toEqual(["refused", []]);
    expect(refunds).toBeGreaterThan(0);
    // The sandbox charges again; the lost card loses its answer again, and repeating the request completes it.
    expect((await register(draft)).status).toBe(503);
    expect((await register(draft)).status).toBe(201);
    expect((await payments.find(key)).outcome).toBe("paid");
  });

  it("that is on its way back makes no account", async () => {
    const { key, draft } = await aCrash();
    clock.advance(11 * MINUTE_MS);
    await settle({ refund: async () => ({ outcome: "away" }) });
    expect(await openCharges()).toEqual([{ key, state: "returning", tries: 1 }]);
    expect((await register(draft)).status).toBe(503);
    clock.advance(2 * MINUTE_MS);
    await settle();
    expect([(await payments.find(key)).outcome, await openCharges()]).toEqual(["refused", []]);
  });

  it("that is given back while it is being saved makes no account", async () => {
    const draft = await aDraft(CARDS.approved);
    const racing = await buildApp({
      ...dependencies,
      payments: {
        ...payments,
        async charge(charge) {
          const answer = await payments.charge(charge);
          clock.advance(11 * MINUTE_MS);
          await settle();
          return answer;
        },
      },
    });
    const answer = await register(draft, racing);
    await racing.close();
    expect([answer.status, await openCharges()]).toEqual([503, []]);
    expect((await owner.query("select from users where email = $1", [draft.email])).rowCount).toBe(0);
  });

  it("is forgotten when it was refused, and after an hour when the provider does not know of it", async () => {
    const { key } = await aCrash();
    clock.advance(11 * MINUTE_MS);
    await settle(ABSENT);
    expect(await openCharges()).toEqual([{ key, state: "open", tries: 1 }]);
    clock.advance(50 * MINUTE_MS);
    await settle(ABSENT);
    expect(await openCharges()).toEqual([]);
  });

  it("is asked about ever less often while the provider is away, and then the log tells a person", async () => {
    const { key } = await aCrash();
    const away: Partial<PaymentProvider> = { find: async () => ({ outcome: "away" }) };
    clock.advance(11 * MINUTE_MS);
    for (let minutes = 1; minutes <= 1024; minutes *= 2) {
      await settle(away);
      await settle(away);
      clock.advance(minutes * MINUTE_MS);
    }
    expect(await openCharges()).toEqual([{ key, state: "open", tries: 11 }]);
    expect(told).toHaveLength(1);
    await settle();
    expect(await openCharges()).toEqual([]);
  });
});

describe("a notice", () => {
  const notices = async () => (await owner.query("select id, key from payment_notices order by id")).rows;
  const waiting = async () =>
    (await owner.query("select from graphile_worker.jobs where task_identifier = 'settle_charge'")).rowCount;

  it("is recorded once, answered at once, and lets a job ask about its charge", async () => {
    for (const id of ["first", "second", "first"]) {
      const answer = await send(app, receivePaymentNotice, aNotice(id, "the key"));
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
    expect(await notices()).toEqual([
      { id: "first", key: "the key" },
      { id: "second", key: "the key" },
    ]);
    expect(await waiting()).toBe(1);
  });

  it("settles a payment whose answer was lost, once, however often and in whatever order notices come", async () => {
    const ana = await aTrainer(prumo, { subscribed: false });
    const paymentInformation = await aPayment(payments, CARDS.lost, plan);
    const lost = await send(app, subscribe, { body: { paymentInformation }, as: ana });
    expect(lost.status).toBe(503);
    const { rows } = await owner.query("select idempotency_key as key from payments where trainer_id = $1", [ana.id]);
    for (const id of ["paid", "created", "paid"]) {
      await send(app, receivePaymentNotice, aNotice(id, rows[0].key));
      await prumo.runDueJobs();
    }
    const { body } = await send(app, findSubscription, { as: ana });
    expect(body.subscription).toMatchObject({ status: "active" });
    const paid = await owner.query("select status from payments where trainer_id = $1", [ana.id]);
    expect(paid.rows).toEqual([{ status: "paid" }]);
  });

  it("from another sender is refused and records nothing", async () => {
    const { body, headers } = aNotice("third", "the key");
    const url = "/api/v1/payments/notices";
    for (const [payload, sent] of [
      [JSON.stringify(body), {}],
      [JSON.stringify({ ...body, id: "forged" }), headers],
      ["", headers],
      ["{", { ...headers, "content-type": "text/plain" }],
    ] as const) {
      const answer = await request(app, {
        method: "POST",
        url,
        payload,
        headers: { "content-type": "application/json", ...sent },
      });
      expect([answer.status, answer.errors.code]).toEqual([401, "not_signed_in"]);
    }
    expect((await notices()).map(({ id }) => id)).not.toContain("third");
  });

  it("is forgotten after a month", async () => {
    clock.advance(31 * 24 * 60 * MINUTE_MS);
    await settle();
    expect(await notices()).toEqual([]);
  });
});
