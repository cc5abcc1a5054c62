import { describe, expect, it } from "vitest";
import { announceChargePix, settlePayment } from "#contract/student-billing/student-payments.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { checkoutOf } from "../../../testing/steps/checkout.ts";
import { aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, dependencies } = prumo;
const { payments } = dependencies;
const { buy, aSeller, studentsOf, moneyOf, received, watched } = checkoutOf(prumo);

describe("a buyer whom the trainer has", () => {
  it("gets the payment, and the answer is that of a new one", async () => {
    const { trainer, offer } = await aSeller();
    const known = await aStudent(prumo, trainer);
    const answers = [
      await buy(offer, await aPurchase(payments, { way: "card", email: known.email })),
      await buy(offer, await aPurchase(payments, { way: "card" })),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const money = await moneyOf(trainer, known.id);
    expect(money).toMatchObject({
      plans: [{ name: "Mensal" }],
      payments: [{ state: "received", origin: "card", purpose: "plan" }],
    });
    const students = await studentsOf(trainer);
    expect(students.find(({ id }) => id === known.id)).toMatchObject({ name: known.name, awaits_approval: false });
  });

  it("keeps the plan, and pays the next month of the same one", async () => {
    const { trainer, offer } = await aSeller();
    const known = await aStudent(prumo, trainer);
    for (const _ of ["first", "second"])
      await buy(offer, await aPurchase(payments, { way: "card", email: known.email }));
    const { plans, payments: log } = await moneyOf(trainer, known.id);
    expect([plans.length, log.map(({ due_on }) => due_on).sort()]).toEqual([1, ["2026-03-02", "2026-04-02"]]);
    await buy(offer, await aPurchase(payments, { email: known.email }));
    expect((await moneyOf(trainer, known.id)).plans).toEqual(plans);
  });

  it("of another trainer is told to use another e-mail, and nobody is charged", async () => {
    const { offer } = await aSeller();
    const stranger = await aStudent(prumo, await aTrainer(prumo));
    const { charges, other } = await watched();
    const answer = await buy(offer, await aPurchase(payments, { way: "card", email: stranger.email }), other);
    await other.close();
    expect([answer.status, answer.errors.code, charges]).toEqual([422, "email_taken", []]);
  });
});

describe("a stranger who knows a student's e-mail", () => {
  /** A student whose plan was bought today, with the charges that are open. */
  async function aKnownStudent() {
    const { trainer, offer } = await aSeller();
    const known = await aStudent(prumo, trainer);
    await buy(offer, await aPurchase(payments, { way: "card", email: known.email }));
    return { trainer, offer, known };
  }

  it.each(["pix", "agreed"] as const)(
    "changes nothing of the account by saying %s; the trainer is told",
    async (way) => {
      const { trainer, offer, known } = await aKnownStudent();
      const before = await moneyOf(trainer, known.id);
      const answer = await buy(offer, await aPurchase(payments, { way, email: known.email }));
      expect([answer.status, answer.body]).toEqual([201, { way }]);
      expect(await moneyOf(trainer, known.id)).toEqual(before);
      const mail = (await mailsTo(prumo, trainer.email)).at(-1);
      expect(mail?.text).toContain(`com o e-mail de ${known.name}`);
      const order = (await mailsTo(prumo, known.email)).at(-1);
      expect([order?.subject, order?.text.includes("Bia Compradora")]).toEqual([
        "Recebemos seu pedido do plano Mensal",
        false,
      ]);
      expect(mail?.text).toContain(way === "pix" ? "ainda não está registrado" : "nada foi registrado");
      expect(mail?.text).toContain(`/inicio/visualizar/${known.id}?dialog=payments`);
    },
  );

  it("does not move what the student pays by card: it is for the first open charge, and an announced Pix goes on waiting", async () => {
    const { trainer, offer, known } = await aKnownStudent();
    const [next] = (await moneyOf(trainer, known.id)).charges;
    await buy(offer, await aPurchase(payments, { way: "pix", email: known.email }));
    // The student says so, too: money that arrived still goes before.
    const chargeId = next?.id ?? 0;
    await send(app, announceChargePix, { params: { id: known.id, chargeId }, as: known });
    await buy(offer, await aPurchase(payments, { way: "card", email: known.email }));
    const { payments: log, charges } = await moneyOf(trainer, known.id);
    expect(charges.map(({ id }) => id)).not.toContain(chargeId);
    expect(log.find(({ charge_id, state }) => charge_id === chargeId && state === "received")?.method).toBe(
      "credit_card",
    );
    const waiting = log.filter(({ state }) => state === "pending");
    expect(waiting).toMatchObject([{ charge_id: null, origin: "pix" }]);
    // The trainer can still say that it arrived.
    const settled = await send(app, settlePayment, {
      params: { id: known.id, paymentId: waiting[0]?.id ?? 0 },
      body: { received: true },
      as: trainer,
    });
    expect(settled.status).toBe(200);
    expect(await received(trainer)).toBe(3 * 18_000);
  });
});
