import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import type { Charge } from "../../../platform/payments/provider.ts";
import { anAdmin } from "../../../testing/people.ts";
import { aSubscriber } from "../../../testing/subscriptions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { act } from "../billing-acts/workflows/act.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";
import { settleNoticedCharge } from "../unsettled-charges/workflows/settle-noticed-charge.ts";
import { settleOpenCharges } from "../unsettled-charges/workflows/settle-open-charges.ts";

const prumo = await startTestApp();
const { clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const admin = await anAdmin(prumo);
const log = { error() {}, warn() {} };

it("a charge that the provider made too late goes back, however long the provider is away then", async () => {
  const ana = await aSubscriber(prumo, { endsInDays: 0 });
  const asked: Charge[] = [];
  const unheard = {
    ...payments,
    charge: async (charge: Charge) => {
      asked.push(charge);
      return { outcome: "away" } as const;
    },
  };
  await renewSubscriptions({ ...dependencies, payments: unheard });
  const [late] = asked;
  clock.advance(3 * 60_000);
  await settleNoticedCharge(dependencies, late?.key ?? "");
  const { rows } = await owner.query<{ value: number }>(
    "select value_cents / 100.0 as value from invoices where trainer_id = $1 and state = 'pending'",
    [ana.id],
  );
  await act(dependencies, actAsAdmin(admin.id, "demonstration"), ana.id, {
    kind: "payment_recorded",
    method: "cash",
    plan: null,
    value: Number(rows[0]?.value),
    key: randomUUID(),
    reason: "Pagou em dinheiro",
  });
  if (late) await payments.charge(late);
  await renewSubscriptions({ ...dependencies, payments: { ...payments, refund: async () => ({ outcome: "away" }) } });
  clock.advance(3 * DAY_MS);
  await renewSubscriptions(dependencies);
  await settleOpenCharges(dependencies, log);
  expect(await payments.find(late?.key ?? "")).toEqual({ outcome: "refused", reason: "declined" });
});
