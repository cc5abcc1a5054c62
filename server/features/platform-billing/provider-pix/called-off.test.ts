import { afterAll, expect, it } from "vitest";
import { makeInvoicePix } from "#contract/platform-billing/invoice-pix.ts";
import { buildApp } from "../../../app.ts";
import type { PixAnswer } from "../../../platform/payments/provider.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { anOwing } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleNoticedInvoicePix } from "../invoice-pix/workflows/settle-invoice-pix.ts";

const prumo = await startTestApp();
const { owner } = prumo.database;
// The platform has no Pix key of its own.
const dependencies = { ...prumo.dependencies, config: { ...prumo.dependencies.config, platformPix: undefined } };
const app = await buildApp(dependencies);
afterAll(() => app.close());

/** The sandbox's Pix of these cents is never paid. */
const UNPAID_CENTS = 8913;

const answering = (answer: PixAnswer) => ({
  ...dependencies,
  payments: { ...dependencies.payments, findPix: async () => answer },
});

it("a Pix that was called off and yet paid goes back, and renews no subscription", async () => {
  const { ana, invoiceId: id } = await anOwing(prumo, UNPAID_CENTS);
  const body = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 89.13 };
  await send(app, makeInvoicePix, { params: { id }, body, as: ana });
  const pixOf = async () =>
    (await owner.query("select key, state from invoice_pix where invoice_id = $1", [id])).rows[0];
  const { key } = await pixOf();
  await owner.query("update invoices set state = 'canceled' where id = $1", [id]);
  const waiting = answering({ outcome: "waiting", code: "000201" });
  waiting.payments.refund = async () => ({ outcome: "away" });
  await settleNoticedInvoicePix(waiting, key);
  expect(await pixOf()).toMatchObject({ state: "expired" });
  // The invoice is owed as before.
  await owner.query("update invoices set state = 'pending' where id = $1", [id]);
  await settleNoticedInvoicePix(answering({ outcome: "paid", cents: UNPAID_CENTS }), key);
  expect(await pixOf()).toMatchObject({ state: "refunded" });
  expect((await owner.query("select state from invoices where id = $1", [id])).rows).toEqual([{ state: "pending" }]);
  expect((await owner.query("select 1 from payments where trainer_id = $1", [ana.id])).rows).toEqual([]);
  expect((await mailsTo(prumo, ana.email)).map(({ subject }) => subject)).toContain("Seu Pix será devolvido");
  expect(await dependencies.payments.findPix(key)).toEqual({ outcome: "ended" });
  expect((await owner.query("select 1 from open_charges where key = $1", [key])).rows).toEqual([]);
});
