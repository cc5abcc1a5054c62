import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { keepStudentCard } from "#contract/student-billing/student-cards.ts";
import { findStudentMoney } from "#contract/student-billing/student-payments.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNotice, aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { anOffer } from "../../../testing/steps/purchases.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewStudentCards } from "./workflows/renew-cards.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;

/** R$ 180,00 were paid by the kept card. */
async function aStudentWhoPaid(caller: number) {
  const ana = await aTrainer(prumo);
  const offer = await anOffer(prumo, ana);
  const joao = await aStudent(prumo, ana);
  const params = { id: joao.id };
  await send(app, assignPlan, { params, body: { plan_id: offer.id, starts_on: "2026-03-02", due_day: 2 }, as: ana });
  const { creditCard } = await aPayment(payments, CARDS.approved, { id: 1, installments: 1 });
  const headers = { "x-forwarded-for": `10.5.${caller}.1` };
  await send(app, keepStudentCard, { params, body: { creditCard, value: 180 }, as: joao, headers });
  await renewStudentCards(dependencies);
  const { rows } = await owner.query<{ key: string }>(
    "select key from student_payments where student_id = $1 and state = 'received'",
    [joao.id],
  );
  return { ana, joao, key: rows[0]?.key ?? "" };
}

async function notice(key: string) {
  await send(app, receivePaymentNotice, aNotice(randomUUID(), key));
  await prumo.runDueJobs();
}

const valuesOf = async ({ id }: { readonly id: number }) =>
  (
    await owner.query<{ value_cents: number }>(
      "select value_cents from student_payments where student_id = $1 order by id",
      [id],
    )
  ).rows.map(({ value_cents }) => value_cents);

it("a payment that a student's bank takes back opens the charge, tells the trainer once, and stops the card", async () => {
  const { ana, joao, key } = await aStudentWhoPaid(1);
  await payments.refund(key);
  await notice(key);
  await notice(key);
  expect(await valuesOf(joao)).toEqual([18_000, -18_000]);
  const { body } = await send(app, findStudentMoney, { params: { id: joao.id }, as: ana });
  expect(body.money.charges).toContainEqual(expect.objectContaining({ value: 180, received: 0 }));
  const told = (await mailsTo(prumo, ana.email)).filter(({ subject }) => subject.includes("foi devolvido"));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("R$ 180,00");
  await renewStudentCards(dependencies);
  expect(await valuesOf(joao)).toEqual([18_000, -18_000]);
});

it("what is taken back in a later month leaves the sum of the month in which it was received", async () => {
  const { joao, key } = await aStudentWhoPaid(3);
  clock.advance(40 * DAY_MS);
  await payments.refund(key);
  await notice(key);
  const { rows } = await owner.query(
    "select to_char(received_on, 'YYYY-MM') as month, value_cents from student_payments where student_id = $1 order by id",
    [joao.id],
  );
  expect(rows).toEqual([
    { month: "2026-03", value_cents: 18_000 },
    { month: "2026-04", value_cents: -18_000 },
  ]);
});

it("the charge of a period that an ended plan never reached stays waived", async () => {
  const { ana, joao, key } = await aStudentWhoPaid(4);
  await owner.query(
    "update student_plans set ends_on = (select min(period_start) from student_charges where student_id = $1) where student_id = $1",
    [joao.id],
  );
  await owner.query("delete from student_charges where student_id = $1 and received_cents = 0", [joao.id]);
  await payments.refund(key);
  await notice(key);
  const { body } = await send(app, findStudentMoney, { params: { id: joao.id }, as: ana });
  expect(body.money.charges.filter(({ open }) => open > 0)).toEqual([]);
  const [told] = (await mailsTo(prumo, ana.email)).filter(({ subject }) => subject.includes("foi devolvido"));
  expect(told?.text).not.toContain("em aberto");
});

it("a part that went back leaves the charge paid", async () => {
  const { joao, key } = await aStudentWhoPaid(2);
  await payments.refund(key, 5000);
  await notice(key);
  expect(await valuesOf(joao)).toEqual([18_000]);
});
