import { z } from "zod";
import { call } from "../call.ts";
import { StudentPath } from "../planning/cycles.ts";
import { Day, failures, Id } from "../wire.ts";
import { StudentMoneyAnswer } from "./student-payments.ts";
import * as endpoints from "./student-plans.endpoints.ts";

const tags = ["student plans"];

/** Five years back and one ahead: farther away is a typing error. The server knows today. */
export const PlanAssignment = z.object({
  plan_id: Id,
  starts_on: Day,
  due_day: z.number().int().min(1).max(31),
});
export type PlanAssignment = z.output<typeof PlanAssignment>;

/** Gives a student one of the trainer's active plans. A plan that runs ends on the day on which the new one starts. */
export const assignPlan = call(endpoints.assignPlan, {
  schema: {
    summary: "Vincular um plano ao aluno",
    tags,
    params: StudentPath,
    body: PlanAssignment,
    response: { 201: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 422) },
  },
});

/** Null lets it run again. A period that began is charged whole; later unpaid charges go. 409 `changed_elsewhere` when another plan runs. */
export const endStudentPlan = call(endpoints.endStudentPlan, {
  schema: {
    summary: "Encerrar o plano do aluno",
    tags,
    params: StudentPath.extend({ studentPlanId: Id }),
    body: z.object({ ends_on: Day.nullable() }),
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const waiveCharge = call(endpoints.waiveCharge, {
  schema: {
    summary: "Dispensar uma cobrança",
    tags,
    params: StudentPath.extend({ chargeId: Id }),
    body: z.object({ waived: z.boolean() }),
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404) },
  },
});
