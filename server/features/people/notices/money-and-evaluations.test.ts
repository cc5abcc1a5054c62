import { describe, expect, it } from "vitest";
import { announceChargePix, settlePayment } from "#contract/student-billing/student-payments.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { removeAppointment, saveAppointment } from "#contract/students/appointments.ts";
import { signedIn, type TheirStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { startPushService } from "../../../testing/services/push-service.ts";
import { noticesOf } from "../../../testing/steps/delivered-notices.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const service = await startPushService();
const prumo = await startTestApp({ push: service.push });
const { app, database, runDueJobs } = prumo;
const { owner } = database;
const {
  aTrainersStudent,
  aDevice,
  choose,
  arrivedAt,
  titlesAt,
  at,
  everythingDue,
  byTheClock,
  waitingJobs,
  aKnownCycle,
} = noticesOf(prumo, service);

async function aPayer() {
  const { ana, joao } = await aTrainersStudent();
  const body = { plan_id: await aPlan(prumo, ana), starts_on: "2026-03-05", due_day: 5 };
  const { money } = (await send(app, assignPlan, { params: { id: joao.id }, body, as: ana })).body;
  const chargeId = money.charges[0]?.id ?? 0;
  const announce = () => send(app, announceChargePix, { params: { id: joao.id, chargeId }, as: joao });
  return { ana, joao, announce };
}

describe("money", () => {
  it("that is due is told three days before and on the day, until it is paid", async () => {
    const { joao, announce } = await aPayer();
    const phone = await aDevice(joao);
    const mornings = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06"];
    for (const day of mornings) {
      await at(`${day}T11:00:00Z`);
      await byTheClock("payment_notices");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual(["Um pagamento vence em 05/03/2026", "Um pagamento vence hoje"]);
    const other = await aPayer();
    const another = await aDevice(other.joao);
    await at("2026-03-05T11:00:00Z");
    await other.announce();
    await byTheClock("payment_notices");
    await everythingDue();
    expect(titlesAt(another)).toEqual([]);
    await at("2026-03-02T15:00:00Z");
    await announce();
  });

  it("that is announced in the night waits until the morning, and is told no more once it is confirmed", async () => {
    const { ana, joao, announce } = await aPayer();
    const other = await aPayer();
    const [phone, otherPhone] = [await aDevice(ana), await aDevice(other.ana)];
    await at("2026-03-03T02:00:00Z");
    const { body } = await announce();
    await other.announce();
    await runDueJobs();
    expect([titlesAt(phone), titlesAt(otherPhone)]).toEqual([[], []]);
    for (const seconds of await waitingJobs()) expect(Math.round(seconds / 60)).toBe(8 * 60);
    const paymentId = body.money.payments[0]?.id ?? 0;
    const params = { id: joao.id, paymentId };
    await send(app, settlePayment, { params, body: { received: true }, as: await signedIn(prumo, ana) });
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect([titlesAt(phone), titlesAt(otherPhone)]).toEqual([[], ["João da Silva informou um pagamento por Pix"]]);
  });
});

it("an evaluation that is nearly out of date is told to its student once", async () => {
  const { joao } = await aTrainersStudent();
  await aKnownCycle(joao);
  const phone = await aDevice(joao);
  await choose(joao, { choices: [{ kind: "training_changed", push: false, mail: false }] });
  const evaluatedOn = (day: string) =>
    owner.query("update evaluations set evaluated_on = $2 where student_id = $1", [joao.id, day]);
  for (const day of ["2025-12-16", "2025-12-14", "2025-12-14", "2025-12-07"]) {
    await evaluatedOn(day);
    await byTheClock("evaluation_notices");
    await everythingDue();
  }
  expect(titlesAt(phone)).toEqual(["Está chegando a hora da sua avaliação"]);
});

describe("an evaluation that is marked", () => {
  const mark = ({ id, trainer }: TheirStudent, day: string, time: string | null) =>
    send(app, saveAppointment, { params: { id }, body: { day, time }, as: trainer });

  it("is told as it is marked and moved, three days before and on the day before, each once and without a word of health", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await mark(joao, "2026-03-06", "09:00");
    await everythingDue();
    await mark(joao, "2026-03-05", "09:00");
    await mark(joao, "2026-03-05", "09:00");
    await everythingDue();
    for (const day of ["2026-03-02", "2026-03-04", "2026-03-04"]) {
      await at(`${day}T15:00:00Z`);
      await byTheClock("appointment_notices");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual([
      "Sua avaliação está marcada",
      "Sua avaliação está marcada",
      "Sua avaliação é em 3 dias",
      "Sua avaliação é amanhã",
    ]);
    expect(new Set(arrivedAt(phone).map(({ message }) => message.body))).toEqual(
      new Set(["Veja o dia e como se preparar."]),
    );
  });

  it("is told again when it is moved away and back, or taken back and marked anew", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    for (const day of ["2026-03-12", "2026-03-13", "2026-03-12"]) {
      await mark(joao, day, "09:00");
      await everythingDue();
    }
    expect(titlesAt(phone)).toHaveLength(3);
    await send(app, removeAppointment, { params: { id: joao.id }, as: joao.trainer });
    await mark(joao, "2026-03-12", "09:00");
    await everythingDue();
    expect(titlesAt(phone)).toHaveLength(4);
  });

  it("is told once in the morning, however often it was moved in the night", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await at("2026-03-03T02:00:00Z");
    for (const day of ["2026-03-12", "2026-03-13", "2026-03-12"]) {
      await mark(joao, day, "09:00");
      await everythingDue();
    }
    expect(titlesAt(phone)).toEqual([]);
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect(titlesAt(phone)).toEqual(["Sua avaliação está marcada"]);
  });

  it("in the night and taken back before the morning is not told", async () => {
    const { joao } = await aTrainersStudent();
    const phone = await aDevice(joao);
    await at("2026-03-03T02:00:00Z");
    await mark(joao, "2026-03-12", "09:00");
    await send(app, removeAppointment, { params: { id: joao.id }, as: await signedIn(prumo, joao.trainer) });
    await at("2026-03-03T10:00:00Z");
    await everythingDue();
    expect(titlesAt(phone)).toEqual([]);
  });
});
