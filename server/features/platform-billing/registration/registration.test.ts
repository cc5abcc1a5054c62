import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { confirmRegister, signIn } from "#contract/people/accounts.ts";
import { listPlans } from "#contract/platform-billing/plans.ts";
import { registerTrainer } from "#contract/platform-billing/registration.ts";
import { digitsOf } from "#domain/brazil.ts";
import { buildApp } from "../../../app.ts";
import { createLog } from "../../../platform/log.ts";
import type { PaymentProvider } from "../../../platform/payments/provider.ts";
import { aCpf } from "../../../testing/cpf.ts";
import { aRegistration, aTrainer, type RegistrationInput } from "../../../testing/people.ts";
import { type Anything, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;
const { body: sold } = await send(app, listPlans, {});
const plan = { id: sold.plans[0]?.yearly?.id ?? 0, installments: 6 };

let callers = 0;
const register = (body: unknown, changes: Anything = {}) =>
  sendAnything(app, registerTrainer, {
    body,
    headers: { "x-forwarded-for": `10.${2 + (callers >> 8)}.${callers++ & 255}.1` },
    ...changes,
  });
const complete = async (changes: Partial<RegistrationInput> = {}, number: string = CARDS.approved) => ({
  ...aRegistration(changes),
  paymentInformation: await aPayment(dependencies.payments, number, plan),
});

/** The product with a provider that says what it was asked, and lets something happen between payment and registration. */
async function withProvider(afterCharge: () => Promise<unknown>) {
  const asked: string[] = [];
  const payments: PaymentProvider = {
    ...dependencies.payments,
    async charge(charge) {
      const answer = await dependencies.payments.charge(charge);
      asked.push(answer.outcome);
      await afterCharge();
      return answer;
    },
    async refund(key) {
      asked.push("refunded");
      return dependencies.payments.refund(key);
    },
  };
  const watched = await buildApp({ ...dependencies, payments });
  onTestFinished(() => watched.close());
  return { watched, asked };
}

/** One of two registrations at once is kept, and the other gets its money back. */
async function expectOneKept(bodies: readonly unknown[], provider: Partial<PaymentProvider> = {}) {
  const refunded: string[] = [];
  const payments: PaymentProvider = {
    ...dependencies.payments,
    ...provider,
    refund: async (key) => {
      refunded.push(key);
      return { outcome: "refunded" };
    },
  };
  const other = await buildApp({ ...dependencies, payments });
  const answers = await Promise.all(
    bodies.map((body) =>
      sendAnything(other, registerTrainer, {
        body,
        headers: { "x-forwarded-for": `10.${2 + (callers >> 8)}.${callers++ & 255}.2` },
      }),
    ),
  );
  await other.close();
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(refunded).toHaveLength(1);
}

const ROWS = ["users", "trainers", "consents", "subscriptions", "payments", "access_links", "access_codes"];
/** How many rows everything has that a registration writes. */
const counted = async () => {
  const counts = ROWS.map((table) => database.owner.query(`select count(*)::int as count from ${table}`));
  return (await Promise.all(counts)).map(({ rows }) => rows[0].count);
};

describe("registering", () => {
  it("makes the account, the consent, the subscription and the payment, and mails the confirmation that opens it", async () => {
    const draft = await complete({ email: "Beatriz@Exemplo.com.br", cpf: "529.982.247-25" });
    const answer = await register(draft);
    expect([answer.status, answer.body]).toEqual([201, { email: "beatriz@exemplo.com.br" }]);
    const credentials = { email: draft.email, password: draft.password };
    expect((await send(app, signIn, { body: credentials })).errors.code).toBe("account_unconfirmed");

    await prumo.runDueJobs();
    const mails = await mailsTo(prumo, "beatriz@exemplo.com.br");
    const receipt = mails.find(({ subject }) => subject === "Recebemos seu pagamento ao Prumo");
    expect(receipt?.text).toContain("Recebemos R$ 863,04 no cartão final 1111");
    expect(receipt?.text).toContain("confirme antes o seu cadastro");
    expect(mails).toHaveLength(2);
    const texts = mails.map(({ text }) => text).join();
    const token = /confirmar_registro\?token=([\w-]+)/.exec(texts)?.[1] ?? "";
    expect((await send(app, confirmRegister, { querystring: { token } })).status).toBe(200);
    expect((await send(app, signIn, { body: credentials })).status).toBe(200);

    const { rows } = await database.owner.query(
      `select u.name, u.phone, t.cpf, t.birthdate, t.gender, t.address->>'zipcode' as zipcode, c.version,
              s.state, s.period_end, p.status, p.value_cents, p.installments, p.card_last4
         from users u join trainers t on t.trainer_id = u.id join consents c on c.user_id = u.id
         join subscriptions s on s.trainer_id = u.id join payments p on p.subscription_id = s.id
        where u.email = 'beatriz@exemplo.com.br'`,
    );
    expect(rows).toEqual([
      {
        name: "Beatriz Nogueira",
        phone: "11900261207",
        cpf: "52998224725",
        birthdate: "1990-05-12",
        gender: "female",
        zipcode: "01310200",
        version: 1,
        state: "active",
        period_end: "2027-03-02",
        status: "paid",
        value_cents: 86_304,
        installments: 6,
        card_last4: "1111",
      },
    ]);
  });

  it.each([
    ["a declined card", {}, CARDS.declined, 422, "card_refused"],
    ["an expired card", {}, CARDS.expired, 422, "card_refused"],
    ["terms that are not in force", { terms_version: 7 }, CARDS.approved, 409, "changed_elsewhere"],
    ["a CPF that is none", { cpf: "111.111.111-11" }, CARDS.approved, 422, "invalid"],
    ["a short password", { password: "1234567" }, CARDS.approved, 422, "invalid"],
    ["a common password", { password: "12345678" }, CARDS.approved, 422, "invalid"],
    ["a birthdate to come", { birthdate: "2030-01-01" }, CARDS.approved, 422, "invalid"],
  ] as const)("with %s leaves nothing behind", async (_, changes, number, status, code) => {
    const before = await counted();
    const answer = await register(await complete(changes, number));
    expect([answer.status, answer.errors.code]).toEqual([status, code]);
    expect(await counted()).toEqual(before);
  });

  it("under an e-mail that a trainer has says so at the field, and charges nobody", async () => {
    const { email } = await aTrainer(prumo);
    const before = await counted();
    const answer = await register(await complete({ email }));
    expect([answer.status, answer.errors.code, answer.errors.fields]).toEqual([
      422,
      "email_taken",
      { email: "Já existe um cadastro com este e-mail." },
    ]);
    expect(await counted()).toEqual(before);
  });

  it("under a CPF that a trainer has says so at the field, and charges nobody", async () => {
    const cpf = aCpf();
    expect((await register(await complete({ cpf }))).status).toBe(201);
    const before = await counted();
    const other = await complete({ cpf: digitsOf(cpf) });
    const answer = await register(other);
    expect([answer.status, answer.errors.code, answer.errors.fields]).toEqual([
      422,
      "invalid",
      { cpf: "Já existe um cadastro com este CPF." },
    ]);
    expect(await counted()).toEqual(before);
    expect((await register({ ...other, cpf: aCpf() })).status).toBe(201);
  });

  it("twice at once under one CPF is one account; the other gets its money back", { tags: "race" }, async () => {
    const charging = new Set<string>();
    const both = Promise.withResolvers<void>();
    const cpf = aCpf();
    await expectOneKept([await complete({ cpf }), await complete({ cpf })], {
      // Neither is charged before both have found the CPF free, however busy the machine is.
      charge: async (asked) => {
        if (charging.add(asked.key).size === 2) both.resolve();
        await both.promise;
        return dependencies.payments.charge(asked);
      },
    });
  });

  it("twice with the same request, one after the other or at once, is one account and one payment", {
    tags: "race",
  }, async () => {
    for (const number of [CARDS.approved, CARDS.slow]) {
      const draft = await complete({}, number);
      const answers =
        number === CARDS.slow
          ? await Promise.all([register(draft), register(draft)])
          : [await register(draft), await register(draft)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { rows } = await database.owner.query(
        "select count(*)::int as count from payments join users u on u.id = payments.trainer_id where u.email = $1",
        [draft.email],
      );
      expect(rows).toEqual([{ count: 1 }]);
    }
  });

  it("twice at once with two cards gives the second its money back", { tags: "race" }, async () => {
    const email = `duas-${randomUUID()}@exemplo.com.br`;
    await expectOneKept([await complete({ email }, CARDS.slow), await complete({ email }, CARDS.slow)]);
  });

  it("while the provider does not answer is 503 and leaves nothing; the same request later pays", async () => {
    const before = await counted();
    const away = await buildApp({
      ...dependencies,
      payments: { ...dependencies.payments, charge: async () => ({ outcome: "away" }) },
    });
    const body = await complete();
    const answer = await sendAnything(away, registerTrainer, { body });
    await away.close();
    expect([answer.status, await counted()]).toEqual([503, before]);
    expect((await register(body)).status).toBe(201);
  });

  it("writes neither card, password nor person into the log", async () => {
    const lines: string[] = [];
    const out = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logged = await buildApp(dependencies, { logger: createLog({ logLevel: "trace", production: true }, out) });
    const draft = await complete();
    const answer = await sendAnything(logged, registerTrainer, { body: draft });
    expect(answer.status === 201 ? [] : lines).toEqual([]);
    await sendAnything(logged, registerTrainer, { body: await complete({}, CARDS.declined) });
    await logged.close();
    expect(lines.join()).toContain("/api/v1/auth/registration");
    for (const secret of [
      CARDS.approved,
      CARDS.declined,
      draft.password,
      draft.email,
      draft.cpf,
      draft.paymentInformation.creditCard.card_hash,
    ])
      expect(lines.join()).not.toContain(secret);
  });
});

describe("a database that fails once the card was charged", () => {
  it("leaves nobody registered, and the money is given back; trying again works", async () => {
    const owner = database.owner;
    const { watched, asked } = await withProvider(async () => {
      await owner.query("alter table payments add constraint nothing_is_kept check (false) not valid");
    });
    const before = await counted();
    const draft = await complete();
    const sent = { body: draft, headers: { "x-forwarded-for": "10.3.1.1" } };
    const failed = await sendAnything(watched, registerTrainer, sent);
    await owner.query("alter table payments drop constraint nothing_is_kept");
    expect([failed.status, failed.errors.code, asked]).toEqual([500, "unexpected", ["paid", "refunded"]]);
    expect(await counted()).toEqual(before);
    expect((await register(draft)).status).toBe(201);
  });

  it("after all was kept is no failure: the answer is what the account says, and the money stays", async () => {
    const draft = await complete();
    let racing = true;
    const { watched, asked } = await withProvider(async () => {
      if (!racing) return;
      racing = false;
      expect((await register(draft)).status).toBe(201);
      // A connection that is lost between the commit and its answer looks like this.
      await database.owner.query("alter function claim_cpf(text) rename to claim_nothing");
    });
    const headers = { "x-forwarded-for": "10.3.2.1" };
    const answer = await sendAnything(watched, registerTrainer, { body: draft, headers });
    await database.owner.query("alter function claim_nothing(text) rename to claim_cpf");
    expect([answer.status, answer.body, asked]).toEqual([201, { email: draft.email }, ["paid"]]);
  });
});
