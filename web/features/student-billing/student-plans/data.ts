import { queryOptions } from "@tanstack/react-query";
import type * as plans from "#contract/student-billing/student-plans.ts";
import { endpoint, send } from "../../../api/api.ts";
import { fetchSoldPlans } from "../../platform-billing/plans/data.ts";
import { useMoneyAction, useMoneyChange } from "./money-change.ts";

export type { StudentMoney } from "#contract/student-billing/student-payments.ts";

const STUDENT = "/api/v1/students/:id";
const assign = endpoint<typeof plans.assignPlan>("POST", `${STUDENT}/plans`);
const end = endpoint<typeof plans.endStudentPlan>("PUT", `${STUDENT}/plans/:studentPlanId`);
const waive = endpoint<typeof plans.waiveCharge>("PUT", `${STUDENT}/charges/:chargeId`);

/** The plans stand under the plans' key, so that a change of them reaches this. */
export const soldPlansQuery = queryOptions({
  queryKey: ["plans", "sold"],
  queryFn: ({ signal }) => fetchSoldPlans("personal_trainer", signal),
});

export const useAssignPlan = (id: number) =>
  useMoneyChange(id, (body: plans.PlanAssignment) => send(assign, { params: { id }, body }), "Plano vinculado");

interface Ending {
  readonly studentPlanId: number;
  readonly ends_on: string | null;
}

export const useEndPlan = (id: number) =>
  useMoneyChange(id, ({ studentPlanId, ends_on }: Ending) =>
    send(end, { params: { id, studentPlanId }, body: { ends_on } }),
  );

interface Waiving {
  readonly chargeId: number;
  readonly waived: boolean;
}

export const useWaive = (id: number) =>
  useMoneyAction(id, ({ chargeId, waived }: Waiving) => send(waive, { params: { id, chargeId }, body: { waived } }));
