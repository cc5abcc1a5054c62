import { expect, it } from "vitest";
import { purchasePlan } from "#contract/student-billing/checkout.ts";
import { keepStudentCard } from "#contract/student-billing/student-cards.ts";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import type { Charge } from "../../../platform/payments/provider.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPayment, CARDS } from "../../../testing/steps/cards.ts";
import { anOffer, aPurchase } from "../../../testing/steps/purchases.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { settleOpenCharges } from "../../platform-billing/open-charges/workflows/settle-open-charges.ts";
import { renewStudentCards } from "./workflows/renew-cards.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const { owner } = database;
const { payments } = dependencies;
const MINUTE_MS = 60_000;
const log = { error() {}, warn() {} };
let callers = 0;
const headers = () => ({ "x-forwarded-for": `10.4.${callers++}.1` });

/** R$ 180,00 of a plan that is sold on the trainer's page are due today, by the kept card. */
async function aStudentWhoOwes() {
  const ana = await aTrainer(prumo);
  const offer = await anOffer(prumo, ana);
  const joao = await aStudent(prumo, ana);
  const params = { id: joao.id };
  const plan = { plan_id: offer.id, starts_on: "2026-03-02", due_day: 2 };
  await send(app, assignPlan, { params, body: plan, as: ana });
  const { creditCard } = await aPayment(payments, CARDS.approved, { id: 1, installments: 1 });
  await send(app, keepStudentCard, { params, body: { creditCard, value: 180 }, as: joao, headers: headers() });
  return { joao, offer };
}

/** The provider charges the card, or hears of it later, and the answer does not arrive. */
async function renewUnanswered(isCharged: boolean): Promise<Charge[]> {
  const asked: Charge[] = [];
  await renewStudentCards({
    ...dependencies,
    payments: {
      ...payments,
      charge: async (charge) => {
        asked.push(charge);
        if (isCharged) await payments.charge(charge);
        return { outcome: "away" };
      },
    },
  });
  return asked;
}

const statesOf = async ({ id }: { readonly id: number }) =>
  (await owner.query("select state, origin from student_payments where student_id = $1 order by id", [id])).rows;

it("a card whose charge was bought on the trainer's page meanwhile gives the money back", async () => {
  const { joao, offer } = await aStudentWhoOwes();
  const [lost] = await renewUnanswered(true);
  const draft = await aPurchase(payments, { way: "card", email: joao.email });
  expect((await send(app, purchasePlan, { params: offer, body: draft, headers: headers() })).status).toBe(201);
  await renewStudentCards(dependencies);
  expect(await statesOf(joao)).toEqual([
    { state: "refused", origin: "card" },
    { state: "received", origin: "card" },
  ]);
  expect(await payments.find(lost?.key ?? "")).toEqual({ outcome: "refused", reason: "declined" });
});

it("a charge that the provider first knew nothing of, and then made, goes back", async () => {
  const { joao } = await aStudentWhoOwes();
  const [late] = await renewUnanswered(false);
  clock.advance(3 * MINUTE_MS);
  await renewUnanswered(false);
  expect((await statesOf(joao))[0]).toEqual({ state: "refused", origin: "card" });
  if (late) await payments.charge(late);
  clock.advance(11 * MINUTE_MS);
  await settleOpenCharges(dependencies, log);
  expect(await payments.find(late?.key ?? "")).toEqual({ outcome: "refused", reason: "declined" });
});
