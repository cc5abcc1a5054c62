import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { signIn, signOut } from "#contract/people/accounts.ts";
import { listPlans } from "#contract/platform-billing/plans.ts";
import {
  findCardKey,
  findSubscription,
  type subscribe as Subscribe,
  subscribe,
} from "#contract/platform-billing/subscription-payments.ts";
import { listStudents } from "#contract/students/students.ts";
import { GRACE_DAYS, isLapsed } from "#domain/billing/subscription.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { accessOf, calls, nameOf } from "../../../testing/calls.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aPayment, CARDS, encryptCard } from "../../../testing/steps/cards.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { payments } = dependencies;

const { body: sold } = await send(app, listPlans, {});
const [essential] = sold.plans;
const monthly = { id: essential?.monthly?.id ?? 0, installments: 1 };
const yearly = { id: essential?.yearly?.id ?? 0, installments: 12 };
const UNPAID = { code: "subscription_lapsed", detail: "Há um problema com sua assinatura" };

let callers = 0;
type Body = Parameters<typeof send<typeof Subscribe>>[2]["body"];
/** Each request from an address of its own, so that the limit of one test is not another's. */
const pay = (body: Body, as: Bearer) =>
  send(app, subscribe, { body, as, headers: { "x-forwarded-for": `10.1.${callers++}.1` } });
const paying = async (number: string, plan = monthly) => ({
  paymentInformation: await aPayment(payments, number, plan),
});

const aLapsedTrainer = () => aTrainer(prumo, { subscribed: false });
const rowsOf = async ({ id }: Trainer, table: "payments" | "subscriptions") =>
  (await database.owner.query(`select * from ${table} where trainer_id = $1 order by id`, [id])).rows;

describe("the plans", () => {
  it("are there for everybody, by name, with what a longer period saves", () => {
    expect(sold.plans).toEqual([
      {
        name: "Essencial",
        description: expect.any(String),
        monthly: { id: expect.any(Number), value: 89.9, max_installments: 1, discount_in_percent: 0 },
        bimonthly: { id: expect.any(Number), value: 170.81, max_installments: 1, discount_in_percent: 5 },
        semiannually: { id: expect.any(Number), value: 485.46, max_installments: 1, discount_in_percent: 10 },
        yearly: { id: expect.any(Number), value: 863.04, max_installments: 12, discount_in_percent: 20 },
      },
      {
        name: "Completo",
        description: expect.any(String),
        monthly: { id: expect.any(Number), value: 149.9, max_installments: 1, discount_in_percent: 0 },
        bimonthly: { id: expect.any(Number), value: 284.81, max_installments: 1, discount_in_percent: 5 },
        semiannually: { id: expect.any(Number), value: 809.46, max_installments: 1, discount_in_percent: 10 },
        yearly: { id: expect.any(Number), value: 1439.04, max_installments: 12, discount_in_percent: 20 },
      },
    ]);
  });

  it("of trainers and those no longer sold are not among them, nor can they be bought", async () => {
    const ana = await aLapsedTrainer();
    const { rows } = await database.owner.query<{ id: number }>(
      `insert into subscription_plans (owner_id, name, value_cents, frequency, is_active)
       values ($1, 'Da Ana', 100, 'monthly', true), (0, 'Antigo', 100, 'monthly', false) returning id`,
      [ana.id],
    );
    expect((await send(app, listPlans, {})).body).toEqual(sold);
    for (const { id } of [...rows, { id: 987_654 }]) {
      const answer = await pay(await paying(CARDS.approved, { id, installments: 1 }), ana);
      expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, ["paymentInformation.plan.id"]]);
    }
  });
});

