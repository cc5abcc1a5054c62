import { dismissSignals, findStudentSignals, listSignals, type StudentSignals } from "#contract/execution/signals.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

/** That somebody did not train is no health data. */
const tellsOfHealth = ({ signals }: StudentSignals) => signals.some(({ kind }) => kind !== "missed" && kind !== "idle");

export const signalRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(listSignals, ({ inScope }) =>
    inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const today = todayInSaoPaulo(clock.now().getTime());
      const signalling = await queries.listSignals(scope, { photos, today });
      const studentId = signalling.students.filter(tellsOfHealth).map(({ id }) => id);
      if (studentId.length > 0) await recordAccess(scope, { studentId, subject: "executions", action: "read" });
      return { today, ...signalling };
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
