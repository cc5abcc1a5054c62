import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const todaysTaskRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(findTodaysTasks, ({ inScope }) =>
    inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const today = todayInSaoPaulo(clock.now().getTime());
      const options = { photos, today };
      return {
        today,
        approvals: await queries.listApprovals(scope, options),
        late_payments: await queries.listLatePayments(scope, options),
        evaluations: await queries.listEvaluationsDue(scope, options),
        prescriptions: await queries.listPrescriptionsDue(scope, options),
        ending_cycles: await queries.listEndingCycles(scope, options),
        changed_registrations: await queries.listChangedRegistrations(scope, options),
      };
    }),
  ),
];