describe("a lapsed trainer", () => {
  it.each(["active", "canceled"] as const)(
    "whose subscription is %s is shut out from the day that the domain says",
    async (state) => {
      const ana = await aTrainer(prumo);
      const today = todayInSaoPaulo(clock.now().getTime());
      for (let days = 1; days >= -GRACE_DAYS - 1; days--) {
        const period_end = addDays(today, days);
        await database.owner.query(
          "update subscriptions set state = $2, period_start = $3::date - 30, period_end = $3::date where trainer_id = $1",
          [ana.id, state, period_end],
        );
        const { status } = await send(app, listStudents, { querystring: {}, as: ana });
        expect([days, status]).toEqual([days, isLapsed({ state, period_end, is_ending: false }, today) ? 402 : 200]);
      }
    },
  );

  it("signs in with 402 and a token that opens the account, signing out, paying and the own data alone", async () => {
    const ana = await aLapsedTrainer();
    const { status, errors, text } = await send(app, signIn, { body: { email: ana.email, password: PASSWORD } });
    expect([status, errors]).toEqual([402, UNPAID]);
    const as = { token: JSON.parse(text).token };
    expect((await send(app, currentUser, { querystring: {}, as })).status).toBe(200);

    const open = calls.filter((call) => accessOf(call).lapsed).map(nameOf);
    expect(open.sort()).toEqual([
      "DELETE /api/v1/auth/logout",
      "DELETE /api/v1/personal-data/erasure",
      "GET /api/v1/auth/me",
      "GET /api/v1/auth/proof",
      "GET /api/v1/personal-data",
      "GET /api/v1/subscribe",
      "GET /api/v1/subscription",
      "GET /api/v1/subscription/invoices",
      "GET /api/v1/subscription/invoices/:id/receipt",
      "POST /api/v1/auth/proof",
      "POST /api/v1/auth/proof/passkey",
      "POST /api/v1/personal-data/erasure",
      "POST /api/v1/personal-data/exports",
      "POST /api/v1/subscribe",
      "POST /api/v1/subscription/coupon",
      "POST /api/v1/subscription/pix",
      "POST /api/v1/subscription/pix_charge",
      "POST /api/v1/subscription/pix_charge/check",
      "PUT /api/v1/auth/proof/passkey",
    ]);
    const closed = await sendAnything(app, calls.find(({ url }) => url === "/api/v1/students") ?? signOut, { as });
    expect([closed.status, closed.errors]).toEqual([402, UNPAID]);

    expect((await pay(await paying(CARDS.approved), as)).status).toBe(200);
    const opened = await sendAnything(app, calls.find(({ url }) => url === "/api/v1/students") ?? signOut, { as });
    expect(opened.status).toBe(200);
    expect((await send(app, signIn, { body: { email: ana.email, password: PASSWORD } })).status).toBe(200);
  });

  it("is one whose grace of seven days is over, also in a session that is open; the students go on reading", async () => {
    const ana = await aTrainer(prumo);
    const joao = await aStudent(prumo, ana);
    const list = calls.find(({ method, url }) => method === "GET" && url === "/api/v1/students") ?? signOut;
    const until = (day: string) =>
      database.owner.query("update subscriptions set period_end = $2 where trainer_id = $1", [ana.id, day]);
    await database.owner.query("update subscriptions set period_start = '2026-01-01' where trainer_id = $1", [ana.id]);
    await until("2026-02-24");
    expect((await sendAnything(app, list, { as: ana })).status).toBe(200);
    await until("2026-02-23");
    const refused = await sendAnything(app, list, { as: ana });
    expect([refused.status, refused.errors]).toEqual([402, UNPAID]);
    expect((await send(app, currentUser, { querystring: {}, as: joao })).status).toBe(200);
    expect(
      (
        await sendAnything(app, calls.find(({ url }) => url === "/api/v1/students/:id") ?? signOut, {
          params: { id: joao.id },
          as: joao,
        })
      ).status,
    ).toBe(200);
  });
});

