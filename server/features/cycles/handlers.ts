import type {
  CycleChange,
  CyclePath,
  MacrocyclePath,
  MesocyclePath,
  MicrocyclePath,
  TrainingRemoval,
} from "#contract/cycles.ts";
import * as macrocycles from "#contract/macrocycles.ts";
import type { Mesocycle } from "#contract/mesocycles.ts";
import * as mesocycles from "#contract/mesocycles.ts";
import * as microcycles from "#contract/microcycles.ts";
import * as copies from "#contract/training-copies.ts";
import { asStaff, type Scope } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { recordAccess } from "../audit/commands.ts";
import * as commands from "./commands.ts";
import { printComparison, printEvaluation, printFinalResult, printTrainings, readFinalResult } from "./documents.ts";
import * as queries from "./queries.ts";
import { type NamedCycle, type Outcome, readCopy } from "./rules.ts";

export function cycleRoutes(parts: Parts): Route[] {
  const { clock } = parts;

  const recordReading = (scope: Scope, studentId: number): Promise<void> =>
    recordAccess(scope, { studentId, what: "evaluation", how: "read" });

  /** A whole cycle shows what was evaluated, which is health data. */
  async function seen(
    scope: Scope,
    { id }: CyclePath,
    { evaluated_items }: Pick<Mesocycle, "evaluated_items">,
  ): Promise<void> {
    if (evaluated_items) await recordReading(scope, id);
  }

  async function mesocycle(scope: Scope, path: MesocyclePath) {
    const mesocycle = found(await queries.findMesocycle(scope, path, clock));
    await seen(scope, path, mesocycle);
    return { mesocycle };
  }

  async function microcycle(scope: Scope, path: MicrocyclePath) {
    const microcycle = found(await queries.findMicrocycle(scope, path, clock));
    await seen(scope, path, microcycle);
    return { microcycle };
  }

  /** Evaluations go with the cycle that holds them. */
  async function recordRemoval(scope: Scope, path: MacrocyclePath & Partial<MicrocyclePath>): Promise<void> {
    if (!(await queries.isEvaluated(scope, path))) return;
    await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "removed" });
  }

  /** What a command did not save, as the failure that it is. */
  function settle(result: Outcome): void {
    if (result.outcome !== "saved") refuse(result.outcome, result);
  }

  /** The check before a write finds an overlap first; two writes at once are told apart only by the database. */
  const explainingOverlap = <T>(write: Promise<T>): Promise<T> =>
    write.catch((error: unknown) => {
      if (commands.isOverlapViolation(error)) return refuse("cycles_overlap");
      throw error;
    });

  const locate = (scope: Scope, { level, id }: NamedCycle): Promise<CyclePath | undefined> =>
    level === "microcycle" ? queries.locateMicrocycle(scope, id) : queries.locateMesocycle(scope, id);

  async function update(scope: Scope, path: CyclePath, change: CycleChange): Promise<void> {
    settle(await commands.updateCycle(asStaff(scope), path, change, clock));
    if (change.evaluation) await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "changed" });
  }

  async function remove(scope: Scope, path: CyclePath): Promise<undefined> {
    await recordRemoval(scope, path);
    return (await commands.removeCycle(asStaff(scope), path)) ? undefined : refuse("not_found");
  }

  async function removeTraining(
    scope: Scope,
    path: CyclePath,
    trainingId: number,
    body: TrainingRemoval,
  ): Promise<void> {
    const removal = { trainingId, lockVersion: body?.lock_version };
    settle(await commands.removeTraining(asStaff(scope), path, removal, clock));
  }

  return [
    on(macrocycles.createMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const macroId = found(await commands.createMacrocycle(asStaff(scope), params.id, body));
        return { macrocycle: found(await queries.findMacrocycle(scope, { id: params.id, macroId })) };
      }),
    ),

    on(macrocycles.updateMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        settle(await commands.updateMacrocycle(asStaff(scope), params, body));
        return { macrocycle: found(await queries.findMacrocycle(scope, params)) };
      }),
    ),

    on(macrocycles.removeMacrocycle, async ({ inScope, params }) => {
      const removed = await inScope(async (scope) => {
        await recordRemoval(scope, params);
        return commands.removeMacrocycle(asStaff(scope), params);
      });
      return removed ? undefined : refuse("not_found");
    }),

    on(macrocycles.findFinalResult, ({ inScope, params }) =>
      inScope((scope) => readFinalResult(scope, params, "read")),
    ),
    on(macrocycles.finalResultPdf, ({ inScope, params }) => printFinalResult(parts, inScope, params)),

    on(mesocycles.listMesocycles, ({ inScope, params }) =>
      inScope(async (scope) => {
        const listed = found(await queries.listMesocycles(scope, params, clock));
        if (listed.some(({ fat_percentage }) => fat_percentage !== null)) await recordReading(scope, params.id);
        return { mesocycles: listed };
      }),
    ),

    on(mesocycles.findMesocycle, ({ inScope, params }) => inScope((scope) => mesocycle(scope, params))),
    on(mesocycles.findEvaluation, ({ inScope, params }) => inScope((scope) => mesocycle(scope, params))),
    on(mesocycles.findTrainings, ({ inScope, params }) => inScope((scope) => mesocycle(scope, params))),

    on(mesocycles.createMesocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          const result = await commands.createMesocycle(asStaff(scope), params, body);
          if (result.outcome !== "saved") return refuse(result.outcome, result);
          return mesocycle(scope, { ...params, mesoId: result.id });
        }),
      ),
    ),

    on(mesocycles.updateMesocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          await update(scope, params, body);
          return mesocycle(scope, params);
        }),
      ),
    ),

    on(mesocycles.removeMesocycle, ({ inScope, params }) => inScope((scope) => remove(scope, params))),

    on(mesocycles.removeTraining, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const path = found(await queries.locateMesocycle(scope, params.id));
        await removeTraining(scope, path, params.trainingId, body);
        return mesocycle(scope, path);
      }),
    ),

    on(mesocycles.evaluationPdf, ({ inScope, params }) => printEvaluation(parts, inScope, params)),
    on(mesocycles.trainingsPdf, ({ inScope, params }) => printTrainings(parts, inScope, params)),
    on(mesocycles.comparisonPdf, ({ inScope, params }) =>
      printComparison(parts, inScope, async (scope) => [
        found(await queries.locateMesocycle(scope, params.firstId)),
        found(await queries.locateMesocycle(scope, params.secondId)),
      ]),
    ),

    on(microcycles.listMicrocycles, async ({ inScope, params }) => ({
      microcycles: found(await inScope((scope) => queries.listMicrocycles(scope, params, clock))),
    })),

    on(microcycles.findMicrocycle, ({ inScope, params }) => inScope((scope) => microcycle(scope, params))),
    on(microcycles.findEvaluation, ({ inScope, params }) => inScope((scope) => microcycle(scope, params))),
    on(microcycles.findTrainings, ({ inScope, params }) => inScope((scope) => microcycle(scope, params))),

    on(microcycles.createMicrocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          const result = await commands.createMicrocycle(asStaff(scope), params, body);
          if (result.outcome !== "saved") return refuse(result.outcome, result);
          return microcycle(scope, { ...params, microId: result.id });
        }),
      ),
    ),

    on(microcycles.updateMicrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        await update(scope, params, body);
        return microcycle(scope, params);
      }),
    ),

    on(microcycles.removeMicrocycle, ({ inScope, params }) => inScope((scope) => remove(scope, params))),

    on(microcycles.removeTraining, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const path = found(await queries.locateMicrocycle(scope, params.id));
        await removeTraining(scope, path, params.trainingId, body);
        return microcycle(scope, path);
      }),
    ),

    on(microcycles.evaluationPdf, ({ inScope, params }) => printEvaluation(parts, inScope, params)),
    on(microcycles.trainingsPdf, ({ inScope, params }) => printTrainings(parts, inScope, params)),
    on(microcycles.comparisonPdf, ({ inScope, params }) =>
      printComparison(parts, inScope, async (scope) => [
        found(await queries.locateMicrocycle(scope, params.firstId)),
        found(await queries.locateMicrocycle(scope, params.secondId)),
      ]),
    ),

    on(copies.listMesocyclesToCopy, async ({ inScope, params }) => ({
      mesocycles: found(await inScope((scope) => queries.listMesocyclesToCopy(scope, params.id))),
    })),
    on(copies.listMicrocyclesToCopy, async ({ inScope, params }) => ({
      microcycles: found(await inScope((scope) => queries.listMicrocyclesToCopy(scope, params.id))),
    })),

    on(copies.copyTrainings, ({ inScope, query }) => {
      const request = readCopy(query);
      if (request.outcome === "invalid") return refuse("invalid", request);
      return inScope(async (scope) => {
        const from = found(await locate(scope, request.from));
        const to = found(await locate(scope, request.to));
        if (to.id !== request.studentId) return refuse("not_found");
        settle(await commands.copyTrainings(asStaff(scope), { from, to }, clock));
        return queries.isMicrocycle(to) ? microcycle(scope, to) : mesocycle(scope, to);
      });
    }),
  ];
}
