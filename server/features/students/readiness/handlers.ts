import * as calls from "#contract/students/readiness.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const readinessRoutes = ({ clock }: Dependencies): Route[] => {
  const today = () => todayInSaoPaulo(clock.now().getTime());
  return [
    bind(calls.findReadiness, ({ inScope, params: { id: studentId } }) =>
      inScope(async (scope) => {
        const readiness = found(await queries.findReadiness(scope, studentId, today()));
        await recordAccess(scope, { studentId, subject: "readiness", action: "read" });
        return { readiness };
      }),
    ),

    bind(calls.saveReadiness, ({ inScope, params: { id: studentId }, body }) =>
      inScope(async (scope) => {
        const saved = await commands.saveReadiness(scope, studentId, body, clock);
        if (saved.outcome === "invalid") return refuse("invalid", saved);
        if (saved.outcome !== "saved") return refuse(saved.outcome);
        await recordAccess(scope, { studentId, subject: "readiness", action: "changed" });
        return { readiness: found(await queries.findReadiness(scope, studentId, today())) };
      }),
    ),
  ];
};
