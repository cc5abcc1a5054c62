import { copyTrainings, listMesocyclesToCopy, listMicrocyclesToCopy } from "#contract/planning/training-copies.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { isEntry } from "../../prescription/library/queries.ts";
import type { Target } from "../../prescription/trainings/commands.ts";
import * as commands from "../cycles/commands.ts";
import * as cycles from "../cycles/queries.ts";
import * as queries from "./queries.ts";
import { type CopyOrigin, readCopy } from "./rules.ts";

async function locateOrigin(scope: Scope, origin: CopyOrigin): Promise<Target | undefined> {
  if (origin.level !== "library") return cycles.locateCycle(scope, origin);
  return (await isEntry(scope, origin.id)) ? { libraryEntryId: origin.id } : undefined;
}

export function trainingCopyRoutes({ clock }: Dependencies): Route[] {
  return [
    bind(listMesocyclesToCopy, async ({ inScope, params }) => ({
      mesocycles: found(await inScope((scope) => queries.listMesocyclesToCopy(scope, params.id))),
    })),

    bind(listMicrocyclesToCopy, async ({ inScope, params }) => ({
      microcycles: found(await inScope((scope) => queries.listMicrocyclesToCopy(scope, params.id))),
    })),

    bind(copyTrainings, ({ inScope, query, idempotency }) => {
      const request = readCopy(query);
      if (request.outcome === "invalid") return refuse("invalid", request);
      return inScope(async (scope) => {
        const from = found(await locateOrigin(scope, request.from));
        const to = found(await cycles.locateCycle(scope, request.to));
        if (to.id !== request.studentId) return refuse("not_found");
        const copying = { from, to, trainingIds: request.trainingIds };
        const copied = await createOnce(scope, idempotency, async () => {
          const written = await commands.copyTrainings(asStaff(scope), copying, clock);
          return written.outcome === "saved" ? { outcome: "saved", id: to.id } : written;
        });
        if (copied.outcome !== "saved") return refuse(copied.outcome, copied);
        // The cycle copied into is answered whole, and it was evaluated: that is health data.
        await recordAccess(scope, { studentId: to.id, subject: "evaluation", action: "read" });
        return cycles.isMicrocycle(to)
          ? { microcycle: found(await cycles.findMicrocycle(scope, to, clock)) }
          : { mesocycle: found(await cycles.findMesocycle(scope, to, clock)) };
      });
    }),
  ];
}
