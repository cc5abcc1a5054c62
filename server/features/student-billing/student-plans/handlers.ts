import * as calls from "#contract/student-billing/student-plans.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { asTrainer, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findStudentMoney } from "../student-payments/queries.ts";
import * as commands from "./commands.ts";

export function studentPlanRoutes({ clock }: Dependencies): Route[] {
  const answer = async (scope: Scope, studentId: number) => ({
    money: found(await findStudentMoney(scope, studentId, clock.now())),
  });

  return [
    bind(calls.assignPlan, ({ inScope, params, body, idempotency }) =>
      inScope(async (scope) => {
        const assigned = await createOnce(scope, idempotency, () =>
          commands.assignPlan(asTrainer(scope), params.id, body, clock.now()),
        );
        if (assigned.outcome !== "saved") return refuse(assigned.outcome, assigned);
        return answer(scope, params.id);
      }),
    ),

    bind(calls.endStudentPlan, ({ inScope, params: { id, studentPlanId }, body }) =>
      inScope(async (scope) => {
        const path = { studentId: id, studentPlanId };
        const ended = await commands.endPlan(asTrainer(scope), path, body.ends_on, clock.now());
        if (ended.outcome !== "saved") return refuse(ended.outcome, ended);
        return answer(scope, id);
      }),
    ),

    bind(calls.waiveCharge, ({ inScope, params: { id, chargeId }, body }) =>
      inScope(async (scope) => {
        const path = { studentId: id, chargeId };
        const { outcome } = await commands.waiveCharge(asTrainer(scope), path, body.waived ? clock.now() : null);
        return outcome === "saved" ? answer(scope, id) : refuse(outcome);
      }),
    ),
  ];
}
