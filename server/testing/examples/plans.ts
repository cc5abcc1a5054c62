import * as plans from "#contract/platform-billing/plans.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const A_PLAN = { name: "Consultoria", description: "Treinos e avaliações.", frequency: "monthly", value: 199.9 };

export const planExamples = ({ prumo, ana }: ExampleSubjects): Promise<Example[]> =>
  examplesOf(prumo, ana.id, "personal_trainer");

export const platformPlanExamples = (prumo: TestApp): Promise<Example[]> => examplesOf(prumo, 0, "master");

async function examplesOf(prumo: TestApp, owner: number, owner_by: string): Promise<Example[]> {
  const own = { params: { id: await aPlan(prumo, owner) } };
  return [
    [plans.listSubscriptionPlans, { querystring: { page: 1, limit: 12, owner_by, search: "exemplo 1" } }],
    [plans.createSubscriptionPlan, { body: A_PLAN }],
    [plans.findSubscriptionPlan, own],
    [plans.updateSubscriptionPlan, { ...own, body: { ...A_PLAN, is_active: false } }],
    [plans.removeSubscriptionPlan, own],
  ];
}

async function aPlan({ database }: TestApp, owner: number): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into subscription_plans (owner_id, name, value_cents, frequency) values ($1, 'Exemplo', 100, 'monthly')
     returning id`,
    [owner],
  );
  return Number(rows[0]?.id);
}
