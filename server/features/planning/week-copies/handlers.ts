import type { MesocyclePath } from "#contract/planning/cycles.ts";
import * as calls from "#contract/planning/week-copies.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { raiseNote } from "#domain/training/health/health-notes.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { listToldPains } from "../../../tables/health.ts";
import { findReadinessOf } from "../../../tables/readiness.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findLoadSteps } from "../../prescription/load-steps/queries.ts";
import { listMicrocycles } from "../cycles/queries.ts";
import * as commands from "./commands.ts";
import { findWeekCopy } from "./queries.ts";

export function weekCopyRoutes({ clock }: Dependencies): Route[] {
  const read = async (scope: Scope, path: MesocyclePath) =>
    findWeekCopy(scope, path, found(await listMicrocycles(scope, path, clock)));

  return [
    bind(calls.findWeekCopy, ({ inScope, params }) =>
      inScope(async (scope) => {
        const week_copy = await read(scope, params);
        const today = todayInSaoPaulo(clock.now().getTime());
        const { screening } = await findReadinessOf(scope, params.id, today);
        const raise_note = raiseNote(screening);
        const told_pains = await listToldPains(scope, params.id, today);
        if (raise_note !== null)
          await recordAccess(scope, { studentId: params.id, subject: "readiness", action: "read" });
        if (told_pains.length > 0)
          await recordAccess(scope, { studentId: params.id, subject: "executions", action: "read" });
        return { week_copy, load_steps: await findLoadSteps(scope), raise_note, told_pains };
      }),
    ),

    bind(calls.copyWeek, ({ inScope, params, body, idempotency }) =>
      inScope(async (scope) => {
        const copied = await createOnce(scope, idempotency, async () => {
          const written = await commands.copyWeek(asStaff(scope), params, body, clock);
          return written.outcome === "saved" ? { outcome: "saved", id: params.mesoId } : written;
        });
        if (copied.outcome !== "saved") return refuse(copied.outcome, copied);
        return { week_copy: found((await read(scope, params)) ?? undefined) };
      }),
    ),

    bind(calls.undoWeekCopy, ({ inScope, params }) =>
      inScope(async (scope) => {
        found(await listMicrocycles(scope, params, clock));
        const undone = await commands.undoWeekCopy(asStaff(scope), params, clock);
        return undone.outcome === "saved" ? undefined : refuse(undone.outcome, undone);
      }),
    ),
  ];
}
