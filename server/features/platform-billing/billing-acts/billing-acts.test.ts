import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { exportMasterIncome, findMasterDashboard } from "#contract/overview/dashboards.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { actOnBilling, findTrainerBilling } from "#contract/platform-billing/billing-acts.ts";
import { createCoupon } from "#contract/platform-billing/coupons.ts";
import { listPlatformInvoices } from "#contract/platform-billing/platform-invoices.ts";
import { listPayments } from "#contract/platform-billing/subscription-payments.ts";
import { findOwnSubscription, listInvoices, printInvoiceReceipt } from "#contract/platform-billing/subscriptions.ts";
import { answerTrainerPix, registerTrainerByAdmin } from "#contract/platform-billing/trainers.ts";
import { findUpgrade } from "#contract/platform-billing/upgrades.ts";
import { listStudents } from "#contract/students/students.ts";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import { anAdmin, anAdminFor, aTrainer, aTrainerDraft, signedIn, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aPaidSubscriber, aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";
import { act as actWith } from "./workflows/act.ts";
import { giveBackWhatWaits } from "./workflows/refund.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const told: unknown[] = [];
const log = { error: (...words: unknown[]) => told.push(words), warn() {} };

type Draft = z.input<(typeof actOnBilling)["schema"]["body"]>;
type WithoutReason<D> = D extends Draft ? Omit<D, "key" | "reason"> & { readonly key?: string } : never;

const act = async ({ id }: Pick<Trainer, "id">, asked: WithoutReason<Draft>, as?: Bearer) =>
  send(app, actOnBilling, {
    params: { id },
    body: { key: randomUUID(), reason: "Combinado por telefone", ...asked } as Draft,
    as: as ?? (await signedIn(prumo, admin)),
  });
const billingOf = async ({ id }: Pick<Trainer, "id">) =>
  (await send(app, findTrainerBilling, { params: { id }, as: await signedIn(prumo, admin) })).body;
const own = async (as: Bearer) => (await send(app, findOwnSubscription, { as })).body.subscription;
const invoicesOf = async (as: Bearer) =>
  (await send(app, listInvoices, { querystring: { page: 1, limit: 50 }, as })).body.results;
const subjectsTo = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);
const planOf = async (frequency: string) =>
  (
    await owner.query<{ id: number; name: string; value_cents: number }>(
      "select id, name, value_cents from subscription_plans where owner_id = 0 and frequency = $1 and is_active order by id limit 1",
      [frequency],
    )
  ).rows[0] ?? { id: 0, name: "", value_cents: 0 };
