import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { exportMasterIncome, findMasterDashboard } from "#contract/overview/dashboards.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import { anAdmin, aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// The tests begin on 2 March 2026.
const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno Vale" });

interface Payment {
  readonly reais: number;
  readonly at: string;
  readonly status?: "paid" | "pending" | "canceled";
  readonly method?: "credit_card" | "pix";
}

/** A payment with the invoice that it pays. */
const pay = ({ id }: Trainer, { reais, at, status = "paid", method = "credit_card" }: Payment) =>
  owner.query(
    `with invoice as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, round($2::numeric * 100), 'paid', period_start, period_end, period_start, $3::timestamptz, $3::timestamptz
         from subscriptions where trainer_id = $1
       returning *
     )
     insert into payments (trainer_id, subscription_id, invoice_id, plan_id, plan_name, frequency, idempotency_key,
                           status, method, value_cents, installments, created_at, paid_at)
     select trainer_id, subscription_id, id, plan_id, plan_name, frequency, gen_random_uuid(), $4::text, $5, value_cents, 1,
            $3::timestamptz, case when $4::text = 'paid' then $3::timestamptz end
       from invoice`,
    [id, reais, at, status, method],
  );

const dashboard = async (start_date: string, end_date: string) =>
  (await send(app, findMasterDashboard, { querystring: { start_date, end_date }, as: admin })).body;

beforeAll(async () => {
  // São Paulo is three hours behind: its February begins at three in the morning.
  await pay(ana, { reais: 89.9, at: "2026-02-01T02:59:59.999Z" });
  await pay(ana, { reais: 89.9, at: "2026-02-01T03:00:00Z" });
  await pay(bruno, { reais: 89.9, at: "2026-02-28T12:00:00Z", method: "pix" });
  await pay(bruno, { reais: 0.01, at: "2026-03-01T02:59:59.999Z" });
  await pay(bruno, { reais: 1000, at: "2026-03-01T03:00:00Z" });
  await pay(ana, { reais: 500, at: "2026-02-10T12:00:00Z", status: "canceled" });
  await pay(ana, { reais: 500, at: "2026-02-11T12:00:00Z", status: "pending" });
});

describe("the income of the platform", () => {
  it("begins and ends at São Paulo's midnight", async () => {
    const { monthly_incomes, total } = await dashboard("2026-02-01", "2026-02-28");
    expect(total).toBe(179.81);
    expect(monthly_incomes).toHaveLength(28);
    expect(monthly_incomes.filter(({ value }) => value > 0)).toEqual([
      { date: "2026-02-01", value: 89.9 },
      { date: "2026-02-28", value: 89.91 },
    ]);
  });

  it("counts what all trainers paid in its month, the months without any as 0", async () => {
    expect((await dashboard("2026-01-01", "2026-04-30")).monthly_incomes).toEqual([
      { date: "2026-01-01", value: 89.9 },
      { date: "2026-02-01", value: 179.81 },
      { date: "2026-03-01", value: 1000 },
      { date: "2026-04-01", value: 0 },
    ]);
  });

  it("is summed by method and compared with the period before", async () => {
    const { payment_methods_used, comparison } = await dashboard("2026-02-01", "2026-02-28");
    expect(payment_methods_used).toEqual({ credit_card: 89.91, pix: 89.9 });
    expect(comparison).toEqual({
      until: "2026-02-28",
      previous: { start_date: "2026-01-01", end_date: "2026-01-31", value: 89.9 },
    });
  });

  it("knows the summer time of past years", async () => {
    // Until 2019 clocks were put back at midnight in February: 16 February 2019 had its last hour twice.
    await pay(ana, { reais: 10, at: "2019-02-17T02:30:00Z" });
    await pay(ana, { reais: 20, at: "2019-02-17T03:00:00Z" });
    expect((await dashboard("2019-02-16", "2019-02-17")).monthly_incomes).toEqual([
      { date: "2019-02-16", value: 10 },
      { date: "2019-02-17", value: 20 },
    ]);
  });
});

