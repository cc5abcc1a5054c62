import { randomUUID } from "node:crypto";
import { checkPixCharge, makePixCharge } from "#contract/student-billing/pix-charges.ts";
import { keepStudentCard, removeStudentCard } from "#contract/student-billing/student-cards.ts";
import * as calls from "#contract/student-billing/student-payments.ts";
import { assignPlan, endStudentPlan, waiveCharge } from "#contract/student-billing/student-plans.ts";
import { send } from "../send.ts";
import { aPayment, CARDS } from "../steps/cards.ts";
import { aPlan } from "../steps/students-money.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const PLAN = { id: 1, installments: 1 };
const RECORDED = { charge_id: null, purpose: "session", method: "cash", value: 80, received_on: "2026-03-02" } as const;

export async function studentPaymentExamples({ prumo, ana, joao }: ExampleSubjects): Promise<Example[]> {
  const { app } = prumo;
  // Cards are kept for a trainer who receives them.
  await prumo.database.owner.query(
    `insert into receiving (trainer_id, recipient_id) values ($1, 're_clh2abcdefghij')
     on conflict (trainer_id) do update set recipient_id = excluded.recipient_id`,
    [ana.id],
  );
  const params = { id: joao.id };
  const plan_id = await aPlan(prumo, ana);
  const body = { plan_id, starts_on: "2026-01-05", due_day: 5 };
  const { money } = (await send(app, assignPlan, { params, body, as: ana })).body;
  const charge = (place: number) => ({ ...params, chargeId: money.charges[place]?.id ?? 0 });
  const studentPlanId = money.plans[0]?.id ?? 0;
  const payment = { ...RECORDED, key: randomUUID() };
  const recorded = await send(app, calls.recordPayment, { params, body: payment, as: ana });
  const paymentId = recorded.body.money.payments[0]?.id ?? 0;
  const announced = await send(app, calls.announceChargePix, { params: charge(2), as: joao });
  const pendingId = announced.body.money.payments.find(({ state }) => state === "pending")?.id ?? 0;
  return [
    [calls.findStudentMoney, { params }],
    [calls.recordPayment, { params, body: payment }],
    [calls.receiptPdf, { params: { ...params, paymentId } }],
    [calls.undoPayment, { params: { ...params, paymentId } }],
    [calls.settlePayment, { params: { ...params, paymentId: pendingId }, body: { received: false } }],
    [waiveCharge, { params: charge(1), body: { waived: false } }],
    [
      keepStudentCard,
      {
        params,
        body: {
          creditCard: (await aPayment(prumo.dependencies.payments, CARDS.approved, PLAN)).creditCard,
          value: 180,
        },
      },
    ],
    [removeStudentCard, { params }],
    [makePixCharge, { params: charge(3), body: { cpf: "123.456.789-09", phone: "(11) 9 0026-1207", value: 180 } }],
    [checkPixCharge, { params: charge(3) }],
    [calls.remindOfCharge, { params: charge(0) }],
    [calls.announceChargePix, { params: charge(1) }],
    [endStudentPlan, { params: { ...params, studentPlanId }, body: { ends_on: "2026-06-05" } }],
    // The charges of the plan before it go.
    [assignPlan, { params, body }],
  ];
}
