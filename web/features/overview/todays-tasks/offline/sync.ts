import type { FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { ApiError, isNotFound, isUnanswered } from "../../../../api/api-error.ts";
import { queryClient } from "../../../../api/query-client.ts";
import { session } from "../../../../api/session.ts";
import { deviceId } from "../../../../session/device-id.ts";
import { inTurn } from "../../../../session/in-turn.ts";
import { rememberedTrainer, rememberTrainer } from "../../../../session/offline-student.ts";
import { refreshTaken } from "../../../../session/taken-answers.ts";
import { evaluationKey, waitingSheets } from "../../../assessment/evaluation-changes/waiting-changes.ts";
import { evaluationQuery } from "../../../assessment/evaluations/data.ts";
import { exchangeMarks } from "../../../assessment/photo-marks/data.ts";
import {
  isSamePhoto,
  type PhotoName,
  renameMarkedPhoto,
  waitingMarks,
} from "../../../assessment/photo-marks/waiting-marks.ts";
import { photosQuery } from "../../../assessment/posture-photos/data.ts";
import {
  addedAt,
  contentToSend,
  countKeptPhotos,
  dropKept,
  type KeptPhoto,
  listKeptPhotos,
} from "../../../assessment/posture-photos/kept-photos.ts";
import { sendSlot, showPhotos } from "../../../assessment/posture-photos/use-slot-change.ts";
import { exchangeStrength } from "../../../assessment/strength-tests/data.ts";
import { waitingStrength } from "../../../assessment/strength-tests/waiting-strength.ts";
import { exchangeChanges } from "../../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { forgetErased } from "./forget-erased.ts";
import { leaveBehind, listTaken, type TakenEvaluation } from "./take-along.ts";

export interface Unsent {
  readonly changes: number;
  readonly photos: number;
  /** Sentences of the server about what it did not take. */
  readonly refusals: readonly string[];
}

const LOCK = "prumo.sealed";

/** How many evaluations are sent at once. */
const AT_ONCE = 3;

/** Sends what waits, evaluation by evaluation; one that is refused holds up no other. The server takes a change once in any case. */
export const sendTaken = (): Promise<Unsent> =>
  inTurn(LOCK, async () => {
    const sheets = (await waitingSheets.list()).map(({ owner, changes }) => ({
      studentId: owner.id,
      send: () => sendSheet(owner, changes),
    }));
    const strength = (await waitingStrength.list()).map(({ owner, changes }) => ({
      studentId: owner,
      send: () => sendStrength(owner, changes),
    }));
    const refusals: Refusal[] = [];
    const queue = [...sheets, ...strength];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) refusals.push(...(await refusalsOf(next)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const photo of await listKeptPhotos())
      refusals.push(...(await refusalsOf({ studentId: photo.path.id, send: () => sendKept(photo) })));
    for (const { owner, changes } of await waitingMarks.list())
      refusals.push(...(await refusalsOf({ studentId: owner.studentId, send: () => sendMarks(owner, changes) })));
    const told = await withoutErased(refusals);
    return { ...(await countUnsent()), refusals: told };
  });

interface Refusal {
  readonly studentId: number;
  readonly detail: string;
  /** The student, or the evaluation, is not there. */
  readonly isMissing: boolean;
}

interface Sending {
  readonly studentId: number;
  readonly send: () => Promise<readonly string[]>;
}

/** Without an answer nothing is refused: it is sent at the next chance. */
async function refusalsOf({ studentId, send }: Sending): Promise<readonly Refusal[]> {
  try {
    return (await send()).map((detail) => ({ studentId, detail, isMissing: false }));
  } catch (error) {
    if (!(error instanceof ApiError) || isUnanswered(error)) return [];
    return [{ studentId, detail: error.message, isMissing: isNotFound(error) }];
  }
}

async function withoutErased(refusals: readonly Refusal[]): Promise<readonly string[]> {
  const trainerId = rememberedTrainer(session.token());
  const missing = refusals.filter(({ isMissing }) => isMissing).map(({ studentId }) => studentId);
  const erased = trainerId === undefined ? new Set<number>() : await forgetErased(trainerId, missing);
  const rest = refusals.filter(({ studentId }) => !erased.has(studentId)).map(({ detail }) => detail);
  return erased.size === 0 ? rest : [...rest, STUDENT_ERASED];
}

const STUDENT_ERASED =
  "Um aluno medido sem sinal já foi excluído, e o que faltava enviar dele foi apagado deste aparelho.";

type Changes = readonly FieldChangeDraft[];

async function sendSheet(path: CyclePath, changes: Changes): Promise<readonly string[]> {
  const { cycle, exchanged } = await exchangeChanges(path, { device_id: deviceId(), changes: [...changes] });
  await waitingSheets.drop(path, confirmed(changes, exchanged.refused));
  const { queryKey } = evaluationQuery(path);
  refreshTaken(queryKey, cycle);
  if (!queryClient.getQueryCache().find({ queryKey })?.isActive()) queryClient.removeQueries({ queryKey });
  return exchanged.refused.map(({ detail }) => detail);
}

async function sendStrength(studentId: number, changes: Changes): Promise<readonly string[]> {
  const body = { device_id: deviceId(), changes: [...changes] };
  const refused = await exchangeStrength(queryClient, studentId, body);
  await waitingStrength.drop(studentId, confirmed(changes, refused));
  return refused.map(({ detail }) => detail);
}

/** A refused change keeps waiting, with its reason told. */
const confirmed = (changes: Changes, refused: RefusedChanges): Changes =>
  changes.filter(({ id }) => !refused.some((one) => one.id === id));

/** A photo that was chosen and is there no more cannot be chosen later either. */
async function sendKept(kept: KeptPhoto): Promise<readonly string[]> {
  const { path, slot, change } = kept;
  try {
    const photos = await sendSlot(path, { slot, content: contentToSend(kept), change });
    const standing = photos.changes[slot] ?? [];
    const added = standing.find(({ value }) => !change || value === change.id)?.photo;
    if (added && kept.content !== null) await renameMarkedPhoto(nameOf(kept), added.added_at);
    await dropKept(kept, change);
    await showPhotos(queryClient, path, photos);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "changed_elsewhere") throw error;
    await dropKept(kept, change);
    await queryClient.invalidateQueries({ queryKey: photosQuery(path).queryKey });
    return ["Uma foto escolhida sem sinal já não existe. Veja as fotos da avaliação."];
  }
}

