import { findStudentTrends, listTrends } from "#contract/execution/trends.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { withTurns } from "#domain/training/sequence.ts";
import { firstTrendDay } from "#domain/training/trends/week-trends.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findDaysOfWeek, findTrainingMode, listTrainings } from "../../prescription/trainings/queries.ts";
import { findStudentType } from "../executions/queries.ts";
import { findRunningCycle } from "../gym/queries.ts";
import * as queries from "./queries.ts";
import { basicTrends, liftTrends, muscleTrends, trendLine } from "./rules.ts";

export const trendRoutes = ({ clock }: Dependencies): Route[] => [
  bind(listTrends, ({ inScope }) =>
    inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const today = todayInSaoPaulo(clock.now().getTime());
      const since = queries.fourWeeksBefore(today);
      const everybody = { studentId: null, since };
      const done = Map.groupBy(await queries.listDone(scope, everybody), ({ student_id }) => student_id);
      const planned = Map.groupBy(await queries.listPlanned(scope, everybody), ({ student_id }) => student_id);
      const firstDays = await queries.findFirstDays(scope);
      const students = (await queries.listActiveStudents(scope)).filter(({ id }) => done.has(id) || planned.has(id));
      const studentId = students.filter(({ id }) => done.has(id)).map(({ id }) => id);
      if (studentId.length > 0) await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return {
        students: students.map((student) =>
          trendLine(student, {
            done: done.get(student.id) ?? [],
            planned: planned.get(student.id) ?? [],
            firstDay: firstDays.get(student.id) ?? null,
            since,
            today,
          }),
        ),
      };
    }),
  ),

  bind(findStudentTrends, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      found(await findStudentType(scope, studentId));
      const today = todayInSaoPaulo(clock.now().getTime());
      const since = firstTrendDay(today);
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      const done = await queries.listDone(scope, { studentId, since });
      const planned = await queries.listPlanned(scope, { studentId, since });
      const firstDay = done.map(({ day }) => day).toSorted()[0] ?? null;
      const cycle = await findRunningCycle(scope, studentId, today);
      const trainings = cycle
        ? await listTrainings(scope, { mesoId: cycle.mesocycle_id, microId: cycle.microcycle_id ?? undefined })
        : [];
      const isSequence =
        cycle !== null && (await findTrainingMode(scope, { mesoId: cycle.mesocycle_id })) === "sequence";
      return {
        ...basicTrends({ done, planned, firstDay, since, today }),
        muscles: muscleTrends(
          isSequence ? withTurns(trainings, (await findDaysOfWeek(scope, studentId)).length) : trainings,
          await queries.listMuscleSets(scope, studentId, queries.fourWeeksBefore(today)),
        ),
        lifts: liftTrends(await queries.listLiftedSets(scope, studentId, since)),
      };
    }),
  ),
];
