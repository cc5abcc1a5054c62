import { useMemo, useSyncExternalStore } from "react";
import type { CyclePath } from "../../../planning/cycles/data.ts";

/** An evaluation that is being filled in. Several wait in turn while another student is measured. */
export interface OpenEvaluation {
  readonly path: CyclePath;
  readonly name: string;
  /** The last place of the cursor. */
  readonly tab?: string | undefined;
  readonly field?: string | undefined;
  /** Left for another student: what was typed waits in its draft. */
  readonly isParked: boolean;
  readonly isUnsaved: boolean;
}

/** In the tab alone, as the drafts of evaluations: it ends with the session. */
const KEY = "prumo.evaluations";
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const stored = () => sessionStorage.getItem(KEY) ?? "[]";

function write(open: readonly OpenEvaluation[]) {
  sessionStorage.setItem(KEY, JSON.stringify(open));
  for (const listener of listeners) listener();
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isOpenEvaluation(value: unknown): value is OpenEvaluation {
  if (!isObject(value) || !isObject(value.path)) return false;
  const { id, macroId, mesoId } = value.path;
  return [id, macroId, mesoId].every((part) => typeof part === "number") && typeof value.name === "string";
}

function read(text: string): readonly OpenEvaluation[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isOpenEvaluation) : [];
}

export const isSamePath = (one: CyclePath, other: CyclePath): boolean =>
  one.id === other.id && one.mesoId === other.mesoId && (one.microId ?? null) === (other.microId ?? null);

const others = (path: CyclePath) => read(stored()).filter((one) => !isSamePath(one.path, path));

export const findOpen = (path: CyclePath): OpenEvaluation | undefined =>
  read(stored()).find((one) => isSamePath(one.path, path));

/** In its place among the others, so that its chip stays where it was. */
export function putOpen(evaluation: OpenEvaluation): void {
  const open = read(stored());
  const isThere = open.some(({ path }) => isSamePath(path, evaluation.path));
  write(
    isThere ? open.map((one) => (isSamePath(one.path, evaluation.path) ? evaluation : one)) : [...open, evaluation],
  );
}

/** An evaluation that is neither here nor parked was left with its page. */
export function beginOpen(path: CyclePath, name: string): void {
  write(read(stored()).filter((one) => one.isParked || isSamePath(one.path, path)));
  putOpen({ path, name, isParked: false, isUnsaved: false });
}

export const removeOpen = (path: CyclePath): void => write(others(path));

export function useOpenEvaluations(): readonly OpenEvaluation[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => read(text), [text]);
}
