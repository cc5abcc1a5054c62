import { describe, expect, it } from "vitest";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { checkPixCharge, makePixCharge } from "#contract/student-billing/pix-charges.ts";
import { keepStudentCard } from "#contract/student-billing/student-cards.ts";
import {
  announceChargePix,
  findStudentMoney,
  recordPayment,
  undoPayment,
} from "#contract/student-billing/student-payments.ts";
import { assignPlan, endStudentPlan } from "#contract/student-billing/student-plans.ts";
import type { PaymentProvider, PixAnswer } from "../../../platform/payments/provider.ts";
import { aStudent, aTrainer, signedIn, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNotice, aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewStudentCards } from "../student-cards/workflows/renew-cards.ts";
import { askAboutWaitingPix, settleNoticedStudentPix } from "./workflows/settle-pix.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const MINUTE_MS = 60_000;

/** The sandbox's Pix of these cents is never paid. */
const UNPAID_CENTS = 18_013;
const PAYER = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207" };
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.6.${callers++}.1` });

interface Paying {
  readonly ana: Trainer;
  readonly joao: TheirStudent;
  readonly chargeId: number;
}

/** Today, 2 March 2026, the first charge of R$ 180,00 is due. */
async function aPaying({ cents = 18_000, hasRecipient = true } = {}): Promise<Paying> {
  const ana = await aTrainer(prumo, { name: "Ana Prado" });
  if (hasRecipient)
    await owner.query("insert into receiving (trainer_id, recipient_id) values ($1, 're_clh2abcdefghij')", [ana.id]);
  const joao = await aStudent(prumo, ana);
  const plan_id = await aPlan(prumo, ana, { value_cents: cents });
  const body = { plan_id, starts_on: "2026-03-02", due_day: 2 };
  const { money } = (await send(app, assignPlan, { params: { id: joao.id }, body, as: ana })).body;
  return { ana, joao, chargeId: money.charges[0]?.id ?? 0 };
}

const make = ({ joao, chargeId }: Paying, as: Bearer = joao, value = 180) =>
  send(app, makePixCharge, { params: { id: joao.id, chargeId }, body: { ...PAYER, value }, as, headers: headers() });
const check = ({ joao, chargeId }: Paying, as: Bearer = joao) =>
  send(app, checkPixCharge, { params: { id: joao.id, chargeId }, as, headers: headers() });
const moneyOf = async ({ joao }: Paying) =>
  (await send(app, findStudentMoney, { params: { id: joao.id }, as: await signedIn(prumo, joao) })).body.money;
const pixOf = async ({ chargeId }: Paying) =>
  (await owner.query("select key, state, value_cents from pix_charges where charge_id = $1 order by id", [chargeId]))
    .rows as { key: string; state: string; value_cents: number }[];
const keyOf = async (paying: Paying) => (await pixOf(paying)).at(-1)?.key ?? "";
const paymentsOf = async ({ joao }: Paying) =>
  (
    await owner.query(
      "select state, origin, method, value_cents, receipt_number from student_payments where student_id = $1 order by id",
      [joao.id],
    )
  ).rows;
const subjectsTo = async ({ email }: { readonly email: string }) =>
  (await mailsTo(prumo, email)).map(({ subject }) => subject);
const notice = async (paying: Paying, id: string) => {
  await send(app, receivePaymentNotice, aNotice(id, await keyOf(paying)));
  await prumo.runDueJobs();
};
const answering = (answer: PixAnswer) => ({
  ...dependencies,
  payments: { ...dependencies.payments, findPix: async () => answer } satisfies PaymentProvider,
});
const RECEIVED = { state: "received", origin: "pix_charge", method: "pix", value_cents: 18_000, receipt_number: 1 };

describe("a Pix that the provider confirms", () => {
  it("is shown to the student with its code, and asking again is the same one", { tags: "race" }, async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    const [first, second] = await Promise.all([make(paying, paying.joao, 180.13), make(paying, paying.joao, 180.13)]);
    const pix = first.body.money.charges[0]?.pix;
    expect(pix).toMatchObject({ value: 180.13, expires_at: "2026-03-03T15:00:00.000Z" });
    expect(pix?.code).toMatch(/^0002.*5406180\.13.*6304[0-9A-F]{4}$/);
    expect(second.body.money.charges[0]?.pix).toEqual(pix);
    expect(await pixOf(paying)).toHaveLength(1);
    expect(first.body.money.pix_confirms).toBe(true);
  });

  it("is the same order after its row was lost, and another for a plan that got the same number", async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    const makeAnew = async () => {
      await owner.query("delete from pix_charges where charge_id = $1", [paying.chargeId]);
      await make(paying, paying.joao, 180.13);
      return keyOf(paying);
    };
    const key = await makeAnew();
    expect(await makeAnew()).toBe(key);
    await owner.query("update student_plans set created_at = created_at + interval '1 hour' where student_id = $1", [
      paying.joao.id,
    ]);
    expect(await makeAnew()).not.toBe(key);
  });

  it("is the student's alone", async () => {
    const paying = await aPaying();
    const other = await aStudent(prumo, paying.ana);
    expect((await make(paying, paying.ana)).status).toBe(403);
    expect((await make(paying, other)).status).toBe(404);
    expect((await check(paying, other)).status).toBe(404);
    expect((await make({ ...paying, chargeId: (await aPaying()).chargeId })).status).toBe(404);
  });

  it("is made neither for another value nor where the trainer has no recipient", async () => {
    expect((await make(await aPaying(), undefined, 100)).errors.code).toBe("price_changed");
    const without = await aPaying({ hasRecipient: false });
    expect((await make(without)).errors.detail).toContain("não recebe por Pix automático");
    expect((await moneyOf(without)).pix_confirms).toBe(false);
  });

  it("pays the charge once, however notice, job and student ask at once, and both are told", {
    tags: "race",
  }, async () => {
    const paying = await aPaying();
    await make(paying);
    expect((await check(paying)).body.money.charges[0]?.pix).not.toBeNull();
    clock.advance(2 * MINUTE_MS);
    const key = await keyOf(paying);
    await Promise.all([
      notice(paying, "paid"),
      settleNoticedStudentPix(dependencies, key),
      askAboutWaitingPix(dependencies),
      check(paying),
    ]);
    await notice(paying, "created");
    expect(await paymentsOf(paying)).toMatchObject([RECEIVED]);
    const money = await moneyOf(paying);
    expect(money.charges.some(({ id }) => id === paying.chargeId)).toBe(false);
    expect(money.payments[0]).toMatchObject({ origin: "pix_charge", undoable_until: null });
    expect(await subjectsTo(paying.joao)).toContain("Pagamento recebido: Mensal");
    const told = (await subjectsTo(paying.ana)).filter((subject) => subject.includes("pagou por Pix: Mensal"));
    expect(told).toHaveLength(1);
    expect((await make(paying)).errors.code).toBe("changed_elsewhere");
  });

  it("whose notice is lost is found by the job within two minutes", async () => {
    const paying = await aPaying();
    await make(paying);
    await askAboutWaitingPix(dependencies);
    expect(await paymentsOf(paying)).toEqual([]);
    clock.advance(2 * MINUTE_MS);
    await askAboutWaitingPix(dependencies);
    expect(await paymentsOf(paying)).toMatchObject([RECEIVED]);
  });

  it("is asked about within two minutes, however often the student looked at it before", { tags: "race" }, async () => {
    const paying = await aPaying();
    for (let time = 0; time < 4; time++) {
      await make(paying);
      await check(paying);
    }
    clock.advance(2 * MINUTE_MS);
    await askAboutWaitingPix(dependencies);
    expect(await paymentsOf(paying)).toEqual([RECEIVED]);
  });

  it("that expires is asked for again, and the late money of the first still counts once", async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    await make(paying, paying.joao, 180.13);
    clock.advance(DAY_MS + MINUTE_MS);
    await askAboutWaitingPix(dependencies);
    expect((await pixOf(paying)).map(({ state }) => state)).toEqual(["expired"]);
    const joao = await signedIn(prumo, paying.joao);
    expect((await make(paying, joao, 180.13)).body.money.charges[0]?.pix).not.toBeNull();
    const [first] = await pixOf(paying);
    await settleNoticedStudentPix(answering({ outcome: "paid", cents: UNPAID_CENTS }), first?.key ?? "");
    expect(await paymentsOf(paying)).toMatchObject([{ state: "received", value_cents: UNPAID_CENTS }]);
    // The second is called off.
    clock.advance(2 * MINUTE_MS);
    await askAboutWaitingPix(dependencies);
    expect((await pixOf(paying)).map(({ state }) => state)).toEqual(["paid", "expired"]);
    expect(await dependencies.payments.findPix(await keyOf(paying))).toEqual({ outcome: "ended" });
    clock.advance(-DAY_MS - 3 * MINUTE_MS);
  });

  it("that pays what was paid in another way goes back, once, and the student is told", { tags: "race" }, async () => {
    const paying = await aPaying();
    await make(paying);
    const body = { key: crypto.randomUUID(), charge_id: paying.chargeId, method: "cash", value: 180 } as const;
    const params = { id: paying.joao.id };
    await send(app, recordPayment, { params, body: { ...body, received_on: "2026-03-02" }, as: paying.ana });
    clock.advance(MINUTE_MS);
    await Promise.all([check(paying), askAboutWaitingPix(dependencies)]);
    await notice(paying, "late");
    const key = await keyOf(paying);
    await settleNoticedStudentPix(dependencies, key);
    expect(await paymentsOf(paying)).toMatchObject([
      { state: "received", origin: "recorded" },
      { state: "refused", origin: "pix_charge", receipt_number: null },
    ]);
    expect(await dependencies.payments.findPix(key)).toEqual({ outcome: "ended" });
    expect((await pixOf(paying)).map(({ state }) => state)).toEqual(["refunded"]);
    expect((await subjectsTo(paying.joao)).filter((subject) => subject === "Seu Pix será devolvido")).toHaveLength(1);
    expect((await owner.query("select 1 from open_charges where key = $1", [key])).rows).toEqual([]);
  });

  it("that was called off and yet paid goes back, and pays nothing", { tags: "race" }, async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    await make(paying, paying.joao, 180.13);
    const key = await keyOf(paying);
    const params = { id: paying.joao.id };
    const part = { key: crypto.randomUUID(), charge_id: paying.chargeId, method: "cash", value: 100 } as const;
    const body = { ...part, received_on: "2026-03-02" };
    const recorded = await send(app, recordPayment, { params, body, as: paying.ana });
    const waiting = answering({ outcome: "waiting", code: "000201" });
    waiting.payments.refund = async () => ({ outcome: "away" });
    await settleNoticedStudentPix(waiting, key);
    expect((await pixOf(paying)).map(({ state }) => state)).toEqual(["expired"]);
    // The charge is open as before.
    const paymentId = recorded.body.money.payments[0]?.id ?? 0;
    await send(app, undoPayment, { params: { ...params, paymentId }, as: paying.ana });
    const paid = answering({ outcome: "paid", cents: UNPAID_CENTS });
    await Promise.all([settleNoticedStudentPix(paid, key), settleNoticedStudentPix(paid, key)]);
    expect((await paymentsOf(paying)).slice(2)).toMatchObject([
      { state: "refused", origin: "pix_charge", value_cents: UNPAID_CENTS },
    ]);
    expect((await pixOf(paying)).map(({ state }) => state)).toEqual(["refunded"]);
    expect((await moneyOf(paying)).charges[0]).toMatchObject({ id: paying.chargeId, open: 180.13 });
    expect((await subjectsTo(paying.joao)).filter((subject) => subject === "Seu Pix será devolvido")).toHaveLength(1);
    expect(await dependencies.payments.findPix(key)).toEqual({ outcome: "ended" });
    expect((await owner.query("select 1 from open_charges where key = $1", [key])).rows).toEqual([]);
  });

  it("of another amount goes back, and the charge stays open", async () => {
    const paying = await aPaying();
    await make(paying);
    await settleNoticedStudentPix(answering({ outcome: "paid", cents: 17_999 }), await keyOf(paying));
    expect(await paymentsOf(paying)).toMatchObject([{ state: "refused", value_cents: 17_999 }]);
    expect((await moneyOf(paying)).charges[0]).toMatchObject({ id: paying.chargeId, open: 180, pix: null });
  });

  it("whose return the provider does not answer is given back by the job", async () => {
    const paying = await aPaying();
    await make(paying);
    const key = await keyOf(paying);
    const away = answering({ outcome: "paid", cents: 1 });
    away.payments.refund = async () => ({ outcome: "away" });
    await settleNoticedStudentPix(away, key);
    expect((await owner.query("select state from open_charges where key = $1", [key])).rows).toEqual([
      { state: "returning" },
    ]);
  });

  it("that the provider takes back reopens the charge beside a counter-entry", async () => {
    const paying = await aPaying();
    await make(paying);
    clock.advance(MINUTE_MS);
    await check(paying);
    await dependencies.payments.refund(await keyOf(paying));
    await notice(paying, "refunded");
    await notice(paying, "refunded again");
    expect(await paymentsOf(paying)).toMatchObject([{ value_cents: 18_000 }, { value_cents: -18_000 }]);
    expect((await moneyOf(paying)).charges[0]).toMatchObject({ id: paying.chargeId, open: 180 });
    expect(await subjectsTo(paying.ana)).toContainEqual(expect.stringContaining("foi devolvido"));
  });

  it("waits for neither a card nor an announced Pix, and holds the card back", async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    const { creditCard } = await aPayment(dependencies.payments, CARDS.approved, { id: 1, installments: 1 });
    const params = { id: paying.joao.id };
    const body = { creditCard, value: 180.13 };
    expect((await send(app, keepStudentCard, { params, body, as: paying.joao, headers: headers() })).status).toBe(200);
    await make(paying, paying.joao, 180.13);
    await renewStudentCards(dependencies);
    expect(await paymentsOf(paying)).toEqual([]);
    await owner.query("update pix_charges set state = 'expired' where charge_id = $1", [paying.chargeId]);
    await renewStudentCards(dependencies);
    expect(await paymentsOf(paying)).toMatchObject([{ state: "received", origin: "card" }]);

    const announcing = await aPaying({ cents: UNPAID_CENTS });
    const charge = { id: announcing.joao.id, chargeId: announcing.chargeId };
    await send(app, announceChargePix, { params: charge, as: announcing.joao });
    expect((await make(announcing, announcing.joao, 180.13)).errors.code).toBe("payment_under_way");
  });

  it("whose charge goes with the plan is called off", async () => {
    const paying = await aPaying({ cents: UNPAID_CENTS });
    await make(paying, paying.joao, 180.13);
    const key = await keyOf(paying);
    const money = await moneyOf(paying);
    const params = { id: paying.joao.id, studentPlanId: money.plans[0]?.id ?? 0 };
    await send(app, endStudentPlan, { params, body: { ends_on: "2026-03-02" }, as: paying.ana });
    clock.advance(2 * MINUTE_MS);
    await askAboutWaitingPix(dependencies);
    const { rows } = await owner.query("select state, charge_id from pix_charges where key = $1", [key]);
    expect(rows).toEqual([{ state: "expired", charge_id: null }]);
    expect(await dependencies.payments.findPix(key)).toEqual({ outcome: "ended" });
  });

  it("without an answer is asked for once more, or forgotten when the provider never knew of it", async () => {
    const paying = await aPaying();
    const makePix = dependencies.payments.makePix;
    dependencies.payments.makePix = async () => ({ outcome: "away" });
    const lost = await make(paying);
    dependencies.payments.makePix = makePix;
    expect([lost.status, lost.errors.detail]).toEqual([503, expect.stringContaining("não gerou o Pix agora")]);
    expect((await moneyOf(paying)).charges[0]?.pix).toBeNull();
    expect((await make(paying)).body.money.charges[0]?.pix).not.toBeNull();
    expect(await pixOf(paying)).toHaveLength(1);
  });
});
