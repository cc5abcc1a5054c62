import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { fulfilErasure, requestErasure } from "#contract/own-data/personal-data.ts";
import { makeInvoicePix } from "#contract/platform-billing/invoice-pix.ts";
import { buildApp } from "../../../app.ts";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { withLostAnswers } from "../../../testing/steps/cards.ts";
import { anOwing, aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { act } from "../../platform-billing/billing-acts/workflows/act.ts";
import { giveBackWhatWaits } from "../../platform-billing/billing-acts/workflows/refund.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { renewSubscriptions } from "../../platform-billing/subscriptions/workflows/renew.ts";

const prumo = await startTestApp();
const { clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const app = await buildApp({ ...dependencies, config: { ...dependencies.config, platformPix: undefined } });
const admin = await anAdmin(prumo);
const log = { error() {}, warn() {} };

async function erase(trainer: Trainer) {
  const { id } = (await send(app, requestErasure, { body: { password: PASSWORD }, as: trainer })).body.erasure;
  const body = { request_id: id, user_id: trainer.id };
  expect((await send(app, fulfilErasure, { body, as: await signedIn(prumo, admin) })).status).toBe(204);
}

const renewUnanswered = () => renewSubscriptions({ ...dependencies, payments: withLostAnswers(payments) });
const keyOf = async (table: "invoice_pix" | "payments", { id }: Trainer) => {
  const column = table === "payments" ? "idempotency_key" : "key";
  const { rows } = await owner.query<{ key: string }>(
    `select ${column} as key from ${table} where trainer_id = $1 order by id limit 1`,
    [id],
  );
  return rows[0]?.key ?? "";
};
const settle = () => settleOpenCharges(dependencies, log);

it("calls off the Pix that an erased trainer had for an invoice", async () => {
  const { ana, invoiceId } = await anOwing(prumo, 8990);
  const body = { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 89.9 };
  await send(app, makeInvoicePix, { params: { id: invoiceId }, body, as: ana });
  const key = await keyOf("invoice_pix", ana);
  await erase(ana);
  clock.advance(120_000);
  await settle();
  expect(await payments.findPix(key)).toEqual({ outcome: "ended" });
});

it("gives back what a card paid whose answer an erased trainer did not wait for", async () => {
  const ana = await aSubscriber(prumo, { endsInDays: 0 });
  await renewUnanswered();
  const key = await keyOf("payments", ana);
  await erase(ana);
  await settle();
  expect(await payments.find(key)).toEqual({ outcome: "refused", reason: "declined" });
  const { rows } = await owner.query("select status, idempotency_key as key from payments where trainer_id = $1", [
    ana.id,
  ]);
  expect(rows).toEqual([{ status: "canceled", key: expect.stringMatching(/^erased \d+$/) }]);
});

it("goes on with a refund that an erased trainer waited for", async () => {
  const ana = await aSubscriber(prumo, { endsInDays: 0 });
  await renewSubscriptions(dependencies);
  const key = await keyOf("payments", ana);
  const { rows } = await owner.query<{ id: number }>(
    "select id::int from invoices where trainer_id = $1 and state = 'paid' order by id desc limit 1",
    [ana.id],
  );
  const away = { ...dependencies, payments: { ...payments, refund: async () => ({ outcome: "away" }) as const } };
  await act(away, actAsAdmin(admin.id, "demonstration"), ana.id, {
    kind: "refunded",
    invoice_id: rows[0]?.id ?? 0,
    ends: true,
    key: randomUUID(),
    reason: "Cobrança em dobro",
  });
  await erase(ana);
  await giveBackWhatWaits(dependencies, log);
  expect(await payments.find(key)).toEqual({ outcome: "refused", reason: "declined" });
});
