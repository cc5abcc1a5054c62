import { dismissSignals, findStudentSignals, listSignals } from "#contract/execution/signals.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const signalRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(listSignals, ({ inScope }) =>
    inScope(async (anyScope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const { count, students } = await commands.readSignals(asTrainer(anyScope), { photos, today });
      return { today, students, total_count: count };
    }),
  ),

  bind(findStudentSignals, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const student = found(await queries.findStudentSignals(scope, studentId, { photos, today }));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { today, student };
    }),
  ),

  bind(dismissSignals, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.dismissSignals(asStaff(scope), { studentId: id, ...body }, clock);
      if (outcome !== "saved") return refuse(outcome);
    }),
  ),
];
