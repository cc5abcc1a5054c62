import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { together } from "../../../platform/database/together.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { listDone, listPlanned } from "../../execution/execution-calendar/queries.ts";
import * as queries from "./queries.ts";
import { lastSundays, nextTraining, weeksAhead } from "./rules.ts";

/** Students who read their own data leave no entry in the log. */
export const studentDashboardRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findStudentDashboard, ({ inScope, actor: { userId } }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const { planned, done, inSequence, ...figures } = await together({
        planned: listPlanned(scope, userId, weeksAhead(today)),
        done: listDone(scope, userId, weeksAhead(today)),
        inSequence: queries.findNextInSequence(scope, today),
        weeks: queries.countTrainingsByWeek(scope, lastSundays(today)),
        evaluations: queries.listEvolution(scope),
        plan: queries.findPlan(scope, today),
        charges: queries.listChargesDue(scope, today),
      });
      const next = inSequence ?? nextTraining(today, planned, done);
      return {
        today,
        trained_today: done.find(({ day, is_trained }) => day === today && is_trained)?.training_name ?? null,
        next_training: next && (await queries.describeTraining(scope, next)),
        ...figures,
      };
    }),
  ),
];
