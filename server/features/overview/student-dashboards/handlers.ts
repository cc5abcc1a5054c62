import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { listDone, listPlanned } from "../../execution/execution-calendar/queries.ts";
import * as queries from "./queries.ts";
import { lastSundays, nextTraining, weeksAhead } from "./rules.ts";

/** Students who read their own data leave no entry in the log. */
export const studentDashboardRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findStudentDashboard, ({ inScope, actor: { userId } }) =>
    inScope(async (scope) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const trainings = await listPlanned(scope, userId, weeksAhead(today));
      const done = await listDone(scope, userId, weeksAhead(today));
      return {
        today,
        next_training: nextTraining(today, trainings, done),
        weeks: await queries.countTrainingsByWeek(scope, lastSundays(today)),
        evaluations: await queries.listMainFigures(scope),
        plan: await queries.findPlan(scope, today),
        charges: await queries.listChargesDue(scope, today),
      };
    }),
  ),
];
