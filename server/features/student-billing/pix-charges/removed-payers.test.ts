import { describe, expect, it } from "vitest";
import { fulfilErasure, requestErasure } from "#contract/own-data/personal-data.ts";
import { makePixCharge } from "#contract/student-billing/pix-charges.ts";
import { keepStudentCard } from "#contract/student-billing/student-cards.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { removeStudent } from "#contract/students/students.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPayment, CARDS, withLostAnswers } from "../../../testing/steps/cards.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { renewStudentCards } from "../student-cards/workflows/renew-cards.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const MINUTE_MS = 60_000;
const admin = await anAdmin(prumo);
const log = { error() {}, warn() {} };
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.8.${callers++}.1` });

interface Paying {
  readonly ana: Trainer;
  readonly joao: TheirStudent;
  readonly chargeId: number;
}

/** R$ 180,00 are due today. */
async function aPaying(): Promise<Paying> {
  const ana = await aTrainer(prumo);
  await owner.query("insert into receiving (trainer_id, recipient_id) values ($1, 're_clh2abcdefghij')", [ana.id]);
  const joao = await aStudent(prumo, ana);
  const body = { plan_id: await aPlan(prumo, ana), starts_on: "2026-03-02", due_day: 2 };
  const { money } = (await send(app, assignPlan, { params: { id: joao.id }, body, as: ana })).body;
  return { ana, joao, chargeId: money.charges[0]?.id ?? 0 };
}

async function aPix({ joao, chargeId }: Paying): Promise<string> {
  const body = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 180 };
  await send(app, makePixCharge, { params: { id: joao.id, chargeId }, body, as: joao, headers: headers() });
  const { rows } = await owner.query<{ key: string }>("select key from pix_charges where charge_id = $1", [chargeId]);
  return rows[0]?.key ?? "";
}

async function aLostCard({ joao }: Paying): Promise<string> {
  const { creditCard } = await aPayment(payments, CARDS.approved, { id: 1, installments: 1 });
  const body = { creditCard, value: 180 };
  await send(app, keepStudentCard, { params: { id: joao.id }, body, as: joao, headers: headers() });
  await renewStudentCards({ ...dependencies, payments: withLostAnswers(payments) });
  const { rows } = await owner.query<{ key: string }>("select key from student_payments where student_id = $1", [
    joao.id,
  ]);
  return rows[0]?.key ?? "";
}

async function removedByTrainer({ ana, joao }: Paying) {
  await owner.query("update users set is_active = false where id = $1", [joao.id]);
  return (await send(app, removeStudent, { params: { id: joao.id }, as: ana })).status;
}

async function erasedOf(person: TheirStudent | Trainer) {
  const { id } = (await send(app, requestErasure, { body: { password: PASSWORD }, as: person })).body.erasure;
  const body = { request_id: id, user_id: person.id };
  return (await send(app, fulfilErasure, { body, as: await signedIn(prumo, admin) })).status;
}

const WAYS: Readonly<Record<string, (paying: Paying) => Promise<number>>> = {
  "removed by the trainer": removedByTrainer,
  erased: ({ joao }) => erasedOf(joao),
  "erased with the trainer": ({ ana }) => erasedOf(ana),
};

const openCharge = async (key: string) =>
  (await owner.query("select state from open_charges where key = $1", [key])).rows;

describe.each(Object.entries(WAYS))("of a student who is %s", (_, remove) => {
  it("a Pix that waits is called off", async () => {
    const paying = await aPaying();
    const key = await aPix(paying);
    expect(await remove(paying)).toBe(204);
    expect(await openCharge(key)).toEqual([{ state: "returning" }]);
    clock.advance(2 * MINUTE_MS);
    await settleOpenCharges(dependencies, log);
    expect([await payments.findPix(key), await openCharge(key)]).toEqual([{ outcome: "ended" }, []]);
  });

  it("a card's payment whose answer was lost goes back, and nobody waits for it", async () => {
    const paying = await aPaying();
    const key = await aLostCard(paying);
    expect(await remove(paying)).toBe(204);
    const { rows } = await owner.query("select state, receipt_number from student_payments where key = $1", [key]);
    expect(rows).toEqual(
      remove === WAYS["erased with the trainer"] ? [] : [{ state: "refused", receipt_number: null }],
    );
    await settleOpenCharges(dependencies, log);
    expect([await payments.find(key), await openCharge(key)]).toEqual([{ outcome: "refused", reason: "declined" }, []]);
  });
});

it("a Pix that the provider makes while its student is removed is called off", async () => {
  const paying = await aPaying();
  const { makePix } = payments;
  payments.makePix = async (asked) => {
    await removedByTrainer(paying);
    // As though the job of open charges had come first.
    await owner.query("delete from open_charges where key = $1", [asked.key]);
    return makePix(asked);
  };
  const keys: string[] = [];
  const { refund } = payments;
  payments.refund = async (key, cents) => {
    keys.push(key);
    return refund(key, cents);
  };
  await aPix(paying);
  Object.assign(payments, { makePix, refund });
  expect(await Promise.all(keys.map((key) => payments.findPix(key)))).toEqual([{ outcome: "ended" }]);
});
