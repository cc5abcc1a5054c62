import { describe, expect, it } from "vitest";
import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import { purchasePlan } from "#contract/student-billing/checkout.ts";
import { keepStudentCard, removeStudentCard } from "#contract/student-billing/student-cards.ts";
import { announceChargePix, findStudentMoney, settlePayment } from "#contract/student-billing/student-payments.ts";
import { assignPlan, endStudentPlan } from "#contract/student-billing/student-plans.ts";
import { aStudent, aTrainer, signedIn, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPayment, CARDS, withLostAnswers } from "../../../testing/steps/cards.ts";
import { anOffer, aPurchase } from "../../../testing/steps/purchases.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewStudentCards } from "./workflows/renew-cards.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;

const receivesCards = (trainer: Trainer) =>
  owner.query("insert into receiving (trainer_id, recipient_id) values ($1, 're_clh2abcdefghij')", [trainer.id]);
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.3.${callers++}.1` });
const cardOf = async (number: string) =>
  (await aPayment(dependencies.payments, number, { id: 1, installments: 1 })).creditCard;
const keep = async ({ id }: TheirStudent, as: Bearer, value = 180, number: string = CARDS.approved) =>
  send(app, keepStudentCard, {
    params: { id },
    body: { creditCard: await cardOf(number), value },
    as,
    headers: headers(),
  });
const moneyOf = async (student: TheirStudent) =>
  (await send(app, findStudentMoney, { params: { id: student.id }, as: await signedIn(prumo, student) })).body.money;
const renew = () => renewStudentCards(dependencies);
const renewUnanswered = () => renewStudentCards({ ...dependencies, payments: withLostAnswers(dependencies.payments) });
const cardRows = ({ id }: TheirStudent) => owner.query("select 1 from student_cards where student_id = $1", [id]);
const paymentsOf = async ({ id }: TheirStudent) =>
  (
    await owner.query(
      "select state, origin, method, value_cents, receipt_number from student_payments where student_id = $1 order by id",
      [id],
    )
  ).rows;
const subjectsTo = async ({ email }: { readonly email: string }) =>
  (await mailsTo(prumo, email)).map(({ subject }) => subject);

/** Today, 2 March 2026, the first charge of R$ 180,00 is due. */
async function anOwing() {
  const ana = await aTrainer(prumo, { name: "Ana Prado" });
  await receivesCards(ana);
  const joao = await aStudent(prumo, ana);
  const plan_id = await aPlan(prumo, ana);
  await send(app, assignPlan, {
    params: { id: joao.id },
    body: { plan_id, starts_on: "2026-03-02", due_day: 2 },
    as: ana,
  });
  return { ana, joao, plan_id };
}

async function aPaying(number: string = CARDS.approved) {
  const owing = await anOwing();
  return { ...owing, kept: await keep(owing.joao, owing.joao, 180, number) };
}

describe("a student's card", () => {
  it("is kept by the student alone, who allows the value that is shown", async () => {
    const { ana, joao, kept } = await aPaying();
    expect(kept.body.money.renewal).toMatchObject({ value: 180, card: { last4: "1111" }, next_on: "2026-03-02" });
    expect((await keep(joao, ana)).status).toBe(403);
    expect((await keep(joao, joao, 100)).errors.code).toBe("price_changed");
    expect((await keep(joao, joao, 180, CARDS.declined)).errors.code).toBe("card_refused");
    const other = await aStudent(prumo, ana);
    expect((await keep(joao, other)).status).toBe(404);
    expect((await keep(other, other)).errors.detail).toBe("Não há um plano com cobranças para renovar.");
    expect(await paymentsOf(joao)).toEqual([]);
  });

  it("is not asked for where the money would not reach the trainer", async () => {
    const bruno = await aTrainer(prumo);
    const carla = await aStudent(prumo, bruno);
    expect((await keep(carla, carla)).errors.detail).toContain("ainda não recebe por cartão");
    expect((await moneyOf(carla)).renewal.value).toBeNull();
  });

  it("pays what is due once, also when two processes renew at once, and goes on with the next month", {
    tags: "race",
  }, async () => {
    const { joao } = await aPaying();
    await Promise.all([renew(), renew(), renew()]);
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([
      { state: "received", origin: "card", method: "credit_card", value_cents: 18_000, receipt_number: 1 },
    ]);
    expect((await subjectsTo(joao)).filter((subject) => subject === "Pagamento recebido: Mensal")).toHaveLength(1);
    clock.advance(31 * DAY_MS);
    await renew();
    expect(await paymentsOf(joao)).toHaveLength(2);
    clock.advance(-31 * DAY_MS);
  });

  it("that is refused is tried again on days 1, 3 and 5, and after 7 the plan ends and both are told", async () => {
    const { ana, joao } = await aPaying(CARDS.failsOnRenewal);
    const tries = async () => (await paymentsOf(joao)).length;
    const seen: number[] = [];
    for (let day = 0; day <= 7; day++) {
      await renew();
      seen.push(await tries());
      clock.advance(DAY_MS);
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
    const money = await moneyOf(joao);
    expect(money.renewal.card).toBeNull();
    expect(money.charges.map(({ due_on, state }) => [due_on, state])).toEqual([["2026-03-02", "late"]]);
    const told = await subjectsTo(joao);
    expect(told.filter((subject) => subject === "Seu cartão foi recusado: Mensal")).toHaveLength(4);
    expect(told.at(-1)).toBe("Seu plano não foi renovado: Mensal");
    expect((await subjectsTo(ana)).at(-1)).toContain("não renovou: Mensal");
    clock.advance(-8 * DAY_MS);
  });

  it("is not asked for a charge that stayed after the end of its plan", async () => {
    const { ana, joao } = await aPaying();
    const money = await moneyOf(joao);
    const params = { id: joao.id };
    await send(app, announceChargePix, { params: { ...params, chargeId: money.charges[0]?.id ?? 0 }, as: joao });
    const path = { ...params, studentPlanId: money.plans[0]?.id ?? 0 };
    await send(app, endStudentPlan, { params: path, body: { ends_on: "2026-03-02" }, as: ana });
    const paymentId = (await moneyOf(joao)).payments[0]?.id ?? 0;
    await send(app, settlePayment, { params: { ...params, paymentId }, body: { received: false }, as: ana });
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "refused", origin: "pix" }]);
    expect((await moneyOf(joao)).renewal).toMatchObject({ value: null, next_on: null });
  });

  it("that is refused leaves a plan that the trainer ended before its last day", async () => {
    const { ana, joao } = await aPaying(CARDS.failsOnRenewal);
    const studentPlanId = (await moneyOf(joao)).plans[0]?.id ?? 0;
    const params = { id: joao.id, studentPlanId };
    const ended = await send(app, endStudentPlan, { params, body: { ends_on: "2026-03-04" }, as: ana });
    expect(ended.body.money.charges).toHaveLength(1);
    for (let day = 0; day <= 7; day++) {
      await renew();
      clock.advance(DAY_MS);
    }
    const { rows } = await owner.query("select ends_on::text from student_plans where id = $1", [studentPlanId]);
    expect([rows, (await cardRows(joao)).rows]).toEqual([[{ ends_on: "2026-03-04" }], []]);
    clock.advance(-8 * DAY_MS);
  });

  it("that is kept for a charge ten days late pays it, and the plan goes on", async () => {
    const { joao } = await anOwing();
    clock.advance(10 * DAY_MS);
    const kept = await keep(joao, await signedIn(prumo, joao));
    expect(kept.body.money.renewal.next_on).toBe("2026-03-12");
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "received", origin: "card", receipt_number: 1 }]);
    expect((await moneyOf(joao)).plans).toMatchObject([{ name: "Mensal", ends_on: null }]);
    clock.advance(-10 * DAY_MS);
  });

  it("that is kept for a late charge and refused has four tries in seven days from then, as screen and mails say", async () => {
    const { joao } = await anOwing();
    clock.advance(10 * DAY_MS);
    await keep(joao, await signedIn(prumo, joao), 180, CARDS.failsOnRenewal);
    const seen: (readonly [number, string | null])[] = [];
    for (let day = 0; day <= 7; day++) {
      await renew();
      seen.push([(await paymentsOf(joao)).length, (await moneyOf(joao)).renewal.next_on]);
      clock.advance(DAY_MS);
    }
    expect(seen).toEqual([
      [1, "2026-03-13"],
      [2, "2026-03-15"],
      [2, "2026-03-15"],
      [3, "2026-03-17"],
      [3, "2026-03-17"],
      [4, null],
      [4, null],
      [4, null],
    ]);
    const refusals = (await mailsTo(prumo, joao.email)).filter(({ subject }) => subject.includes("recusado"));
    expect(refusals.map(({ text }) => /Tentaremos de novo em (\S+)\./.exec(text)?.[1])).toEqual([
      "13/03/2026",
      "15/03/2026",
      "17/03/2026",
      undefined,
    ]);
    expect((await cardRows(joao)).rows).toEqual([]);
    clock.advance(-18 * DAY_MS);
  });

  it.each([
    [
      "the student is inactive",
      "update users set is_active = false where id = $1",
      "update users set is_active = true where id = $1",
    ],
    [
      "the trainer has no recipient",
      "update receiving set recipient_id = null where trainer_id = (select trainer_id from users where id = $1)",
      "update receiving set recipient_id = 're_x' where trainer_id = (select trainer_id from users where id = $1)",
    ],
    [
      "the charge is waived",
      "update student_charges set waived_at = now() where student_id = $1 and number = 0",
      "update student_charges set waived_at = null where student_id = $1 and number = 0",
    ],
    [
      "an announced Pix waits",
      `insert into student_payments
         (trainer_id, student_id, charge_id, purpose, key, state, method, origin, value_cents, created_at)
       select trainer_id, student_id, id, 'plan', gen_random_uuid(), 'pending', 'pix', 'pix', value_cents, now()
         from student_charges where student_id = $1 and number = 0`,
      "update student_payments set state = 'refused', settled_at = now() where student_id = $1 and state = 'pending'",
    ],
  ])(
    "that nothing is asked of for eight days, while %s, is tried again before the plan ends",
    async (_, hold, release) => {
      const { joao } = await aPaying(CARDS.failsOnRenewal);
      const tries = async () => (await paymentsOf(joao)).filter(({ origin }) => origin === "card").length;
      await renew();
      await owner.query(hold, [joao.id]);
      clock.advance(8 * DAY_MS);
      await renew();
      expect(await tries()).toBe(1);
      await owner.query(release, [joao.id]);
      await renew();
      await renew();
      expect([await tries(), (await cardRows(joao)).rows.length]).toEqual([2, 1]);
      expect((await moneyOf(joao)).renewal.next_on).toBe("2026-03-11");
      clock.advance(-8 * DAY_MS);
    },
  );

  it("that takes the place of a refused one is tried on the same day", async () => {
    const { joao } = await aPaying(CARDS.failsOnRenewal);
    await renew();
    clock.advance(60_000);
    expect((await keep(joao, joao)).body.money.renewal.next_on).toBe("2026-03-02");
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "refused" }, { state: "received" }]);
    clock.advance(-60_000);
  });

  it("is charged no more once the student, or the trainer, stops it", async () => {
    const { ana, joao } = await aPaying();
    const stranger = await aStudent(prumo, await aTrainer(prumo));
    const stop = (as: Bearer) => send(app, removeStudentCard, { params: { id: joao.id }, as });
    expect((await stop(stranger)).status).toBe(404);
    expect((await stop(joao)).body.money.renewal.card).toBeNull();
    await renew();
    expect(await paymentsOf(joao)).toEqual([]);
    await keep(joao, joao);
    expect((await stop(ana)).status).toBe(200);
  });

  it("whose answer is lost is settled once, also after it was stopped", { tags: "race" }, async () => {
    const { joao } = await aPaying();
    await renewUnanswered();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "pending" }]);
    const stopped = await send(app, removeStudentCard, { params: { id: joao.id }, as: joao });
    expect(stopped.body.money.renewal.card).toBeNull();
    await Promise.all([renew(), renew()]);
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "received", receipt_number: 1 }]);
    expect((await cardRows(joao)).rows).toEqual([]);
  });

  it("that paid what needs no payment any more gives the money back", async () => {
    const { joao } = await aPaying();
    await renewUnanswered();
    await owner.query("update student_charges set waived_at = now() where student_id = $1 and due_on = '2026-03-02'", [
      joao.id,
    ]);
    const { rows } = await owner.query<{ key: string }>("select key from student_payments where student_id = $1", [
      joao.id,
    ]);
    await renew();
    expect(await paymentsOf(joao)).toMatchObject([{ state: "refused", receipt_number: null }]);
    expect(await dependencies.payments.find(rows[0]?.key ?? "")).toMatchObject({ outcome: "refused" });
    expect((await owner.query("select 1 from open_charges where key = $1", [rows[0]?.key])).rows).toEqual([]);
  });

  it("is charged a new value thirty days after a mail about it, and not before", async () => {
    const { ana, joao } = await aPaying();
    await renew();
    const plan_id = await aPlan(prumo, ana, { name: "Maior", value_cents: 25_000 });
    const body = { plan_id, starts_on: "2026-03-20", due_day: 20 };
    await send(app, assignPlan, { params: { id: joao.id }, body, as: ana });
    await renew();
    await renew();
    expect((await subjectsTo(joao)).filter((subject) => subject === "O valor do seu plano muda: Maior")).toHaveLength(
      1,
    );
    expect((await moneyOf(joao)).renewal.new_value).toEqual({ value: 250, from: "2026-04-01" });
    clock.advance(19 * DAY_MS);
    await renew();
    // 20 March is too early: the student pays it in another way.
    expect(await paymentsOf(joao)).toHaveLength(1);
    expect((await moneyOf(joao)).renewal).toMatchObject({ value: 250, next_on: "2026-04-20" });
    clock.advance(31 * DAY_MS);
    await renew();
    expect((await paymentsOf(joao)).at(-1)).toMatchObject({ state: "received", value_cents: 25_000 });
    expect((await moneyOf(joao)).renewal.new_value).toBeNull();
    clock.advance(-50 * DAY_MS);
  });

  it("pays later charges beside one whose value was told of too late, and the value that is asked for is theirs", async () => {
    const { ana, joao } = await aPaying();
    await renew();
    const plan_id = await aPlan(prumo, ana, { name: "Maior", value_cents: 25_000 });
    const assign = (id: number, starts_on: string) =>
      send(app, assignPlan, { params: { id: joao.id }, body: { plan_id: id, starts_on, due_day: 20 }, as: ana });
    await assign(plan_id, "2026-03-20");
    await assign(await aPlan(prumo, ana), "2026-04-20");
    await renew();
    const charges = async () => (await moneyOf(joao)).charges.map(({ due_on, value }) => [due_on, value]);
    expect((await charges()).slice(0, 2)).toEqual([
      ["2026-03-20", 250],
      ["2026-04-20", 180],
    ]);
    clock.advance(20 * DAY_MS);
    await renew();
    expect(await paymentsOf(joao)).toHaveLength(1);
    expect((await moneyOf(joao)).renewal).toMatchObject({ value: 180, next_on: "2026-04-20" });
    const changed = await keep(joao, await signedIn(prumo, joao), 250);
    expect(changed.errors.detail).toContain("180,00");
    expect((await keep(joao, await signedIn(prumo, joao), 180)).status).toBe(200);
    clock.advance(30 * DAY_MS);
    await renew();
    expect((await paymentsOf(joao)).map(({ value_cents }) => value_cents)).toEqual([18_000, 18_000]);
    expect((await charges())[0]).toEqual(["2026-03-20", 250]);
    clock.advance(-50 * DAY_MS);
  });

  it("is told of the next value also while a charge of another one is late", async () => {
    const { ana, joao } = await aPaying();
    const plan_id = await aPlan(prumo, ana, { name: "Maior", value_cents: 25_000 });
    const params = { id: joao.id };
    const body = { plan_id, starts_on: "2026-03-20", due_day: 20 };
    await send(app, assignPlan, { params, body, as: ana });
    await owner.query(
      "update student_charges set value_cents = 10000 where student_id = $1 and due_on = '2026-03-02'",
      [joao.id],
    );
    clock.advance(DAY_MS);
    await renew();
    expect((await moneyOf(joao)).renewal).toMatchObject({
      next_on: "2026-04-20",
      new_value: { value: 250, from: "2026-04-02" },
    });
    clock.advance(-DAY_MS);
  });

  it("of a first purchase renews when the buyer says so", async () => {
    const ana = await aTrainer(prumo);
    const path = await anOffer(prumo, ana);
    const draft = { ...(await aPurchase(dependencies.payments, { way: "card" })), renews: true };
    const bought = await send(app, purchasePlan, { params: path, body: draft, headers: headers() });
    expect(bought.status).toBe(201);
    const { rows } = await owner.query("select allowed_cents, card_last4 from student_cards where trainer_id = $1", [
      ana.id,
    ]);
    expect(rows).toEqual([{ allowed_cents: 18_000, card_last4: "1111" }]);
  });

  it("of a buyer who waits is not charged again, and pays what fell due once the trainer approves", async () => {
    const ana = await aTrainer(prumo);
    const path = await anOffer(prumo, ana);
    const draft = { ...(await aPurchase(dependencies.payments, { way: "card" })), renews: true };
    await send(app, purchasePlan, { params: path, body: draft, headers: headers() });
    const { rows } = await owner.query<{ id: number }>("select id::int from users where email = $1", [
      draft.buyer.email,
    ]);
    const id = rows[0]?.id ?? 0;
    const states = async () =>
      (await owner.query("select state from student_payments where student_id = $1 order by id", [id])).rows.map(
        ({ state }) => state,
      );
    // The second charge is due on 2 April, and ten days late when the trainer decides.
    for (const days of [31, 10]) {
      clock.advance(days * DAY_MS);
      await renew();
      expect(await states()).toEqual(["received"]);
    }
    const body = { approved: true };
    const approved = await send(app, decideOnStudent, { params: { id }, body, as: await signedIn(prumo, ana) });
    expect(approved.status).toBe(204);
    await renew();
    expect(await states()).toEqual(["received", "received"]);
    expect((await owner.query("select 1 from student_cards where student_id = $1", [id])).rows).toHaveLength(1);
    clock.advance(-41 * DAY_MS);
  });
});
