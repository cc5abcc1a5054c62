import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findOwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import type { ChargeAnswer, PaymentProvider } from "../../../platform/payments/provider.ts";
import { createSandbox } from "../../../platform/payments/sandbox.ts";
import { signedIn, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dataDir, dependencies, runDueJobs } = prumo;
const { db, payments } = dependencies;
const start = clock.now().getTime();
beforeEach(() => clock.advance(start - clock.now().getTime()));

const renew = (provider: Partial<PaymentProvider> = {}) =>
  renewSubscriptions({ db, clock, payments: { ...payments, ...provider } });

const rowsOf = async ({ id }: Trainer, table: "payments" | "invoices" | "subscriptions") =>
  (await database.owner.query(`select * from ${table} where trainer_id = $1 order by id`, [id])).rows;

/** In a fresh session: the clock moves past the end of the first. */
const own = async (trainer: Trainer) =>
  (await send(app, findOwnSubscription, { as: await signedIn(prumo, trainer) })).body.subscription;

const subjectsTo = async (trainer: Trainer) => {
  await runDueJobs();
  return (await mailsTo(prumo, trainer.email)).map(({ subject }) => subject);
};

/** Each day's first run from today on, with what the trainer had paid until then. */
async function tryDays(trainer: Trainer, days: number) {
  const tried: [string, number][] = [];
  for (let day = 0; day < days; day++) {
    await renew();
    await renew();
    tried.push([clock.now().toISOString().slice(0, 10), (await rowsOf(trainer, "payments")).length]);
    clock.advance(DAY_MS);
  }
  return tried;
}

describe("a subscription with a kept card", () => {
  it("has its next invoice seven days before the end, and is charged on the due day, once", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 8 });
    await renew();
    expect(await rowsOf(ana, "invoices")).toEqual([]);
    expect((await own(ana))?.next_charge).toEqual({ on: "2026-03-10", value: 89.9 });
    clock.advance(DAY_MS);
    await renew();
    expect(await rowsOf(ana, "invoices")).toMatchObject([
      {
        state: "pending",
        due_on: "2026-03-10",
        period_start: "2026-03-10",
        period_end: "2026-04-10",
        value_cents: 8990,
      },
    ]);
    clock.advance(6 * DAY_MS);
    await renew();
    expect(await rowsOf(ana, "payments")).toEqual([]);
    clock.advance(DAY_MS);
    await renew();
    await renew();
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid", value_cents: 8990, is_automatic: true }]);
    expect(await rowsOf(ana, "invoices")).toMatchObject([{ state: "paid" }]);
    expect(await own(ana)).toMatchObject({ status: "active", period_end: "2026-04-10", owed: null });
    expect(await subjectsTo(ana)).toEqual(["Recebemos seu pagamento ao Prumo"]);
  });

  it("that is refused is tried again on days 1, 3 and 5, each told by mail, and is over after day 7", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0, card: "fails" });
    expect(await tryDays(ana, 7)).toEqual([
      ["2026-03-02", 1],
      ["2026-03-03", 2],
      ["2026-03-04", 2],
      ["2026-03-05", 3],
      ["2026-03-06", 3],
      ["2026-03-07", 4],
      ["2026-03-08", 4],
    ]);
    expect(await rowsOf(ana, "payments")).toMatchObject(Array(4).fill({ status: "canceled", refusal: "declined" }));
    expect(await subjectsTo(ana)).toEqual(Array(4).fill("Seu cartão foi recusado na renovação do Prumo"));
    // All are sent at once by several workers, so in no order.
    const mails = await mailsTo(prumo, ana.email);
    const textOfDay = (day: string) => mails.find(({ text }) => text.includes(`foi recusado em ${day}`))?.text;
    expect(textOfDay("02/03/2026")).toContain(
      "O período pago do seu plano Essencial (mensal, R$ 89,90) terminou em 01/03/2026 e ainda não foi renovado. " +
        "O cartão final 0341 foi recusado em 02/03/2026. Tentaremos cobrar o cartão de novo em 03/03/2026. " +
        "Renove até 08/03/2026 para não perder o acesso:",
    );
    expect(textOfDay("07/03/2026")).toContain("O cartão final 0341 foi recusado em 07/03/2026. Renove até 08/03/2026");
    await renew();
    expect((await rowsOf(ana, "invoices")).map(({ state }) => state)).toEqual(["canceled"]);
    expect((await rowsOf(ana, "payments")).length).toBe(4);
  });

  it("that was not charged for two days is charged on the third, once", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: -2 });
    await renew();
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid" }]);
    // No day is lost: the period goes on from the end of the last one.
    expect((await own(ana))?.period_end).toBe("2026-03-28");
  });

  it.each(["ending", "inactive", "withdrawn", "without card"])("is not charged when it is %s", async (kind) => {
    const ana = await aSubscriber(prumo, { endsInDays: 0, card: kind === "without card" ? null : "pays" });
    const { owner } = database;
    if (kind === "ending")
      await owner.query("update subscriptions set is_ending = true where trainer_id = $1", [ana.id]);
    if (kind === "inactive") await owner.query("update users set is_active = false where id = $1", [ana.id]);
    if (kind === "withdrawn")
      await owner.query(
        `with gone as (
           insert into subscription_plans (name, value_cents, frequency, is_active) values ('Antigo', 1, 'monthly', false)
           returning id
         ) update subscriptions set plan_id = gone.id from gone where trainer_id = $1`,
        [ana.id],
      );
    await renew();
    expect(await rowsOf(ana, "payments")).toEqual([]);
    const owes = ["inactive", "without card"].includes(kind);
    expect((await rowsOf(ana, "invoices")).map(({ state }) => state)).toEqual(owes ? ["pending"] : []);
  });

  it("begins its day at midnight in São Paulo", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 1 });
    // 23:59 of 2 March, and 00:00 of 3 March.
    clock.advance(new Date("2026-03-03T02:59:59Z").getTime() - clock.now().getTime());
    await renew();
    expect(await rowsOf(ana, "payments")).toEqual([]);
    clock.advance(1000);
    await renew();
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid" }]);
  });

  it("keeps to the last days of months: 31 January, 28 February, 31 March", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0 });
    await database.owner.query(
      "update subscriptions set period_start = '2026-01-31', period_end = '2026-02-28', billing_day = 31 where trainer_id = $1",
      [ana.id],
    );
    await renew();
    clock.advance(29 * DAY_MS);
    await renew();
    expect((await rowsOf(ana, "invoices")).map(({ period_end }) => period_end)).toEqual(["2026-03-31", "2026-04-30"]);
  });
});

