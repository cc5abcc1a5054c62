import fc from "fast-check";
import { expect, it } from "vitest";
import { differenceInDays } from "#domain/calendar-date.ts";
import { actAsAdmin, actAsTrainer, asTrainer, inScope } from "../../../platform/database/scope.ts";
import type { Charge, PaymentProvider } from "../../../platform/payments/provider.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { anAdmin, type Trainer } from "../../../testing/people.ts";
import { aSubscriber } from "../../../testing/steps/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { sendPriceNotices } from "../subscription-payments/workflows/send-notices.ts";
import { type AsPayer, settleWithProvider } from "../subscription-payments/workflows/settle.ts";
import { answerPix } from "../trainers/workflows/answer-pix.ts";
import { announceInvoicePix } from "./workflows/announce-invoice-pix.ts";
import { payInvoice } from "./workflows/pay-invoice.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { clock, database, dependencies } = prumo;
const { db, payments } = dependencies;
const { owner } = database;
await anAdmin(prumo);

/**
 * The fates of one charge: nothing goes wrong, the process ends before or after it, the answer is lost on the way, or the charge
 * reaches the provider much later.
 */
type Trouble = "none" | "crash before" | "crash after" | "away before" | "away after" | "late";

/** Charges that the provider was asked for, and those still on their way. */
interface Asked {
  readonly keys: Set<string>;
  readonly late: Charge[];
  /** The plan that the trainer pays, whose value and frequency are edited in between. */
  readonly planId: number;
}

type Step =
  | { readonly does: "renew"; readonly trouble: Trouble; readonly processes: number }
  | { readonly does: "pay by hand"; readonly trouble: Trouble }
  | { readonly does: "announce a Pix" }
  | { readonly does: "answer the Pix"; readonly received: boolean; readonly admins: number }
  | { readonly does: "edit the plan"; readonly cents: number; readonly frequency: "monthly" | "yearly" }
  | { readonly does: "tell of prices"; readonly processes: number }
  | { readonly does: "pay by hand having seen another price" }
  | { readonly does: "notice twice" }
  | { readonly does: "late charges arrive" }
  | { readonly does: "wait"; readonly minutes: number };

const trouble = fc.constantFrom<Trouble>(
  "none",
  "none",
  "crash before",
  "crash after",
  "away before",
  "away after",
  "late",
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant("renew" as const), trouble, processes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant("pay by hand" as const), trouble }),
  fc.record({ does: fc.constant("announce a Pix" as const) }),
  fc.record({ does: fc.constant("answer the Pix" as const), received: fc.boolean(), admins: fc.constantFrom(1, 2) }),
  fc.record({
    does: fc.constant("edit the plan" as const),
    cents: fc.constantFrom(5000, 8990, 20_000),
    frequency: fc.constantFrom("monthly" as const, "monthly" as const, "yearly" as const),
  }),
  fc.record({ does: fc.constant("tell of prices" as const), processes: fc.constantFrom(1, 2) }),
  fc.record({ does: fc.constant("pay by hand having seen another price" as const) }),
  fc.record({ does: fc.constant("notice twice" as const) }),
  fc.record({ does: fc.constant("late charges arrive" as const) }),
  fc.record({
    does: fc.constant("wait" as const),
    minutes: fc.constantFrom(1, 3, 60, 24 * 60, 3 * 24 * 60, 31 * 24 * 60),
  }),
);

/** Sells the trainer a plan that nobody else has, for R$ 100 a month. */
async function aPlanOfTheirOwn(trainer: Trainer): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    "insert into subscription_plans (name, frequency, value_cents) values ('Próprio', 'monthly', 10000) returning id",
  );
  const id = rows[0]?.id ?? 0;
  await owner.query(
    "update subscriptions set plan_id = $2, plan_name = 'Próprio', frequency = 'monthly', value_cents = 10000 where trainer_id = $1",
    [trainer.id, id],
  );
  return id;
}

const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};

/** The sandbox with an accident; `asked` collects the keys that it was asked to charge. */
function troubled(kind: Trouble, asked: Asked): PaymentProvider {
  return {
    ...payments,
    async charge(charge) {
      if (kind === "crash before") throw new Error("crash");
      if (kind === "away before") return { outcome: "away" };
      if (kind === "late") {
        asked.late.push(charge);
        return { outcome: "away" };
      }
      asked.keys.add(charge.key);
      const answer = await payments.charge(charge);
      if (kind === "crash after") throw new Error("crash");
      return kind === "away after" ? { outcome: "away" } : answer;
    },
  };
}