describe("how subscriptions stand", () => {
  it("tells each trainer's last one, on both sides of its end and of its grace", async () => {
    const standing = async () =>
      Object.fromEntries(
        (await dashboard("2026-01-01", "2026-12-31")).invoice_status_percentage.map(({ status, count }) => [
          status,
          count,
        ]),
      );
    const ends = (trainer: Trainer, day: string, is_ending = false) =>
      owner.query(
        "update subscriptions set period_start = '2025-12-01', period_end = $2, is_ending = $3 where trainer_id = $1",
        [trainer.id, day, is_ending],
      );
    expect(await standing()).toEqual({ active: 2, late: 0, canceled: 0 });
    await ends(ana, "2026-03-03");
    await ends(bruno, "2026-03-02");
    expect(await standing()).toEqual({ active: 1, late: 1, canceled: 0 });
    await ends(ana, "2026-02-24");
    await ends(bruno, "2026-02-23");
    expect(await standing()).toEqual({ active: 0, late: 1, canceled: 1 });
    // One that ends with its period has no days of grace.
    await ends(ana, "2026-03-03", true);
    await ends(bruno, "2026-03-02", true);
    expect(await standing()).toEqual({ active: 1, late: 0, canceled: 1 });
    // A canceled subscription makes room for the next one.
    await owner.query("update subscriptions set state = 'canceled' where trainer_id = $1", [bruno.id]);
    await owner.query(
      `insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at)
       select trainer_id, plan_id, plan_name, frequency, value_cents, 'active', '2026-03-02', '2026-04-02', created_at from subscriptions where trainer_id = $1`,
      [bruno.id],
    );
    expect(await standing()).toEqual({ active: 2, late: 0, canceled: 0 });
  });

  it("leaves out those that ended before the period or began after it", async () => {
    const { invoice_status_percentage } = await dashboard("2020-01-01", "2020-12-31");
    expect(invoice_status_percentage.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe("the trainer with the most students", () => {
  it("is counted by active students of active trainers; of several it is the first by name", async () => {
    const front = async () => (await dashboard("2026-01-01", "2026-12-31")).personal_with_most_active_students;
    expect(await front()).toBeNull();
    await aStudent(prumo, bruno);
    expect(await front()).toEqual({ id: bruno.id, name: "Bruno Vale", photo_url: null, students: 1 });
    const other = await aStudent(prumo, ana);
    expect(await front()).toMatchObject({ id: ana.id, students: 1 });
    await send(app, setStudentStatus, { params: { id: other.id }, body: { is_active: false }, as: ana });
    expect(await front()).toMatchObject({ id: bruno.id });
    await owner.query("update users set is_active = false where id = $1", [bruno.id]);
    expect(await front()).toBeNull();
  });
});

describe("the spreadsheet", () => {
  it("holds each payment that was counted, on its day in São Paulo", async () => {
    const querystring = { start_date: "2026-02-01", end_date: "2026-02-28" };
    const { headers, bytes } = await send(app, exportMasterIncome, { querystring, as: admin });
    expect(headers["content-disposition"]).toContain('filename="faturamento.xlsx"');
    const [sheet] = await readXlsx(Readable.from(bytes));
    const [head, ...rows] = sheet?.data ?? [];
    expect(head).toEqual(["Data", "Personal", "Plano", "Forma de pagamento", "Valor (R$)"]);
    expect(rows.map(([day, person, , method, value]) => [day, person, method, value])).toEqual([
      [new Date("2026-02-01T00:00:00Z"), "Ana Prado", "Crédito", 89.9],
      [new Date("2026-02-28T00:00:00Z"), "Bruno Vale", "Pix", 89.9],
      [new Date("2026-02-28T00:00:00Z"), "Bruno Vale", "Crédito", 0.01],
    ]);
  });
});
