import { findExecution, listExecutions, recordExecution } from "#contract/execution/executions.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const executionRoutes = ({ clock }: Dependencies): Route[] => [
  on(recordExecution, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const recorded = await commands.recordExecution(scope, id, body, clock);
      if (recorded.outcome === "not_in_person") return refuse("not_allowed", { detail: NOT_IN_PERSON });
      if (recorded.outcome === "invalid") return refuse("invalid", { fields: recorded.fields });
      if (recorded.outcome === "not_found") return refuse(recorded.outcome);
      await recordAccess(scope, { studentId: recorded.studentId, subject: "executions", action: "changed" });
      return { execution: await queries.findExecutionOn(scope, id, body.day) };
    }),
  ),

  on(listExecutions, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const studentId = found(await queries.findStudentOfTraining(scope, id));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { executions: await queries.listExecutionsOf(scope, id) };
    }),
  ),

  on(findExecution, ({ inScope, params: { id: studentId, executionId } }) =>
    inScope(async (scope) => {
      const execution = found(await queries.findExecution(scope, studentId, executionId));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { execution, prescribed: await queries.findPrescribed(scope, execution.training_id) };
    }),
  ),
];

const NOT_IN_PERSON = "Só o aluno registra os próprios treinos: ele treina por consultoria, sem você ao lado.";
