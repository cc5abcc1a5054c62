import { findGym, findTrainingToRecord, recordExecution, searchGymExercises } from "#contract/execution/gym.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { recordExecution as record } from "../executions/commands.ts";
import { findExecutionOn } from "../executions/queries.ts";
import * as queries from "./queries.ts";

export const gymRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findGym, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      const { gym, stoppedBy } = found(await queries.findGym(scope, studentId, todayInSaoPaulo(clock.now().getTime())));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      if (stoppedBy) await recordAccess(scope, { studentId, subject: stoppedBy, action: "read" });
      return gym;
    }),
  ),

  bind(searchGymExercises, ({ inScope, params: { id: studentId }, query: { q } }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const answer = found(await queries.searchGymExercises(scope, studentId, q, today));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return answer;
    }),
  ),

  bind(findTrainingToRecord, ({ inScope, params: { id }, query: { day } }) =>
    inScope(async (scope) => {
      const { studentId, found: answer } = found(await queries.findTrainingToRecord(scope, id, day));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return answer;
    }),
  ),

  bind(recordExecution, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const recorded = await record(scope, id, body, clock);
      if (recorded.outcome === "not_in_person") return refuse("not_allowed", { detail: NOT_IN_PERSON });
      if (recorded.outcome === "invalid") return refuse("invalid", { fields: recorded.fields });
      if (recorded.outcome === "not_found") return refuse(recorded.outcome);
      await recordAccess(scope, { studentId: recorded.studentId, subject: "executions", action: "changed" });
      return { execution: await findExecutionOn(scope, id, body.day) };
    }),
  ),
];

const NOT_IN_PERSON = "Só o aluno registra os próprios treinos: ele treina por consultoria, sem você ao lado.";
