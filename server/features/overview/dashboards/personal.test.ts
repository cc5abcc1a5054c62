import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { exportPersonalIncome, findPersonalDashboard, findPersonalIncome } from "#contract/overview/dashboards.ts";
import { aStudent, aTrainer, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aCounterEntry, aReceivedPayment, aStudentsPlan } from "../../../testing/steps/income.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// The tests begin on 2 March 2026.
const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const joao = await aStudent(prumo, ana, { name: "João" });
const dora = await aStudent(prumo, ana, { name: "Dora" });
const carla = await aStudent(prumo, bruno, { name: "Carla" });

const pay = (student: TheirStudent, day: string, reais: number, method?: "cash") =>
  aReceivedPayment(database, student, { day, reais, ...(method && { method }) });

async function dashboard(start_date: string, end_date: string, as: Trainer = ana, interval?: "daily" | "monthly") {
  const querystring = { start_date, end_date, ...(interval && { interval }) };
  return (await send(app, findPersonalDashboard, { querystring, as })).body;
}

const incomesOf = async (...asked: Parameters<typeof dashboard>) =>
  (await dashboard(...asked)).monthly_incomes.filter(({ value }) => value !== 0);

beforeAll(async () => {
  await pay(joao, "2026-01-31", 100.1);
  await pay(joao, "2026-02-01", 100.2, "cash");
  await pay(dora, "2026-02-28", 33.33);
  await pay(dora, "2026-03-01", 33.33);
  // Another tenant has the same amounts on the same days.
  await pay(carla, "2026-02-01", 100.2);
  await pay(carla, "2026-02-28", 33.33);
  for (const state of ["pending", "refused"] as const)
    await aReceivedPayment(database, joao, { day: "2026-02-10", reais: 500, state });
});

describe("the income of a trainer", () => {
  it("counts each payment in its month, to the cent, and the months without any as 0", async () => {
    const { monthly_incomes, total, interval } = await dashboard("2025-12-01", "2026-04-30");
    expect(interval).toBe("monthly");
    expect(monthly_incomes).toEqual([
      { date: "2025-12-01", value: 0 },
      { date: "2026-01-01", value: 100.1 },
      { date: "2026-02-01", value: 133.53 },
      { date: "2026-03-01", value: 33.33 },
      { date: "2026-04-01", value: 0 },
    ]);
    expect(total).toBe(266.96);
  });

  it("is daily for a month, with each of its days and none of its neighbours", async () => {
    const { monthly_incomes, interval, total } = await dashboard("2026-02-01", "2026-02-28");
    expect([interval, monthly_incomes.length, total]).toEqual(["daily", 28, 133.53]);
    expect(monthly_incomes.at(0)).toEqual({ date: "2026-02-01", value: 100.2 });
    expect(monthly_incomes.at(-1)).toEqual({ date: "2026-02-28", value: 33.33 });
    expect(monthly_incomes.at(9)).toEqual({ date: "2026-02-10", value: 0 });
  });

  it("is by months when that is asked for, the first one from the period's first day on", async () => {
    expect((await dashboard("2026-01-31", "2026-02-27", ana, "monthly")).monthly_incomes).toEqual([
      { date: "2026-01-31", value: 100.1 },
      { date: "2026-02-01", value: 100.2 },
    ]);
  });

  it("is summed by method, and methods that nobody used are left out", async () => {
    const { payment_methods_used } = await dashboard("2026-02-01", "2026-02-28");
    expect(payment_methods_used).toEqual({ cash: 100.2, pix: 33.33 });
  });

  it("is compared with the same part of the period before", async () => {
    expect((await dashboard("2026-02-01", "2026-02-28")).comparison).toEqual({
      until: "2026-02-28",
      previous: { start_date: "2026-01-01", end_date: "2026-01-31", value: 100.1 },
    });
    expect((await dashboard("2026-03-01", "2026-03-31")).comparison).toEqual({
      until: "2026-03-02",
      previous: { start_date: "2026-02-01", end_date: "2026-02-02", value: 100.2 },
    });
    expect((await dashboard("2026-03-03", "2026-03-31")).comparison).toBeNull();
  });

  it("of another trainer is the other one's alone", async () => {
    const theirs = await dashboard("2026-01-01", "2026-12-31", bruno);
    expect(theirs.total).toBe(133.53);
    expect(theirs.payment_methods_used).toEqual({ pix: 133.53 });
    const nobodys = await dashboard("2026-01-01", "2026-12-31", await aTrainer(prumo));
    expect([nobodys.total, nobodys.payment_methods_used]).toEqual([0, {}]);
    expect(nobodys.invoice_status_percentage.map(({ percentage }) => percentage)).toEqual([0, 0, 0]);
    expect(nobodys.student_with_most_executed_trainings).toBeNull();
  });

  it("is taken back by a counter-entry", async () => {
    const eva = await aTrainer(prumo, { name: "Eva" });
    const lia = await aStudent(prumo, eva);
    await pay(lia, "2026-01-10", 80);
    const mistake = await pay(lia, "2026-01-11", 800);
    await aCounterEntry(database, mistake, "2026-01-11");
    expect(await incomesOf("2026-01-01", "2026-01-31", eva)).toEqual([{ date: "2026-01-10", value: 80 }]);
    const cash = await pay(lia, "2026-01-12", 50, "cash");
    await aCounterEntry(database, cash, "2026-01-12");
    expect((await dashboard("2026-01-01", "2026-01-31", eva)).payment_methods_used).toEqual({ pix: 80 });
  });
});

