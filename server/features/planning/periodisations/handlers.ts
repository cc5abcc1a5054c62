import * as calls from "#contract/planning/periodisations.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { createMesocycle } from "../cycles/commands.ts";
import { createMacrocycle } from "../macrocycles/commands.ts";
import { findMacrocycle } from "../macrocycles/queries.ts";

/** Both cycles are created in one transaction, so that none is left without the other. */
export const periodisationRoutes = ({ quotas }: Dependencies): Route[] => [
  bind(calls.createMacrocycle, ({ inScope, params, body: { mesocycle, ...draft } }) =>
    inScope(async (scope) => {
      const created = await createMacrocycle(asStaff(scope), params.id, draft, quotas.macrocyclesPerStudent);
      if (created.outcome !== "saved") return refuse(created.outcome, created);
      const path = { id: params.id, macroId: created.id };
      if (mesocycle) {
        const result = await createMesocycle(asStaff(scope), path, mesocycle, quotas.mesocyclesPerMacrocycle);
        if (result.outcome !== "saved") return refuse(result.outcome, result);
      }
      return { macrocycle: found(await findMacrocycle(scope, path)) };
    }),
  ),
];
