import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { actOnBilling, findTrainerBilling } from "#contract/platform-billing/billing-acts.ts";
import { createCoupon } from "#contract/platform-billing/coupons.ts";
import { answerTrainerPix, registerTrainerByAdmin } from "#contract/platform-billing/trainers.ts";
import { listStudents } from "#contract/students/students.ts";
import { anAdmin, anAdminFor, aTrainer, aTrainerDraft, signedIn } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { billingActsOf } from "../../../testing/steps/billing-acts.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const { act, billingOf, own, invoicesOf, subjectsTo, planOf, comeBack } = billingActsOf(prumo, admin);

/** On 2 March, with a first invoice that is due on 9 March. */
async function aRegisteredTrainer() {
  const body = aTrainerDraft({ subscription_plan_id: (await planOf("monthly")).id });
  const { user } = (await send(app, registerTrainerByAdmin, { body, as: await signedIn(prumo, admin) })).body;
  await owner.query("update users set must_change_password = false where id = $1", [user.id]);
  return { id: user.id, ...(await signedIn(prumo, user)) };
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
