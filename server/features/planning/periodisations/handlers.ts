import * as calls from "#contract/planning/periodisations.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { createMesocycle } from "../cycles/commands.ts";
import { createMacrocycle } from "../macrocycles/commands.ts";
import { findMacrocycle } from "../macrocycles/queries.ts";

/** Both cycles are created in one transaction, so that none is left without the other. */
export const periodisationRoutes = ({ quotas }: Dependencies): Route[] => [
  bind(calls.createMacrocycle, ({ inScope, params, body: { mesocycle, ...draft }, idempotency }) =>
    inScope(async (scope) => {
      const created = await createOnce(scope, idempotency, async () => {
        const macrocycle = await createMacrocycle(asStaff(scope), params.id, draft, quotas.macrocyclesPerStudent);
        if (macrocycle.outcome !== "saved" || !mesocycle) return macrocycle;
        const path = { id: params.id, macroId: macrocycle.id };
        const first = await createMesocycle(asStaff(scope), path, mesocycle, quotas.mesocyclesPerMacrocycle);
        return first.outcome === "saved" ? macrocycle : first;
      });
      if (created.outcome !== "saved") return refuse(created.outcome, created);
      return { macrocycle: found(await findMacrocycle(scope, { id: params.id, macroId: created.id })) };
    }),
  ),
];
