import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as calls from "#contract/student-billing/student-payments.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { aStudent, aTrainer, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

// It is Monday, 2 March 2026, noon in São Paulo.
const prumo = await startTestApp();
const { app, database, clock, runDueJobs } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno Reis" });
const plan_id = await aPlan(prumo, ana);

const moneyOf = async (student: TheirStudent, as: { readonly token: string } = student.trainer) =>
  (await send(app, calls.findStudentMoney, { params: { id: student.id }, as })).body.money;

async function aPayer(trainer: Trainer = ana, plan = plan_id, starts_on = "2026-01-05", due_day = 5) {
  const student = await aStudent(prumo, trainer, { name: "João da Silva" });
  const body = { plan_id: plan, starts_on, due_day };
  const { money } = (await send(app, assignPlan, { params: { id: student.id }, body, as: trainer })).body;
  return { student, charges: money.charges, params: { id: student.id } };
}

const record = (student: TheirStudent, changes: Partial<calls.PaymentRecord> = {}) =>
  send(app, calls.recordPayment, {
    params: { id: student.id },
    body: {
      key: randomUUID(),
      charge_id: null,
      purpose: "session",
      method: "pix",
      value: 80,
      received_on: "2026-03-02",
      ...changes,
    },
    as: student.trainer,
  });

const undo = (student: TheirStudent, paymentId: number) =>
  send(app, calls.undoPayment, { params: { id: student.id, paymentId }, as: student.trainer });

