import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import { purchasePlan } from "#contract/student-billing/checkout.ts";
import { findStudentMoney } from "#contract/student-billing/student-payments.ts";
import { listStudents } from "#contract/students/students.ts";
import { buildApp } from "../../app.ts";
import type { Charge, PaymentProvider } from "../../platform/payments/provider.ts";
import { aTrainer, type Trainer } from "../people.ts";
import { send } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { anOffer, type aPurchase } from "./purchases.ts";

export function checkoutOf(prumo: TestApp) {
  const { app, database, dependencies } = prumo;
  const { owner } = database;
  const { payments } = dependencies;

  let callers = 0;
  /** Each call comes from another network: the limit has its own test. */
  const buy = (params: { slug: string; id: number }, body: Awaited<ReturnType<typeof aPurchase>>, at = app) =>
    send(at, purchasePlan, {
      params,
      body,
      headers: { "x-forwarded-for": `10.${5 + (callers >> 8)}.${callers++ & 255}.1` },
    });

  async function aSeller(receiving: { card?: boolean; pix?: boolean } = {}) {
    const trainer = await aTrainer(prumo);
    return { trainer, offer: await anOffer(prumo, trainer, receiving) };
  }

  const studentsOf = async (trainer: Trainer) =>
    (await send(app, listStudents, { querystring: {}, as: trainer })).body.users;
  const moneyOf = async (trainer: Trainer, id: number) =>
    (await send(app, findStudentMoney, { params: { id }, as: trainer })).body.money;
  const decide = (as: Trainer, id: number, approved: boolean) =>
    send(app, decideOnStudent, { params: { id }, body: { approved }, as });
  const openCharges = async () => (await owner.query("select key, state from open_charges")).rows;
  const received = async (trainer: Trainer) =>
    (
      await owner.query(
        "select coalesce(sum(value_cents), 0)::int as cents from student_payments where trainer_id = $1 and state = 'received'",
        [trainer.id],
      )
    ).rows[0].cents;

  /** The product with a provider that tells what it was asked to charge. */
  async function watched() {
    const charges: Charge[] = [];
    const provider: PaymentProvider = {
      ...payments,
      charge(charge) {
        charges.push(charge);
        return payments.charge(charge);
      },
    };
    return { charges, other: await buildApp({ ...dependencies, payments: provider }) };
  }

  return { buy, aSeller, studentsOf, moneyOf, decide, openCharges, received, watched };
}