describe("what a trainer receives", () => {
  const incomeIn = async (start_date: string, end_date: string, as: Trainer) =>
    (await send(app, findPersonalIncome, { querystring: { start_date, end_date }, as })).body;

  it("is told by plan and by student, without what was given back", async () => {
    const gil = await aTrainer(prumo, { name: "Gil" });
    const [rui, iris] = [await aStudent(prumo, gil, { name: "Rui" }), await aStudent(prumo, gil, { name: "Íris" })];
    for (const student of [rui, iris]) {
      await aStudentsPlan(database, student, { starts_on: "2026-01-01", charges: [{ due_on: "2026-02-05" }] });
      const payment = await pay(student, "2026-02-05", 60);
      await database.owner.query(
        `update student_payments set purpose = 'plan', charge_id = (select id from student_charges where student_id = $1)
          where id = $2`,
        [student.id, payment],
      );
    }
    await pay(iris, "2026-02-06", 40);
    await pay(rui, "2026-03-01", 70);
    await aCounterEntry(database, await pay(rui, "2026-02-07", 500), "2026-02-07");
    expect(await incomeIn("2026-02-01", "2026-02-28", gil)).toMatchObject({
      plans: [
        { plan: "Mensal", purpose: "plan", value: 120 },
        { plan: null, purpose: "other", value: 40 },
      ],
      students: [
        { id: iris.id, name: "Íris", value: 100 },
        { id: rui.id, name: "Rui", value: 60 },
      ],
      other_students: { value: 0, count: 0 },
    });
    expect((await incomeIn("2026-02-01", "2026-02-28", ana)).plans).toEqual([
      { plan: null, purpose: "other", value: 133.53 },
    ]);
  });

  it("names the ten who paid most, and sums the others", async () => {
    const gil = await aTrainer(prumo);
    for (let reais = 1; reais <= 12; reais++) await pay(await aStudent(prumo, gil), "2026-02-01", reais);
    const { students, other_students } = await incomeIn("2026-02-01", "2026-02-28", gil);
    expect(students.map(({ value }) => value)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(other_students).toEqual({ value: 3, count: 2 });
  });

  it("is still to come by month from today on, and late before, as much as is open of each charge", async () => {
    const gil = await aTrainer(prumo);
    const rui = await aStudent(prumo, gil);
    const days = ["2026-03-01", "2026-03-02", "2026-03-31", "2026-05-31", "2026-06-01"];
    const charges = days.map((due_on, place) => ({ due_on, received: place * 10 }));
    await aStudentsPlan(database, rui, { starts_on: "2026-01-01", charges });
    await aStudentsPlan(database, dora, { starts_on: "2026-01-01", charges: [{ due_on: "2026-03-05" }] });
    const { late, months } = await incomeIn("2026-01-01", "2026-01-31", gil);
    expect(late).toEqual({ value: 100, charges: 1 });
    expect(months).toEqual([
      { month: "2026-03-01", value: 170, charges: 2 },
      { month: "2026-04-01", value: 0, charges: 0 },
      { month: "2026-05-01", value: 70, charges: 1 },
    ]);
  });
});

describe("a period", () => {
  it.each([
    [{}, { start_date: "Selecione um intervalo de datas.", end_date: "Selecione um intervalo de datas." }],
    [{ start_date: "2026-01-01" }, { end_date: "Selecione um intervalo de datas." }],
    [{ start_date: "2026-02-30", end_date: "2026-03-01" }, { start_date: "Data inválida" }],
    [{ start_date: "2026-01-01", end_date: "9999-12-31" }, { end_date: "Data inválida" }],
  ])("%j is malformed", async (querystring, fields) => {
    const { status, errors } = await sendAnything(app, findPersonalDashboard, { querystring, as: ana });
    expect([status, errors.fields]).toEqual([400, fields]);
  });

  it("that ends before it starts, or is longer than ten years, is refused at its end", async () => {
    const asked = (start_date: string, end_date: string) =>
      send(app, findPersonalDashboard, { querystring: { start_date, end_date }, as: ana });
    expect((await asked("2026-03-02", "2026-03-01")).errors).toMatchObject({
      code: "invalid",
      fields: { end_date: "O fim do período não pode vir antes do início." },
    });
    expect((await asked("2016-03-02", "2026-03-02")).status).toBe(200);
    expect((await asked("2016-03-02", "2026-03-03")).errors.fields).toEqual({
      end_date: "Escolha um período de até 10 anos.",
    });
  });
});

describe("how plans stand", async () => {
  const eva = await aTrainer(prumo, { name: "Eva" });
  const plan = async (...[of]: [Parameters<typeof aStudentsPlan>[2]]) =>
    aStudentsPlan(database, await aStudent(prumo, eva), of);
  // Due today is not late, nor is what was paid.
  await plan({ starts_on: "2026-01-02", charges: [{ due_on: "2026-02-02", received: 100 }, { due_on: "2026-03-02" }] });
  await plan({ starts_on: "2026-01-01", charges: [{ due_on: "2026-03-01", received: 99 }] });
  // It ends today; the other one tomorrow.
  await plan({ starts_on: "2026-01-01", ends_on: "2026-03-02", charges: [{ due_on: "2026-02-01" }] });
  await plan({ starts_on: "2026-01-01", ends_on: "2026-03-03" });
  // The last plan of a student who changed plans counts.
  const changed = await aStudent(prumo, eva);
  await aStudentsPlan(database, changed, { starts_on: "2025-06-01", ends_on: "2026-01-01" });
  await aStudentsPlan(database, changed, { starts_on: "2026-01-01" });

  const standing = async (start: string, end: string) =>
    (await dashboard(start, end, eva)).invoice_status_percentage.map(({ status, count, percentage }) => [
      status,
      count,
      percentage,
    ]);

  it("counts each student once, by the last plan of the period, and adds up to 100", async () => {
    expect(await standing("2026-01-01", "2026-12-31")).toEqual([
      ["active", 3, 60],
      ["late", 1, 20],
      ["canceled", 1, 20],
    ]);
  });

  it("leaves out plans that ended before the period or begin after it", async () => {
    expect(await standing("2025-06-01", "2025-12-31")).toEqual([
      ["active", 0, 0],
      ["late", 0, 0],
      ["canceled", 1, 100],
    ]);
    expect(await standing("2026-03-02", "2026-03-31")).toEqual([
      ["active", 3, 75],
      ["late", 1, 25],
      ["canceled", 0, 0],
    ]);
  });
});

describe("the student with the most trainings", () => {
  const train = (student: TheirStudent, days: readonly string[]) =>
    database.owner.query(
      `insert into training_executions (trainer_id, student_id, training_key, training_name, day, note, recorded_by, versions, overruled)
       select $1, $2, 1, 'Treino A', day, '', 'student', '[]', '[]' from unnest($3::date[]) as day`,
      [student.trainer.id, student.id, days],
    );

  it("is counted within the period; of several it is the first by name", async () => {
    await train(joao, ["2026-01-31", "2026-02-01", "2026-02-28"]);
    await train(dora, ["2026-02-02", "2026-02-03", "2026-03-01"]);
    await train(carla, ["2026-02-02", "2026-02-03", "2026-02-04", "2026-02-05"]);
    const front = async (start: string, end: string, as?: Trainer) =>
      (await dashboard(start, end, as)).student_with_most_executed_trainings;
    expect(await front("2026-01-31", "2026-02-28")).toMatchObject({ id: joao.id, name: "João", trainings: 3 });
    expect(await front("2026-02-01", "2026-03-01")).toMatchObject({ id: dora.id, trainings: 3 });
    expect(await front("2026-02-01", "2026-02-28")).toMatchObject({ id: dora.id, trainings: 2 });
    expect(await front("2026-02-01", "2026-02-28", bruno)).toMatchObject({ id: carla.id, trainings: 4 });
  });
});

describe("the spreadsheet", () => {
  it("holds each payment that was counted, in order of day", async () => {
    const querystring = { start_date: "2026-02-01", end_date: "2026-02-28" };
    const { headers, bytes } = await send(app, exportPersonalIncome, { querystring, as: ana });
    expect(headers["content-disposition"]).toContain('filename="faturamento.xlsx"');
    const [sheet] = await readXlsx(Readable.from(bytes));
    expect(sheet?.data).toEqual([
      ["Data", "Aluno", "Plano", "Forma de pagamento", "Valor (R$)"],
      [new Date("2026-02-01T00:00:00Z"), "João", null, "Dinheiro", 100.2],
      [new Date("2026-02-28T00:00:00Z"), "Dora", null, "Pix", 33.33],
    ]);
  });

  it("is written in steps, each payment once", async () => {
    const eva = await aTrainer(prumo, { name: "Eva" });
    const { id } = await aStudent(prumo, eva);
    await database.owner.query(
      `insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on,
                                     created_at, settled_at, receipt_number)
       select $1, $2, 'other', gen_random_uuid(), 'received', 'pix', 'recorded', place, date '2026-01-01' + place % 3, now(), now(), place
         from generate_series(1, 2500) as place`,
      [eva.id, id],
    );
    const querystring = { start_date: "2026-01-01", end_date: "2026-01-31" };
    const { bytes } = await send(app, exportPersonalIncome, { querystring, as: eva });
    const [sheet] = await readXlsx(Readable.from(bytes));
    const values = (sheet?.data ?? []).slice(1).map((row) => Math.round(Number(row[4]) * 100));
    expect(values.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 2500 }, (_, place) => place + 1));
  });
});
