import type { PosturePhotos } from "#contract/assessment/posture-photos.ts";
import type { Call, CallArguments } from "#contract/call.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type { TrainingProposal } from "#contract/prescription/training-proposals.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { type Endpoint, endpoint, fetchFile, send } from "../../../api/api.ts";

export type Cycle = mesocycles.Mesocycle | microcycles.Microcycle;
export type CycleEvaluation = mesocycles.MesocycleEvaluation | microcycles.MicrocycleEvaluation;
export type CycleChange = CallArguments<mesocycles.ChangeMesocycle>["body"];
export type EvaluationChange = Pick<
  CallArguments<mesocycles.SaveMesocycleEvaluation>["body"],
  "evaluation_lock_version" | "evaluated_items"
>;
export type ProposalQuery = NonNullable<CallArguments<mesocycles.ProposeMesocycleTrainings>["querystring"]>;

const MESOCYCLE = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId";
const MICROCYCLE = `${MESOCYCLE}/microcycles/:microId` as const;

const OF_MESOCYCLE = {
  find: endpoint<mesocycles.ReadMesocycleTrainings>("GET", `${MESOCYCLE}/trainings`),
  propose: endpoint<mesocycles.ProposeMesocycleTrainings>("GET", `${MESOCYCLE}/trainings`),
  change: endpoint<mesocycles.ChangeMesocycle>("PUT", MESOCYCLE),
  findEvaluation: endpoint<typeof mesocycles.findEvaluation>("GET", `${MESOCYCLE}/evaluation`),
  saveEvaluation: endpoint<mesocycles.SaveMesocycleEvaluation>("PUT", MESOCYCLE),
  findPhotos: endpoint<typeof mesocycles.findPhotos>("GET", `${MESOCYCLE}/photos`),
  savePhoto: endpoint<mesocycles.SaveMesocyclePhoto>("PUT", MESOCYCLE),
  remove: endpoint<typeof mesocycles.removeMesocycle>("DELETE", MESOCYCLE),
  evaluationPdf: endpoint<typeof mesocycles.evaluationPdf>("GET", `${MESOCYCLE}/evaluation_pdf`),
  trainingsPdf: endpoint<typeof mesocycles.trainingsPdf>("GET", `${MESOCYCLE}/trainings_pdf`),
  comparisonPdf: endpoint<typeof mesocycles.comparisonPdf>(
    "GET",
    "/api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId",
  ),
};

const OF_MICROCYCLE = {
  find: endpoint<microcycles.ReadMicrocycleTrainings>("GET", `${MICROCYCLE}/trainings`),
  propose: endpoint<microcycles.ProposeMicrocycleTrainings>("GET", `${MICROCYCLE}/trainings`),
  change: endpoint<microcycles.ChangeMicrocycle>("PUT", MICROCYCLE),
  findEvaluation: endpoint<typeof microcycles.findEvaluation>("GET", `${MICROCYCLE}/evaluation`),
  saveEvaluation: endpoint<microcycles.SaveMicrocycleEvaluation>("PUT", MICROCYCLE),
  findPhotos: endpoint<typeof microcycles.findPhotos>("GET", `${MICROCYCLE}/photos`),
  savePhoto: endpoint<microcycles.SaveMicrocyclePhoto>("PUT", MICROCYCLE),
  remove: endpoint<typeof microcycles.removeMicrocycle>("DELETE", MICROCYCLE),
  evaluationPdf: endpoint<typeof microcycles.evaluationPdf>("GET", `${MICROCYCLE}/evaluation_pdf`),
  trainingsPdf: endpoint<typeof microcycles.trainingsPdf>("GET", `${MICROCYCLE}/trainings_pdf`),
  comparisonPdf: endpoint<typeof microcycles.comparisonPdf>(
    "GET",
    "/api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId",
  ),
};

type CallOf<E> = E extends Endpoint<infer C extends Call> ? C : never;
type CallsOfLevel = {
  readonly [Name in keyof typeof OF_MESOCYCLE]: Endpoint<
    CallOf<(typeof OF_MESOCYCLE)[Name]> | CallOf<(typeof OF_MICROCYCLE)[Name]>
  >;
};

export type CycleLevel = "mesocycle" | "microcycle";

const CALLS: Readonly<Record<CycleLevel, CallsOfLevel>> = { mesocycle: OF_MESOCYCLE, microcycle: OF_MICROCYCLE };

export const callsOf = ({ microId }: CyclePath): CallsOfLevel =>
  CALLS[microId === undefined ? "mesocycle" : "microcycle"];

export const cycleOf = <Mesocycle, Microcycle>(
  answer: { readonly mesocycle: Mesocycle } | { readonly microcycle: Microcycle },
): Mesocycle | Microcycle => ("mesocycle" in answer ? answer.mesocycle : answer.microcycle);

export const findCycle = async (path: CyclePath, signal?: AbortSignal): Promise<Cycle> =>
  cycleOf(await send(callsOf(path).find, { params: path }, signal));

export const changeCycle = async (path: CyclePath, body: CycleChange): Promise<Cycle> =>
  cycleOf(await send(callsOf(path).change, { params: path, body }));

export const removeCycle = (path: CyclePath): Promise<undefined> => send(callsOf(path).remove, { params: path });

export const findEvaluation = async (path: CyclePath, signal?: AbortSignal): Promise<CycleEvaluation> =>
  cycleOf(await send(callsOf(path).findEvaluation, { params: path }, signal));

export const saveEvaluation = async (path: CyclePath, change: EvaluationChange): Promise<CycleEvaluation> =>
  cycleOf(await send(callsOf(path).saveEvaluation, { params: path, body: { evaluation: true, ...change } }));

export const findPhotos = async (path: CyclePath, signal?: AbortSignal): Promise<PosturePhotos> =>
  (await send(callsOf(path).findPhotos, { params: path }, signal)).photos;

export const proposeTrainings = async (
  path: CyclePath,
  querystring: ProposalQuery,
  signal?: AbortSignal,
): Promise<TrainingProposal> => (await send(callsOf(path).propose, { params: path, querystring }, signal)).proposal;

/** Without a choice, every measured section. */
export const fetchEvaluationPdf = (path: CyclePath, sections?: readonly ReportSection[]): Promise<File> =>
  fetchFile(callsOf(path).evaluationPdf, { params: path, querystring: { sections: sections?.join(",") } });

export const fetchTrainingsPdf = (path: CyclePath): Promise<File> =>
  fetchFile(callsOf(path).trainingsPdf, { params: path });

/** `photos` are the views to lay side by side; absent, the usual ones. */
export interface ComparedCycles {
  readonly firstId: number;
  readonly secondId: number;
  readonly photos?: readonly string[] | undefined;
}

export const fetchComparisonPdf = (level: CycleLevel, { photos, ...params }: ComparedCycles): Promise<File> =>
  fetchFile(CALLS[level].comparisonPdf, { params, querystring: { ...(photos && { photos: photos.join(",") }) } });
