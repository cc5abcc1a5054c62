import type { ExecutedExercise, Execution } from "#contract/execution/executions.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { beginLog, type LogRefusal, type TrainingLog } from "./training-log.ts";

/** `away`: no answer, or one that says nothing about the log. */
export type SendResult =
  | { readonly kind: "stored"; readonly execution: Execution | null }
  | { readonly kind: "refused"; readonly refusal: LogRefusal }
  | { readonly kind: "signed-out" }
  | { readonly kind: "away" };

export interface Outbox {
  readonly waiting: () => Promise<readonly TrainingLog[]>;
  readonly applyResult: (sent: TrainingLog, result: SendResult) => Promise<void>;
}

export const DAYS_KEPT = 14;

export const isExpired = (keptAt: number, now: number): boolean => now - keptAt >= DAYS_KEPT * MS_PER_DAY;

/** The server neither has nor refused it. */
export const isWaiting = ({ snapshot, sentRevision, refusal }: TrainingLog): boolean =>
  snapshot.revision > sentRevision && refusal === null;

const startOf = ({ snapshot, changedAt }: TrainingLog) =>
  snapshot.started_at ? Date.parse(snapshot.started_at) : changedAt;

/** The training that was begun first goes first. */
export const inOrder = (logs: readonly TrainingLog[]): TrainingLog[] =>
  logs.filter(isWaiting).sort((a, b) => startOf(a) - startOf(b));

/** A refused log does not hold up those behind it; without a connection or a session all of them wait on. */
export async function sendInOrder(
  outbox: Outbox,
  post: (log: TrainingLog) => Promise<SendResult>,
): Promise<"sent" | "signed-out" | "away"> {
  for (const log of inOrder(await outbox.waiting())) {
    const result = await post(log);
    if (result.kind === "signed-out" || result.kind === "away") return result.kind;
    await outbox.applyResult(log, result);
  }
  return "sent";
}

/** `current` may have changed since `sent` left. Other devices' records come in, unless something newer here still waits. */
export function afterSending(current: TrainingLog, sent: TrainingLog, result: SendResult): TrainingLog {
  const isSame = current.snapshot.revision === sent.snapshot.revision;
  if (result.kind === "refused") return isSame ? { ...current, refusal: result.refusal } : current;
  if (result.kind !== "stored") return current;
  const { device_id: deviceId, revision, day } = sent.snapshot;
  const storedRevision =
    result.execution?.versions.find((version) => version.device_id === deviceId)?.revision ?? revision;
  if (storedRevision > revision && result.execution) return aheadOf(current, storedRevision, result.execution);
  const acknowledged = { ...current, sentRevision: Math.max(current.sentRevision, revision), refusal: null };
  if (!isSame || !result.execution) return acknowledged;
  const { trainingId, trainingName } = current;
  const merged = beginLog({ trainingId, trainingName, day, deviceId, execution: result.execution });
  return { ...acknowledged, snapshot: merged.snapshot };
}

/** The server kept a later revision: what is here becomes the latest, together with all that only the server has. */
const aheadOf = ({ snapshot, ...log }: TrainingLog, storedRevision: number, stored: Execution): TrainingLog => ({
  ...log,
  snapshot: {
    ...snapshot,
    started_at: stored.started_at ?? snapshot.started_at,
    finished_at: snapshot.finished_at ?? stored.finished_at,
    effort: snapshot.effort ?? stored.effort,
    note: snapshot.note || stored.note,
    exercises: together(snapshot.exercises, stored.exercises),
    revision: Math.max(snapshot.revision, storedRevision + 1),
  },
  sentRevision: storedRevision,
  refusal: null,
});

/** The first wins where both have a value. */
function together(own: readonly ExecutedExercise[], others: readonly ExecutedExercise[]): ExecutedExercise[] {
  const isSame = (a: ExecutedExercise) => (b: ExecutedExercise) =>
    a.entry_id === b.entry_id && a.exercise_id === b.exercise_id;
  const filled = own.map((one) => {
    const other = others.find(isSame(one));
    if (!other) return one;
    const missing = other.sets.filter(({ set }) => one.sets.every((s) => s.set !== set));
    const sets = [...one.sets, ...missing].sort((a, b) => a.set - b.set);
    return { ...other, ...one, pain: one.pain ?? other.pain, note: one.note || other.note, sets };
  });
  return [...filled, ...others.filter((other) => !own.some(isSame(other)))];
}