const receivedToday = async () => {
  const day = new Date(clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const as = await signedIn(prumo, admin);
  const period = { start_date: day, end_date: day };
  const { total } = (await send(app, findMasterDashboard, { querystring: period, as })).body;
  const file = await send(app, exportMasterIncome, { querystring: period, as });
  const [, ...rows] = await sheetOf(file.bytes);
  return { total, inSheet: Math.round(rows.reduce((sum, row) => sum + Number(row[4]), 0) * 100) / 100 };
};
async function sheetOf(bytes: Buffer) {
  const [sheet] = await readXlsx(Readable.from(bytes));
  return sheet?.data ?? [];
}

/** The sessions of the day after end: beside them one that begins now would be the oldest, which the limit ends. */
async function comeBack() {
  clock.advance(-DAY_MS);
  await owner.query("delete from sessions where created_at > $1", [clock.now()]);
}

/** On 2 March, with a first invoice that is due on 9 March. */
async function aRegisteredTrainer() {
  const body = aTrainerDraft({ subscription_plan_id: (await planOf("monthly")).id });
  const { user } = (await send(app, registerTrainerByAdmin, { body, as: await signedIn(prumo, admin) })).body;
  await owner.query("update users set must_change_password = false where id = $1", [user.id]);
  return { id: user.id, ...(await signedIn(prumo, user)) };
}

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

describe("an act on a subscription", () => {
  it("is the administrator's alone, and of a trainer who exists", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const asked = { kind: "free_days", days: 5 } as const;
    expect((await act(ana, asked, ana)).status).toBe(403);
    expect((await act({ id: 987_654_321 }, asked)).status).toBe(404);
    expect((await act({ id: admin.id }, asked)).status).toBe(404);
  });

  it("asks an administrator who signed in long ago to prove it again, as an answer to a Pix and a new coupon do", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const as = await signedIn(prumo, admin);
    clock.advance(11 * 60_000);
    const asked = { kind: "free_days", days: 3 } as const;
    const coupon = { coupon: "ANTIGO", percent: 10, value: null, periods: 1, valid_until: null, max_uses: null };
    const params = { id: ana.id, paymentId: 1 };
    const refused = [
      await act(ana, asked, as),
      await send(app, answerTrainerPix, { params, body: { received: true }, as }),
      await send(app, createCoupon, { body: coupon, as }),
    ];
    expect(refused.map(({ status, errors }) => [status, errors.code])).toEqual(
      refused.map(() => [403, "proof_required"]),
    );
    expect((await send(app, findTrainerBilling, { params: { id: ana.id }, as })).body.acts).toEqual([]);
    expect((await act(ana, asked)).status).toBe(200);
    clock.advance(-11 * 60_000);
  });

  it("needs a reason", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const body = { kind: "free_days", days: 5, key: randomUUID(), reason: "  " } as const;
    expect((await send(app, actOnBilling, { params: { id: ana.id }, body, as: admin })).status).toBe(422);
  });

  it("is done once, also when it is sent twice at once, and stands in the log, the history and one mail", {
    tags: "race",
  }, async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const key = randomUUID();
    const asked = { kind: "free_days", days: 5, key } as const;
    const as = await anAdminFor(prumo, ["owner"]);
    const answers = await Promise.all([act(ana, asked, as), act(ana, asked, as), act(ana, asked, as)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await own(ana))?.period_end).toBe("2026-03-27");
    const { acts } = await billingOf(ana);
    expect(acts).toMatchObject([
      {
        kind: "free_days",
        summary: "5 dias de cortesia: a assinatura vai até 26/03/2026",
        reason: "Combinado por telefone",
        done_by: as.name,
      },
    ]);
    expect(await subjectsTo(ana)).toEqual(["Você ganhou dias no Prumo"]);
    const { entries } = (await send(app, listAuditEntries, { querystring: { page: 1, limit: 30 }, as: ana })).body;
    expect(entries.filter(({ label }) => label === "Deu dias de cortesia na assinatura")).toHaveLength(1);
  });

  it("waits while a card or a Pix is under way", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    await owner.query(
      `insert into payments (trainer_id, plan_id, plan_name, frequency, idempotency_key, status, method, value_cents, installments, created_at)
       select trainer_id, plan_id, plan_name, frequency, 'waiting', 'pending', 'pix', 8990, 1, $2 from subscriptions where trainer_id = $1`,
      [ana.id, clock.now()],
    );
    const plan = { id: (await planOf("yearly")).id, installments: 1 };
    for (const asked of [
      { kind: "free_days", days: 5 },
      { kind: "discount", percent: 10, value: null, periods: null },
      { kind: "plan_changed", plan },
      { kind: "canceled", at_once: true },
    ] as const)
      expect([asked.kind, (await act(ana, asked)).errors.code]).toEqual([asked.kind, "payment_under_way"]);
  });

  it("says where there is nothing to act on", async () => {
    const without = await aTrainer(prumo, { subscribed: false });
    for (const asked of [
      { kind: "canceled", at_once: false },
      { kind: "plan_changed", plan: { id: (await planOf("yearly")).id, installments: 1 } },
    ] as const)
      expect((await act(without, asked)).errors.detail).toBe("Este personal não tem uma assinatura em andamento.");
  });
});

describe("free days", () => {
  it("move what is owed by as many days, and the card is charged then", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    await renewSubscriptions(dependencies);
    expect((await own(ana))?.owed).toMatchObject({ due_on: "2026-03-05" });
    await act(ana, { kind: "free_days", days: 10 });
    expect(await own(ana)).toMatchObject({ period_end: "2026-03-15", owed: { due_on: "2026-03-15" } });
    const [owed] = await invoicesOf(ana);
    expect(owed).toMatchObject({ period_start: "2026-03-15", period_end: "2026-04-15" });
  });

  it("move a first invoice, and each payment buys a whole month from then on", async () => {
    const ana = await aRegisteredTrainer();
    await act(ana, { kind: "free_days", days: 3 });
    const [first] = await invoicesOf(ana);
    expect(first).toMatchObject({ due_on: "2026-03-12", period_start: "2026-03-05", period_end: "2026-04-05" });
    await act(ana, { kind: "payment_recorded", method: "cash", plan: null, value: first?.value ?? 0 });
    const aMonthLater = { now: () => new Date(clock.now().getTime() + 30 * DAY_MS) };
    await renewSubscriptions({ ...dependencies, clock: aMonthLater });
    const [next] = await invoicesOf(ana);
    expect(next).toMatchObject({ state: "pending", period_start: "2026-04-05", period_end: "2026-05-05" });
  });
});