const nameOf = ({ path, slot, ...photo }: KeptPhoto): PhotoName => ({
  studentId: path.id,
  mesocycle_id: path.mesoId,
  microcycle_id: path.microId ?? null,
  slot,
  photo_added_at: addedAt(photo),
});

/** Marks follow their photo. Those of a photo that was replaced or removed meanwhile belong to nothing, and go. */
async function sendMarks(name: PhotoName, changes: Changes): Promise<readonly string[]> {
  const photos = await listKeptPhotos();
  if (photos.some((photo) => isSamePhoto(nameOf(photo), name) && photo.path.id === name.studentId)) return [];
  try {
    const refused = await exchangeMarks(queryClient, name, { device_id: deviceId(), changes: [...changes] });
    await waitingMarks.drop(name, confirmed(changes, refused));
    return refused.map(({ detail }) => detail);
  } catch (error) {
    const isGone = isNotFound(error) || (error instanceof ApiError && error.code === "changed_elsewhere");
    if (!isGone) throw error;
    await waitingMarks.drop(name, changes);
    return ["Uma foto marcada sem sinal foi trocada ou removida, e os pontos dela foram descartados."];
  }
}

export async function countUnsent(): Promise<Pick<Unsent, "changes" | "photos">> {
  const rows = [...(await waitingSheets.list()), ...(await waitingStrength.list()), ...(await waitingMarks.list())];
  return {
    changes: rows.reduce((sum, { changes }) => sum + changes.length, 0),
    photos: await countKeptPhotos(),
  };
}

/** The person signed in again: the device's evaluations are theirs still. */
export async function resumeTaken(userId: number): Promise<void> {
  const token = session.token();
  if (token && rememberedTrainer() === userId) rememberTrainer(token, userId);
  if (rememberedTrainer(token) !== userId || !navigator.onLine) return;
  await sendTaken();
  await forgetOldTaken(userId);
}

/** Health data of a student who is measured no more does not stay: who needs it takes it along again. */
const DAYS_TAKEN = 30;

const daysOf = ({ takenAt }: TakenEvaluation): number => (Date.now() - Date.parse(takenAt)) / MS_PER_DAY;

async function forgetOldTaken(trainerId: number): Promise<void> {
  const waitingKeys = new Set((await waitingSheets.list()).map(({ owner }) => evaluationKey(owner)));
  const evaluations = await listTaken(trainerId);
  for (const one of evaluations)
    if (daysOf(one) >= DAYS_TAKEN && !waitingKeys.has(evaluationKey(one.path))) await leaveBehind(trainerId, one.path);
  await forgetErased(
    trainerId,
    evaluations.filter((one) => daysOf(one) >= 1).map(({ path }) => path.id),
  );
}
