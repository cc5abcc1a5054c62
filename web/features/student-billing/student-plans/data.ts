import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/student-billing/student-plans.endpoints.ts";
import type { PlanAssignment } from "#contract/student-billing/student-plans.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { fetchSoldPlans } from "../../platform-billing/plans/data.ts";
import { useMoneyAction, useMoneyChange } from "./money-change.ts";

export type { StudentMoney } from "#contract/student-billing/student-payments.ts";

const studentPlans: Endpoints<typeof import("#contract/student-billing/student-plans.ts")> = endpoints;

/** The plans stand under the plans' key, so that a change of them reaches this. */
export const soldPlansQuery = queryOptions({
  queryKey: ["plans", "sold"],
  queryFn: ({ signal }) => fetchSoldPlans("personal_trainer", signal),
});

export const useAssignPlan = (id: number) =>
  useMoneyChange(
    id,
    (body: PlanAssignment) => send(studentPlans.assignPlan, { params: { id }, body }),
    "Plano vinculado",
  );

interface PlanEnd {
  readonly studentPlanId: number;
  readonly ends_on: string | null;
}

export const useEndPlan = (id: number) =>
  useMoneyChange(id, ({ studentPlanId, ends_on }: PlanEnd) =>
    send(studentPlans.endStudentPlan, { params: { id, studentPlanId }, body: { ends_on } }),
  );

interface ChargeWaiver {
  readonly chargeId: number;
  readonly waived: boolean;
}

export const useWaive = (id: number) =>
  useMoneyAction(id, ({ chargeId, waived }: ChargeWaiver) =>
    send(studentPlans.waiveCharge, { params: { id, chargeId }, body: { waived } }),
  );
