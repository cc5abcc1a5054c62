import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { printInvoiceReceipt } from "#contract/platform-billing/subscriptions.ts";
import { anAdmin, anAdminFor, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { billingActsOf } from "../../../testing/steps/billing-acts.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const { act, billingOf, own, invoicesOf, planOf, receivedToday } = billingActsOf(prumo, await anAdmin(prumo));

describe("money received outside of the provider", () => {
  it("begins a period for a trainer whose access ended, at the plan's price alone", async () => {
    const ana = await aTrainer(prumo, { subscribed: false });
    const { id, value_cents } = await planOf("monthly");
    const asked = { kind: "payment_recorded", method: "transfer", plan: { id, installments: 1 } } as const;
    expect((await act(ana, { ...asked, value: 1 })).errors.code).toBe("price_changed");
    const before = await receivedToday();
    const key = randomUUID();
    const twice = await Promise.all([
      act(ana, { ...asked, value: value_cents / 100, key }),
      act(ana, { ...asked, value: value_cents / 100, key }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const after = await receivedToday();
    expect(after.total - before.total).toBeCloseTo(value_cents / 100, 2);
    expect(after.total).toBeCloseTo(after.inSheet, 2);
    expect(await own(ana)).toMatchObject({ period_start: "2026-03-02", period_end: "2026-04-02" });
    const again = await act(ana, { ...asked, value: value_cents / 100 });
    expect(again.errors.code).toBe("invalid");
  });

  it("is the price less the discount of a trainer who owes nothing, as the screen counts it", async () => {
    const ana = await aTrainer(prumo, { subscribed: false });
    await act(ana, { kind: "discount", percent: 10, value: null, periods: 2 });
    const { id, value_cents } = await planOf("monthly");
    const asked = { kind: "payment_recorded", method: "transfer", plan: { id, installments: 1 } } as const;
    expect((await act(ana, { ...asked, value: value_cents / 100 })).errors.code).toBe("price_changed");
    const { discount } = await billingOf(ana);
    const value = (value_cents - Math.floor((value_cents * (discount?.percent ?? 0)) / 100)) / 100;
    expect((await act(ana, { ...asked, value })).body.discount).toMatchObject({ periods_left: 1 });
    expect((await invoicesOf(ana))[0]).toMatchObject({ state: "paid", value });
  });

  it("is refused while nothing is owed and no plan is named", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const asked = { kind: "payment_recorded", method: "cash", plan: null, value: 89.9 } as const;
    expect((await act(ana, asked)).errors.detail).toBe("Não há fatura em aberto. Escolha o plano que foi pago.");
  });
});

describe("receipts", () => {
  it("are numbered one after the other, without gaps, whoever pays at once", { tags: "race" }, async () => {
    const { id, value_cents } = await planOf("monthly");
    const trainers = await Promise.all(Array.from({ length: 6 }, () => aTrainer(prumo, { subscribed: false })));
    const asked = { kind: "payment_recorded", method: "cash", plan: { id, installments: 1 } } as const;
    const as = await anAdminFor(prumo, ["owner"]);
    await Promise.all(
      trainers.map((trainer, index) => act(trainer, { ...asked, value: index % 3 === 0 ? 1 : value_cents / 100 }, as)),
    );
    const { rows } = await owner.query<{ number: number }>(
      "select receipt_number as number from invoices where receipt_number is not null order by 1",
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const payer = trainers[1];
    if (!payer) throw new Error("nobody paid");
    const [invoice] = await invoicesOf(payer);
    expect((await send(app, printInvoiceReceipt, { params: { id: invoice?.id ?? 0 }, as: payer })).status).toBe(200);
  });
});