describe("a discount", () => {
  it("is taken off what is owed and off the next periods as long as it holds, and the sold price stays", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    const before = await own(ana);
    await renewSubscriptions(dependencies);
    const price = before?.plan.value ?? 0;
    await act(ana, { kind: "discount", percent: 20, value: null, periods: 1 });
    const off = Math.floor(price * 100 * 0.2) / 100;
    const owed = (await own(ana))?.owed?.value;
    expect(owed).toBeCloseTo(price - off, 2);
    const paid = await act(ana, { kind: "payment_recorded", method: "cash", plan: null, value: owed ?? 0 });
    expect(paid.status).toBe(200);
    expect(paid.body).toMatchObject({ discount: null, subscription: { plan: { value: price }, discount: null } });
    const [invoice] = await invoicesOf(ana);
    expect(invoice).toMatchObject({ state: "paid", method: "cash", value: owed, discount: off });
    expect(await subjectsTo(ana)).toEqual(["Você ganhou um desconto no Prumo", "Recebemos seu pagamento ao Prumo"]);
  });

  it("that ends gives what is owed its price back", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 3 });
    await act(ana, { kind: "discount", percent: null, value: 10, periods: null });
    await renewSubscriptions(dependencies);
    const reduced = (await own(ana))?.owed?.value ?? 0;
    expect(reduced).toBe((await own(ana))?.plan.value === undefined ? 0 : ((await own(ana))?.plan.value ?? 0) - 10);
    await act(ana, { kind: "discount_ended" });
    expect((await own(ana))?.owed?.value).toBeCloseTo(reduced + 10, 2);
    expect((await act(ana, { kind: "discount_ended" })).errors.code).toBe("changed_elsewhere");
  });
});

describe("another plan", () => {
  it("of who canceled before the first payment begins on the day of the registration", async () => {
    const ana = await aRegisteredTrainer();
    await act(ana, { kind: "canceled", at_once: false });
    clock.advance(2 * DAY_MS);
    await act(ana, { kind: "plan_changed", plan: { id: (await planOf("yearly")).id, installments: 1 } });
    const [owed] = await invoicesOf(await signedIn(prumo, ana));
    expect(owed).toMatchObject({ due_on: "2026-03-09", period_start: "2026-03-02", period_end: "2027-03-02" });
    clock.advance(-DAY_MS);
    await comeBack();
  });

  it("begins with the next period", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const yearly = await planOf("yearly");
    const { body } = await act(ana, { kind: "plan_changed", plan: { id: yearly.id, installments: 12 } });
    expect(body.subscription).toMatchObject({ next_plan: { id: yearly.id, installments: 12 } });
    expect(body.acts[0]?.summary).toContain("a partir de 22/03/2026");
  });
});

describe("the same plan, dearer by now", () => {
  it("is told of at the lower price that the trainer keeps", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 20 });
    const { id } = await planOf("monthly");
    await owner.query("update subscriptions set value_cents = 5990 where trainer_id = $1", [ana.id]);
    const { body } = await act(ana, { kind: "plan_changed", plan: { id, installments: 1 } });
    expect(body.acts[0]?.summary).toContain("R$ 59,90");
    expect((await mailsTo(prumo, ana.email)).at(-1)?.text).toContain("R$ 59,90");
  });
});

describe("a cancellation", () => {
  it("ends access at once, or with the paid period", async () => {
    const [now, later] = [await aSubscriber(prumo, { endsInDays: 20 }), await aSubscriber(prumo, { endsInDays: 20 })];
    expect((await act(now, { kind: "canceled", at_once: true })).body.subscription).toBeNull();
    expect((await send(app, listStudents, { querystring: {}, as: now })).status).toBe(402);
    expect((await act(later, { kind: "canceled", at_once: false })).body.subscription).toMatchObject({
      is_ending: true,
    });
  });
});

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
