import type { SlotChange } from "#contract/assessment/posture-photos.ts";
import type {
  CyclePath,
  EvaluationChange,
  MesocyclePath,
  MicrocyclePath,
  TrainingRemoval,
} from "#contract/planning/cycles.ts";
import * as macrocycles from "#contract/planning/macrocycles.ts";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import type { Clock } from "../../../platform/clock.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route, type Served } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as evaluations from "../../assessment/evaluations/commands.ts";
import { findCycleEvaluation, isEvaluated } from "../../assessment/evaluations/queries.ts";
import { readPhotos } from "../../assessment/posture-photos/workflows/read-photos.ts";
import { savePhoto } from "../../assessment/posture-photos/workflows/save-photo.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { proposeTrainings, refuseUnlisted } from "../../prescription/training-proposals/workflows/propose-trainings.ts";
import { createMacrocycle } from "../macrocycles/commands.ts";
import { findMacrocycle } from "../macrocycles/queries.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import type { Outcome } from "./rules.ts";
import { printComparison } from "./workflows/print-comparison.ts";
import { printEvaluation } from "./workflows/print-evaluation.ts";
import { printTrainings } from "./workflows/print-trainings.ts";

export const cycleRoutes = (dependencies: Dependencies): Route[] => [
  startOfPeriodisation(dependencies),
  ...mesocycleCalls(dependencies),
  ...microcycleCalls(dependencies),
];

/** A macrocycle alone, or with its first mesocycle: in one transaction, so that none is left without the other. */
const startOfPeriodisation = ({ quotas }: Dependencies) =>
  on(macrocycles.createMacrocycle, ({ inScope, params, body: { mesocycle, ...draft } }) =>
    inScope(async (scope) => {
      const created = await createMacrocycle(asStaff(scope), params.id, draft, quotas);
      if (created.outcome !== "saved") return refuse(created.outcome, created);
      const path = { id: params.id, macroId: created.id };
      if (mesocycle) {
        const result = await commands.createMesocycle(asStaff(scope), path, mesocycle, quotas);
        if (result.outcome !== "saved") return refuse(result.outcome, result);
      }
      return { macrocycle: found(await findMacrocycle(scope, path)) };
    }),
  );

function mesocycleCalls(dependencies: Dependencies): Route[] {
  const { clock, quotas } = dependencies;

  async function whole(scope: Scope, path: MesocyclePath) {
    const mesocycle = found(await queries.findMesocycle(scope, path, clock));
    await recordWhole(scope, path, mesocycle);
    return { mesocycle };
  }

  return [
    on(mesocycles.listMesocycles, ({ inScope, params }) =>
      inScope(async (scope) => {
        const listed = found(await queries.listMesocycles(scope, params, clock));
        if (listed.some(({ fat_percentage }) => fat_percentage !== null)) await recordReading(scope, params.id);
        return { mesocycles: listed };
      }),
    ),

    on(mesocycles.findMesocycle, ({ inScope, params }) => inScope((scope) => whole(scope, params))),
    on(mesocycles.findTrainings, ({ inScope, params, query }) =>
      inScope(async (scope) => {
        if (query?.automatic !== "true") return whole(scope, params);
        refuseUnlisted(scope, dependencies);
        const { mesocycle: cycle } = await whole(scope, params);
        return { proposal: await proposeTrainings(scope, { path: params, cycle, query }, dependencies) };
      }),
    ),

    on(mesocycles.createMesocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          const result = await commands.createMesocycle(asStaff(scope), params, body, quotas);
          if (result.outcome !== "saved") return refuse(result.outcome, result);
          return whole(scope, { ...params, mesoId: result.id });
        }),
      ),
    ),

    on(mesocycles.updateMesocycle, async (served) => {
      const { inScope, params, body } = served;
      if ("slot" in body)
        return { mesocycle: await savePosturePhoto(dependencies, { ...served, path: params, change: body }) };
      return explainingOverlap(
        inScope(async (scope) => {
          if (body.evaluation) return { mesocycle: await saveEvaluation(scope, params, body, clock) };
          settle(await commands.updateCycle(asStaff(scope), params, body, clock));
          return whole(scope, params);
        }),
      );
    }),

    on(mesocycles.removeMesocycle, ({ inScope, params }) => inScope((scope) => remove(scope, params))),

    on(mesocycles.removeTraining, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const path = found(await queries.locateMesocycle(scope, params.id));
        await removeTraining(scope, path, { trainingId: params.trainingId, body }, dependencies);
        return whole(scope, path);
      }),
    ),

    on(mesocycles.evaluationPdf, ({ inScope, params, query }) =>
      printEvaluation(dependencies, inScope, { path: params, sections: query?.sections }),
    ),
    on(mesocycles.trainingsPdf, ({ inScope, params }) => printTrainings(dependencies, inScope, params)),
    on(mesocycles.comparisonPdf, ({ inScope, params, query }) =>
      printComparison(dependencies, inScope, { level: "mesocycle", ...params, photos: query.photos }),
    ),
  ];
}

