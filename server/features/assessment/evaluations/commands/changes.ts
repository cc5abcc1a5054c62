import { randomUUID } from "node:crypto";
import type { EvaluationExchange, EvaluationExchanged } from "#contract/assessment/evaluation-changes.ts";
import { changedFields } from "#contract/assessment/evaluation-fields/values.ts";
import type { CyclePath, EvaluationChange } from "#contract/planning/cycles.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { StaffScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findFieldChanges, insertChanges } from "../../../../tables/field-changes.ts";
import { findEvaluation } from "../queries.ts";
import { changeTo, sortChanges, storedValues, valuesOfFields } from "../sections/field-changes.ts";
import {
  type HeldEvaluation,
  holdEvaluation,
  lockExchanges,
  type WriteOutcome,
  writeEvaluation,
} from "./evaluation.ts";

interface Exchanging {
  readonly clock: Clock;
  /** The program that sends, in words. */
  readonly device: string;
}

type ExchangeOutcome =
  | Outcome<"not_found">
  | { readonly outcome: "exchanged"; readonly hasNew: boolean; readonly exchanged: EvaluationExchanged };

/** The evaluation depends on the changes that have come, not on their order, nor on how often they came. */
export async function exchangeChanges(
  scope: StaffScope,
  path: CyclePath,
  { device_id, changes }: EvaluationExchange,
  { clock, device }: Exchanging,
): Promise<ExchangeOutcome> {
  await lockExchanges(scope, path);
  const held = await holdEvaluation(scope, path);
  if (!held) return { outcome: "not_found" };
  const { taken, refused } = sortChanges(changes, held.cycle.end_date, clock.now());
  const inserted = await insertChanges(scope, sheetOf(path), taken, { device_id, device, now: clock.now() });
  const hasNew = inserted.size > 0;
  const reason = hasNew ? await writeStanding(scope, path, held, clock) : null;
  return { outcome: "exchanged", hasNew, exchanged: { refused, held: reason } };
}

const sheetOf = (path: CyclePath) => ({ part: "sheet", ...path }) as const;

/** Null once the evaluation has the value of each field; else the reason why it cannot have them yet. */
async function writeStanding(
  scope: StaffScope,
  path: CyclePath,
  held: HeldEvaluation,
  clock: Clock,
): Promise<EvaluationExchanged["held"]> {
  const { fields } = await findFieldChanges(scope, sheetOf(path));
  const values = Object.entries(fields).flatMap(([field, [newest]]) =>
    newest ? [[field, newest.value] as const] : [],
  );
  const result = changeTo(valuesOfFields(values), held);
  if (result.outcome === "unchanged") return null;
  if (result.outcome === "invalid") return { detail: result.detail, fields: result.fields };
  const written = await writeEvaluation(scope, path, held, result.change, clock);
  return written.outcome === "invalid" ? { detail: written.detail, fields: written.fields } : null;
}

type EvaluationSave = Omit<EvaluationChange, "evaluation">;

export type SaveOutcome = WriteOutcome | Outcome<"not_found" | "cycle_finished">;

/**
 * Changes only the version that was read. A save of the whole evaluation changes fields too: each replaces what stood, so that a device that
 * comes later sees it.
 */
export async function saveEvaluation(
  scope: StaffScope,
  path: CyclePath,
  { evaluation_lock_version, ...change }: EvaluationSave,
  { clock, device }: Exchanging,
): Promise<SaveOutcome> {
  await lockExchanges(scope, path);
  const held = await holdEvaluation(scope, path);
  if (!held) return { outcome: "not_found" };
  if ((held.stored?.lock_version ?? 0) !== evaluation_lock_version) return { outcome: "changed_elsewhere" };
  if (isFinished(held.cycle.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
  const saved = await writeEvaluation(scope, path, held, change, clock);
  if (saved.outcome !== "saved") return saved;
  const [stored, { fields }] = await Promise.all([findEvaluation(scope, path), findFieldChanges(scope, sheetOf(path))]);
  const values = stored ? storedValues(stored) : {};
  const changes = changedFields(values, held.stored ? storedValues(held.stored) : {}).map((field) => ({
    id: randomUUID(),
    field,
    value: values[field] ?? "",
    replaces: (fields[field] ?? []).map(({ id }) => id),
    made_at: clock.now().toISOString(),
  }));
  await insertChanges(scope, sheetOf(path), changes, { device_id: null, device, now: clock.now() });
  return saved;
}
