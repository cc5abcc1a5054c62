import { findAdjustment, findProgression } from "#contract/execution/progression.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

export const progressionRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findProgression, ({ inScope, params: { id: studentId }, query }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const progression = found(await queries.findProgression(scope, studentId, query, today));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return progression;
    }),
  ),

  bind(findAdjustment, ({ inScope, params: { id: studentId }, query }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const adjustment = found(await queries.findAdjustment(scope, studentId, query, today));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return adjustment;
    }),
  ),
];
