import * as calls from "#contract/student-billing/student-payments.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import { findStudentMoney } from "./queries.ts";
import { announceChargePix, printStudentReceipt, remindOfCharge } from "./workflows.ts";

export function studentPaymentRoutes(dependencies: Dependencies): Route[] {
  const { clock } = dependencies;
  const answer = async (scope: Scope, studentId: number) => ({
    money: found(await findStudentMoney(scope, studentId, clock.now())),
  });

  return [
    bind(calls.findStudentMoney, ({ inScope, params }) => inScope((scope) => answer(scope, params.id))),

    bind(calls.recordPayment, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const recorded = await commands.recordPayment(asTrainer(scope), params.id, body, clock.now());
        if (recorded.outcome !== "saved") return refuse(recorded.outcome, recorded);
        return answer(scope, params.id);
      }),
    ),

    bind(calls.settlePayment, ({ inScope, params: { id, paymentId }, body }) =>
      inScope(async (scope) => {
        const path = { studentId: id, paymentId };
        const settled = await commands.settlePayment(asTrainer(scope), path, body.received, clock.now());
        if (settled.outcome !== "saved") return refuse(settled.outcome, settled);
        return answer(scope, id);
      }),
    ),

    bind(calls.undoPayment, ({ inScope, params: { id, paymentId } }) =>
      inScope(async (scope) => {
        const undone = await commands.undoPayment(asTrainer(scope), { studentId: id, paymentId }, clock.now());
        if (undone.outcome !== "saved") return refuse(undone.outcome);
        return answer(scope, id);
      }),
    ),

    bind(calls.remindOfCharge, ({ inScope, params: { id, chargeId } }) =>
      inScope(async (scope) => {
        await remindOfCharge(asTrainer(scope), { studentId: id, chargeId }, clock.now());
        return answer(scope, id);
      }),
    ),

    bind(calls.announceChargePix, ({ inScope, params: { id, chargeId } }) =>
      inScope(async (scope) => {
        await announceChargePix(scope, { studentId: id, chargeId }, clock.now());
        return answer(scope, id);
      }),
    ),

    bind(calls.receiptPdf, ({ inScope, params: { id, paymentId } }) =>
      printStudentReceipt(dependencies, inScope, { studentId: id, paymentId }),
    ),
  ];
}
