import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { isValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedFields, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { entriesOf, mapRecord, recordOf } from "#domain/record.ts";
import { randomId } from "../../../../api/random-id.ts";
import { deviceId } from "../../../../session/device-id.ts";
import { draftOf } from "../../../../session/drafts.ts";
import { type Autosave, useAutosave } from "../../../../ui/form/autosave.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { type CycleEvaluation, useExchange } from "../data.ts";
import { evaluationAutosave, type SaveOutcome } from "./evaluation-autosave.ts";
import { type EvaluationState, opened, type SheetDraft } from "./evaluation-state.ts";
import { waitingIn } from "./field-changes.ts";
import { type SheetStore, sheetStore } from "./sheet-store.ts";
import { useKeptChanges } from "./use-kept-changes.ts";
import { useNews } from "./use-news.ts";

export interface Evaluation extends SheetStore, Autosave<SaveOutcome> {}

type Exchange = Parameters<typeof evaluationAutosave>[0]["exchange"];

function open(initial: EvaluationState, exchange: Exchange): Evaluation {
  const store = sheetStore(initial);
  return { ...store, ...evaluationAutosave({ ...store, exchange, deviceId, newId: randomId }) };
}

interface Options {
  readonly path: CyclePath;
  readonly cycle: CycleEvaluation;
  /** Changes that this device kept and the server has not confirmed. */
  readonly unconfirmed: readonly FieldChangeDraft[];
  readonly readOnly: boolean;
  /** As the address names it. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => unknown;
  /** It was left for another student and is opened again: what its draft brings back is no news. */
  readonly isReturn: boolean;
  readonly keepsDraft: () => boolean;
}

const NO_DRAFT: SheetDraft = { values: {}, waiting: [] };

/** Stays open on the cycle of the first rendering. A draft keeps the typed values until they are saved. */
export function useEvaluation({
  path,
  cycle,
  unconfirmed,
  readOnly,
  tab,
  onTab,
  isReturn,
  keepsDraft,
}: Options): Evaluation {
  const { mutateAsync } = useExchange(path);
  const { mesoId, microId } = path;
  const draft = useMemo(() => evaluationDraft({ mesoId, microId }), [mesoId, microId]);
  const [evaluation] = useState(() => {
    const initial = opened(cycle, readOnly ? NO_DRAFT : { values: draft.read(), waiting: waitingIn(unconfirmed) }, tab);
    return open(isReturn ? { ...initial, notice: null } : initial, mutateAsync);
  });
  const tellTab = useEffectEvent(onTab);
  const isKept = useEffectEvent(keepsDraft);

  useEffect(() => {
    let { tab: told } = evaluation.state();
    return evaluation.subscribe(() => {
      const { tab: current } = evaluation.state();
      if (current === told) return;
      told = current;
      tellTab(current);
    });
  }, [evaluation]);

  useEffect(() => {
    if (readOnly) return;
    const keep = () => draft.write(evaluation.state().values, evaluation.state().saved);
    const unsubscribe = evaluation.subscribe(keep);
    keep();
    window.addEventListener("pagehide", keep);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keep);
      if (!isKept()) draft.clear();
    };
  }, [evaluation, readOnly, draft]);

  useAutosave(readOnly ? null : evaluation);
  useNews(readOnly ? null : evaluation, path);
  useKeptChanges(readOnly ? null : evaluation, path);

  return evaluation;
}

function evaluationDraft({ mesoId, microId }: Pick<CyclePath, "mesoId" | "microId">) {
  const name = microId === undefined ? `evaluation.${mesoId}` : `evaluation.${mesoId}.${microId}`;
  const storedDraft = draftOf({ lifetime: "tab", name });
  return {
    read(): Values {
      const values = Object.entries(storedDraft.read()).flatMap(([name, value]) =>
        isValueKey(name) && typeof value === "string" ? [[name, value] as const] : [],
      );
      return recordOf(values);
    },

    write(values: Values, saved: Values) {
      const typed = changedFields(values, saved);
      if (typed.length === 0) storedDraft.clear();
      else storedDraft.write(mapRecord(typed, (key) => values[key] ?? ""));
    },

    clear: storedDraft.clear,
  };
}

export const EvaluationContext = createContext<Evaluation | null>(null);

export function useSheet(): Evaluation {
  const evaluation = use(EvaluationContext);
  if (!evaluation) throw new Error("useSheet outside an open evaluation");
  return evaluation;
}

/** Renders again only when that part is another. A keystroke comes in a task of its own, after its field is drawn. */
export function useSheetState<Part>(select: (state: EvaluationState) => Part): Part {
  const { subscribe, shown } = useSheet();
  return useSyncExternalStore(subscribe, () => select(shown()));
}

/** For the fields that are typed in. */
export function useTypedState<Part>(select: (state: EvaluationState) => Part): Part {
  const { subscribeToTyped, state } = useSheet();
  return useSyncExternalStore(subscribeToTyped, () => select(state()));
}

/** The same object until one of the values is another, so that other fields' keystrokes draw nothing. */
export function useSheetValues(select: (values: Values) => Values): Values {
  const selectedValues = useRef<Values>({});
  return useSheetState(({ values }) => {
    const selected = select(values);
    const { current } = selectedValues;
    const hasSameKeys = Object.keys(selected).length === Object.keys(current).length;
    const isSame = hasSameKeys && entriesOf(selected).every(([key, value]) => current[key] === value);
    if (!isSame) selectedValues.current = selected;
    return selectedValues.current;
  });
}
