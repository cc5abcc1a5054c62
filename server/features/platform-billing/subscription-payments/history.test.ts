import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { listPayments } from "#contract/platform-billing/subscription-payments.ts";
import { anAdminFor, aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { type Bearer, request, send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const joao = await aStudent(prumo, ana);
const carla = await aStudent(prumo, bruno);

const pay = (trainer: Trainer, payments: number) =>
  database.owner.query(
    `with numbered as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on,
                             created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 8990 + n, 'paid', period_start, period_end, period_start, now(), now()
         from subscriptions cross join generate_series(1, $2::int) as n where trainer_id = $1
       returning trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents - 8990 as n, id
     )
     insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, card_brand,
                           value_cents, installments, created_at, paid_at)
     select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'k' || n, case when n = 1 then 'canceled' else 'paid' end, 'credit_card',
            case when n > 1 then 'visa' end, 8990 + n, 1, timestamptz '2026-01-01 12:00Z' + n * interval '1 day',
            case when n > 1 then timestamptz '2026-01-01 12:00Z' + n * interval '1 day' end
       from numbered`,
    [trainer.id, payments],
  );

const list = (user_id: number, as: Bearer, page?: number) =>
  send(app, listPayments, { querystring: { user_id, ...(page && { page }) }, as });

describe("the payments of a trainer", () => {
  it("come the latest first, ten at a time, in reais", async () => {
    await pay(ana, 12);
    await pay(bruno, 1);
    const first = await list(ana.id, ana);
    expect(first.status).toBe(200);
    expect([first.body.results.length, first.body.total]).toEqual([10, 12]);
    expect(first.body.results[0]).toEqual({
      id: expect.any(Number),
      created_at: "2026-01-13T12:00:00.000Z",
      value: 90.02,
      payment_method: "credit_card",
      card_brand: "visa",
      status: "paid",
    });
    const second = await list(ana.id, ana, 2);
    expect(second.body.results).toEqual([
      expect.objectContaining({ value: 89.92, status: "paid" }),
      expect.objectContaining({ value: 89.91, status: "canceled", card_brand: null }),
    ]);
    expect((await list(ana.id, ana, 3)).body).toEqual({ results: [], total: 12 });
  });

  it("stand with the person, the ten latest", async () => {
    const first = await list(ana.id, ana);
    const { body } = await send(app, currentUser, { querystring: {}, as: ana });
    expect(body.user.payments).toEqual(first.body.results);
    expect((await send(app, currentUser, { querystring: {}, as: joao })).body.user.payments).toEqual([]);
  });

  it("answer under the path with a slash too", async () => {
    const answer = await request(app, {
      method: "GET",
      url: `/api/payment/?user_id=${ana.id}`,
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect(answer.status).toBe(200);
  });

  it("are nobody else's business", async () => {
    expect((await list(ana.id, bruno)).status).toBe(404);
    expect((await list(ana.id, joao)).status).toBe(404);
    expect((await list(bruno.id, ana)).status).toBe(404);
  });
});

describe("the payments of a student", () => {
  it("are none before the first, for the student and for the trainer", async () => {
    for (const as of [ana, joao]) expect((await list(joao.id, as)).body).toEqual({ results: [], total: 0 });
  });

  it("are those to the trainer; what was taken back is canceled beside its counter-entry", async () => {
    await database.owner.query(
      `with paid as (
         insert into student_payments
           (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on, created_at, settled_at, receipt_number)
         select $1, $2, 'session', 'k' || n, 'received', 'transfer', 'recorded', 8000 + n, '2026-02-01',
                timestamptz '2026-02-01 12:00Z' + n * interval '1 hour', now(), n
           from generate_series(1, 2) as n returning *
       ), undone as (
         insert into student_payments
           (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on, created_at, settled_at, reverses_id)
         select trainer_id, student_id, purpose, 'undo', state, method, origin, -value_cents, received_on,
                timestamptz '2026-02-01 15:00Z', now(), id
           from paid where receipt_number = 2
       )
       insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, created_at)
       values ($1, $2, 'session', 'waits', 'pending', 'pix', 'pix', 5000, '2026-02-01 16:00Z')`,
      [ana.id, joao.id],
    );
    for (const as of [ana, joao]) {
      const { body } = await list(joao.id, as);
      expect(body.results.map(({ value, payment_method, status }) => [value, payment_method, status])).toEqual([
        [50, "pix", "pending"],
        [-80.02, "transfer", "canceled"],
        [80.02, "transfer", "canceled"],
        [80.01, "transfer", "paid"],
      ]);
      expect(body.total).toBe(4);
    }
  });

  it("stand on the day on which a Pix was confirmed, not on the one on which it was announced", async () => {
    const dora = await aStudent(prumo, ana);
    await database.owner.query(
      `insert into student_payments
         (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on, created_at, settled_at, receipt_number)
       values ($1, $2, 'session', 'confirmed', 'received', 'pix', 'pix', 5000, '2026-02-04', '2026-01-31 15:00Z', '2026-02-04 15:00Z', 90)`,
      [ana.id, dora.id],
    );
    const [line] = (await list(dora.id, ana)).body.results;
    expect(line).toMatchObject({ status: "paid", created_at: "2026-02-04T15:00:00.000Z" });
  });

  it("are not found by another trainer, another student, or for somebody who is not there", async () => {
    expect((await list(joao.id, bruno)).status).toBe(404);
    expect((await list(joao.id, carla)).status).toBe(404);
    expect((await list(987_654_321, ana)).status).toBe(404);
  });

  it("are not found by an administrator who keeps the platform's money alone", async () => {
    expect((await list(joao.id, await anAdminFor(prumo, ["finance"]))).status).toBe(404);
    const looks = "select count(*)::int from audit_log where user_id = $1 and subject = 'support'";
    expect((await database.owner.query(looks, [joao.id])).rows, "who was refused did not look").toEqual([{ count: 0 }]);
    expect((await list(joao.id, await anAdminFor(prumo, ["support", "finance"]))).status).toBe(200);
  });

  it.each([{}, { user_id: "x" }, { user_id: 1, page: 0 }, { user_id: 1, limit: 1001 }])(
    "are not listed for a malformed query: %j",
    async (querystring) => {
      expect((await sendAnything(app, listPayments, { querystring, as: ana })).status).toBe(400);
    },
  );
});