describe("paying", () => {
  it("begins a subscription with its period and keeps what the card was, in cents", async () => {
    const ana = await aLapsedTrainer();
    const answer = await pay(await paying(CARDS.approved, yearly), ana);
    expect([answer.status, answer.body]).toEqual([
      200,
      { subscription: { plan: { id: yearly.id, name: "Essencial" }, status: "active", period_end: "2027-03-02" } },
    ]);
    expect(await rowsOf(ana, "payments")).toMatchObject([
      {
        status: "paid",
        method: "credit_card",
        card_brand: "Visa",
        card_last4: "1111",
        value_cents: 86_304,
        installments: 12,
      },
    ]);
  });

  it.each([
    ["declined", CARDS.declined, "number", "O cartão não foi autorizado. Verifique os dados ou use outro cartão."],
    ["expired", CARDS.expired, "expiration_date", "Dados do Cartão inválido! O cartão está vencido."],
    ["mistyped", "4111111111111112", "number", "Dados do Cartão inválido!"],
  ])(
    "with a card that is %s changes nothing, marks the field, and another card pays",
    async (_, number, field, detail) => {
      const ana = await aLapsedTrainer();
      const body = await paying(number);
      const answer = await pay(body, ana);
      const fields = { [`paymentInformation.creditCard.${field}`]: detail };
      expect([answer.status, answer.errors]).toEqual([422, { code: "card_refused", detail, fields }]);
      expect((await pay(body, ana)).errors.code).toBe("card_refused");
      expect([await rowsOf(ana, "subscriptions"), await rowsOf(ana, "payments")]).toMatchObject([
        [],
        [{ status: "canceled", card_last4: null }],
      ]);
      expect((await pay(await paying(CARDS.approved), ana)).status).toBe(200);
    },
  );

  it.each(["inventado", "A".repeat(300), "....", "0"])("with %j for a card is refused", async (card_hash) => {
    const { paymentInformation } = await paying(CARDS.approved);
    const creditCard = { ...paymentInformation.creditCard, card_hash };
    const ana = await aLapsedTrainer();
    expect((await pay({ paymentInformation: { ...paymentInformation, creditCard } }, ana)).errors.code).toBe(
      "card_refused",
    );
  });

  it("twice with the same card hash, one after the other or at once, pays once", { tags: "race" }, async () => {
    for (const atOnce of [false, true]) {
      const ana = await aLapsedTrainer();
      const body = await paying(atOnce ? CARDS.slow : CARDS.approved);
      const answers = atOnce
        ? await Promise.all([pay(body, ana), pay(body, ana)])
        : [await pay(body, ana), await pay(body, ana)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid" }]);
      expect(await rowsOf(ana, "subscriptions")).toMatchObject([{ state: "active", period_end: "2026-04-02" }]);
    }
  });

  it("with two cards at once is refused for the second", { tags: "race" }, async () => {
    const ana = await aLapsedTrainer();
    const bodies = [await paying(CARDS.slow), await paying(CARDS.slow)];
    const answers = await Promise.all(bodies.map((body) => pay(body, ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid" }]);
  });

  it("for a subscription in order charges nothing", async () => {
    const ana = await aTrainer(prumo);
    const answer = await pay(await paying(CARDS.approved), ana);
    expect([answer.status, answer.body.subscription.period_end]).toEqual([200, "2027-03-02"]);
    expect(await rowsOf(ana, "payments")).toEqual([]);
  });

  it("is due from seven days before the end of the period, and the own subscription says so", async () => {
    const ana = await aLapsedTrainer();
    const own = async () => (await send(app, findSubscription, { as: ana })).body;
    expect(await own()).toEqual({
      subscription: null,
      may_renew: true,
      pays_from: null,
      renewal: null,
      discount: null,
      trial_ends_on: null,
      pix: { kind: "email", key: "pix@prumo.example", name: "Prumo", city: "São Paulo" },
      pix_announced_on: null,
      pix_confirms: false,
      pix_charge: null,
    });
    const { subscription } = (await pay(await paying(CARDS.approved), ana)).body;
    expect(await own()).toMatchObject({ subscription, may_renew: false, renewal: { plan_id: expect.any(Number) } });
    const setEnd = (days: number) =>
      database.owner.query(
        "update subscriptions set period_start = $2::date - 30, period_end = $2::date + $3::int where trainer_id = $1",
        [ana.id, clock.now(), days],
      );
    await setEnd(8);
    expect((await own()).may_renew).toBe(false);
    await setEnd(7);
    expect(await own()).toMatchObject({ subscription: { status: "active" }, may_renew: true });
    await setEnd(-7);
    expect(await own()).toMatchObject({ subscription: { status: "canceled" }, may_renew: true });
  });

  it("in the days of grace goes on from the end of the period; afterwards it begins anew", async () => {
    const ana = await aLapsedTrainer();
    await pay(await paying(CARDS.approved), ana);
    clock.advance(33 * DAY_MS);
    const { token } = await send(app, signIn, { body: { email: ana.email, password: PASSWORD } }).then(
      ({ body }) => body,
    );
    const late = await pay(await paying(CARDS.approved), { token });
    clock.advance(60 * DAY_MS);
    const again = await send(app, signIn, { body: { email: ana.email, password: PASSWORD } });
    const lapsed = await pay(await paying(CARDS.approved), { token: JSON.parse(again.text).token });
    clock.advance(-93 * DAY_MS);
    expect([late.body.subscription.period_end, lapsed.body.subscription.period_end]).toEqual([
      "2026-05-02",
      "2026-07-03",
    ]);
    expect(await rowsOf(ana, "subscriptions")).toMatchObject([{ state: "canceled" }, { state: "active" }]);
  });

  it("in more parts than the plan has is refused", async () => {
    const answer = await pay(await paying(CARDS.approved, { ...monthly, installments: 2 }), await aLapsedTrainer());
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([
      422,
      ["paymentInformation.plan.installments"],
    ]);
  });

  it("is limited per address", async () => {
    const ana = await aLapsedTrainer();
    const body = await paying(CARDS.declined);
    const statuses = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await send(app, subscribe, { body, as: ana, headers: { "x-forwarded-for": "10.9.9.9" } })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

const PAYER = { name: "Ana Prado", email: "ana@exemplo.com.br", cpf: "12345678909", phone: "11900261207" };

describe("a card", () => {
  it("that fails on renewal pays once and never again", async () => {
    const charge = { cents: 100, installments: 1, customer: PAYER, description: "Plano" };
    for (const [number, outcome] of [
      [CARDS.approved, "paid"],
      [CARDS.failsOnRenewal, "refused"],
    ] as const) {
      const first = await payments.charge({
        ...charge,
        key: number,
        card: { hash: await encryptCard(payments, number) },
      });
      if (first.outcome !== "paid") throw new Error(first.outcome);
      const renewal = { ...charge, key: `${number} again`, card: { reference: first.cardReference } };
      expect((await payments.charge(renewal)).outcome).toBe(outcome);
    }
  });

  it("good until last month is expired", async () => {
    for (const [expiration_date, outcome] of [
      ["03/2026", "paid"],
      ["02/2026", "refused"],
    ] as const) {
      const hash = await encryptCard(payments, CARDS.approved, { expiration_date });
      const charge = {
        key: expiration_date,
        cents: 1,
        installments: 1,
        customer: PAYER,
        description: "Plano",
        card: { hash },
      };
      expect((await payments.charge(charge)).outcome).toBe(outcome);
    }
  });

  it("is encrypted with the key that the server publishes", async () => {
    const { body } = await send(app, findCardKey, {});
    expect(body).toEqual(payments.cardKey());
    expect(Buffer.from(body.public_key, "base64url")).toHaveLength(65);
  });

  it("is nowhere in the database", async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    const dump = await Promise.all(
      rows.map(async ({ name }) => JSON.stringify((await database.owner.query(`select * from ${name}`)).rows)),
    );
    expect(dump.join()).toContain("1111");
    for (const number of Object.values(CARDS)) expect(dump.join()).not.toContain(number);
  });
});
