import { describe, expect, it } from "vitest";
import { listTrainerAuditEntries } from "#contract/people/audit.ts";
import { listPlatformInvoices, printTrainerReceipt } from "#contract/platform-billing/platform-invoices.ts";
import { listStudents } from "#contract/students/students.ts";
import { anAdmin, aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const admin = await anAdmin(prumo);

const list = async (querystring = {}) =>
  (await send(app, listPlatformInvoices, { querystring: { page: 1, limit: 100, ...querystring }, as: admin })).body;

async function anInvoice(trainer: Trainer, state: "pending" | "paid" | "canceled", dueOn: string, cents = 8990) {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
     select trainer_id, id, plan_id, plan_name, frequency, $4, $2, $3::date, $3::date + 30, $3::date, now(), case when $2 = 'paid' then now() end
       from subscriptions where trainer_id = $1 returning id`,
    [trainer.id, state, dueOn, cents],
  );
  return rows[0]?.id ?? 0;
}

const announced = (trainer: Trainer, invoiceId: number) =>
  database.owner.query(
    `insert into payments (trainer_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents, installments, created_at)
     select trainer_id, plan_id, plan_name, frequency, id, 'pix-' || id, 'pending', 'pix', value_cents, 1, now() from invoices where trainer_id = $1 and id = $2`,
    [trainer.id, invoiceId],
  );

const [ana, bruno, carla] = [
  await aTrainer(prumo, { name: "Ana Prado" }),
  await aTrainer(prumo, { name: "Bruno Reis" }),
  await aSubscriber(prumo, { endsInDays: 3 }),
];
const paid = await anInvoice(ana, "paid", "2026-02-01", 10_000);
const late = await anInvoice(ana, "pending", "2026-02-27");
const open = await anInvoice(bruno, "pending", "2026-03-20", 20_000);
const canceled = await anInvoice(bruno, "canceled", "2026-01-01");
const withPix = await anInvoice(carla, "pending", "2026-03-05");
await announced(carla, withPix);

describe("the list of invoices", () => {
  it("has those of all trainers, with an announced Pix first", async () => {
    const { invoices, value, meta } = await list();
    expect(invoices.map(({ id }) => id)).toEqual([withPix, open, late, paid, canceled]);
    expect(invoices[0]).toMatchObject({ trainer: { id: carla.id }, announced_pix: { value: 89.9 } });
    expect(value).toBeNull();
    expect(meta.total_count).toBe(5);
  });

  it.each([
    ["pix", [withPix]],
    ["open", [withPix, open, late]],
    ["late", [late]],
    ["paid", [paid]],
    ["refunded", []],
    ["canceled", [canceled]],
  ] as const)("of the state %s has only those", async (state, ids) => {
    expect((await list({ state })).invoices.map(({ id }) => id)).toEqual(ids);
  });

  it("sums what is owed, what was received and kept, and what was given back, of one state", async () => {
    const sumOf = async (state: string, q: string) => (await list({ state, q })).value;
    expect(await Promise.all(["pix", "open", "late"].map((state) => sumOf(state, "")))).toEqual([89.9, 379.8, 89.9]);
    const davi = await aTrainer(prumo, { name: "Davi Melo" });
    const [partly, wholly, refused] = await Promise.all([
      anInvoice(davi, "paid", "2026-02-01", 10_000),
      anInvoice(davi, "paid", "2026-02-02", 5000),
      anInvoice(davi, "paid", "2026-02-03", 7000),
    ]);
    const { owner } = database;
    await owner.query("update invoices set refunded_cents = 3000 where id = $1", [partly]);
    await owner.query("update invoices set refunded_cents = 5000, refunded_at = now() where id = $1", [wholly]);
    await owner.query("update invoices set refunded_cents = 2000 where id = $1", [refused]);
    await owner.query(
      `with paid as (
         insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents, installments, created_at, paid_at)
         select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'paid-' || id, 'paid', 'pix', value_cents, 1, now(), now() from invoices where id = $1 returning *
       )
       insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents, installments, created_at, reverses_id, refund_refused_at)
       select trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key || '-refund', 'pending', method, -2000, 1, now(), id, now() from paid`,
      [refused],
    );
    expect(await sumOf("paid", "davi")).toBe(100 - 30 + 70 - 20);
    expect(await sumOf("refunded", "davi")).toBe(30 + 50 + 20);
    expect(await sumOf("refund_refused", "davi")).toBe(20);
    expect(await sumOf("canceled", "")).toBeNull();
    expect((await list({ q: "davi" })).value).toBeNull();
  });

  it("is found by the trainer's name and ordered by every column, both ways", async () => {
    expect((await list({ q: "bruno" })).invoices.map(({ id }) => id)).toEqual([open, canceled]);
    expect((await list({ trainer_id: ana.id })).invoices.map(({ id }) => id)).toEqual([late, paid]);
    const values = (await list({ order: "value", direction: "asc" })).invoices.slice(1).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    for (const order of ["due_on", "trainer", "paid_on"] as const)
      for (const direction of ["asc", "desc"] as const)
        expect((await list({ order, direction })).invoices[0]?.id).toBe(withPix);
  });

  it("is the administrator's alone", async () => {
    const { status } = await send(app, listPlatformInvoices, { querystring: { page: 1, limit: 5 }, as: ana });
    expect(status).toBe(403);
  });
});

describe("from a trainer", () => {
  it("the administrator prints the receipts of paid invoices, of this trainer alone", async () => {
    const print = (id: number, invoiceId: number) =>
      send(app, printTrainerReceipt, { params: { id, invoiceId }, as: admin });
    expect((await print(ana.id, paid)).status).toBe(200);
    expect((await print(ana.id, late)).errors.code).toBe("nothing_to_print");
    expect((await print(bruno.id, paid)).status).toBe(404);
  });

  it("reads the log, and the students", async () => {
    const joao = await aStudent(prumo, ana, { name: "João da Ana" });
    await aStudent(prumo, bruno, { name: "Outro aluno" });
    const { users } = (await send(app, listStudents, { querystring: { personal_id: ana.id }, as: admin })).body;
    expect(users.map(({ id }) => id)).toEqual([joao.id]);
    const log = await send(app, listTrainerAuditEntries, {
      params: { id: ana.id },
      querystring: { page: 1, limit: 5 },
      as: admin,
    });
    expect(log.status).toBe(200);
    const missing = { params: { id: joao.id }, querystring: { page: 1, limit: 5 }, as: admin };
    expect((await send(app, listTrainerAuditEntries, missing)).status).toBe(404);
  });

  it("a trainer sees no other trainer's students by naming one", async () => {
    const { users } = (await send(app, listStudents, { querystring: { personal_id: ana.id }, as: bruno })).body;
    expect(users.every(({ name }) => name !== "João da Ana")).toBe(true);
  });
});
