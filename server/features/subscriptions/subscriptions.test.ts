import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { subscribe } from "#contract/subscriptions.ts";
import { inScope } from "../../platform/database/scope.ts";
import { aPayment, CARDS } from "../../testing/cards.ts";
import { aTrainer, type Trainer } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { beginWithInvoice } from "./commands.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { rows: plans } = await database.owner.query<{ id: number; value_cents: number }>(
  "select id, value_cents from subscription_plans where owner_id = 0 order by id",
);
const plan = { id: plans[0]?.id ?? 0, value_cents: plans[0]?.value_cents ?? 0, frequency: "monthly" } as const;

/** A trainer whom the administrator registered on 2 March 2026. */
async function aRegisteredTrainer(): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { subscribed: false });
  await inScope(database.db, { role: "admin", userId: 1, trainerId: null }, (scope) =>
    beginWithInvoice(scope, { trainerId: trainer.id, plan, today: "2026-03-02", now: clock.now() }),
  );
  return trainer;
}

const invoicesOf = async ({ id }: Trainer) =>
  (
    await database.owner.query(
      "select state, due_on, period_start, period_end, value_cents from invoices where trainer_id = $1 order by id",
      [id],
    )
  ).rows;

describe("a trainer whom the administrator registers", () => {
  it("owes a first invoice that is due in seven days, and has access until it is late for seven more", async () => {
    const ana = await aRegisteredTrainer();
    expect(await invoicesOf(ana)).toEqual([
      {
        state: "pending",
        due_on: "2026-03-09",
        period_start: "2026-03-02",
        period_end: "2026-04-02",
        value_cents: plan.value_cents,
      },
    ]);
    const me = await send(app, currentUser, { querystring: {}, as: ana });
    expect(me.body.user.current_subscription?.status).toBe("Em dia");
  });

  it("pays it by card at once, because an unpaid invoice is no card under way, and loses no day", async () => {
    const ana = await aRegisteredTrainer();
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: plan.id, installments: 1 });
    const { status, body } = await send(app, subscribe, { body: { paymentInformation }, as: ana });
    expect([status, body.subscription]).toMatchObject([200, { status: "active", period_end: "2026-04-02" }]);
    expect(await invoicesOf(ana)).toMatchObject([{ state: "paid", period_end: "2026-04-02" }]);
  });

  it("who pays for another plan owes the first invoice no more", async () => {
    const ana = await aRegisteredTrainer();
    const other = plans.find(({ id }) => id !== plan.id)?.id ?? 0;
    const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: other, installments: 1 });
    await send(app, subscribe, { body: { paymentInformation }, as: ana });
    expect((await invoicesOf(ana)).map(({ state }) => state)).toEqual(["canceled", "paid"]);
  });
});
