import { describe, expect, it } from "vitest";
import { resetPasswordInstructions } from "#contract/people/accounts.ts";
import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import { findOffer, type PurchaseDraft, purchasePlan } from "#contract/student-billing/checkout.ts";
import { announceChargePix, findStudentMoney, settlePayment } from "#contract/student-billing/student-payments.ts";
import { listStudents, removeStudent, resendAccess, setStudentStatus } from "#contract/students/students.ts";
import { buildApp } from "../../../app.ts";
import type { Charge, PaymentProvider } from "../../../platform/payments/provider.ts";
import { aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { CARDS } from "../../../testing/steps/cards.ts";
import { anOffer, aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { isForSale } from "./handlers.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;

let callers = 0;
const buy = (params: { slug: string; id: number }, body: Awaited<ReturnType<typeof aPurchase>>, at = app) =>
  send(at, purchasePlan, {
    params,
    body,
    headers: { "x-forwarded-for": `10.${5 + (callers >> 8)}.${callers++ & 255}.1` },
  });

async function aSeller(receiving: { card?: boolean; pix?: boolean } = {}) {
  const trainer = await aTrainer(prumo);
  return { trainer, offer: await anOffer(prumo, trainer, receiving) };
}
const studentsOf = async (trainer: Trainer) =>
  (await send(app, listStudents, { querystring: {}, as: trainer })).body.users;
const moneyOf = async (trainer: Trainer, id: number) =>
  (await send(app, findStudentMoney, { params: { id }, as: trainer })).body.money;
const decide = (as: Trainer, id: number, approved: boolean) =>
  send(app, decideOnStudent, { params: { id }, body: { approved }, as });
const openCharges = async () => (await owner.query("select key, state from open_charges")).rows;
const received = async (trainer: Trainer) =>
  (
    await owner.query(
      "select coalesce(sum(value_cents), 0)::int as cents from student_payments where trainer_id = $1 and state = 'received'",
      [trainer.id],
    )
  ).rows[0].cents;

/** The product with a provider that tells what it was asked to charge. */
async function watched() {
  const charges: Charge[] = [];
  const provider: PaymentProvider = {
    ...payments,
    charge(charge) {
      charges.push(charge);
      return payments.charge(charge);
    },
  };
  return { charges, other: await buildApp({ ...dependencies, payments: provider }) };
}

describe("an offer", () => {
  it("is a plan on sale on a published page, with the ways in which the trainer receives", async () => {
    const { trainer, offer } = await aSeller();
    expect((await send(app, findOffer, { params: offer })).body).toEqual({
      page_name: "Minha página",
      slug: offer.slug,
      trainer_name: trainer.name,
      plan: { id: offer.id, name: "Mensal", description: null, value: 180, frequency: "monthly", max_installments: 1 },
      card: true,
      pix: { key: "ana@exemplo.com.br", kind: "email", name: "Ana Prado", city: "Sao Paulo" },
      whatsapp: "",
      terms_version: 1,
    });
    const closed = await aSeller({ card: false, pix: false });
    expect((await send(app, findOffer, { params: closed.offer })).body).toMatchObject({ card: false, pix: null });
  });

  it("is not there without page, with another trainer's plan, or once plan or page are closed", async () => {
    const { trainer, offer } = await aSeller();
    const other = await aSeller();
    const isThere = async (params: typeof offer) => {
      const { status } = await send(app, findOffer, { params });
      const hasPage = await isForSale(prumo.dependencies)({ slug: params.slug, id: String(params.id) });
      expect(hasPage).toBe(status === 200);
      return status;
    };
    expect(await isThere(offer)).toBe(200);
    expect(await isThere({ ...offer, slug: "nada" })).toBe(404);
    expect(await isThere({ ...offer, id: other.offer.id })).toBe(404);
    expect(await isThere({ ...offer, id: 1 })).toBe(404);
    await owner.query("update subscription_plans set is_active = false where id = $1", [offer.id]);
    const { status, errors } = await send(app, findOffer, { params: offer });
    expect([status, errors.detail]).toEqual([404, expect.stringContaining("O personal mudou os planos")]);
    expect((await buy(offer, await aPurchase(payments))).status).toBe(404);
    await owner.query("update landing_pages set published_at = null where trainer_id = $1", [other.trainer.id]);
    expect(await isThere(other.offer)).toBe(404);
    expect(await studentsOf(trainer)).toEqual([]);
  });
});

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

describe("the price that a buyer saw", () => {
  it.each(["card", "pix", "agreed"] as const)(
    "binds by %s: another one is 409 with the new price, before anything is charged",
    async (way) => {
      const { trainer, offer } = await aSeller();
      const { charges, other } = await watched();
      const body = await aPurchase(payments, { way });
      await owner.query("update subscription_plans set value_cents = 90000 where id = $1", [offer.id]);
      const refused = await buy(offer, body, other);
      expect([refused.status, refused.errors.code, charges]).toEqual([409, "price_changed", []]);
      expect(refused.errors.detail).toContain("R$ 900,00");
      expect(await studentsOf(trainer)).toEqual([]);
      expect((await buy(offer, { ...body, value: 900 }, other)).status).toBe(201);
      await other.close();
      expect(charges.map(({ cents }) => cents)).toEqual(way === "card" ? [90_000] : []);
    },
  );

  it("is that of the purchase, which is the same one when it is repeated after the price changed", async () => {
    const { trainer, offer } = await aSeller();
    const body = await aPurchase(payments, { way: "card" });
    await buy(offer, body);
    await owner.query("update subscription_plans set value_cents = 90000 where id = $1", [offer.id]);
    expect((await buy(offer, body)).status).toBe(201);
    expect(await received(trainer)).toBe(18_000);
  });
});

describe("purchases at once", () => {
  it("of one student pay one charge after the other, and none is a defect", { tags: "race" }, async () => {
    for (let round = 0; round < 4; round++) {
      const { trainer, offer } = await aSeller();
      const known = await aStudent(prumo, trainer);
      const bodies = await Promise.all(
        (["card", "card", "card", "pix", "agreed"] as const).map((way) =>
          aPurchase(payments, { way, email: known.email }),
        ),
      );
      const answers = await Promise.all(bodies.map((body) => buy(offer, body)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      const { plans, payments: log } = await moneyOf(trainer, known.id);
      expect([plans.length, new Set(log.map(({ due_on }) => due_on)).size, log.length]).toEqual([1, 3, 3]);
    }
    expect(await openCharges()).toEqual([]);
  });

  it("of a waiting buyer and the trainer's refusal leave the books even: kept, or given back with a sentence", {
    tags: "race",
  }, async () => {
    for (let round = 0; round < 6; round++) {
      const { trainer, offer } = await aSeller();
      const first = await aPurchase(payments, { way: "card" });
      await buy(offer, first);
      const [student] = await studentsOf(trainer);
      const again = await aPurchase(payments, { way: "card", email: first.buyer.email });
      const [bought, refused] = await Promise.all([buy(offer, again), decide(trainer, student?.id ?? 0, false)]);
      expect(refused.status).toBe(204);
      expect([201, 409]).toContain(bought.status);
      if (bought.status === 409) expect(bought.errors.detail).toContain("é devolvido");
      const left = await studentsOf(trainer);
      // Whoever began to buy after the refusal is a new buyer.
      expect(await received(trainer)).toBe(left.length * 18_000);
      await settleOpenCharges(dependencies, { error() {}, warn() {} });
    }
    expect(await openCharges()).toEqual([]);
  });
});

it("buying is limited per address", async () => {
  const { offer } = await aSeller();
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) {
    const body: PurchaseDraft = { ...(await aPurchase(payments)), terms_version: 9 };
    statuses.push(
      (await send(app, purchasePlan, { params: offer, body, headers: { "x-forwarded-for": "10.9.8.7" } })).status,
    );
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