describe("recording a payment", () => {
  it("pays a charge in parts, never more than is open of it", async () => {
    const { student, charges } = await aPayer();
    const charge_id = charges[0]?.id ?? 0;
    expect(charges[0]).toMatchObject({ due_on: "2026-01-05", open: 180, state: "late" });
    const part = await record(student, { charge_id, value: 100.1 });
    expect(part.body.money.charges[0]).toMatchObject({ id: charge_id, received: 100.1, open: 79.9, state: "late" });
    const more = await record(student, { charge_id, value: 79.91 });
    expect([more.status, more.errors.fields]).toEqual([422, { value: "O valor em aberto é R$ 79,90" }]);
    const rest = await record(student, { charge_id, value: 79.9 });
    expect(rest.body.money.charges.map(({ id }) => id)).not.toContain(charge_id);
    expect(rest.body.money.payments[0]).toMatchObject({ charge_id, purpose: "plan", plan_name: "Mensal", value: 79.9 });
    const again = await record(student, { charge_id, value: 0.01 });
    expect([again.status, again.errors.fields]).toEqual([422, { value: "Esta cobrança já está paga" }]);
  });

  it.each(["pix", "cash", "credit_card", "debit_card", "transfer"] as const)(
    "by %s stands in the log",
    async (method) => {
      const { student } = await aPayer();
      const { body } = await record(student, { method });
      expect(body.money.payments).toMatchObject([{ method, state: "received", purpose: "session", value: 80 }]);
    },
  );

  it("twice with one key is one payment, also at once", { tags: "race" }, async () => {
    const { student } = await aPayer();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => record(student, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await moneyOf(student)).payments).toHaveLength(1);
  });

  it("by two windows at once pays a charge once", { tags: "race" }, async () => {
    const { student, charges } = await aPayer();
    const charge_id = charges[0]?.id ?? 0;
    const answers = await Promise.all([1, 2].map(() => record(student, { charge_id, value: 180 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("needs what it is for beside the plan, and a day that has come", async () => {
    const { student } = await aPayer();
    const vague = await record(student, { purpose: "plan" });
    expect(vague.errors.fields).toEqual({ purpose: "Escolha o que está sendo pago" });
    const tomorrow = await record(student, { received_on: "2026-03-03" });
    expect(tomorrow.errors.fields).toEqual({ received_on: "Informe o dia de hoje ou um dia anterior" });
    for (const value of [0, -1, 0.005, 1_000_000.01, "x"]) {
      const body = {
        key: randomUUID(),
        charge_id: null,
        purpose: "other",
        method: "pix",
        value,
        received_on: "2026-03-02",
      };
      const answer = await sendAnything(app, calls.recordPayment, { params: { id: student.id }, body, as: ana });
      expect([value, answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([value, 422, ["value"]]);
    }
  });

  it("refuses a charge of another student", async () => {
    const [one, other] = [await aPayer(), await aPayer()];
    const answer = await record(one.student, { charge_id: other.charges[0]?.id ?? 0, value: 1 });
    expect(answer.status).toBe(404);
  });
});

describe("receipt numbers", () => {
  it("count from 1 for each trainer, without gaps, also at once and when a payment fails", {
    tags: "race",
  }, async () => {
    const clara = await aTrainer(prumo, { name: "Clara" });
    const plan = await aPlan(prumo, clara);
    const payers = await Promise.all([1, 2, 3].map(() => aPayer(clara, plan)));
    const some = payers.flatMap(({ student, charges }) => [
      record(student),
      record(student, { charge_id: charges[0]?.id ?? 0, value: 500 }),
      record(student, { charge_id: charges[1]?.id ?? 0, value: 180 }),
    ]);
    expect((await Promise.all(some)).map(({ status }) => status)).toEqual([
      201, 422, 201, 201, 422, 201, 201, 422, 201,
    ]);
    const { rows } = await database.owner.query(
      "select receipt_number as number from student_payments where trainer_id = $1 order by 1",
      [clara.id],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("undoing a payment", () => {
  it("keeps it beside a counter-entry, and the charge is open again", async () => {
    const { student, charges } = await aPayer();
    const charge_id = charges[0]?.id ?? 0;
    const paid = (await record(student, { charge_id, value: 180, received_on: "2026-03-01" })).body.money.payments[0];
    const { status, body } = await undo(student, paid?.id ?? 0);
    expect(status).toBe(200);
    expect(body.money.payments).toMatchObject([
      { reverses_id: paid?.id, state: "counter_entry", value: -180, received_on: "2026-03-01", receipt_number: null },
      { id: paid?.id, state: "reversed", value: 180, undoable_until: null },
    ]);
    expect(body.money.charges[0]).toMatchObject({ id: charge_id, received: 0, open: 180 });
    expect((await undo(student, paid?.id ?? 0)).body).toEqual(body);
    expect((await undo(student, body.money.payments[0]?.id ?? 0)).status).toBe(404);
  });

  it("at once is one counter-entry", { tags: "race" }, async () => {
    const { student } = await aPayer();
    const id = (await record(student)).body.money.payments[0]?.id ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => undo(student, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await moneyOf(student)).payments).toHaveLength(2);
  });

  it("is possible for a day, to the millisecond", async () => {
    const payer = await aPayer();
    const [first, second] = [await record(payer.student), await record(payer.student)];
    const now = clock.now().getTime();
    expect(first.body.money.payments[0]?.undoable_until).toBe(new Date(now + DAY_MS).toISOString());
    clock.advance(DAY_MS);
    expect((await undo(payer.student, first.body.money.payments[0]?.id ?? 0)).status).toBe(200);
    clock.advance(1);
    const late = await undo(payer.student, second.body.money.payments[0]?.id ?? 0);
    expect([late.status, late.errors.code]).toEqual([409, "undo_expired"]);
    clock.advance(-DAY_MS - 1);
  });

  it("is for what the trainer recorded: a card's money goes back by the provider", async () => {
    const { student } = await aPayer();
    const id = (await record(student)).body.money.payments[0]?.id ?? 0;
    await database.owner.query("update student_payments set origin = 'card' where id = $1", [id]);
    expect((await undo(student, id)).status).toBe(404);
    expect((await moneyOf(student)).payments[0]?.undoable_until).toBeNull();
  });
});

it("no cent is lost, whatever is recorded and undone in whatever order", { tags: "race" }, async () => {
  const { student, charges } = await aPayer();
  const charge_id = charges[0]?.id ?? 0;
  const step = fc.oneof(
    fc.record({ cents: fc.integer({ min: 1, max: 9000 }) }),
    fc.record({ undo: fc.nat({ max: 9 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        const { payments } = await moneyOf(student);
        if ("cents" in one) await record(student, { charge_id, value: one.cents / 100 });
        else await undo(student, payments[one.undo]?.id ?? 0);
      }
      const { charges: open, payments } = await moneyOf(student);
      const cents = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
      const received = cents(payments.map(({ value }) => value));
      const charge = open.find(({ id }) => id === charge_id);
      expect(received + cents([charge?.open ?? 0])).toBe(18_000);
      expect(received).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 6 },
  );
});

describe("a Pix that the student announces", () => {
  const announce = (student: TheirStudent, chargeId: number) =>
    send(app, calls.announceChargePix, { params: { id: student.id, chargeId }, as: student });
  const settle = (student: TheirStudent, paymentId: number, received: boolean) =>
    send(app, calls.settlePayment, { params: { id: student.id, paymentId }, body: { received }, as: student.trainer });

  it("stays pending until the trainer confirms it, who is told by mail once", async () => {
    const { student, charges } = await aPayer();
    const chargeId = charges[0]?.id ?? 0;
    const before = (await mailsTo(prumo, ana.email)).length;
    await announce(student, chargeId);
    const { body } = await announce(student, chargeId);
    expect(body.money.payments).toMatchObject([{ state: "pending", origin: "pix", value: 180, receipt_number: null }]);
    expect(body.money.charges[0]).toMatchObject({ id: chargeId, open: 180, state: "late" });
    await runDueJobs();
    const mails = (await mailsTo(prumo, ana.email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(["João da Silva informou um pagamento por Pix"]);
    const id = body.money.payments[0]?.id ?? 0;
    const confirmed = (await settle(student, id, true)).body.money;
    expect(confirmed.payments).toMatchObject([
      { id, state: "received", received_on: "2026-03-02", receipt_number: expect.any(Number) },
    ]);
    expect(confirmed.charges.map(({ id: open }) => open)).not.toContain(chargeId);
    const twice = await settle(student, id, false);
    expect([twice.status, twice.errors.code]).toEqual([409, "changed_elsewhere"]);
    expect((await undo(student, id)).body.money.charges[0]).toMatchObject({ id: chargeId, open: 180 });
  });

  it("may be announced again after it was not received", async () => {
    const { student, charges } = await aPayer();
    const chargeId = charges[0]?.id ?? 0;
    const id = (await announce(student, chargeId)).body.money.payments[0]?.id ?? 0;
    expect((await settle(student, id, false)).body.money.payments[0]).toMatchObject({ id, state: "refused" });
    expect((await announce(student, chargeId)).body.money.payments).toHaveLength(2);
  });

  it("is not waited for once the trainer has recorded the payment", async () => {
    const { student, charges } = await aPayer();
    const chargeId = charges[0]?.id ?? 0;
    await announce(student, chargeId);
    const { payments } = (await record(student, { charge_id: chargeId, value: 180 })).body.money;
    expect(payments.map(({ state }) => state).sort()).toEqual(["received", "refused"]);
    expect((await announce(student, chargeId)).status).toBe(409);
  });

  it("is the student's own alone", async () => {
    const [one, other] = [await aPayer(), await aPayer()];
    expect((await announce(one.student, other.charges[0]?.id ?? 0)).status).toBe(404);
  });
});

describe("a reminder", () => {
  const remind = ({ student, charges }: Awaited<ReturnType<typeof aPayer>>, place = 0) =>
    send(app, calls.remindOfCharge, {
      params: { id: student.id, chargeId: charges[place]?.id ?? 0 },
      as: student.trainer,
    });

  it("goes out by mail once per day and charge", async () => {
    const payer = await aPayer();
    expect((await remind(payer)).body.money.charges[0]).toMatchObject({ reminded_on: "2026-03-02" });
    const again = await remind(payer);
    expect([again.status, again.errors.code]).toEqual([409, "already_reminded"]);
    expect((await remind(payer, 1)).status).toBe(200);
    clock.advance(DAY_MS);
    expect((await remind(payer)).status).toBe(200);
    clock.advance(-DAY_MS);
    await runDueJobs();
    const mails = (await mailsTo(prumo, payer.student.email)).filter(({ subject }) => subject.includes("Lembrete"));
    expect(mails).toHaveLength(3);
    // Two workers send them, in any order.
    const texts = mails.map(({ text }) => text).join("\n");
    expect(texts).toContain("Ana Prado lembra: o plano Mensal, de R$ 180,00, venceu em 05/01/2026.");
    expect(texts).toContain(`/inicio/visualizar/${payer.student.id}?dialog=payments`);
  });

  it("is not sent for what is paid or waived", async () => {
    const payer = await aPayer();
    await record(payer.student, { charge_id: payer.charges[0]?.id ?? 0, value: 180 });
    expect((await remind(payer)).status).toBe(409);
  });
});

describe("what others see", () => {
  it("students read their own, another trainer reads nothing", async () => {
    const { student } = await aPayer();
    await record(student);
    expect(await moneyOf(student, student)).toEqual(await moneyOf(student));
    const answer = await send(app, calls.findStudentMoney, { params: { id: student.id }, as: bruno });
    expect(answer.status).toBe(404);
  });

  it("the receipt is a PDF under its number, for trainer and student, and for nobody else", async () => {
    const { student } = await aPayer();
    const { payments } = (await record(student)).body.money;
    const params = { id: student.id, paymentId: payments[0]?.id ?? 0 };
    for (const as of [ana, student]) {
      const { status, bytes, headers } = await send(app, calls.receiptPdf, { params, as });
      expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
      expect(headers["content-disposition"]).toContain(`Recibo ${payments[0]?.receipt_number} - Joao da Silva.pdf`);
    }
    expect((await send(app, calls.receiptPdf, { params, as: bruno })).status).toBe(404);
    const undone = (await undo(student, params.paymentId)).body.money.payments[0]?.id ?? 0;
    expect((await send(app, calls.receiptPdf, { params, as: ana })).status).toBe(200);
    expect((await send(app, calls.receiptPdf, { params: { ...params, paymentId: undone }, as: ana })).status).toBe(404);
  });
});