async function take(action: Step, trainer: Trainer, asked: Asked): Promise<void> {
  const asPayer: AsPayer = (work) =>
    inScope(db, actAsTrainer(trainer.id, "demonstration"), (scope) => work(asTrainer(scope)));
  const ignoreCrash = (error: unknown) => {
    if (!(error instanceof Error) || error.message !== "crash") throw error;
  };
  if (action.does === "wait") {
    // The job runs by the hour, and no charge is on its way for days.
    if (action.minutes >= 24 * 60) {
      await take({ does: "late charges arrive" }, trainer, asked);
      await take({ does: "renew", trouble: "none", processes: 1 }, trainer, asked);
    }
    return clock.advance(action.minutes * 60_000);
  }
  if (action.does === "late charges arrive") {
    for (const charge of asked.late.splice(0)) {
      asked.keys.add(charge.key);
      await payments.charge(charge);
    }
    return;
  }
  if (action.does === "renew") {
    const provider = troubled(action.trouble, asked);
    const renewing = () => renewSubscriptions({ db, clock, payments: provider }).catch(ignoreCrash);
    await Promise.all(Array.from({ length: action.processes }, renewing));
    return;
  }
  if (action.does === "edit the plan") {
    await owner.query("update subscription_plans set value_cents = $2, frequency = $3 where id = $1", [
      asked.planId,
      action.cents,
      action.frequency,
    ]);
    return;
  }
  if (action.does === "tell of prices") {
    await Promise.all(Array.from({ length: action.processes }, () => sendPriceNotices({ db, clock })));
    return;
  }
  if (action.does === "answer the Pix") {
    const { rows } = await owner.query<{ id: number }>(
      "select id from payments where trainer_id = $1 and method = 'pix' order by id desc limit 1",
      [trainer.id],
    );
    const paymentId = rows[0]?.id;
    if (paymentId === undefined) return;
    const answer = { id: trainer.id, paymentId, received: action.received };
    const actor = actAsAdmin(1, "demonstration");
    const answering = () => answerPix(dependencies, actor, answer).catch(ignoreRefusal);
    await Promise.all(Array.from({ length: action.admins }, answering));
    return;
  }
  if (action.does === "notice twice") {
    const services = { clock, payments };
    await Promise.all([...asked.keys, ...asked.keys].map((key) => settleWithProvider(services, asPayer, key)));
    return;
  }
  const { rows } = await owner.query<{ id: number; value_cents: number }>(
    "select id, value_cents from invoices where trainer_id = $1 and state = 'pending'",
    [trainer.id],
  );
  const [owed] = rows;
  if (!owed) return;
  if (action.does === "announce a Pix") {
    const actor = actAsTrainer(trainer.id, "demonstration");
    await announceInvoicePix(dependencies, actor, owed.id);
    return;
  }
  if (action.does === "pay by hand having seen another price") {
    const seen = { invoiceId: owed.id, card: null, isAutomatic: false, seenCents: owed.value_cents + 1 };
    const counted = troubled("none", asked);
    const before = asked.keys.size;
    const paid = await payInvoice({ clock, payments: counted }, asPayer, seen);
    expect(["price_changed", "under_way", "not_owed", "paid"]).toContain(paid.outcome);
    expect(asked.keys.size).toBe(before);
    return;
  }
  const services = { clock, payments: troubled(action.trouble, asked) };
  await payInvoice(services, asPayer, { invoiceId: owed.id, card: null, isAutomatic: false }).catch(ignoreCrash);
}

/** A charge that was given up, charged anew, and then arrives after all: the first one must be paid back. */
const GIVEN_UP_TOO_EARLY: Step[] = [
  { does: "renew", trouble: "late", processes: 1 },
  { does: "wait", minutes: 3 },
  { does: "renew", trouble: "none", processes: 2 },
  { does: "late charges arrive" },
];

