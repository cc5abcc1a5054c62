import type { CyclePath } from "#contract/cycles.ts";
import { findEvaluation as ofMesocycle } from "#contract/mesocycles.ts";
import { findEvaluation as ofMicrocycle } from "#contract/microcycles.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { found } from "../../platform/refusal.ts";
import { recordAccess } from "../audit/commands.ts";
import { findCycleEvaluation } from "./queries.ts";

/** Reading evaluations. They are saved by the `PUT` of their cycle, which `features/cycles` binds. */
export const evaluationRoutes = ({ clock }: Dependencies): Route[] => [
  on(ofMesocycle, async ({ inScope, params }) => ({
    mesocycle: await inScope((scope) => readEvaluation(scope, params, clock)),
  })),
  on(ofMicrocycle, async ({ inScope, params }) => ({
    microcycle: await inScope((scope) => readEvaluation(scope, params, clock)),
  })),
];

async function readEvaluation(scope: Scope, path: CyclePath, clock: Clock) {
  const evaluation = found(await findCycleEvaluation(scope, path, clock));
  if (evaluation.was_evaluated || evaluation.previous) {
    await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "read" });
  }
  return evaluation;
}
