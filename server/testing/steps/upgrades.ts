import { randomUUID } from "node:crypto";
import { findUpgrade } from "#contract/platform-billing/upgrades.ts";
import { type Bearer, send } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { aPayment, CARDS } from "./cards.ts";

/** Today's value of a plan so dear that no credit pays it. */
export async function anUpgradeOf({ app, database, dependencies }: TestApp, trainer: Bearer) {
  const { rows } = await database.owner.query<{ id: number }>(
    "insert into subscription_plans (name, frequency, value_cents) values ($1, 'yearly', 900000) returning id",
    [`Maior ${randomUUID()}`],
  );
  const plan_id = rows[0]?.id ?? 0;
  const { body } = await send(app, findUpgrade, { querystring: { plan_id }, as: trainer });
  const { creditCard } = await aPayment(dependencies.payments, CARDS.approved, { id: plan_id, installments: 1 });
  return { key: randomUUID(), plan_id, installments: 1, value: body.quote?.value ?? 1, creditCard };
}