describe("two processes that renew at once", () => {
  it("charge once, with one database and one provider", { tags: "race" }, async () => {
    const folder = join(dataDir, "sandbox-charges");
    const secret = Buffer.from("tests");
    const asked: string[] = [];
    const process = () => {
      const sandbox = createSandbox({ secret, clock, folder, slowMs: 200 });
      return {
        ...sandbox,
        charge: async (charge: Parameters<PaymentProvider["charge"]>[0]) => {
          asked.push(charge.key);
          return sandbox.charge(charge);
        },
      };
    };
    const trainers = [];
    for (let count = 0; count < 5; count++) trainers.push(await aSubscriber(prumo, { endsInDays: 0 }));
    await Promise.all([process(), process(), process()].map(renew));
    expect(asked).toHaveLength(5);
    expect(new Set(asked).size).toBe(5);
    for (const trainer of trainers) {
      expect(await rowsOf(trainer, "payments")).toMatchObject([{ status: "paid" }]);
      expect((await own(trainer))?.period_end).toBe("2026-04-02");
    }
  });
});

describe("a charge whose answer is lost", () => {
  const crash = async () => {
    throw new Error("the process ended");
  };

  it("after the money moved is found by its key, and is not charged again", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0 });
    const lost: PaymentProvider["charge"] = async (charge) => {
      await payments.charge(charge);
      return crash();
    };
    await expect(renew({ charge: lost })).rejects.toThrow("the process ended");
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "pending" }]);
    await renew({ charge: crash });
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "paid" }]);
    expect(await own(ana)).toMatchObject({ period_end: "2026-04-02" });
  });

  it("before the provider heard of it is charged two minutes later, not sooner", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0 });
    await expect(renew({ charge: crash })).rejects.toThrow("the process ended");
    await renew();
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "pending" }]);
    clock.advance(120_000);
    await renew();
    expect(await rowsOf(ana, "payments")).toMatchObject([
      { status: "canceled", refusal: "absent" },
      { status: "paid" },
    ]);
  });

  it("while the provider is away waits, and nothing else is charged", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0 });
    const away = async () => ({ outcome: "away" }) as const;
    await renew({ charge: away, find: away });
    clock.advance(DAY_MS);
    await renew({ charge: crash, find: away });
    expect(await rowsOf(ana, "payments")).toMatchObject([{ status: "pending" }]);
  });

  it("and that arrives after it was given up is paid back, so that one period costs one payment", async () => {
    const ana = await aSubscriber(prumo, { endsInDays: 0 });
    await expect(renew({ charge: crash })).rejects.toThrow("the process ended");
    clock.advance(120_000);
    await renew();
    const [lost] = await rowsOf(ana, "payments");
    const late: Extract<ChargeAnswer, { outcome: "paid" }> = {
      outcome: "paid",
      cardReference: "sandbox_approved_1111_kept",
      brand: null,
      last4: "1111",
    };
    const refunded: string[] = [];
    const find: PaymentProvider["find"] = async (key) => (key === lost.idempotency_key ? late : payments.find(key));
    const refund: PaymentProvider["refund"] = async (key) => {
      refunded.push(key);
      return { outcome: "refunded" };
    };
    await renew({ find, refund: async () => ({ outcome: "away" }) });
    await renew({ find, refund });
    await renew({ find, refund });
    expect(refunded).toEqual([lost.idempotency_key]);
    expect(await rowsOf(ana, "payments")).toMatchObject([
      { status: "canceled", refunded_at: expect.any(Date) },
      { status: "paid" },
    ]);
    expect((await own(ana))?.period_end).toBe("2026-04-02");
  });
});
