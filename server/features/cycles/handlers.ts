import {
  createMacrocycle,
  createMesocycle,
  evaluationPdf,
  findEvaluation,
  findMesocycle,
  findTrainings,
  listMesocycles,
  type MacrocyclePath,
  type MesocyclePath,
  removeMacrocycle,
  removeMesocycle,
  removeTraining,
  trainingsPdf,
  updateMacrocycle,
  updateMesocycle,
} from "#contract/cycles.ts";
import { asTrainer, type Scope } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { recordAccess } from "../audit/commands.ts";
import * as commands from "./commands.ts";
import { printEvaluation, printTrainings } from "./documents.ts";
import * as queries from "./queries.ts";

export function cycleRoutes(parts: Parts): Route[] {
  const { clock } = parts;

  /** A whole mesocycle shows what was evaluated, which is health data. */
  async function whole(scope: Scope, path: MesocyclePath) {
    const mesocycle = found(await queries.findMesocycle(scope, path, clock));
    if (mesocycle.evaluated_items) await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "read" });
    return { mesocycle };
  }

  /** Evaluations go with the cycle that holds them. */
  async function recordRemoval(scope: Scope, path: MacrocyclePath & Partial<MesocyclePath>): Promise<void> {
    if (!(await queries.isEvaluated(scope, path))) return;
    await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "removed" });
  }

  /** What a command did not save, as the failure that it is. */
  function settle(result: commands.MesocycleOutcome): void {
    if (result.outcome !== "saved") refuse(result.outcome, result);
  }

  /** The check before a write finds an overlap first; two writes at once are told apart only by the database. */
  const explainingOverlap = <T>(write: Promise<T>): Promise<T> =>
    write.catch((error: unknown) => {
      if (commands.isOverlapViolation(error)) return refuse("cycles_overlap");
      throw error;
    });

  return [
    on(createMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const macroId = found(await commands.createMacrocycle(asTrainer(scope), params.id, body));
        return { macrocycle: found(await queries.findMacrocycle(scope, { id: params.id, macroId })) };
      }),
    ),

    on(updateMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        if (!(await commands.updateMacrocycle(asTrainer(scope), params, body))) return refuse("not_found");
        return { macrocycle: found(await queries.findMacrocycle(scope, params)) };
      }),
    ),

    on(removeMacrocycle, async ({ inScope, params }) => {
      const removed = await inScope(async (scope) => {
        await recordRemoval(scope, params);
        return commands.removeMacrocycle(asTrainer(scope), params);
      });
      return removed ? undefined : refuse("not_found");
    }),

    on(listMesocycles, async ({ inScope, params }) => ({
      mesocycles: found(await inScope((scope) => queries.listMesocycles(scope, params, clock))),
    })),

    on(findMesocycle, ({ inScope, params }) => inScope((scope) => whole(scope, params))),
    on(findEvaluation, ({ inScope, params }) => inScope((scope) => whole(scope, params))),
    on(findTrainings, ({ inScope, params }) => inScope((scope) => whole(scope, params))),

    on(createMesocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          const result = await commands.createMesocycle(asTrainer(scope), params, body);
          if (result.outcome !== "saved") return refuse(result.outcome, result);
          return whole(scope, { ...params, mesoId: result.id });
        }),
      ),
    ),

    on(updateMesocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          settle(await commands.updateMesocycle(asTrainer(scope), params, body, clock));
          if (body.evaluation) await recordAccess(scope, { studentId: params.id, what: "evaluation", how: "changed" });
          return whole(scope, params);
        }),
      ),
    ),

    on(removeMesocycle, async ({ inScope, params }) => {
      const removed = await inScope(async (scope) => {
        await recordRemoval(scope, params);
        return commands.removeMesocycle(asTrainer(scope), params);
      });
      return removed ? undefined : refuse("not_found");
    }),

    on(removeTraining, ({ inScope, params }) =>
      inScope(async (scope) => {
        const path = found(await queries.locateMesocycle(scope, params.id));
        settle(await commands.removeTraining(asTrainer(scope), path, params.trainingId, clock));
        return whole(scope, path);
      }),
    ),

    on(evaluationPdf, ({ inScope, params }) => printEvaluation(parts, inScope, params)),
    on(trainingsPdf, ({ inScope, params }) => printTrainings(parts, inScope, params)),
  ];
}
