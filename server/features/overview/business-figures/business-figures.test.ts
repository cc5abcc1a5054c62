import { describe, expect, it } from "vitest";
import { findBusinessFigures } from "#contract/overview/business-figures.ts";
import { anAdmin, aTrainer, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);
const figures = async (as: Bearer = admin) => (await send(app, findBusinessFigures, { as })).body;

interface Subscribed {
  readonly periods: readonly (readonly [start: string, end: string, cents: number, frequency?: string])[];
  readonly state?: "active" | "canceled";
  readonly endedOn?: string;
  readonly card?: boolean;
}

/** A trainer with the paid invoices of a subscription. */
async function aSubscriberOf({ periods, state = "active", endedOn, card = true }: Subscribed): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { subscribed: false });
  const [last] = periods.slice(-1);
  const { rows } = await owner.query<{ id: number; plan_id: number }>(
    `insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at, ended_on, card_reference, billing_day)
     select $1, id, name, $5, $4, $6, $2::date, $3::date, now(), $7, $8, extract(day from $3::date)
       from subscription_plans where owner_id = 0 and is_active order by id limit 1 returning id, plan_id`,
    [trainer.id, last?.[0], last?.[1], last?.[2], last?.[3] ?? "monthly", state, endedOn ?? null, card ? "x" : null],
  );
  for (const [start, end, cents, frequency = "monthly"] of periods)
    await owner.query(
      `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       values ($1, $2, $3, 'Plano', $4, $5, 'paid', $6, $7, $6, now(), now())`,
      [trainer.id, rows[0]?.id, rows[0]?.plan_id, frequency, cents, start, end],
    );
  return trainer;
}

// Today is 2 March 2026.
await aSubscriberOf({
  periods: [
    ["2026-01-10", "2026-02-10", 10_000],
    ["2026-02-10", "2026-03-10", 12_000],
  ],
});
await aSubscriberOf({ periods: [["2025-06-01", "2026-06-01", 120_000, "yearly"]], card: false });
const left = await aSubscriberOf({ periods: [["2026-01-05", "2026-02-05", 9000]], state: "canceled" });
await aSubscriberOf({ periods: [["2026-02-15", "2026-03-15", 9000]], state: "canceled", endedOn: "2026-02-20" });
await owner.query(
  `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at)
   select trainer_id, id, plan_id, plan_name, frequency, 5000, 'pending', '2026-02-27', '2026-03-27', '2026-02-27', now()
     from subscriptions where trainer_id = $1`,
  [left.id],
);

describe("the figures of the business", () => {
  it("are the administrator's", async () => {
    expect((await send(app, findBusinessFigures, { as: left })).status).toBe(403);
  });

  it("have the recurring revenue at the end of each month, a year's by its twelfth", async () => {
    const { months } = await figures();
    const recurring = new Map(months.map(({ month, recurring: reais }) => [month, reais]));
    expect([...recurring].slice(-4)).toEqual([
      ["2025-12-01", 100],
      ["2026-01-01", 100 + 100 + 90],
      ["2026-02-01", 100 + 120],
      ["2026-03-01", 100 + 120],
    ]);
  });

  it("have who joined and was lost, also at once", async () => {
    const { months } = await figures();
    expect(months.slice(-3)).toMatchObject([
      { month: "2026-01-01", subscribers: 3, joined: 2, lost: 0 },
      { month: "2026-02-01", subscribers: 2, joined: 1, lost: 2 },
      { month: "2026-03-01", subscribers: 2, joined: 0, lost: 0 },
    ]);
  });

  it("have what is overdue, what is to come by card and otherwise, and the cohorts", async () => {
    const { arrears, forecast, cohorts } = await figures();
    expect(arrears).toMatchObject([{ count: 0 }, { count: 1, value: 50 }, { count: 0 }]);
    expect(forecast.slice(0, 4)).toEqual([
      { month: "2026-03-01", by_card: 120, other: 0 },
      { month: "2026-04-01", by_card: 120, other: 0 },
      { month: "2026-05-01", by_card: 120, other: 0 },
      { month: "2026-06-01", by_card: 120, other: 1200 },
    ]);
    expect(cohorts.find(({ month }) => month === "2026-01-01")).toEqual({
      month: "2026-01-01",
      size: 2,
      kept: [2, 1, 1],
    });
  });

  it("count the trials that run, also one that was given after a lapse, as the list of trainers does", async () => {
    const trainer = await aTrainer(prumo, { subscribed: false });
    const lapsed = await aTrainer(prumo, { subscribed: false });
    await owner.query(
      `insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at)
       select $1, id, name, frequency, value_cents, 'active', '2026-01-20', '2026-02-20', now()
         from subscription_plans where owner_id = 0 and is_active order by id limit 1`,
      [lapsed.id],
    );
    for (const { id } of [trainer, lapsed])
      await owner.query(
        "insert into trials (trainer_id, started_on, ends_on) values ($1, '2026-03-01', '2026-03-15')",
        [id],
      );
    expect((await figures()).trials).toBe(2);
  });
});

