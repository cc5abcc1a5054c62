import { describe, expect, it } from "vitest";
import { findMasterDashboard } from "#contract/overview/dashboards.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { listPayments } from "#contract/platform-billing/subscription-payments.ts";
import {
  announceInvoicePix,
  findOwnSubscription,
  payInvoice,
  printInvoiceReceipt,
} from "#contract/platform-billing/subscriptions.ts";
import { answerTrainerPix, findTrainer, listAnnouncedPix } from "#contract/platform-billing/trainers.ts";
import { buildApp } from "../../../app.ts";
import { anAdmin, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const admin = await anAdmin(prumo);
const other = await anAdmin(prumo);

const renew = () => renewSubscriptions(dependencies);
const own = async (as: Bearer) => (await send(app, findOwnSubscription, { as })).body.subscription;
const announce = (as: Bearer, id: number) => send(app, announceInvoicePix, { params: { id }, as });
const announcedPix = async ({ id }: Trainer, as: Bearer = admin) =>
  (await send(app, findTrainer, { params: { id }, as })).body.user.announced_pix;
const answer = (trainer: Trainer, paymentId: number, received: boolean, as: Bearer = admin) =>
  send(app, answerTrainerPix, { params: { id: trainer.id, paymentId }, body: { received }, as });
const paymentsOf = async ({ id }: Trainer) =>
  (
    await database.owner.query(
      "select method, status, value_cents, card_last4, refusal from payments where trainer_id = $1 order by id",
      [id],
    )
  ).rows;

/** A trainer who owes an invoice that is due in so many days, with the invoice's id. */
async function anOwing(endsInDays: number, card: "pays" | null = "pays") {
  const ana = await aSubscriber(prumo, { endsInDays, card });
  // The job writes the invoice; on the due day it would charge the card at once.
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at)
     select trainer_id, id, plan_id, plan_name, frequency, 8990, 'pending', period_end, (period_end + interval '1 month')::date, period_end, $2
       from subscriptions where trainer_id = $1 returning id`,
    [ana.id, clock.now()],
  );
  return { ana, id: rows[0]?.id ?? 0 };
}

async function anAnnouncing(endsInDays: number, card: "pays" | null = "pays") {
  const owing = await anOwing(endsInDays, card);
  await announce(owing.ana, owing.id);
  return { ...owing, paymentId: (await announcedPix(owing.ana))?.id ?? 0 };
}

describe("a trainer who pays an invoice by Pix", () => {
  it("sees where the platform receives, and announces it once, also twice at once", { tags: "race" }, async () => {
    const { ana, id } = await anOwing(3);
    expect((await own(ana))?.owed).toMatchObject({ pix: { key: "pix@prumo.example" }, pix_announced_on: null });
    const answers = await Promise.all([announce(ana, id), announce(ana, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await paymentsOf(ana)).toMatchObject([{ method: "pix", status: "pending", value_cents: 8990 }]);
    expect((await own(ana))?.owed).toMatchObject({ pix_announced_on: "2026-03-02" });
    expect(await announcedPix(ana)).toMatchObject({ value: 89.9, announced_on: "2026-03-02" });
  });

  it("pays by card no second time while it waits", async () => {
    const { ana, id } = await anAnnouncing(3);
    const headers = { "x-forwarded-for": "10.7.8.1" };
    const body = { paymentInformation: null, value: 89.9 };
    const paid = await send(app, payInvoice, { params: { id }, body, as: ana, headers });
    expect(paid.errors.code).toBe("payment_under_way");
  });

  it("reaches no invoice of another trainer, and none without a receiver", async () => {
    const { ana, id } = await anOwing(3);
    expect((await announce(await aTrainer(prumo), id)).status).toBe(404);
    const without = await buildApp({ ...dependencies, config: { ...dependencies.config, platformPix: undefined } });
    expect((await send(without, announceInvoicePix, { params: { id }, as: ana })).status).toBe(404);
    expect((await send(without, findOwnSubscription, { as: ana })).body.subscription?.owed?.pix).toBeNull();
    await without.close();
    expect(await paymentsOf(ana)).toEqual([]);
  });
});

describe("an announced Pix", () => {
  const waiting = async (as: Bearer) => (await send(app, listAnnouncedPix, { as })).body.results;

  it("reaches the administrator once by mail and on the dashboard, until it is answered", async () => {
    const { ana, id } = await anOwing(3);
    const before = (await mailsTo(prumo, admin.email)).length;
    await Promise.all([announce(ana, id), announce(ana, id)]);
    const mails = (await mailsTo(prumo, admin.email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(["Ana Prado informou um Pix de R$ 89,90"]);
    expect(mails[0]?.text).toContain(`/admin/home/personal/visualizar/${ana.id}`);
    const [pix] = (await waiting(admin)).filter(({ trainer }) => trainer.id === ana.id);
    expect(pix).toMatchObject({ trainer: { fullname: "Ana Prado" }, pix: { value: 89.9, announced_on: "2026-03-02" } });
    expect((await send(app, listAnnouncedPix, { as: ana })).status).toBe(403);
    await answer(ana, pix?.pix.id ?? 0, true);
    expect((await waiting(admin)).filter(({ trainer }) => trainer.id === ana.id)).toEqual([]);
  });

  it("that did not arrive is told to the trainer by mail, once", async () => {
    const { ana, paymentId } = await anAnnouncing(3);
    await Promise.all([answer(ana, paymentId, false), answer(ana, paymentId, false, other)]);
    const mails = await mailsTo(prumo, ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Não encontramos o seu Pix ao Prumo"]);
    expect(mails[0]?.text).toContain("05/03/2026 continua aberta");
  });

  it("counts on the day on which it was confirmed: on the dashboard, in the history and on the invoice", async () => {
    const { ana, paymentId } = await anAnnouncing(3, null);
    const querystring = (day: string) => ({ start_date: day, end_date: day });
    clock.advance(2 * DAY_MS);
    const as = await signedIn(prumo, admin);
    const sumOf = async (day: string) =>
      (await send(app, findMasterDashboard, { querystring: querystring(day), as })).body.total;
    const announced = await sumOf("2026-03-02");
    await answer(ana, paymentId, true, as);
    expect([await sumOf("2026-03-02"), await sumOf("2026-03-04")]).toEqual([announced, 89.9]);
    const history = await send(app, listPayments, { querystring: { user_id: ana.id }, as });
    expect(history.body.results.map(({ created_at }) => created_at.slice(0, 10))).toEqual(["2026-03-04"]);
    clock.advance(-2 * DAY_MS);
  });
});

describe("the administrator's answer", () => {
  it("confirms a Pix once, also when two administrators do: period, receipt, mail and log", {
    tags: "race",
  }, async () => {
    const { ana, id, paymentId } = await anAnnouncing(3);
    const answers = await Promise.all([answer(ana, paymentId, true), answer(ana, paymentId, true, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await announcedPix(ana)).toBeNull();
    expect(await paymentsOf(ana)).toMatchObject([{ method: "pix", status: "paid", card_last4: null }]);
    expect(await own(ana)).toMatchObject({ period_end: "2026-04-05", owed: null, card: { last4: "1111" } });
    const receipt = await send(app, printInvoiceReceipt, { params: { id }, as: ana });
    expect(receipt.text.slice(0, 5)).toBe("%PDF-");
    const mails = (await mailsTo(prumo, ana.email)).filter(({ subject }) => subject.includes("Recebemos"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("por Pix pelo seu plano");
    const log = await send(app, listAuditEntries, { querystring: {}, as: ana });
    const labels = log.body.entries.map(({ label }) => label).filter((label) => label.includes("Pix"));
    expect(labels).toEqual(["Confirmou o recebimento do Pix da assinatura"]);
  });

  it("that it did not arrive leaves the invoice open, and the Pix can be announced again", async () => {
    const { ana, id, paymentId } = await anAnnouncing(3);
    expect((await answer(ana, paymentId, false)).body.user.announced_pix).toBeNull();
    expect((await answer(ana, paymentId, true)).errors.code).toBe("changed_elsewhere");
    expect((await own(ana))?.owed).toMatchObject({ id, pix_announced_on: null, refused_on: null });
    expect((await announce(ana, id)).status).toBe(200);
    expect((await paymentsOf(ana)).map(({ status }) => status)).toEqual(["canceled", "pending"]);
  });

  it("of two different ones at once keeps one", { tags: "race" }, async () => {
    const { ana, paymentId } = await anAnnouncing(3);
    const answers = await Promise.all([answer(ana, paymentId, true), answer(ana, paymentId, false, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("reaches the Pix of that trainer alone, and is the administrator's to give", async () => {
    const { ana, paymentId } = await anAnnouncing(3);
    const bruno = await aTrainer(prumo);
    expect((await answer(bruno, paymentId, true)).status).toBe(404);
    expect((await answer(ana, paymentId, true, ana)).status).toBe(403);
    expect(await paymentsOf(ana)).toMatchObject([{ status: "pending" }]);
  });

  it("begins a period on that day when it comes after the days of grace", async () => {
    const { ana, paymentId } = await anAnnouncing(-6, null);
    clock.advance(2 * DAY_MS);
    await renew();
    const as = await signedIn(prumo, admin);
    await answer(ana, paymentId, true, as);
    expect(await own(await signedIn(prumo, ana))).toMatchObject({ period_start: "2026-03-04", status: "active" });
  });
});

describe("the automatic charge", () => {
  it("waits for an announced Pix until two days have passed, then charges the card once instead", async () => {
    const { ana, paymentId } = await anAnnouncing(0);
    for (let day = 0; day <= 2; day++) {
      await renew();
      expect(await paymentsOf(ana)).toMatchObject([{ method: "pix", status: "pending" }]);
      clock.advance(DAY_MS);
    }
    await Promise.all([renew(), renew()]);
    expect(await paymentsOf(ana)).toMatchObject([
      { method: "pix", status: "canceled", refusal: null },
      { method: "credit_card", status: "paid" },
    ]);
    const as = await signedIn(prumo, admin);
    expect((await answer(ana, paymentId, true, as)).errors.code).toBe("changed_elsewhere");
  });

  it("leaves an old Pix to the administrator where no card is kept", async () => {
    const { ana, paymentId } = await anAnnouncing(3, null);
    clock.advance(5 * DAY_MS);
    await renew();
    const as = await signedIn(prumo, admin);
    expect((await answer(ana, paymentId, true, as)).body.user.open_invoice).toBeNull();
    expect(await paymentsOf(ana)).toMatchObject([{ method: "pix", status: "paid" }]);
  });
});
