import * as calls from "#contract/assessment/goals.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const goalRoutes = ({ clock }: Dependencies): Route[] => {
  const today = () => todayInSaoPaulo(clock.now().getTime());
  return [
    bind(calls.findGoals, ({ inScope, params: { id: studentId } }) =>
      inScope(async (scope) => {
        const goals = found(await queries.findGoals(scope, studentId, today()));
        await recordAccess(scope, { studentId, subject: "evaluation", action: "read" });
        return goals;
      }),
    ),

    bind(calls.saveGoals, ({ inScope, params: { id: studentId }, body }) =>
      inScope(async (scope) => {
        const saved = await commands.saveGoals(scope, studentId, body, clock);
        if (saved.outcome === "invalid") return refuse("invalid", saved);
        if (saved.outcome !== "saved") return refuse(saved.outcome);
        await recordAccess(scope, { studentId, subject: "evaluation", action: "changed" });
        return found(await queries.findGoals(scope, studentId, today()));
      }),
    ),
  ];
};
