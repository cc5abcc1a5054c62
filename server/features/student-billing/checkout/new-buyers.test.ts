import { describe, expect, it } from "vitest";
import { resetPasswordInstructions } from "#contract/people/accounts.ts";
import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import { removeStudent, resendAccess, setStudentStatus } from "#contract/students/students.ts";
import { buildApp } from "../../../app.ts";
import { aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { CARDS } from "../../../testing/steps/cards.ts";
import { checkoutOf } from "../../../testing/steps/checkout.ts";
import { aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const { buy, aSeller, studentsOf, moneyOf, decide, openCharges, received, watched } = checkoutOf(prumo);

describe("a new buyer", () => {
  it("who pays by card is a student who waits, with plan, paid charge and consent; the money is the trainer's", async () => {
    const { trainer, offer } = await aSeller();
    const { charges, other } = await watched();
    const body = await aPurchase(payments, { way: "card" });
    const answers = [await buy(offer, body, other), await buy(offer, body, other)];
    await other.close();
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(charges).toMatchObject([
      { cents: 18_000, recipient: "re_clh2abcdefghij", customer: { cpf: "12345678909", address: { state: "SP" } } },
    ]);
    const [student, ...more] = await studentsOf(trainer);
    expect([student?.name, student?.awaits_approval, more]).toEqual(["Bia Compradora", true, []]);
    expect(await moneyOf(trainer, student?.id ?? 0)).toMatchObject({
      plans: [{ name: "Mensal", starts_on: "2026-03-02", due_day: 2 }],
      payments: [
        { state: "received", origin: "card", method: "credit_card", value: 180, receipt_number: 1, purpose: "plan" },
      ],
    });
    const { rows } = await owner.query("select version from consents where user_id = $1", [student?.id]);
    expect([rows, await openCharges()]).toEqual([[{ version: 1 }], []]);
  });

  it("has no access until the trainer approves, and then one invitation", async () => {
    const { trainer, offer } = await aSeller();
    const body = await aPurchase(payments);
    const { email } = body.buyer;
    await buy(offer, body);
    const [student] = await studentsOf(trainer);
    const id = student?.id ?? 0;
    await send(app, resetPasswordInstructions, { body: { email, role_type: "Student" } });
    expect(
      (await send(app, resendAccess, { params: { id }, body: { type: "Student" }, as: trainer })).errors.code,
    ).toBe("student_inactive");
    await prumo.runDueJobs();
    expect((await mailsTo(prumo, email)).map(({ subject }) => subject)).toEqual([
      "Recebemos seu pedido do plano Mensal",
    ]);
    expect((await mailsTo(prumo, trainer.email)).at(-1)?.subject).toBe("Um aluno novo aguarda a sua aprovação");

    expect((await decide(await aTrainer(prumo), id, true)).status).toBe(404);
    expect((await decide(trainer, id, true)).status).toBe(204);
    for (const approved of [true, false]) expect((await decide(trainer, id, approved)).status).toBe(409);
    await prumo.runDueJobs();
    const [, accepted, ...invitations] = await mailsTo(prumo, email);
    expect([accepted?.subject, invitations.length]).toEqual([`${trainer.name} aceitou seu pedido`, 1]);
    expect(accepted?.text).toContain("Plano: Mensal\nValor: R$ 180,00 (mensal)");
    expect((await studentsOf(trainer))[0]?.awaits_approval).toBe(false);
  });

  it("gets the order at once: plan, value, the Pix code and the trainer's contact", async () => {
    const { trainer, offer } = await aSeller();
    await owner.query(
      "update landing_pages set whatsapp = '11912345678', email = 'contato@ana.example' where trainer_id = $1",
      [trainer.id],
    );
    const body = await aPurchase(payments, { way: "pix" });
    await buy(offer, body);
    const [mail] = await mailsTo(prumo, body.buyer.email);
    for (const told of ["Valor: R$ 180,00", "(11) 91234-5678", "contato@ana.example", "https://wa.me/5511912345678"])
      expect(mail?.text).toContain(told);
    expect(mail?.text).toMatch(/Código Pix Copia e Cola:\n000201.*br\.gov\.bcb\.pix.*5406180\.00.*6304[0-9A-F]{4}\n/);
    expect(mail?.html).toContain(trainer.name);
    const told = (await mailsTo(prumo, trainer.email)).at(-1);
    expect(told?.text).not.toContain("cartão");
  });

  it("whom the trainer refuses is removed, gets the money back once, and leaves the accounts even", {
    tags: "race",
  }, async () => {
    const { trainer, offer } = await aSeller();
    const body = await aPurchase(payments, { way: "card" });
    await buy(offer, body);
    const [student] = await studentsOf(trainer);
    const { rows } = await owner.query("select key from student_payments where trainer_id = $1", [trainer.id]);
    const key = rows[0].key;
    expect(await received(trainer)).toBe(18_000);
    const answers = await Promise.all([
      decide(trainer, student?.id ?? 0, false),
      decide(trainer, student?.id ?? 0, false),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect([await received(trainer), await studentsOf(trainer), await openCharges()]).toEqual([0, [], []]);
    expect(await payments.find(key)).toEqual({ outcome: "refused", reason: "declined" });
    await prumo.runDueJobs();
    const mail = (await mailsTo(prumo, body.buyer.email)).at(-1);
    expect([mail?.subject, mail?.text.includes("O valor pago no cartão será devolvido")]).toEqual([
      "Seu pedido não foi aceito",
      true,
    ]);
  });

  it("is refused while the provider is away: the money goes back later", async () => {
    const { trainer, offer } = await aSeller();
    await buy(offer, await aPurchase(payments, { way: "card" }));
    const [student] = await studentsOf(trainer);
    const away = await buildApp({
      ...dependencies,
      payments: { ...payments, refund: async () => ({ outcome: "away" }) },
    });
    const answer = await send(away, decideOnStudent, {
      params: { id: student?.id ?? 0 },
      body: { approved: false },
      as: trainer,
    });
    await away.close();
    expect([answer.status, await openCharges()]).toMatchObject([204, [{ state: "returning" }]]);
    await settleOpenCharges(dependencies, { error() {}, warn() {} });
    expect(await openCharges()).toEqual([]);
  });

  it("is not removed before the trainer decides, which gives the money back", async () => {
    const { trainer, offer } = await aSeller();
    await buy(offer, await aPurchase(payments, { way: "card" }));
    const [student] = await studentsOf(trainer);
    const params = { id: student?.id ?? 0 };
    await send(app, setStudentStatus, { params, body: { is_active: false }, as: trainer });
    const removed = await send(app, removeStudent, { params, as: trainer });
    expect([removed.status, removed.errors.code]).toEqual([409, "student_awaits_approval"]);
    expect([await received(trainer), (await studentsOf(trainer)).length]).toEqual([18_000, 1]);
    expect((await decide(trainer, params.id, false)).status).toBe(204);
    expect([await received(trainer), await studentsOf(trainer), await openCharges()]).toEqual([0, [], []]);
  });

  it("who pays by Pix owes until the trainer confirms; who agrees with the trainer owes", async () => {
    const { trainer, offer } = await aSeller();
    for (const way of ["pix", "agreed"] as const)
      expect((await buy(offer, await aPurchase(payments, { way }))).status).toBe(201);
    const states = [];
    for (const { id } of await studentsOf(trainer)) {
      const { payments: log, charges } = await moneyOf(trainer, id);
      states.push([log.map(({ state, method }) => `${state} ${method}`), (charges[0]?.open ?? 0) > 0]);
    }
    expect(states.sort()).toEqual([
      [[], true],
      [["pending pix"], true],
    ]);
    expect(await received(trainer)).toBe(0);
    for (const { id } of await studentsOf(trainer)) expect((await decide(trainer, id, false)).status).toBe(204);
    const { rows } = await owner.query("select state from student_payments where trainer_id = $1", [trainer.id]);
    expect([await studentsOf(trainer), rows]).toEqual([[], [{ state: "refused" }]]);
  });

  it("with a refused card, or one that the provider does not answer for, leaves nothing behind", async () => {
    const { trainer, offer } = await aSeller();
    const declined = await buy(offer, await aPurchase(payments, { way: "card", number: CARDS.declined }));
    expect([declined.errors.code, Object.keys(declined.errors.fields ?? {})]).toEqual([
      "card_refused",
      ["paymentInformation.creditCard.number"],
    ]);
    const lost = await aPurchase(payments, { way: "card", number: CARDS.lost });
    expect((await buy(offer, lost)).status).toBe(503);
    expect(await studentsOf(trainer)).toEqual([]);
    expect((await buy(offer, lost)).status).toBe(201);
    expect([await received(trainer), await openCharges()]).toEqual([18_000, []]);
    const crashed = await aPurchase(payments, { way: "card", number: CARDS.lost });
    expect((await buy(offer, crashed)).status).toBe(503);
    clock.advance(11 * 60_000);
    await settleOpenCharges(dependencies, { error() {}, warn() {} });
    expect([await received(trainer), await openCharges()]).toEqual([18_000, []]);
  });

  it.each<[string, (draft: Awaited<ReturnType<typeof aPurchase>>) => unknown, string]>([
    ["a child that is not born", ({ buyer }) => Object.assign(buyer, { birthdate: "2027-01-01" }), "buyer.birthdate"],
    ["card data for another way", (draft) => Object.assign(draft, { way: "pix" }), "way"],
    [
      "a cellphone without its digits",
      ({ buyer }) => Object.assign(buyer, { cellphone: "11 1234" }),
      "buyer.cellphone",
    ],
  ])("with %s is told so at the field", async (_, spoil, field) => {
    const { offer } = await aSeller();
    const body = await aPurchase(payments, { way: "card" });
    spoil(body);
    const answer = await buy(offer, body);
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, [field]]);
  });

  it("cannot pay in a way in which the trainer does not receive, nor under terms that are over", async () => {
    const { trainer, offer } = await aSeller({ card: false, pix: false });
    for (const way of ["card", "pix"] as const) {
      const answer = await buy(offer, await aPurchase(payments, { way }));
      expect([answer.status, answer.errors.fields]).toEqual([422, { way: "Escolha outra forma de pagar" }]);
    }
    expect((await buy(offer, { ...(await aPurchase(payments)), terms_version: 7 })).errors.code).toBe(
      "changed_elsewhere",
    );
    expect(await studentsOf(trainer)).toEqual([]);
  });

  it("twice at once is one student, one payment", { tags: "race" }, async () => {
    const { trainer, offer } = await aSeller();
    for (const way of ["card", "pix"] as const) {
      const body = await aPurchase(payments, { way, number: CARDS.slow });
      const answers = await Promise.all([buy(offer, body), buy(offer, body)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect(await studentsOf(trainer)).toHaveLength(2);
    const { rows } = await owner.query("select state from student_payments where trainer_id = $1 order by state", [
      trainer.id,
    ]);
    expect(rows).toEqual([{ state: "pending" }, { state: "received" }]);
    expect(await openCharges()).toEqual([]);
  });
});
