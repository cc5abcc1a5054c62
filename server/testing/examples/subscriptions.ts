import { checkInvoicePix, checkPlanPix, makeInvoicePix, makePlanPix } from "#contract/platform-billing/invoice-pix.ts";
import * as payments from "#contract/platform-billing/subscription-payments.ts";
import * as subscriptions from "#contract/platform-billing/subscriptions.ts";
import * as upgrades from "#contract/platform-billing/upgrades.ts";
import { aPayment, CARDS } from "../steps/cards.ts";
import { anUpgradeOf } from "../steps/upgrades.ts";
import type { Example, ExampleSubjects } from "./example.ts";

/** `ana` has a paid invoice. */
export async function subscriptionExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  const { database, dependencies } = prumo;
  const plan = { id: 1, installments: 1 };
  const { creditCard } = await aPayment(dependencies.payments, CARDS.approved, plan);
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
     select trainer_id, id, plan_id, plan_name, frequency, 8990, 'paid', period_start, period_end, period_start, now(), now()
       from subscriptions where trainer_id = $1 returning id`,
    [ana.id],
  );
  const params = { id: rows[0]?.id };
  return [
    [payments.findSubscription, {}],
    [payments.subscribe, { body: { paymentInformation: { creditCard, plan } } }],
    [payments.announcePlanPix, { body: { plan_id: 1, value: 89.9 } }],
    [subscriptions.findOwnSubscription, {}],
    [subscriptions.changeCard, { body: { paymentInformation: { creditCard } } }],
    [upgrades.findUpgrade, { querystring: { plan_id: 1 } }],
    [upgrades.upgrade, { body: await anUpgradeOf(prumo, ana) }],
    [subscriptions.changePlan, { body: { plan } }],
    [subscriptions.cancelSubscription, {}],
    [subscriptions.resumeSubscription, {}],
    [subscriptions.listInvoices, { querystring: { page: 1, limit: 10 } }],
    [subscriptions.printInvoiceReceipt, { params }],
    [subscriptions.announceInvoicePix, { params }],
    [makeInvoicePix, { params, body: { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 89.9 } }],
    [checkInvoicePix, { params }],
    [makePlanPix, { body: { plan_id: 1, cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 89.9 } }],
    [checkPlanPix, {}],
    [subscriptions.payInvoice, { params, body: { paymentInformation: null, value: 89.9 } }],
  ];
}
