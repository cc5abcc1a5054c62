import { findGym, findTrainingToRecord } from "#contract/execution/gym.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

export const gymRoutes = ({ clock }: Dependencies): Route[] => [
  on(findGym, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      const gym = found(await queries.findGym(scope, studentId, todayInSaoPaulo(clock.now().getTime())));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return gym;
    }),
  ),

  on(findTrainingToRecord, ({ inScope, params: { id }, query: { day } }) =>
    inScope(async (scope) => {
      const { studentId, found: answer } = found(await queries.findTrainingToRecord(scope, id, day));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return answer;
    }),
  ),
];
