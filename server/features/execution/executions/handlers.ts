import { findExecution, listExecutions } from "#contract/execution/executions.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

export const executionRoutes = (): Route[] => [
  bind(listExecutions, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const studentId = found(await queries.findStudentOfTraining(scope, id));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { executions: await queries.listExecutionsOf(scope, id) };
    }),
  ),

  bind(findExecution, ({ inScope, params: { id: studentId, executionId } }) =>
    inScope(async (scope) => {
      const execution = found(await queries.findExecution(scope, studentId, executionId));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { execution, prescribed: await queries.findPrescribed(scope, execution.training_id) };
    }),
  ),
];