function microcycleCalls(dependencies: Dependencies): Route[] {
  const { clock } = dependencies;

  async function whole(scope: Scope, path: MicrocyclePath) {
    const microcycle = found(await queries.findMicrocycle(scope, path, clock));
    await recordWhole(scope, path, microcycle);
    return { microcycle };
  }

  return [
    on(microcycles.listMicrocycles, async ({ inScope, params }) => ({
      microcycles: found(await inScope((scope) => queries.listMicrocycles(scope, params, clock))),
    })),

    on(microcycles.findMicrocycle, ({ inScope, params }) => inScope((scope) => whole(scope, params))),
    on(microcycles.findTrainings, ({ inScope, params, query }) =>
      inScope(async (scope) => {
        if (query?.automatic !== "true") return whole(scope, params);
        refuseUnlisted(scope, dependencies);
        const { microcycle: cycle } = await whole(scope, params);
        return { proposal: await proposeTrainings(scope, { path: params, cycle, query }, dependencies) };
      }),
    ),

    on(microcycles.createMicrocycle, ({ inScope, params, body }) =>
      explainingOverlap(
        inScope(async (scope) => {
          const result = await commands.createMicrocycle(asStaff(scope), params, body);
          if (result.outcome !== "saved") return refuse(result.outcome, result);
          return whole(scope, { ...params, microId: result.id });
        }),
      ),
    ),

    on(microcycles.updateMicrocycle, async (served) => {
      const { inScope, params, body } = served;
      if ("slot" in body)
        return { microcycle: await savePosturePhoto(dependencies, { ...served, path: params, change: body }) };
      return inScope(async (scope) => {
        if (body.evaluation) return { microcycle: await saveEvaluation(scope, params, body, clock) };
        settle(await commands.updateCycle(asStaff(scope), params, body, clock));
        return whole(scope, params);
      });
    }),

    on(microcycles.removeMicrocycle, ({ inScope, params }) => inScope((scope) => remove(scope, params))),

    on(microcycles.removeTraining, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const path = found(await queries.locateMicrocycle(scope, params.id));
        await removeTraining(scope, path, { trainingId: params.trainingId, body }, dependencies);
        return whole(scope, path);
      }),
    ),

    on(microcycles.evaluationPdf, ({ inScope, params, query }) =>
      printEvaluation(dependencies, inScope, { path: params, sections: query?.sections }),
    ),
    on(microcycles.trainingsPdf, ({ inScope, params }) => printTrainings(dependencies, inScope, params)),
    on(microcycles.comparisonPdf, ({ inScope, params, query }) =>
      printComparison(dependencies, inScope, { level: "microcycle", ...params, photos: query.photos }),
    ),
  ];
}

const recordReading = (scope: Scope, studentId: number): Promise<void> =>
  recordAccess(scope, { studentId, subject: "evaluation", action: "read" });

/** A whole cycle shows what was evaluated, which is health data. */
async function recordWhole(scope: Scope, { id }: CyclePath, cycle: Pick<Mesocycle, "evaluated_items">): Promise<void> {
  if (cycle.evaluated_items) await recordReading(scope, id);
}

/** Evaluations go with the cycle that holds them. */
async function recordRemoval(scope: Scope, path: CyclePath): Promise<void> {
  if (!(await isEvaluated(scope, path))) return;
  await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "removed" });
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

async function saveEvaluation(scope: Scope, path: CyclePath, change: EvaluationChange, clock: Clock) {
  settle(await evaluations.saveEvaluation(asStaff(scope), path, change, clock));
  await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "changed" });
  await recordReading(scope, path.id);
  return found(await findCycleEvaluation(scope, path, clock));
}

interface PhotoSent extends Pick<Served<typeof mesocycles.updateMesocycle>, "inScope" | "log" | "tokenHash"> {
  readonly path: CyclePath;
  readonly change: SlotChange;
}

/** Saves a photo and answers the evaluation with its photos. */
async function savePosturePhoto(dependencies: Dependencies, sent: PhotoSent) {
  const { path, inScope, tokenHash } = sent;
  await savePhoto(dependencies, sent);
  return inScope(async (scope) => {
    const evaluation = found(await findCycleEvaluation(scope, path, dependencies.clock));
    if (evaluation.was_evaluated || evaluation.previous) await recordReading(scope, path.id);
    return { ...evaluation, photos: await readPhotos(scope, dependencies, { path, tokenHash }) };
  });
}

async function remove(scope: Scope, path: CyclePath): Promise<undefined> {
  await recordRemoval(scope, path);
  return (await commands.removeCycle(asStaff(scope), path)) ? undefined : refuse("not_found");
}

interface RemovalAsked {
  readonly trainingId: number;
  readonly body: TrainingRemoval;
}

async function removeTraining(
  scope: Scope,
  path: CyclePath,
  { trainingId, body }: RemovalAsked,
  { clock }: Dependencies,
) {
  const removal = { trainingId, lockVersion: body?.lock_version };
  settle(await commands.removeTraining(asStaff(scope), path, removal, clock));
}