describe("the forecast", () => {
  const byMonth = async () =>
    new Map((await figures()).forecast.map(({ month, by_card, other }) => [month.slice(0, 7), by_card + other]));
  /** The reais that a change adds to each month. */
  async function added(change: () => Promise<unknown>) {
    const before = await byMonth();
    await change();
    return [...(await byMonth())].map(([month, reais]) => Math.round((reais - (before.get(month) ?? 0)) * 100) / 100);
  }
  const aPlan = async (cents: number, isActive = true) =>
    (
      await owner.query<{ id: number }>(
        "insert into subscription_plans (name, frequency, value_cents, is_active) values ('Outro', 'monthly', $1, $2) returning id::int",
        [cents, isActive],
      )
    ).rows[0]?.id ?? 0;

  /** Registered on 28 February: the first invoice is due on 7 March, and pays until 28 March. */
  async function aRegisteredTrainer(planId: number) {
    const trainer = await aTrainer(prumo, { subscribed: false });
    await owner.query(
      `with begun as (
         insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at, billing_day)
         select $1, id, name, frequency, 7000, 'active', '2026-02-28', '2026-03-07', now(), 28
           from subscription_plans where id = $2 returning *
       )
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at)
       select trainer_id, id, plan_id, plan_name, frequency, value_cents, 'pending', '2026-02-28', '2026-03-28', '2026-03-07', now()
         from begun`,
      [trainer.id, planId],
    );
    return trainer;
  }

  it("goes on where the period of a first invoice ends, not where it is due", async () => {
    const plan = await aPlan(7000);
    expect(await added(() => aRegisteredTrainer(plan))).toEqual([140, 70, 70, 70, 70, 70]);
  });

  it("steps by the plan that was chosen for after the first period", async () => {
    const plan = await aPlan(7000);
    const added6 = await added(async () => {
      const { id } = await aRegisteredTrainer(plan);
      await owner.query(
        `update subscriptions set next_plan_id = other.id, next_name = other.name, next_frequency = 'yearly', next_value_cents = 60000, next_installments = 1
           from (select * from subscription_plans where owner_id = 0 and is_active and frequency = 'yearly' order by id limit 1) other
          where trainer_id = $1`,
        [id],
      );
    });
    expect(added6).toEqual([670, 0, 0, 0, 0, 0]);
  });

  it("has the new value that a trainer was told of", async () => {
    const plan = await aPlan(9000);
    const added6 = await added(async () => {
      const { id } = await aRegisteredTrainer(plan);
      await owner.query(
        `insert into price_notices (trainer_id, subscription_id, plan_id, value_cents, starts_on, sent_at)
         select trainer_id, id, plan_id, 9000, '2026-04-28', now() from subscriptions where trainer_id = $1`,
        [id],
      );
    });
    expect(added6).toEqual([140, 90, 90, 90, 90, 90]);
  });

  it("has only what is owed of a plan that is no longer sold", async () => {
    const plan = await aPlan(7000, false);
    expect(await added(() => aRegisteredTrainer(plan))).toEqual([70, 0, 0, 0, 0, 0]);
  });

  it("leaves out who is deactivated, whom nothing is charged", async () => {
    const plan = await aPlan(7000);
    const added6 = await added(async () => {
      const { id } = await aRegisteredTrainer(plan);
      await owner.query("update users set is_active = false where id = $1", [id]);
    });
    expect(added6).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

it("count nothing of a period whose money is wholly back, nor the one before it", async () => {
  const recurring = async () => (await figures()).months.at(-1)?.recurring ?? 0;
  const before = await recurring();
  const { id } = await aSubscriberOf({
    periods: [
      ["2026-01-10", "2026-02-10", 10_000],
      ["2026-02-10", "2026-03-10", 12_000],
    ],
  });
  expect(await recurring()).toBe(before + 120);
  await owner.query(
    "update invoices set refunded_cents = value_cents, refunded_at = now() where trainer_id = $1 and period_start = '2026-02-10'",
    [id],
  );
  expect(await recurring()).toBe(before);
});
