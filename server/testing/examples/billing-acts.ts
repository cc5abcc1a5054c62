import * as audit from "#contract/people/audit.ts";
import * as acts from "#contract/platform-billing/billing-acts.ts";
import * as coupons from "#contract/platform-billing/coupons.ts";
import * as invoices from "#contract/platform-billing/platform-invoices.ts";
import type { Example, ExampleSubjects } from "./example.ts";

let codes = 0;

/** `ana` has a paid invoice. */
export async function billingActExamples({ prumo, ana }: Pick<ExampleSubjects, "prumo" | "ana">): Promise<Example[]> {
  const { owner } = prumo.database;
  const coupon = { percent: 10, value: null, periods: 3, valid_until: null, max_uses: null };
  const code = `VOLTA${++codes}`;
  await owner.query("insert into coupons (code, percent, periods, created_at) values ($1, 10, 3, now())", [code]);
  const { rows } = await owner.query<{ id: number }>(
    "select id from invoices where trainer_id = $1 and state = 'paid' limit 1",
    [ana.id],
  );
  const discount = { kind: "discount", percent: 10, value: null, periods: 1 } as const;
  return [
    [acts.findTrainerBilling, { params: { id: ana.id } }],
    [acts.actOnBilling, { params: { id: ana.id }, body: { ...discount, reason: "Parceria", key: "a-discount" } }],
    [invoices.listPlatformInvoices, { querystring: { q: "a", state: "paid", page: 1, limit: 5 } }],
    [invoices.printTrainerReceipt, { params: { id: ana.id, invoiceId: rows[0]?.id } }],
    [audit.listTrainerAuditEntries, { params: { id: ana.id }, querystring: { page: 1, limit: 5 } }],
    [coupons.listCoupons, {}],
    [coupons.createCoupon, { body: { coupon: `NOVO${codes}`, ...coupon } }],
    [coupons.redeemCoupon, { body: { coupon: code } }],
    [coupons.endCoupon, { params: { coupon: code } }],
  ];
}
