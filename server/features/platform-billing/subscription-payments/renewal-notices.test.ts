import { beforeEach, describe, expect, it } from "vitest";
import { listPlans } from "#contract/platform-billing/plans.ts";
import { subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { subscriptionPaymentJobs } from "./jobs.ts";

const SILENT = { error() {}, warn() {} };
const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { body: sold } = await send(app, listPlans, {});
const monthly = sold.plans[0]?.monthly?.id ?? 0;

/** The jobs of every morning. */
const everyMorning = () => database.owner.query("select graphile_worker.add_job('renewal_notices')");
const run = async () => {
  await everyMorning();
  await prumo.runDueJobs();
  await prumo.runDueJobs();
};

/** A trainer whose paid period ends so many days from today. */
async function aSubscriberEndingIn(days: number): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { name: "Ana Prado" });
  const end = addDays(todayInSaoPaulo(clock.now().getTime()), days);
  await database.owner.query(
    `update subscriptions
        set plan_id = plan.id, plan_name = plan.name, frequency = plan.frequency, value_cents = plan.value_cents,
            period_start = $3::date - 31, period_end = $3
       from subscription_plans plan where plan.id = $2 and trainer_id = $1`,
    [trainer.id, monthly, end],
  );
  return trainer;
}
const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);
const start = clock.now().getTime();
beforeEach(() => clock.advance(start - clock.now().getTime()));

