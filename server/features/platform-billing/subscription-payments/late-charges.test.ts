import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { upgrade } from "#contract/platform-billing/upgrades.ts";
import { buildApp } from "../../../app.ts";
import { actAsAdmin } from "../../../platform/database/scope.ts";
import type { Charge } from "../../../platform/payments/provider.ts";
import { anAdmin } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { withLostAnswers } from "../../../testing/steps/cards.ts";
import { aSubscriber, payRunningMonth } from "../../../testing/steps/subscriptions.ts";
import { anUpgradeOf } from "../../../testing/steps/upgrades.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { act } from "../billing-acts/workflows/act.ts";
import { settleNoticedCharge } from "../open-charges/workflows/settle-noticed-charge.ts";
import { settleOpenCharges } from "../open-charges/workflows/settle-open-charges.ts";
import { renewSubscriptions } from "../subscriptions/workflows/renew.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
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

it("a payment whose money is on its way back is not begun again by a repeated request", async () => {
  const ana = await aSubscriber(prumo, { endsInDays: 20 });
  await payRunningMonth(prumo, ana);
  const body = await anUpgradeOf(prumo, ana);
  const unheard = await buildApp({ ...dependencies, payments: withLostAnswers(payments) });
  expect((await send(unheard, upgrade, { body, as: ana, headers: { "x-forwarded-for": "10.8.1.1" } })).status).toBe(
    503,
  );
  await unheard.close();
  const { rows } = await owner.query<{ key: string }>(
    "select idempotency_key as key from payments where trainer_id = $1 and status = 'pending'",
    [ana.id],
  );
  const key = rows[0]?.key ?? "";
  clock.advance(3 * 60_000);
  await settleNoticedCharge(
    { ...dependencies, payments: { ...payments, find: async () => ({ outcome: "absent" }) } },
    key,
  );
  const owing = { ...payments, refund: async () => ({ outcome: "away" }) as const };
  await settleNoticedCharge({ ...dependencies, payments: owing }, key);

  const again = await send(app, upgrade, { body, as: ana, headers: { "x-forwarded-for": "10.8.2.1" } });
  expect([again.status, again.errors.code]).toEqual([422, "card_refused"]);
  clock.advance(10 * 60_000);
  await settleOpenCharges(dependencies, log);
  expect((await payments.find(key)).outcome).toBe("refused");
  const status = await owner.query("select status from payments where idempotency_key = $1", [key]);
  expect(status.rows).toEqual([{ status: "canceled" }]);
});
