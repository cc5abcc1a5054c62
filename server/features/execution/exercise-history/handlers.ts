import { findExerciseHistory, listExecutedExercises } from "#contract/execution/exercise-history.ts";
import { bestSet } from "#domain/training/executions/best-set.ts";
import { isAssisted, liftsBody } from "#domain/training/loads/load-steps.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findStudentType } from "../executions/queries.ts";
import * as queries from "./queries.ts";

export const exerciseHistoryRoutes = (): Route[] => [
  bind(listExecutedExercises, ({ inScope, params: { id: studentId } }) =>
    inScope(async (scope) => {
      found(await findStudentType(scope, studentId));
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { exercises: await queries.listExecutedExercises(scope, studentId) };
    }),
  ),

  bind(findExerciseHistory, ({ inScope, params: { id: studentId, exerciseId }, query: { before, limit } }) =>
    inScope(async (scope) => {
      const rows = await queries.listHistory(scope, { studentId, exerciseId, before, limit: limit + 1 });
      const { name, equipment } = found(rows[0]);
      await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      const page = rows.slice(0, limit);
      return {
        exercise: { id: exerciseId, name },
        sessions: page.map(({ name: _name, equipment: _equipment, ...session }) => ({
          ...session,
          // The heaviest set of an assisted machine is the one with most help; that of a pull-up leaves out the body's own weight.
          best: isAssisted(equipment) || liftsBody(equipment) ? null : bestSet(session.sets),
        })),
        next_before: rows.length > limit ? (page.at(-1)?.execution_id ?? null) : null,
      };
    }),
  ),
];
