import { useEffect } from "react";
import type { Autosave } from "../../../../ui/form/autosave.ts";
import { findChangePosition } from "../../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import type { EvaluationStore } from "./evaluation-state.ts";

/** A measurer and a scribe see each other's figures while they are still at the same fold. */
const PAUSE_MS = 3_000;
/** While nothing changes, most people evaluate alone. */
const LONG_PAUSE_MS = 10_000;
const QUIET_AFTER = 20;

/** Asks while the sheet is in sight whether another device changed a field; the answer is a number alone. */
export function useNews(
  evaluation: (EvaluationStore & Pick<Autosave<unknown>, "schedule">) | null,
  path: CyclePath,
): void {
  const { id, macroId, mesoId, microId } = path;
  useEffect(() => {
    if (!evaluation) return;
    const aborting = new AbortController();
    const cycle = { id, macroId, mesoId, ...(microId !== undefined && { microId }) };
    let quiet = 0;
    const ask = async () => {
      if (document.visibilityState === "hidden" || !navigator.onLine || evaluation.state().saving) return;
      const position = await findChangePosition(cycle, aborting.signal).catch(() => undefined);
      if (position === undefined || position <= evaluation.state().position) return;
      quiet = 0;
      evaluation.dispatch({ type: "has_news", position });
      evaluation.schedule();
    };
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      quiet += 1;
      timer = setTimeout(() => void ask().finally(next), quiet > QUIET_AFTER ? LONG_PAUSE_MS : PAUSE_MS);
    };
    next();
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [evaluation, id, macroId, mesoId, microId]);
}
