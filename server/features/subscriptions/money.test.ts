import fc from "fast-check";
import { expect, it } from "vitest";
import { asTrainer, inScope } from "../../platform/database/scope.ts";
import type { Charge, PaymentProvider } from "../../platform/payments/provider.ts";
import type { Trainer } from "../../testing/people.ts";
import { aSubscriber } from "../../testing/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";
import { type AsPayer, settlePaymentOf } from "../payments/workflows/settle.ts";
import { payInvoice } from "./workflows/pay-invoice.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

const prumo = await startTestApp();
const { clock, database, dependencies } = prumo;
const { db, payments } = dependencies;
const { owner } = database;

/**
 * What may go wrong with one charge: nothing, the process ends before or after it, the answer is lost on the way, or the charge
 * reaches the provider much later.
 */
type Trouble = "none" | "crash before" | "crash after" | "away before" | "away after" | "late";

/** What the provider was asked, and what is still on its way to it. */
interface Asked {
  readonly keys: Set<string>;
  readonly late: Charge[];
}

type Step =
  | { readonly does: "renew"; readonly trouble: Trouble; readonly processes: number }
  | { readonly does: "pay by hand"; readonly trouble: Trouble }
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
  fc.record({ does: fc.constant("notice twice" as const) }),
  fc.record({ does: fc.constant("late charges arrive" as const) }),
  fc.record({ does: fc.constant("wait" as const), minutes: fc.constantFrom(1, 3, 60, 24 * 60, 3 * 24 * 60) }),
);

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
    inScope(db, { role: "trainer", userId: trainer.id, trainerId: trainer.id }, (scope) => work(asTrainer(scope)));
  const ignoreCrash = (error: unknown) => {
    if (!(error instanceof Error) || error.message !== "crash") throw error;
  };
  if (action.does === "wait") return clock.advance(action.minutes * 60_000);
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
  if (action.does === "notice twice") {
    const services = { clock, payments };
    await Promise.all([...asked.keys, ...asked.keys].map((key) => settlePaymentOf(services, asPayer, key)));
    return;
  }
  const { rows } = await owner.query<{ id: number }>(
    "select id from invoices where trainer_id = $1 and state = 'pending'",
    [trainer.id],
  );
  const [owed] = rows;
  if (!owed) return;
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

it("no cent is lost and none is taken twice, in any order of charges, lost answers, notices, crashes and waits", async () => {
  const steps = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom("pays" as const, "fails" as const), async (actions, card) => {
      const trainer = await aSubscriber(prumo, { endsInDays: 0, card });
      const asked: Asked = { keys: new Set(), late: [] };
      for (const action of actions) await take(action, trainer, asked);
      await take({ does: "late charges arrive" }, trainer, asked);
      // Afterwards all goes well for two days: whatever has no end yet gets one.
      for (let run = 0; run < 3; run++) {
        await take({ does: "renew", trouble: "none", processes: 2 }, trainer, asked);
        clock.advance(DAY_MS / 2);
      }
      const { rows } = await owner.query(
        `select p.idempotency_key as key, p.status, p.value_cents, i.state, i.value_cents as owed_cents,
                i.period_start, i.period_end
           from payments p left join invoices i on i.trainer_id = p.trainer_id and i.id = p.invoice_id
          where p.trainer_id = $1 order by i.period_start, p.id`,
        [trainer.id],
      );
      const paid = rows.filter(({ status }) => status === "paid");
      const kept = new Set<string>();
      for (const key of asked.keys) if ((await payments.find(key)).outcome === "paid") kept.add(key);
      // What the provider keeps is what was written down as paid, and each payment is for one whole invoice.
      expect(new Set(paid.map(({ key }) => key))).toEqual(kept);
      expect(rows.filter(({ status }) => status === "pending")).toEqual([]);
      expect(paid.every(({ state, value_cents, owed_cents }) => state === "paid" && value_cents === owed_cents)).toBe(
        true,
      );
      const { rows: invoices } = await owner.query(
        "select period_start, period_end from invoices where trainer_id = $1 and state = 'paid' order by period_start",
        [trainer.id],
      );
      expect(invoices).toHaveLength(paid.length);
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
    { numRuns: 20, endOnFailure: true, examples: [[GIVEN_UP_TOO_EARLY, "pays"]] },
  );
}, 60_000);
