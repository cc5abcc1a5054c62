import { describe, expect, it } from "vitest";
import {
  announceChargePix,
  findStudentMoney,
  recordPayment,
  settlePayment,
  undoPayment,
} from "#contract/student-billing/student-payments.ts";
import * as calls from "#contract/student-billing/student-plans.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { chargeAllPlans } from "./workflows.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const prumo = await startTestApp();
const { app, database, clock, dependencies } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno Reis" });
const monthly = await aPlan(prumo, ana);
const yearly = await aPlan(prumo, ana, { name: "Anual", value_cents: 180_000, frequency: "yearly" });

const assign = (id: number, changes: Partial<calls.PlanAssignment> = {}, as = ana) =>
  send(app, calls.assignPlan, {
    params: { id },
    body: { plan_id: monthly, starts_on: "2026-03-02", due_day: 2, ...changes },
    as,
  });

const end = (id: number, studentPlanId: number, ends_on: string | null) =>
  send(app, calls.endStudentPlan, { params: { id, studentPlanId }, body: { ends_on }, as: ana });

const dueDays = async (id: number) => {
  const { rows } = await database.owner.query<{ due_on: string }>(
    "select due_on::text from student_charges where student_id = $1 order by due_on",
    [id],
  );
  return rows.map(({ due_on }) => due_on);
};

