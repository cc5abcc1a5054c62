import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import * as checkout from "#contract/student-billing/checkout.ts";
import { aStudent, type Trainer } from "../people.ts";
import { anOffer, aPurchase } from "../steps/purchases.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function publicCheckoutExamples(prumo: TestApp, seller: Trainer): Promise<Example[]> {
  const params = await anOffer(prumo, seller);
  return [
    [checkout.findOffer, { params }],
    [checkout.purchasePlan, { params, body: await aPurchase(prumo.dependencies.payments) }],
  ];
}

export async function checkoutExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  const { id } = await aStudent(prumo, ana);
  await prumo.database.owner.query("update students set awaits_approval_since = now() where id = $1", [id]);
  return [[decideOnStudent, { params: { id }, body: { approved: true } }]];
}