/** The plan becomes yearly between the invoice and its payment, and dearer before the next one. */
const EDITED_IN_BETWEEN: Step[] = [
  { does: "renew", trouble: "away after", processes: 1 },
  { does: "edit the plan", cents: 5000, frequency: "yearly" },
  { does: "renew", trouble: "none", processes: 2 },
  { does: "edit the plan", cents: 20_000, frequency: "monthly" },
  { does: "tell of prices", processes: 2 },
  { does: "wait", minutes: 31 * 24 * 60 },
  { does: "renew", trouble: "none", processes: 1 },
];

it("no cent is lost, none is taken twice and what was sold is kept, in any order of charges, lost answers, Pix, edited plans, notices, crashes and waits", {
  tags: "race",
  timeout: 60_000,
}, async () => {
  const steps = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom("pays" as const, "fails" as const), async (actions, card) => {
      const trainer = await aSubscriber(prumo, { endsInDays: 0, card });
      const asked: Asked = { keys: new Set(), late: [], planId: await aPlanOfTheirOwn(trainer) };
      for (const action of actions) await take(action, trainer, asked);
      await take({ does: "late charges arrive" }, trainer, asked);
      // Afterwards all goes well for two days: whatever has no end yet gets one.
      for (let run = 0; run < 3; run++) {
        await take({ does: "renew", trouble: "none", processes: 2 }, trainer, asked);
        clock.advance(DAY_MS / 2);
      }
      const { rows } = await owner.query(
        `select p.idempotency_key as key, p.status, p.method, p.value_cents, p.frequency, i.state, i.value_cents as owed_cents,
                i.frequency as owed_frequency, i.period_start, i.period_end
           from payments p left join invoices i on i.trainer_id = p.trainer_id and i.id = p.invoice_id
          where p.trainer_id = $1 order by i.period_start, p.id`,
        [trainer.id],
      );
      const paid = rows.filter(({ status }) => status === "paid");
      const kept = new Set<string>();
      for (const key of asked.keys) if ((await payments.find(key)).outcome === "paid") kept.add(key);
      // The provider keeps exactly the payments written down as paid, each for one whole invoice.
      const byCard = paid.filter(({ method }) => method === "credit_card");
      expect(new Set(byCard.map(({ key }) => key))).toEqual(kept);
      // A Pix waits for the administrator, who may not answer.
      expect(rows.filter(({ status, method }) => status === "pending" && method !== "pix")).toEqual([]);
      // Whatever became of the plan, a period is as long as it was sold, and no value is charged that was not told.
      const { rows: told } = await owner.query(
        "select value_cents, starts_on from price_notices where trainer_id = $1",
        [trainer.id],
      );
      for (const { frequency, owed_frequency, value_cents, period_start } of paid) {
        expect([frequency, owed_frequency]).toEqual(["monthly", "monthly"]);
        const isTold = told.some((one) => one.value_cents === value_cents && one.starts_on <= period_start);
        expect(value_cents === 10_000 || isTold).toBe(true);
      }
      expect(paid.every(({ state, value_cents, owed_cents }) => state === "paid" && value_cents === owed_cents)).toBe(
        true,
      );
      const { rows: invoices } = await owner.query(
        "select period_start, period_end, frequency from invoices where trainer_id = $1 and state = 'paid' order by period_start",
        [trainer.id],
      );
      expect(invoices).toHaveLength(paid.length);
      for (const { period_start, period_end } of invoices) {
        const days = differenceInDays(period_start, period_end);
        expect(days >= 28 && days <= 31).toBe(true);
      }
      // Each paid period follows the one before: no day is paid twice.
      invoices.slice(1).forEach(({ period_start }, place) => {
        expect(period_start >= invoices[place].period_end).toBe(true);
      });
      const { rows: last } = await owner.query(
        "select period_end from subscriptions where trainer_id = $1 order by id desc limit 1",
        [trainer.id],
      );
      const end = invoices.at(-1)?.period_end;
      if (end) expect(last[0].period_end).toBe(end);
      await owner.query("update subscriptions set state = 'canceled' where trainer_id = $1", [trainer.id]);
    }),
    {
      numRuns: 20,
      endOnFailure: true,
      examples: [
        [GIVEN_UP_TOO_EARLY, "pays"],
        [EDITED_IN_BETWEEN, "pays"],
      ],
    },
  );
});