describe("a trainer whose paid period ends", () => {
  it("is told seven days and one day before, on the first, third and fifth late day and when it is canceled: once each", async () => {
    const ana = await aSubscriberEndingIn(9);
    const days: [number, readonly string[]][] = [];
    let before = 0;
    for (let day = -9; day <= 20; day++) {
      await run();
      await run();
      const subjects = await subjectsTo(ana);
      if (subjects.length > before) days.push([day, subjects.slice(before)]);
      before = subjects.length;
      clock.advance(DAY_MS);
    }
    expect(days).toEqual([
      [-7, ["Sua assinatura do Prumo termina em 10/03/2026"]],
      [-1, ["Sua assinatura do Prumo termina em 10/03/2026"]],
      [1, ["Sua assinatura do Prumo está em atraso"]],
      [3, ["Sua assinatura do Prumo está em atraso"]],
      [5, ["Sua assinatura do Prumo está em atraso"]],
      [7, ["Sua assinatura do Prumo foi cancelada"]],
    ]);
  });

  it("reads plan, amount, São Paulo's date and where to renew, as text and as HTML", async () => {
    const [before, late, canceled] = [
      await aSubscriberEndingIn(7),
      await aSubscriberEndingIn(-1),
      await aSubscriberEndingIn(-7),
    ];
    await run();
    const read = async ({ email }: Trainer) => (await mailsTo(prumo, email))[0];
    expect((await read(before))?.text).toBe(
      "Olá, Ana Prado!\n\n" +
        "O período pago do seu plano Essencial (mensal, R$ 89,90) termina em 08/03/2026. Renove para continuar usando o Prumo:\n\n" +
        "https://prumo.example/autenticacao/renovar_plano\n\n" +
        "Se você já renovou, desconsidere este e-mail.",
    );
    expect((await read(before))?.html).toContain(
      'href="https://prumo.example/autenticacao/renovar_plano">Renovar meu plano</a>',
    );
    expect((await read(late))?.text).toContain(
      "O período pago do seu plano Essencial (mensal, R$ 89,90) terminou em 28/02/2026 e ainda não foi renovado. " +
        "Renove até 07/03/2026 para não perder o acesso:",
    );
    expect((await read(canceled))?.text).toContain(
      "terminou em 22/02/2026 e não foi renovado, por isso a assinatura foi cancelada. Seus dados continuam guardados",
    );
  });

  it("is told the last thing that is due when days were missed, in the words of today", async () => {
    const [five, ended, lateBy4, lateBy10, longAgo] = [
      await aSubscriberEndingIn(5),
      await aSubscriberEndingIn(0),
      await aSubscriberEndingIn(-4),
      await aSubscriberEndingIn(-10),
      await aSubscriberEndingIn(-60),
    ];
    await run();
    expect(await Promise.all([five, ended, lateBy4, lateBy10, longAgo].map(subjectsTo))).toEqual([
      ["Sua assinatura do Prumo termina em 06/03/2026"],
      ["Sua assinatura do Prumo terminou em 01/03/2026"],
      ["Sua assinatura do Prumo está em atraso"],
      ["Sua assinatura do Prumo foi cancelada"],
      [],
    ]);
  });

  it("is told once when the job runs several times at once", { tags: "race" }, async () => {
    const ana = await aSubscriberEndingIn(1);
    const [job] = subscriptionPaymentJobs(dependencies);
    await Promise.all([job?.work({}, SILENT), job?.work({}, SILENT), job?.work({}, SILENT)]);
    expect(await subjectsTo(ana)).toHaveLength(1);
  });

  it("and is deactivated, unconfirmed or without a subscription is told nothing", async () => {
    const [inactive, unconfirmed] = [await aSubscriberEndingIn(7), await aSubscriberEndingIn(7)];
    const none = await aTrainer(prumo, { subscribed: false });
    await database.owner.query("update users set is_active = false where id = $1", [inactive.id]);
    await database.owner.query("update users set confirmed_at = null where id = $1", [unconfirmed.id]);
    await run();
    expect(await Promise.all([inactive, unconfirmed, none].map(subjectsTo))).toEqual([[], [], []]);
  });

  it("can pay from the first notice on, is told no more about that end, and later about the next", async () => {
    const ana = await aSubscriberEndingIn(7);
    await run();
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: monthly, installments: 1 });
    const pay = () => send(app, subscribe, { body: { paymentInformation }, as: ana });
    const paid = await pay();
    expect([paid.status, paid.body.subscription]).toMatchObject([200, { status: "active", period_end: "2026-04-09" }]);
    const again = await aPayment(dependencies.payments, CARDS.approved, { id: monthly, installments: 1 });
    const nothing = await send(app, subscribe, { body: { paymentInformation: again }, as: ana });
    expect([nothing.body, (await pay()).body]).toEqual([paid.body, paid.body]);
    for (let day = -6; day <= 10; day++) {
      clock.advance(DAY_MS);
      await run();
    }
    const told = ["Sua assinatura do Prumo termina em 08/03/2026", "Recebemos seu pagamento ao Prumo"];
    expect(await subjectsTo(ana)).toEqual(told);
    clock.advance(14 * DAY_MS);
    await run();
    expect(await subjectsTo(ana)).toEqual([...told, "Sua assinatura do Prumo renova em 09/04/2026"]);
    const renews = (await mailsTo(prumo, ana.email)).at(-1)?.text;
    expect(renews).toContain(
      "Seu plano Essencial (mensal, R$ 89,90) renova automaticamente em 09/04/2026, no cartão final 1111.",
    );
    expect(renews).toContain("https://prumo.example/configuracoes/perfil/assinatura");
  });

  it("a day too early cannot pay yet, and nothing is charged", async () => {
    const ana = await aSubscriberEndingIn(8);
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: monthly, installments: 1 });
    const answer = await send(app, subscribe, { body: { paymentInformation }, as: await signedIn(prumo, ana) });
    expect(answer.body.subscription.period_end).toBe("2026-03-10");
    const { rows } = await database.owner.query("select from payments where trainer_id = $1", [ana.id]);
    expect(rows).toEqual([]);
  });
});

describe("a notice that cannot be written", () => {
  it("keeps no other trainer from theirs, and is tried again", async () => {
    const [broken, whole] = [await aSubscriberEndingIn(3), await aSubscriberEndingIn(3)];
    await database.owner.query(`alter table renewal_notices add constraint broken check (trainer_id <> ${broken.id})`);
    await run();
    expect([await subjectsTo(broken), await subjectsTo(whole)]).toEqual([[], [expect.any(String)]]);
    await database.owner.query("alter table renewal_notices drop constraint broken");
    await database.owner.query("update graphile_worker._private_jobs set run_at = now()");
    await prumo.runDueJobs();
    expect([(await subjectsTo(broken)).length, (await subjectsTo(whole)).length]).toEqual([1, 1]);
  });
});
