import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listPlatformInvoices } from "#contract/platform-billing/platform-invoices.ts";
import { listPayments } from "#contract/platform-billing/subscription-payments.ts";
import { printInvoiceReceipt } from "#contract/platform-billing/subscriptions.ts";
import { findUpgrade } from "#contract/platform-billing/upgrades.ts";
import { listStudents } from "#contract/students/students.ts";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import { anAdmin, anAdminFor, signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { billingActsOf } from "../../../testing/steps/billing-acts.ts";
import { aPaidSubscriber, aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { act as actWith } from "./workflows/act.ts";
import { giveBackWhatWaits } from "./workflows/refund.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const { act, billingOf, own, invoicesOf, subjectsTo, planOf, receivedToday, comeBack } = billingActsOf(prumo, admin);
const told: unknown[] = [];
const log = { error: (...words: unknown[]) => told.push(words), warn() {} };

/** The provider is away when it is asked to give the money back. */
const away = {
  ...dependencies,
  payments: { ...dependencies.payments, refund: async () => ({ outcome: "away" }) as const },
};

async function aTrainerRefundedLater() {
  const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
  await actWith(away, actAsAdmin(1, "demonstration"), ana.id, {
    kind: "refunded",
    invoice_id: invoiceId,
    ends: false,
    key: randomUUID(),
    reason: "Cobrança em dobro",
  });
  return { ana };
}

describe("a refund", () => {
  it("goes back by the card once, on its own day, and every figure agrees", { tags: "race" }, async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    clock.advance(DAY_MS);
    const as = await signedIn(prumo, admin);
    const before = await receivedToday();
    const asked = { kind: "refunded", invoice_id: invoiceId, ends: true } as const;
    const answers = await Promise.all([act(ana, asked, as), act(ana, asked, as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await receivedToday();
    expect(after.total - before.total).toBeCloseTo(-89.9, 2);
    expect(after.inSheet).toBeCloseTo(after.total, 2);
    const { results } = (await send(app, listPayments, { querystring: { user_id: ana.id, page: 1 }, as })).body;
    expect(results).toMatchObject([
      { value: -89.9, status: "canceled" },
      { value: 89.9, status: "canceled" },
    ]);
    expect((await send(app, listStudents, { querystring: {}, as: await signedIn(prumo, ana) })).status).toBe(402);
    const { rows } = await owner.query("select refunded_at, state from invoices where trainer_id = $1", [ana.id]);
    expect(rows).toMatchObject([{ state: "paid", refunded_at: expect.any(Date) }]);
    await comeBack();
  });

  it("waits for a provider that does not answer, and the job ends it once", async () => {
    const { ana } = await aTrainerRefundedLater();
    const counter = async () =>
      (
        await owner.query(
          "select status, value_cents from payments where trainer_id = $1 and reverses_id is not null",
          [ana.id],
        )
      ).rows;
    expect(await counter()).toEqual([{ status: "pending", value_cents: -8990 }]);
    await Promise.all([giveBackWhatWaits(dependencies, log), giveBackWhatWaits(dependencies, log)]);
    expect(await counter()).toEqual([{ status: "paid", value_cents: -8990 }]);
    const [invoice] = await invoicesOf(ana);
    expect(invoice).toMatchObject({ state: "paid", refunded_on: expect.any(String) });
    expect((await own(ana))?.status).toBe("active");
  });

  it("that the provider does not give back is said to be under way, and after ten tries the log tells a person", async () => {
    const { ana } = await aTrainerRefundedLater();
    const [waiting] = await invoicesOf(ana);
    expect(waiting).toMatchObject({ refunded: 89.9, returning: 89.9, refunded_on: null });
    const as = await signedIn(prumo, admin);
    const listed = await send(app, listPlatformInvoices, { querystring: { trainer_id: ana.id }, as });
    expect(listed.body.invoices).toMatchObject([{ returning: 89.9, may_refund: false }]);
    expect((await billingOf(ana)).acts[0]?.summary).toBe("Estorno de R$ 89,90, pelo cartão.");
    expect(await subjectsTo(ana)).toEqual(["Estorno do seu pagamento ao Prumo"]);
    told.length = 0;
    await giveBackWhatWaits(away, log);
    expect(told).toEqual([]);
    clock.advance(100 * 60_000);
    await giveBackWhatWaits(away, log);
    expect(told).toHaveLength(1);
    await giveBackWhatWaits(dependencies, log);
    clock.advance(-100 * 60_000);
    const [returned] = await invoicesOf(ana);
    expect(returned).toMatchObject({ refunded: 89.9, returning: 0, refunded_on: "2026-03-02" });
  });

  it("of another trainer's invoice is not found", async () => {
    const { invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    const other = await aSubscriber(prumo, { endsInDays: 20 });
    expect((await act(other, { kind: "refunded", invoice_id: invoiceId, ends: false })).status).toBe(404);
  });
});

describe("a refund of a part", () => {
  const refund = (invoiceId: number, value?: number) =>
    ({ kind: "refunded", invoice_id: invoiceId, ends: false, ...(value !== undefined && { value }) }) as const;
  const countersOf = async ({ id }: Trainer) =>
    (
      await owner.query(
        "select status, value_cents from payments where trainer_id = $1 and reverses_id is not null order by id",
        [id],
      )
    ).rows;
  const askedOf = (refunds: (readonly [key: string, totalCents: number | undefined])[]) => ({
    ...dependencies,
    payments: {
      ...dependencies.payments,
      refund: async (key: string, totalCents?: number) => {
        refunds.push([key, totalCents]);
        return dependencies.payments.refund(key, totalCents);
      },
    },
  });

  it("may be followed by others up to what was paid, and figures, credit and states take each into account", async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    clock.advance(DAY_MS);
    const as = await signedIn(prumo, admin);
    const before = await receivedToday();
    const first = await act(ana, refund(invoiceId, 30), as);
    expect(first.body.acts[0]?.summary).toBe("Estorno de R$ 30,00 de R$ 89,90, pelo cartão.");
    const own = await signedIn(prumo, ana);
    expect(await invoicesOf(own)).toMatchObject([{ state: "paid", refunded: 30, refunded_on: null }]);
    const { results } = (await send(app, listPayments, { querystring: { user_id: ana.id, page: 1 }, as })).body;
    expect(results).toMatchObject([
      { value: -30, status: "canceled" },
      { value: 89.9, status: "paid" },
    ]);
    const tooMuch = await act(ana, refund(invoiceId, 59.91), as);
    expect(tooMuch.errors.fields).toEqual({ value: "Restam R$ 59,90 para devolver" });
    expect((await act(ana, refund(invoiceId, 0), as)).status).toBe(422);
    expect((await act(ana, refund(invoiceId, 20), as)).status).toBe(200);
    expect((await act(ana, refund(invoiceId), as)).body.acts[0]?.summary).toContain("Estorno de R$ 39,90 de R$ 89,90");
    expect((await act(ana, refund(invoiceId, 1), as)).errors.code).toBe("changed_elsewhere");
    const after = await receivedToday();
    expect(after.total - before.total).toBeCloseTo(-89.9, 2);
    expect(after.inSheet).toBeCloseTo(after.total, 2);
    expect(await invoicesOf(own)).toMatchObject([{ refunded: 89.9, refunded_on: "2026-03-03" }]);
    await comeBack();
  });

  it("asks the provider for the sum of all, so that none is given back twice", async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    const refunds: (readonly [string, number | undefined])[] = [];
    const services = askedOf(refunds);
    const { act: actWith } = await import("./workflows/act.ts");
    const { actAsAdmin } = await import("../../../platform/database/scope.ts");
    for (const value of [10, 20, undefined])
      await actWith(services, actAsAdmin(1, "demonstration"), ana.id, {
        ...refund(invoiceId, value),
        key: randomUUID(),
        reason: "Combinado",
      });
    const key = `paid-${ana.id}`;
    expect(refunds).toEqual([
      [key, 1000],
      [key, 3000],
      [key, undefined],
    ]);
  });

  it("at once with others gives back no more than was paid", { tags: "race" }, async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    const as = await anAdminFor(prumo, ["owner"]);
    const answers = await Promise.all([50, 50, 50, 50].map((value) => act(ana, refund(invoiceId, value), as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countersOf(ana)).toEqual([{ status: "paid", value_cents: -5000 }]);
    const { rows } = await owner.query("select refunded_cents from invoices where id = $1", [invoiceId]);
    expect(rows).toEqual([{ refunded_cents: 5000 }]);
  });

  it("that waits for the provider holds the next one back, and the job ends it once", { tags: "race" }, async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    const { act: actWith } = await import("./workflows/act.ts");
    const { actAsAdmin } = await import("../../../platform/database/scope.ts");
    const away = { ...dependencies, payments: { ...dependencies.payments, refund: async () => ({ outcome: "away" }) } };
    await actWith(away as typeof dependencies, actAsAdmin(1, "demonstration"), ana.id, {
      ...refund(invoiceId, 10),
      key: randomUUID(),
      reason: "Combinado",
    });
    const as = await anAdminFor(prumo, ["owner"]);
    expect((await act(ana, refund(invoiceId, 10), as)).errors.code).toBe("payment_under_way");
    const refunds: (readonly [string, number | undefined])[] = [];
    await Promise.all([giveBackWhatWaits(askedOf(refunds), log), giveBackWhatWaits(askedOf(refunds), log)]);
    expect(new Set(refunds.map(([, total]) => total))).toEqual(new Set([1000]));
    expect(await countersOf(ana)).toEqual([{ status: "paid", value_cents: -1000 }]);
    expect((await act(ana, refund(invoiceId, 10), as)).status).toBe(200);
  });

  it("leaves no credit for an upgrade, and the receipt can still be printed", async () => {
    const { ana, invoiceId } = await aPaidSubscriber(prumo, { endsInDays: 20 });
    const yearly = await planOf("yearly");
    const creditOf = async () =>
      (await send(app, findUpgrade, { querystring: { plan_id: yearly.id }, as: ana })).body.quote?.credit ?? 0;
    const whole = await creditOf();
    await act(ana, refund(invoiceId, 44.95));
    expect(await creditOf()).toBeCloseTo(whole / 2, 1);
    expect((await send(app, printInvoiceReceipt, { params: { id: invoiceId }, as: ana })).status).toBe(200);
  });
});
