import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

export const todaysTaskRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(findTodaysTasks, ({ inScope }) =>
    inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const today = todayInSaoPaulo(clock.now().getTime());
      const asked = { photos, today };
      const pains = await queries.listPains(scope, asked);
      const inPain = pains.students.map(({ id }) => id);
      if (inPain.length > 0) await recordAccess(scope, { studentId: inPain, subject: "executions", action: "read" });
      return {
        today,
        approvals: await queries.listApprovals(scope, asked),
        pains,
        late_payments: await queries.listLatePayments(scope, asked),
        evaluations: await queries.listEvaluationsDue(scope, asked),
        ending_cycles: await queries.listEndingCycles(scope, asked),
        idle_students: await queries.listIdleStudents(scope, asked),
        changed_registrations: await queries.listChangedRegistrations(scope, asked),
      };
    }),
  ),
];
