import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findStudentType } from "../executions/queries.ts";
import { listDone, listPlanned } from "./queries.ts";
import { calendarOf, periodOf, refusePeriod, wholeWeeks } from "./rules.ts";

export const executionCalendarRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findExecutionCalendar, ({ inScope, params: { id: studentId }, query }) =>
    inScope(async (scope) => {
      found(await findStudentType(scope, studentId));
      const today = todayInSaoPaulo(clock.now().getTime());
      const period = periodOf(query, today);
      const refused = refusePeriod(period);
      if (refused) return refuse("invalid", { fields: { to: refused } });
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      const weeks = wholeWeeks(period);
      const trainings = await listPlanned(scope, studentId, weeks);
      const done = await listDone(scope, studentId, weeks);
      const days = calendarOf(period, today, { trainings, done });
      return { today, days, trainings: trainings.map(({ recordable }) => recordable) };
    }),
  ),
];
