import type { EvaluationExchange, EvaluationExchanged } from "#contract/assessment/evaluation-changes.ts";
import type { PhotosOfCycle } from "#contract/assessment/posture-photos.ts";
import type { Call, CallArguments } from "#contract/call.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import * as mesocycleEndpoints from "#contract/planning/mesocycles.endpoints.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycleEndpoints from "#contract/planning/microcycles.endpoints.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type { TrainingProposal } from "#contract/prescription/training-proposals.ts";
import { NO_PHOTO_SLOT } from "#domain/assessment/posture/photo-slots.ts";
import { ON_REQUEST, REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { type Endpoint, type Endpoints, fetchFile, send } from "../../../api/api.ts";

export type Cycle = mesocycles.Mesocycle | microcycles.Microcycle;
export type CycleEvaluation = mesocycles.MesocycleEvaluation | microcycles.MicrocycleEvaluation;
export type CycleChange = CallArguments<mesocycles.ChangeMesocycle>["body"];
export type ProposalQuery = NonNullable<CallArguments<mesocycles.ProposeMesocycleTrainings>["querystring"]>;

const OF_MESOCYCLE: Endpoints<{
  find: mesocycles.ReadMesocycleTrainings;
  propose: mesocycles.ProposeMesocycleTrainings;
  change: mesocycles.ChangeMesocycle;
  findEvaluation: typeof mesocycles.findEvaluation;
  exchangeChanges: typeof mesocycles.exchangeChanges;
  findChangePosition: typeof mesocycles.findChangePosition;
  findPhotos: typeof mesocycles.findPhotos;
  savePhoto: mesocycles.SaveMesocyclePhoto;
  remove: typeof mesocycles.removeMesocycle;
  evaluationPdf: typeof mesocycles.evaluationPdf;
  trainingsPdf: typeof mesocycles.trainingsPdf;
  comparisonPdf: typeof mesocycles.comparisonPdf;
}> = {
  find: mesocycleEndpoints.findTrainings,
  propose: mesocycleEndpoints.findTrainings,
  change: mesocycleEndpoints.updateMesocycle,
  findEvaluation: mesocycleEndpoints.findEvaluation,
  exchangeChanges: mesocycleEndpoints.exchangeChanges,
  findChangePosition: mesocycleEndpoints.findChangePosition,
  findPhotos: mesocycleEndpoints.findPhotos,
  savePhoto: mesocycleEndpoints.updateMesocycle,
  remove: mesocycleEndpoints.removeMesocycle,
  evaluationPdf: mesocycleEndpoints.evaluationPdf,
  trainingsPdf: mesocycleEndpoints.trainingsPdf,
  comparisonPdf: mesocycleEndpoints.comparisonPdf,
};

const OF_MICROCYCLE: Endpoints<{
  find: microcycles.ReadMicrocycleTrainings;
  propose: microcycles.ProposeMicrocycleTrainings;
  change: microcycles.ChangeMicrocycle;
  findEvaluation: typeof microcycles.findEvaluation;
  exchangeChanges: typeof microcycles.exchangeChanges;
  findChangePosition: typeof microcycles.findChangePosition;
  findPhotos: typeof microcycles.findPhotos;
  savePhoto: microcycles.SaveMicrocyclePhoto;
  remove: typeof microcycles.removeMicrocycle;
  evaluationPdf: typeof microcycles.evaluationPdf;
  trainingsPdf: typeof microcycles.trainingsPdf;
  comparisonPdf: typeof microcycles.comparisonPdf;
}> = {
  find: microcycleEndpoints.findTrainings,
  propose: microcycleEndpoints.findTrainings,
  change: microcycleEndpoints.updateMicrocycle,
  findEvaluation: microcycleEndpoints.findEvaluation,
  exchangeChanges: microcycleEndpoints.exchangeChanges,
  findChangePosition: microcycleEndpoints.findChangePosition,
  findPhotos: microcycleEndpoints.findPhotos,
  savePhoto: microcycleEndpoints.updateMicrocycle,
  remove: microcycleEndpoints.removeMicrocycle,
  evaluationPdf: microcycleEndpoints.evaluationPdf,
  trainingsPdf: microcycleEndpoints.trainingsPdf,
  comparisonPdf: microcycleEndpoints.comparisonPdf,
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

export interface Exchanged {
  readonly cycle: CycleEvaluation;
  readonly exchanged: EvaluationExchanged;
}

export async function exchangeChanges(path: CyclePath, body: EvaluationExchange): Promise<Exchanged> {
  const answer = await send(callsOf(path).exchangeChanges, { params: path, body });
  return { cycle: cycleOf(answer), exchanged: answer.exchanged };
}

export const findChangePosition = async (path: CyclePath, signal?: AbortSignal): Promise<number> =>
  (await send(callsOf(path).findChangePosition, { params: path }, signal)).position;

export const findPhotos = async (path: CyclePath, signal?: AbortSignal): Promise<PhotosOfCycle> =>
  (await send(callsOf(path).findPhotos, { params: path }, signal)).photos;

export const proposeTrainings = async (
  path: CyclePath,
  querystring: ProposalQuery,
  signal?: AbortSignal,
): Promise<TrainingProposal> => (await send(callsOf(path).propose, { params: path, querystring }, signal)).proposal;

/** Without a choice, every measured section. */
export const fetchEvaluationPdf = (path: CyclePath, sections?: readonly ReportSection[]): Promise<File> =>
  fetchFile(callsOf(path).evaluationPdf, { params: path, querystring: { sections: sections?.join(",") } });

const SECTIONS_WITHOUT_PHOTOS = REPORT_SECTIONS.map(({ code }) => code).filter(
  (code) => code !== "photos" && code !== ON_REQUEST,
);

/** Every measured section but the photos, and no portrait. */
export const fetchEvaluationPdfWithoutPhotos = (path: CyclePath): Promise<File> =>
  fetchFile(callsOf(path).evaluationPdf, {
    params: path,
    querystring: { sections: SECTIONS_WITHOUT_PHOTOS.join(","), portrait: "none" },
  });

export const fetchTrainingsPdf = (path: CyclePath): Promise<File> =>
  fetchFile(callsOf(path).trainingsPdf, { params: path });

/** `photos` are the views to lay side by side; absent, the usual ones. */
export interface ComparedCycles {
  readonly firstId: number;
  readonly secondId: number;
  readonly photos?: readonly string[] | undefined;
}

export const fetchComparisonPdf = (level: CycleLevel, { photos, ...params }: ComparedCycles): Promise<File> =>
  fetchFile(CALLS[level].comparisonPdf, { params, querystring: chosenPhotos(photos) });

export const fetchComparisonPdfWithoutPhotos = (
  level: CycleLevel,
  params: Omit<ComparedCycles, "photos">,
): Promise<File> => fetchFile(CALLS[level].comparisonPdf, { params, querystring: NO_PHOTO });

/** The portrait is a photo, too. */
export const NO_PHOTO = { photos: NO_PHOTO_SLOT, portrait: "none" } as const;

export const chosenPhotos = (photos: readonly string[] | undefined): { readonly photos?: string } =>
  photos ? { photos: photos.join(",") || NO_PHOTO_SLOT } : {};
