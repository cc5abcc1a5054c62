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
      const options = { photos, today };
      const pains = await queries.listPains(scope, options);
      const inPain = pains.students.map(({ id }) => id);
      if (inPain.length > 0) await recordAccess(scope, { studentId: inPain, subject: "executions", action: "read" });
      return {
        today,
        approvals: await queries.listApprovals(scope, options),
        pains,
        late_payments: await queries.listLatePayments(scope, options),
        evaluations: await queries.listEvaluationsDue(scope, options),
        prescriptions: await queries.listPrescriptionsDue(scope, options),
        ending_cycles: await queries.listEndingCycles(scope, options),
        idle_students: await queries.listIdleStudents(scope, options),
        changed_registrations: await queries.listChangedRegistrations(scope, options),
      };
    }),
  ),
];
