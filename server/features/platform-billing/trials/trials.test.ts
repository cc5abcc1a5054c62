import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { findPersonalData, requestExport } from "#contract/own-data/personal-data.ts";
import { signIn } from "#contract/people/accounts.ts";
import { actOnBilling, findTrainerBilling } from "#contract/platform-billing/billing-acts.ts";
import { registerTrainer } from "#contract/platform-billing/registration.ts";
import { announcePlanPix, findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { findOwnSubscription, listInvoices, printInvoiceReceipt } from "#contract/platform-billing/subscriptions.ts";
import { answerTrainerPix, findTrainer, listTrainers } from "#contract/platform-billing/trainers.ts";
import { listStudents } from "#contract/students/students.ts";
import { buildApp } from "../../../app.ts";
import { anAdmin, aRegistration, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { sendRenewalNotices, sendTrialNotices } from "../subscription-payments/workflows/send-notices.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);

let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.4.${callers++}.1` });
const register = (changes: object = {}) => {
  const { address: _, ...person } = aRegistration();
  const body = { ...person, paymentInformation: null, ...changes };
  return sendAnything(app, registerTrainer, { body, headers: headers() });
};

/** Confirmed by hand, and signed in. */
async function aTrainerOnTrial() {
  const { body } = await register();
  const email = (body as { email: string }).email;
  const { rows } = await owner.query<{ id: number }>(
    "update users set confirmed_at = $2 where email = $1 returning id",
    [email, clock.now()],
  );
  const id = rows[0]?.id ?? 0;
  return { id, email, ...(await signedIn(prumo, { id })) };
}
const reads = async (as: Bearer) => (await send(app, listStudents, { querystring: {}, as })).status;
const offer = async (as: Bearer) => (await send(app, findSubscription, { as })).body;
const plan = (
  await owner.query<{ id: number; value_cents: number }>(
    "select id, value_cents from subscription_plans where owner_id = 0 and frequency = 'monthly' and is_active order by id limit 1",
  )
).rows[0] ?? { id: 0, value_cents: 0 };
const value = plan.value_cents / 100;

describe("a trial", () => {
  it("needs neither card nor address, and is open from the registration for fourteen days", async () => {
    const ana = await aTrainerOnTrial();
    expect(await reads(ana)).toBe(200);
    const me = (await send(app, currentUser, { querystring: {}, as: ana })).body.user;
    expect(me).toMatchObject({ trial_ends_on: "2026-03-16", current_subscription: null, owes_subscription: false });
    clock.advance(13 * DAY_MS);
    expect(await reads(await signedIn(prumo, ana))).toBe(200);
    clock.advance(DAY_MS);
    expect(await reads(await signedIn(prumo, ana))).toBe(402);
    clock.advance(-14 * DAY_MS);
  });

  it("asks for the proof of the e-mail as every registration, and takes e-mail and CPF once", {
    tags: "race",
  }, async () => {
    const draft = aRegistration();
    const first = await register({ email: draft.email, cpf: draft.cpf, password: draft.password });
    expect(first.status).toBe(201);
    const credentials = { email: draft.email, password: draft.password };
    expect((await send(app, signIn, { body: credentials })).errors.code).toBe("account_unconfirmed");
    expect((await register({ email: draft.email })).errors.code).toBe("email_taken");
    expect((await register({ cpf: draft.cpf })).errors.fields).toHaveProperty("cpf");
    const again = aRegistration();
    const twice = await Promise.all([register({ email: again.email }), register({ email: again.email })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("is offered by a setting alone", async () => {
    const config = { ...dependencies.config, trialDays: 0 };
    const without = await buildApp({ ...dependencies, config });
    const body = { ...aRegistration(), paymentInformation: null };
    const answer = await sendAnything(without, registerTrainer, { body, headers: headers() });
    expect(answer.errors.detail).toBe("Escolha um plano para criar sua conta.");
    await without.close();
  });

  it("loses no day when a plan is paid before its end", async () => {
    const ana = await aTrainerOnTrial();
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    const paid = await send(app, subscribe, { body: { paymentInformation }, as: ana, headers: headers() });
    expect(paid.body.subscription.period_end).toBe("2026-04-16");
    expect((await send(app, findOwnSubscription, { as: ana })).body.subscription).toMatchObject({
      period_start: "2026-03-16",
      status: "active",
    });
  });

  it("is told about three days and one day before its end, and when it is over, once each", async () => {
    const ana = await aTrainerOnTrial();
    const subjects = async () => (await mailsTo(prumo, ana.email)).map(({ subject }) => subject);
    for (const days of [10, 1, 1, 1, 1, 1]) {
      clock.advance(days * DAY_MS);
      await Promise.all([sendTrialNotices(dependencies), sendTrialNotices(dependencies)]);
    }
    expect(await subjects()).toEqual([
      "Seu teste do Prumo vai até 15/03/2026",
      "Seu teste do Prumo vai até 15/03/2026",
      "Seu teste do Prumo terminou",
    ]);
    clock.advance(-15 * DAY_MS);
  });

  it("is found in the list of trainers, and made longer by the administrator, also after its end", async () => {
    const ana = await aTrainerOnTrial();
    const found = await send(app, listTrainers, { querystring: { standing: "trial", limit: 100 }, as: admin });
    expect(found.body.users.find(({ id }) => id === ana.id)).toMatchObject({ trial_ends_on: "2026-03-16" });
    const give = (days: number) =>
      send(app, actOnBilling, {
        params: { id: ana.id },
        body: { kind: "free_days", days, reason: "Quer ver mais", key: randomUUID() },
        as: admin,
      });
    expect((await give(10)).body).toMatchObject({ trial_ends_on: "2026-03-26" });
    await owner.query("update trials set started_on = '2026-01-01', ends_on = '2026-02-01' where trainer_id = $1", [
      ana.id,
    ]);
    expect(await reads(ana)).toBe(402);
    const { body } = await give(5);
    expect(body.acts[0]?.summary).toBe("5 dias de teste: o acesso vai até 06/03/2026");
    expect(await reads(ana)).toBe(200);
  });
});

describe("a trial of a trainer who once subscribed", () => {
  const give = ({ id }: Trainer, days: number) =>
    send(app, actOnBilling, {
      params: { id },
      body: { kind: "free_days", days, reason: "Quer voltar", key: randomUUID() },
      as: admin,
    });
  const endsFor = async (ana: Trainer) => {
    const me = await send(app, currentUser, { querystring: {}, as: ana });
    const asAdmin = await send(app, findTrainer, { params: { id: ana.id }, as: admin });
    const billing = await send(app, findTrainerBilling, { params: { id: ana.id }, as: admin });
    return [me.body.user, asAdmin.body.user, billing.body, await offer(ana)].map(({ trial_ends_on }) => trial_ends_on);
  };
  const isListed = async ({ id }: Trainer) => {
    const querystring = { standing: "trial", limit: 100 } as const;
    const { users } = (await send(app, listTrainers, { querystring, as: admin })).body;
    return users.some((user) => user.id === id);
  };
  const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);

  it("is shown, found and told about as the first one", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -30, card: null });
    expect(await reads(ana)).toBe(402);
    await give(ana, 10);
    expect(await reads(ana)).toBe(200);
    expect(await endsFor(ana)).toEqual(Array(4).fill("2026-03-12"));
    expect(await isListed(ana)).toBe(true);
    for (const days of [7, 2, 1]) {
      clock.advance(days * DAY_MS);
      await sendTrialNotices(dependencies);
    }
    expect(await subjectsTo(ana)).toEqual([
      "Você ganhou dias no Prumo",
      "Seu teste do Prumo vai até 11/03/2026",
      "Seu teste do Prumo vai até 11/03/2026",
      "Seu teste do Prumo terminou",
    ]);
    clock.advance(-10 * DAY_MS);
  });

  it("keeps the letter away that says that the access ended with the subscription", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -7, card: null });
    await give(ana, 10);
    await sendRenewalNotices(dependencies);
    expect(await subjectsTo(ana)).toEqual(["Você ganhou dias no Prumo"]);
  });

  it("from before the subscription counts no more", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -2, card: null });
    await owner.query("insert into trials (trainer_id, started_on, ends_on) values ($1, '2026-02-14', '2026-02-28')", [
      ana.id,
    ]);
    expect(await endsFor(ana)).toEqual(Array(4).fill(null));
    await send(app, actOnBilling, {
      params: { id: ana.id },
      body: { kind: "canceled", at_once: true, reason: "Pediu", key: randomUUID() },
      as: admin,
    });
    const asAdmin = await send(app, findTrainer, { params: { id: ana.id }, as: admin });
    expect([(await offer(ana)).trial_ends_on, asAdmin.body.user.trial_ends_on]).toEqual([null, null]);
    await sendTrialNotices(dependencies);
    expect(await subjectsTo(ana)).toEqual(["Sua assinatura do Prumo foi cancelada"]);
  });
});

describe("a lapsed trainer", () => {
  const aLapsedTrainer = async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -30, card: null });
    const { rows } = await owner.query<{ id: number }>(
      `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 8990, 'paid', period_start, period_end, period_start, $2, $2
         from subscriptions where trainer_id = $1 returning id`,
      [ana.id, clock.now()],
    );
    return { ana, invoiceId: rows[0]?.id ?? 0 };
  };

  it("reads invoices and receipts, and takes the own data along, and nothing else", async () => {
    const { ana, invoiceId } = await aLapsedTrainer();
    expect(await reads(ana)).toBe(402);
    const querystring = { page: 1, limit: 10 };
    expect((await send(app, listInvoices, { querystring, as: ana })).body.total).toBe(1);
    expect((await send(app, printInvoiceReceipt, { params: { id: invoiceId }, as: ana })).status).toBe(200);
    expect((await send(app, findPersonalData, { as: ana })).status).toBe(200);
    expect((await send(app, requestExport, { as: ana })).status).toBeLessThan(300);
  });

  it("pays a plan by Pix, which begins a period on the day of its confirmation", async () => {
    const { ana } = await aLapsedTrainer();
    const announce = (cents = value) =>
      send(app, announcePlanPix, { body: { plan_id: plan.id, value: cents }, as: ana });
    expect((await announce(1)).errors.code).toBe("price_changed");
    const twice = await Promise.all([announce(), announce()]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await offer(ana)).toMatchObject({ pix_announced_on: "2026-03-02" });
    const { rows } = await owner.query("select status from payments where trainer_id = $1", [ana.id]);
    expect(rows).toEqual([{ status: "pending" }]);
    const pix = (await send(app, findTrainer, { params: { id: ana.id }, as: admin })).body.user.announced_pix;
    clock.advance(DAY_MS);
    const answered = await send(app, answerTrainerPix, {
      params: { id: ana.id, paymentId: pix?.id ?? 0 },
      body: { received: true },
      as: await signedIn(prumo, admin),
    });
    expect(answered.status).toBe(200);
    const as = await signedIn(prumo, ana);
    expect(await reads(as)).toBe(200);
    expect((await send(app, findOwnSubscription, { as })).body.subscription).toMatchObject({
      period_start: "2026-03-03",
    });
    clock.advance(-DAY_MS);
  });

  it("whose Pix did not arrive is told so, and stays lapsed", async () => {
    const { ana } = await aLapsedTrainer();
    await send(app, announcePlanPix, { body: { plan_id: plan.id, value }, as: ana });
    const pix = (await send(app, findTrainer, { params: { id: ana.id }, as: admin })).body.user.announced_pix;
    const params = { id: ana.id, paymentId: pix?.id ?? 0 };
    await send(app, answerTrainerPix, { params, body: { received: false }, as: admin });
    expect(await reads(ana)).toBe(402);
    expect((await mailsTo(prumo, ana.email)).at(-1)?.subject).toBe("Não encontramos o seu Pix ao Prumo");
    expect(await offer(ana)).toMatchObject({ pix_announced_on: null });
  });

  it("who subscribed after a trial has no trial any more", async () => {
    const trainer = await aTrainer(prumo);
    expect((await send(app, currentUser, { querystring: {}, as: trainer })).body.user.trial_ends_on).toBeNull();
  });
});
