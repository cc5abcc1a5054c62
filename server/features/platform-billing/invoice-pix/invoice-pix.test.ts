import { describe, expect, it } from "vitest";
import { actOnBilling } from "#contract/platform-billing/billing-acts.ts";
import { checkInvoicePix, makeInvoicePix } from "#contract/platform-billing/invoice-pix.ts";
import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import { findOwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import { listAnnouncedPix } from "#contract/platform-billing/trainers.ts";
import { buildApp } from "../../../app.ts";
import type { PixAnswer } from "../../../platform/payments/provider.ts";
import { anAdmin, aTrainer, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNotice } from "../../../testing/steps/cards.ts";
import { anOwing as anOwingTrainer, type Owing } from "../../../testing/steps/subscriptions.ts";
import { startTestApp, WITHOUT_PIX_KEY } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";
import { askAboutWaitingInvoicePix, settleNoticedInvoicePix } from "./workflows/settle-invoice-pix.ts";

const prumo = await startTestApp({ config: WITHOUT_PIX_KEY });
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const MINUTE_MS = 60_000;
/** The sandbox's Pix of these cents is never paid. */
const UNPAID_CENTS = 8913;
const PAYER = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207" };
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.7.${callers++}.1` });

/** R$ 89,90, due today. */
const anOwing = (cents = 8990) => anOwingTrainer(prumo, cents);

const make = ({ ana, invoiceId }: Owing, { as = ana as Bearer, value = 89.9 } = {}) =>
  send(app, makeInvoicePix, { params: { id: invoiceId }, body: { ...PAYER, value }, as, headers: headers() });
const check = ({ ana, invoiceId }: Owing, as: Bearer = ana) =>
  send(app, checkInvoicePix, { params: { id: invoiceId }, as, headers: headers() });
const subscriptionOf = async ({ ana }: Owing) =>
  (await send(app, findOwnSubscription, { as: await signedIn(prumo, ana) })).body.subscription;
const pixOf = async ({ invoiceId }: Owing) =>
  (await owner.query("select key, state from invoice_pix where invoice_id = $1 order by id", [invoiceId])).rows as {
    key: string;
    state: string;
  }[];
const keyOf = async (owing: Owing) => (await pixOf(owing)).at(-1)?.key ?? "";
const paymentsOf = async ({ ana }: Owing) =>
  (await owner.query("select status, method, value_cents from payments where trainer_id = $1 order by id", [ana.id]))
    .rows;
const notice = async (owing: Owing, id: string) => {
  await send(app, receivePaymentNotice, aNotice(id, await keyOf(owing)));
  await prumo.runDueJobs();
};
const answering = (answer: PixAnswer) => ({
  ...dependencies,
  payments: { ...dependencies.payments, findPix: async () => answer },
});
const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);

describe("a Pix that the provider confirms, for an invoice", () => {
  it("is the trainer's alone, of the value that the screen shows, and the same when asked for again", {
    tags: "race",
  }, async () => {
    const owing = await anOwing(UNPAID_CENTS);
    expect((await make(owing, { as: await aTrainer(prumo), value: 89.13 })).status).toBe(404);
    expect((await check(owing, await aTrainer(prumo))).status).toBe(404);
    expect((await make(owing, { value: 1 })).errors.code).toBe("price_changed");
    const [first, second] = await Promise.all([make(owing, { value: 89.13 }), make(owing, { value: 89.13 })]);
    expect(first.body.subscription?.owed?.pix_charge).toMatchObject({ value: 89.13 });
    expect(second.body.subscription?.owed?.pix_charge?.code).toBe(first.body.subscription?.owed?.pix_charge?.code);
    expect(await pixOf(owing)).toHaveLength(1);
  });

  it("pays the invoice once, however notice, job and trainer ask at once, and the receipt is mailed once", {
    tags: "race",
  }, async () => {
    const owing = await anOwing();
    await make(owing);
    clock.advance(2 * MINUTE_MS);
    await Promise.all([notice(owing, "paid"), askAboutWaitingInvoicePix(dependencies), check(owing)]);
    await notice(owing, "created");
    expect(await paymentsOf(owing)).toEqual([{ status: "paid", method: "pix", value_cents: 8990 }]);
    expect(await subscriptionOf(owing)).toMatchObject({ status: "active", period_end: "2026-04-02", owed: null });
    expect((await subjectsTo(owing.ana)).filter((subject) => /pagamento/i.test(subject))).toHaveLength(1);
    expect((await make(owing)).body.subscription?.owed).toBeNull();
    expect(await pixOf(owing)).toHaveLength(1);
  });

  it("of another amount, or of an invoice that was canceled, goes back and the trainer is told", async () => {
    const owing = await anOwing();
    await make(owing);
    await settleNoticedInvoicePix(answering({ outcome: "paid", cents: 8000 }), await keyOf(owing));
    expect(await paymentsOf(owing)).toEqual([]);
    expect((await pixOf(owing)).map(({ state }) => state)).toEqual(["refunded"]);
    const letter = (await mailsTo(prumo, owing.ana.email)).at(-1);
    expect(letter?.subject).toBe("Seu Pix será devolvido");
    expect(letter?.text).toContain("Recebemos R$ 80,00 por Pix, mas esse valor não estava em aberto");
    expect(letter?.text).toContain("https://prumo.example/configuracoes/perfil/assinatura");
    expect(await dependencies.payments.findPix(await keyOf(owing))).toEqual({ outcome: "ended" });
  });

  it("is called off once the invoice is paid in another way", async () => {
    const owing = await anOwing(UNPAID_CENTS);
    await make(owing, { value: 89.13 });
    await owner.query("update invoices set state = 'paid', paid_at = now() where id = $1", [owing.invoiceId]);
    clock.advance(2 * MINUTE_MS);
    await askAboutWaitingInvoicePix(dependencies);
    expect((await pixOf(owing)).map(({ state }) => state)).toEqual(["expired"]);
    expect(await dependencies.payments.findPix(await keyOf(owing))).toEqual({ outcome: "ended" });
  });

  it("holds the renewal's card back while it waits", async () => {
    const owing = await anOwing(UNPAID_CENTS);
    await owner.query(
      "update subscriptions set card_reference = 'sandbox_approved_4242_x', card_last4 = '4242' where trainer_id = $1",
      [owing.ana.id],
    );
    await make(owing, { value: 89.13 });
    await renewSubscriptions(dependencies);
    expect(await paymentsOf(owing)).toEqual([]);
    await owner.query("update invoice_pix set state = 'expired' where invoice_id = $1", [owing.invoiceId]);
    await renewSubscriptions(dependencies);
    expect(await paymentsOf(owing)).toMatchObject([{ status: "paid", method: "credit_card" }]);
  });

  it("whose refund waits for the provider is no announced Pix", async () => {
    const owing = await anOwing();
    await make(owing);
    clock.advance(MINUTE_MS);
    await check(owing);
    const away = await buildApp({
      ...dependencies,
      payments: { ...dependencies.payments, refund: async () => ({ outcome: "away" }) },
    });
    const body = {
      kind: "refunded",
      invoice_id: owing.invoiceId,
      ends: false,
      reason: "Engano",
      key: "estorno-2",
    } as const;
    const admin = await anAdmin(prumo);
    const acted = await send(away, actOnBilling, { params: { id: owing.ana.id }, body, as: admin });
    await away.close();
    expect(acted.status).toBe(200);
    expect(await paymentsOf(owing)).toMatchObject([{ status: "paid" }, { status: "pending", value_cents: -8990 }]);
    expect((await send(app, listAnnouncedPix, { as: admin })).body.results).toEqual([]);
  });

  it("is given back by the provider when the administrator refunds it", async () => {
    const owing = await anOwing();
    await make(owing);
    clock.advance(MINUTE_MS);
    await check(owing);
    const draft = {
      kind: "refunded",
      invoice_id: owing.invoiceId,
      ends: false,
      reason: "Engano",
      key: "estorno-1",
    } as const;
    const acted = await send(app, actOnBilling, {
      params: { id: owing.ana.id },
      body: draft,
      as: await anAdmin(prumo),
    });
    expect(acted.body.acts[0]?.summary).toBe("Estorno de R$ 89,90, por Pix.");
    expect(await dependencies.payments.findPix(await keyOf(owing))).toEqual({ outcome: "ended" });
    expect(await paymentsOf(owing)).toMatchObject([{ value_cents: 8990 }, { status: "paid", value_cents: -8990 }]);
  });
});