describe("giving a student a plan", () => {
  it("copies it and writes its charges a year ahead", async () => {
    const { id } = await aStudent(prumo, ana);
    const { status, body } = await assign(id, { starts_on: "2026-01-31", due_day: 31 });
    expect(status).toBe(201);
    expect(body.money.plans).toMatchObject([
      { plan_id: monthly, name: "Mensal", value: 180, frequency: "monthly", due_day: 31, ends_on: null },
    ]);
    const days = await dueDays(id);
    expect(days.slice(0, 4)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
    expect(days.at(-1)).toBe("2027-02-28");
    expect(body.money.charges.map(({ state }) => state)).toEqual(["late", "late", ...Array(12).fill("due")]);
    await database.owner.query("update subscription_plans set name = 'Outro', value_cents = 1 where id = $1", [
      monthly,
    ]);
    const { money } = (await send(app, findStudentMoney, { params: { id }, as: ana })).body;
    expect(money).toEqual(body.money);
    await database.owner.query("update subscription_plans set name = 'Mensal', value_cents = 18000 where id = $1", [
      monthly,
    ]);
  });

  it("ends the plan before it: charges of later periods go, begun ones and paid ones stay", async () => {
    const { id } = await aStudent(prumo, ana);
    const { charges } = (await assign(id, { starts_on: "2026-02-10", due_day: 10 })).body.money;
    const advance = charges[3];
    const body = {
      key: "0c1d2e3f-4a5b-4c6d-8e7f-8091a2b3c4d5",
      charge_id: advance?.id ?? 0,
      method: "pix",
      value: 180,
      received_on: "2026-03-02",
    } as const;
    await send(app, recordPayment, { params: { id }, body, as: ana });
    const { money } = (await assign(id, { plan_id: yearly, starts_on: "2026-03-11", due_day: 15 })).body;
    expect(money.plans.map(({ name, ends_on }) => [name, ends_on])).toEqual([
      ["Mensal", "2026-03-11"],
      ["Anual", null],
    ]);
    expect(await dueDays(id)).toEqual(["2026-02-10", "2026-03-10", "2026-03-15", advance?.due_on]);
  });

  it("takes the trainer's own active plans alone, from near days alone", async () => {
    const { id } = await aStudent(prumo, ana);
    const closed = await aPlan(prumo, ana, { name: "Antigo", is_active: false });
    const brunos = await aPlan(prumo, bruno);
    for (const plan_id of [closed, brunos, 987_654_321])
      expect((await assign(id, { plan_id })).errors.fields).toEqual({ plan_id: "Escolha um dos seus planos ativos" });
    for (const starts_on of ["2021-03-01", "2027-03-03"])
      expect(Object.keys((await assign(id, { starts_on })).errors.fields ?? {})).toEqual(["starts_on"]);
    for (const starts_on of ["2021-03-02", "2027-03-02"]) expect((await assign(id, { starts_on })).status).toBe(201);
    expect((await assign(id, {}, bruno)).status).toBe(404);
  });

  it("twice at once leaves one that runs", { tags: "race" }, async () => {
    const { id } = await aStudent(prumo, ana);
    const answers = await Promise.all([assign(id), assign(id, { plan_id: yearly })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { money } = (await send(app, findStudentMoney, { params: { id }, as: ana })).body;
    expect(money.plans.filter(({ ends_on }) => ends_on === null)).toHaveLength(1);
    expect(await dueDays(id)).toHaveLength(money.plans.at(-1)?.name === "Anual" ? 2 : 13);
  });
});

describe("ending a plan", () => {
  it("removes what is due later, and letting it run again brings it back", async () => {
    const { id } = await aStudent(prumo, ana);
    const { plans } = (await assign(id)).body.money;
    const before = await dueDays(id);
    expect((await end(id, plans[0]?.id ?? 0, "2026-05-02")).status).toBe(200);
    expect(await dueDays(id)).toEqual(["2026-03-02", "2026-04-02"]);
    expect((await end(id, plans[0]?.id ?? 0, null)).status).toBe(200);
    expect(await dueDays(id)).toEqual(before);
  });

  it("on the day of its start takes a plan back that was given by mistake", async () => {
    const { id } = await aStudent(prumo, ana);
    const { plans } = (await assign(id)).body.money;
    const { money } = (await end(id, plans[0]?.id ?? 0, "2026-03-02")).body;
    expect([money.plans, money.charges]).toEqual([[], []]);
  });

  it("takes charges that nothing was paid of: refused and undone payments keep none, a pending one does", async () => {
    const student = await aStudent(prumo, ana);
    const { id } = student;
    const { plans, charges } = (await assign(id)).body.money;
    const [refused, undone, pending] = charges.map((charge) => charge.id);
    const announce = async (chargeId = 0) =>
      (await send(app, announceChargePix, { params: { id, chargeId }, as: student })).body.money.payments[0]?.id ?? 0;
    const settled = { id, paymentId: await announce(refused) };
    await send(app, settlePayment, { params: settled, body: { received: false }, as: ana });
    const cash = { charge_id: undone ?? 0, method: "cash", value: 180, received_on: "2026-03-02" } as const;
    const body = { ...cash, key: crypto.randomUUID() };
    const recorded = await send(app, recordPayment, { params: { id }, body, as: ana });
    const paymentId = recorded.body.money.payments[0]?.id ?? 0;
    await send(app, undoPayment, { params: { id, paymentId }, as: ana });
    await announce(pending);
    const { money } = (await end(id, plans[0]?.id ?? 0, "2026-03-02")).body;
    expect(money.charges.map((charge) => charge.id)).toEqual([pending]);
    expect(money.payments.map(({ state }) => state)).toEqual(["pending", "counter_entry", "reversed", "refused"]);
    expect((await end(id, plans[0]?.id ?? 0, null)).body.money.charges).toHaveLength(13);
  });

  it("refuses a day before its start, and to run beside another plan", async () => {
    const { id } = await aStudent(prumo, ana);
    const [first] = (await assign(id)).body.money.plans;
    const early = await end(id, first?.id ?? 0, "2026-03-01");
    expect(early.errors.fields).toEqual({ ends_on: "O plano não pode terminar antes de começar" });
    await assign(id, { plan_id: yearly, starts_on: "2026-04-02" });
    const beside = await end(id, first?.id ?? 0, null);
    expect([beside.status, beside.errors.code]).toEqual([409, "changed_elsewhere"]);
  });
});

it("a waived charge is asked for no more, until it is again", async () => {
  const { id } = await aStudent(prumo, ana);
  const { charges } = (await assign(id, { starts_on: "2026-02-05", due_day: 5 })).body.money;
  const chargeId = charges[0]?.id ?? 0;
  const waive = (waived: boolean) =>
    send(app, calls.waiveCharge, { params: { id, chargeId }, body: { waived }, as: ana });
  expect((await waive(true)).body.money.charges[0]).toMatchObject({ id: chargeId, state: "waived", open: 0 });
  expect((await waive(false)).body.money.charges[0]).toMatchObject({ id: chargeId, state: "late", open: 180 });
});

describe("the job that writes charges", () => {
  it("loses no month after it stood still for years, and writes nothing twice, also from two processes at once", {
    tags: "race",
  }, async () => {
    const student = await aStudent(prumo, ana);
    await assign(student.id);
    expect(await dueDays(student.id)).toHaveLength(13);
    const years = 800 * DAY_MS;
    clock.advance(years);
    await Promise.all([chargeAllPlans(dependencies), chargeAllPlans(dependencies)]);
    await chargeAllPlans(dependencies);
    clock.advance(-years);
    const days = await dueDays(student.id);
    // From March 2026 to a year after May 2028.
    expect([days.length, days[0], days.at(-1)]).toEqual([39, "2026-03-02", "2029-05-02"]);
    expect(new Set(days).size).toBe(days.length);
  });

  it("writes none for a plan that has ended", async () => {
    const { id } = await aStudent(prumo, ana);
    const { plans } = (await assign(id)).body.money;
    await end(id, plans[0]?.id ?? 0, "2026-04-02");
    clock.advance(100 * DAY_MS);
    await chargeAllPlans(dependencies);
    clock.advance(-100 * DAY_MS);
    expect(await dueDays(id)).toEqual(["2026-03-02"]);
  });
});
