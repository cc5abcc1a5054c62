import type { EvaluationExchange } from "#contract/assessment/evaluation-changes.ts";
import type { SlotChange } from "#contract/assessment/posture-photos.ts";
import type {
  CyclePath,
  EvaluationChange,
  MesocyclePath,
  MicrocyclePath,
  TrainingRemoval,
} from "#contract/planning/cycles.ts";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { deviceOf } from "#domain/device.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Clock } from "../../../platform/clock.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route, type Served } from "../../../platform/http/route.ts";
import { found, Refusal, refuse } from "../../../platform/refusal.ts";
import * as evaluations from "../../assessment/evaluations/commands/changes.ts";
import { findChangePosition, findCycleEvaluation, isEvaluated } from "../../assessment/evaluations/queries.ts";
import { readPhotos } from "../../assessment/posture-photos/workflows/read-photos.ts";
import { savePhoto } from "../../assessment/posture-photos/workflows/save-photo.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { proposeTrainings, refuseUnlisted } from "../../prescription/training-proposals/workflows/propose-trainings.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import type { CycleOutcome, SavedCycle } from "./rules.ts";
import { printComparison } from "./workflows/print-comparison.ts";
import { printEvaluation } from "./workflows/print-evaluation.ts";
import { printTrainings } from "./workflows/print-trainings.ts";

export const cycleRoutes = (dependencies: Dependencies): Route[] => [
  ...listsAndCreation(dependencies),
  ...callsOfLevel(MESOCYCLE, dependencies),
  ...callsOfLevel(MICROCYCLE, dependencies),
];

const listsAndCreation = ({ clock, quotas }: Dependencies): Route[] => [
  bind(mesocycles.listMesocycles, ({ inScope, params }) =>
    inScope(async (scope) => {
      const listed = found(await queries.listMesocycles(scope, params, clock));
      if (listed.some(({ fat_percentage }) => fat_percentage !== null)) await recordReading(scope, params.id);
      return { mesocycles: listed };
    }),
  ),
  bind(microcycles.listMicrocycles, async ({ inScope, params }) => ({
    microcycles: found(await inScope((scope) => queries.listMicrocycles(scope, params, clock))),
  })),

  bind(mesocycles.createMesocycle, ({ inScope, params, body, idempotency }) =>
    explainingOverlap(
      inScope(async (scope) => {
        const result = await createOnce(scope, idempotency, () =>
          commands.createMesocycle(asStaff(scope), params, body, quotas.mesocyclesPerMacrocycle),
        );
        if (result.outcome !== "saved") return refuse(result.outcome, result);
        return { mesocycle: await readMesocycle(scope, { ...params, mesoId: result.id }, clock) };
      }),
    ),
  ),
  bind(microcycles.createMicrocycle, ({ inScope, params, body, idempotency }) =>
    explainingOverlap(
      inScope(async (scope) => {
        const result = await createOnce(scope, idempotency, () =>
          commands.createMicrocycle(asStaff(scope), params, body),
        );
        if (result.outcome !== "saved") return refuse(result.outcome, result);
        return { microcycle: await readMicrocycle(scope, { ...params, microId: result.id }, clock) };
      }),
    ),
  ),
];

const MESOCYCLE = {
  level: "mesocycle",
  calls: mesocycles,
  find: mesocycles.findMesocycle,
  update: mesocycles.updateMesocycle,
  remove: mesocycles.removeMesocycle,
  locate: queries.locateMesocycle,
} as const;

const MICROCYCLE = {
  level: "microcycle",
  calls: microcycles,
  find: microcycles.findMicrocycle,
  update: microcycles.updateMicrocycle,
  remove: microcycles.removeMicrocycle,
  locate: queries.locateMicrocycle,
} as const;

function callsOfLevel(
  { level, calls, find, update, remove, locate }: typeof MESOCYCLE | typeof MICROCYCLE,
  dependencies: Dependencies,
): Route[] {
  const { clock } = dependencies;

  return [
    bind(find, ({ inScope, params }) => inScope((scope) => readCycle(scope, params, clock))),

    bind(calls.findEvaluation, ({ inScope, params }) =>
      inScope(async (scope) => named(params, await readEvaluation(scope, params, clock))),
    ),

    bind(calls.findChangePosition, async ({ inScope, params }) => ({
      position: found(await inScope((scope) => findChangePosition(scope, params))),
    })),

    bind(calls.exchangeChanges, ({ inScope, params, body, sender }) =>
      inScope((scope) => exchangeChanges(scope, params, body, { clock, device: deviceOf(sender.userAgent) })),
    ),

    bind(calls.findPhotos, ({ inScope, params: path, tokenHash }) =>
      inScope(async (scope) => ({ photos: await readPhotos(scope, dependencies, { path, tokenHash }) })),
    ),

    bind(calls.findTrainings, async ({ inScope, params: path, query }) => {
      const answered = await inScope(async (scope) => {
        if (query?.automatic !== "true") return readCycle(scope, path, clock);
        refuseUnlisted(scope, dependencies);
        const answer = await readCycle(scope, path, clock);
        const cycle = "microcycle" in answer ? answer.microcycle : answer.mesocycle;
        const proposal = await proposeTrainings(scope, { path, cycle, query }, dependencies);
        return proposal instanceof Refusal ? proposal : { proposal };
      });
      if (answered instanceof Refusal) throw answered;
      return answered;
    }),

    bind(update, async (served) => {
      const { inScope, params: path, body, sender } = served;
      if ("slot" in body) return named(path, await savePosturePhoto(dependencies, { ...served, path, change: body }));
      return explainingOverlap(
        inScope(async (scope) => {
          const device = deviceOf(sender.userAgent);
          if (body.evaluation) return named(path, await saveEvaluation(scope, path, body, { clock, device }));
          const { changedWeeks } = savedOrRefused(await commands.updateCycle(asStaff(scope), path, body, clock));
          const answer = await readCycle(scope, path, clock);
          if (!changedWeeks || !("microcycle" in answer)) return answer;
          return { microcycle: { ...answer.microcycle, changed_weeks: [...changedWeeks] } };
        }),
      );
    }),

    bind(remove, ({ inScope, params }) => inScope((scope) => removeCycle(scope, params))),

    bind(calls.removeTraining, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const path = found(await locate(scope, params.id));
        await removeTraining(scope, path, { trainingId: params.trainingId, body }, dependencies);
        return readCycle(scope, path, clock);
      }),
    ),

    bind(calls.evaluationPdf, ({ inScope, params, query }) =>
      printEvaluation(dependencies, inScope, { path: params, sections: query?.sections, portrait: query?.portrait }),
    ),
    bind(calls.trainingsPdf, ({ inScope, params }) => printTrainings(dependencies, inScope, params)),
    bind(calls.comparisonPdf, ({ inScope, params, query }) =>
      printComparison(dependencies, inScope, { level, ...params, photos: query.photos, portrait: query.portrait }),
    ),
  ];
}

async function readMesocycle(scope: Scope, path: MesocyclePath, clock: Clock) {
  const mesocycle = found(await queries.findMesocycle(scope, path, clock));
  await recordCycleReading(scope, path, mesocycle);
  return mesocycle;
}

async function readMicrocycle(scope: Scope, path: MicrocyclePath, clock: Clock) {
  const microcycle = found(await queries.findMicrocycle(scope, path, clock));
  await recordCycleReading(scope, path, microcycle);
  return microcycle;
}

const readCycle = async (scope: Scope, path: CyclePath, clock: Clock) =>
  queries.isMicrocycle(path)
    ? { microcycle: await readMicrocycle(scope, path, clock) }
    : { mesocycle: await readMesocycle(scope, path, clock) };

const named = <Evaluation>(path: CyclePath, evaluation: Evaluation) =>
  queries.isMicrocycle(path) ? { microcycle: evaluation } : { mesocycle: evaluation };

async function readEvaluation(scope: Scope, path: CyclePath, clock: Clock) {
  const evaluation = found(await findCycleEvaluation(scope, path, clock));
  if (evaluation.was_evaluated || evaluation.previous) await recordReading(scope, path.id);
  return evaluation;
}

const recordReading = (scope: Scope, studentId: number): Promise<void> =>
  recordAccess(scope, { studentId, subject: "evaluation", action: "read" });

/** A cycle shows what was evaluated, which is health data. */
async function recordCycleReading(
  scope: Scope,
  { id }: CyclePath,
  cycle: Pick<Mesocycle, "evaluated_items">,
): Promise<void> {
  if (cycle.evaluated_items) await recordReading(scope, id);
}

/** Evaluations go with the cycle that holds them. */
async function recordRemoval(scope: Scope, path: CyclePath): Promise<void> {
  if (!(await isEvaluated(scope, path))) return;
  await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "removed" });
}

const savedOrRefused = (result: CycleOutcome): SavedCycle =>
  result.outcome === "saved" ? result : refuse(result.outcome, result);

/** The check before a write finds an overlap first; two writes at once are told apart only by the database. */
const explainingOverlap = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (commands.isOverlapViolation(error)) return refuse("cycles_overlap");
    throw error;
  });

interface Sending {
  readonly clock: Clock;
  readonly device: string;
}

async function saveEvaluation(scope: Scope, path: CyclePath, change: EvaluationChange, sending: Sending) {
  savedOrRefused(await evaluations.saveEvaluation(asStaff(scope), path, change, sending));
  return readChanged(scope, path, sending.clock);
}

async function exchangeChanges(scope: Scope, path: CyclePath, exchange: EvaluationExchange, sending: Sending) {
  const result = await evaluations.exchangeChanges(asStaff(scope), path, exchange, sending);
  if (result.outcome !== "exchanged") return refuse(result.outcome);
  const { hasNew, exchanged } = result;
  const { clock } = sending;
  const evaluation = hasNew ? await readChanged(scope, path, clock) : await readEvaluation(scope, path, clock);
  return { ...named(path, evaluation), exchanged };
}

async function readChanged(scope: Scope, path: CyclePath, clock: Clock) {
  const [evaluation] = await Promise.all([
    findCycleEvaluation(scope, path, clock),
    recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "changed" }),
    recordReading(scope, path.id),
  ]);
  return found(evaluation);
}

interface PhotoSent
  extends Pick<Served<typeof mesocycles.updateMesocycle>, "inScope" | "log" | "sender" | "tokenHash"> {
  readonly path: CyclePath;
  readonly change: SlotChange;
}

async function savePosturePhoto(dependencies: Dependencies, sent: PhotoSent) {
  const { path, inScope, sender, tokenHash } = sent;
  await savePhoto(dependencies, { ...sent, device: deviceOf(sender.userAgent) });
  return inScope(async (scope) => {
    const evaluation = await readEvaluation(scope, path, dependencies.clock);
    return { ...evaluation, photos: await readPhotos(scope, dependencies, { path, tokenHash }) };
  });
}

async function removeCycle(scope: Scope, path: CyclePath): Promise<undefined> {
  await recordRemoval(scope, path);
  const { outcome } = await commands.removeCycle(asStaff(scope), path);
  return outcome === "removed" ? undefined : refuse(outcome);
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
  savedOrRefused(await commands.removeTraining(asStaff(scope), path, removal, clock));
}
