import { sentenceOf } from "../../../../api/api-error.ts";
import { retryLadder } from "../../../../ui/form/retry-ladder.ts";
import { saveFailureOf } from "../../../../ui/form/save-failure.ts";
import { whenIdle } from "../../../../ui/when-idle.ts";
import {
  type Batch,
  type EditorAction,
  type EditorState,
  type Pending,
  type SavedTrainings,
  withChanges,
} from "./editor-state.ts";
import { isSamePrescription, type TrainingBody, toDraft } from "./training-draft.ts";

interface TrainingsBody {
  readonly lock_version: number;
  readonly trainings: TrainingBody[];
  readonly and_following?: true | number[];
}

/** Both calls answer the state that is stored then. */
export interface TrainingsSource {
  readonly save: (body: TrainingsBody) => Promise<SavedTrainings>;
  readonly reload: () => Promise<SavedTrainings>;
}

export type ChangeEnd = "saved" | "gone" | { readonly refused: unknown };

interface Options {
  readonly source: TrainingsSource;
  readonly state: () => EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly onEnd: (changes: readonly Pending[], end: ChangeEnd) => void;
}

const MAX_WAIT_MS = 300;

/** One request at a time; changes made meanwhile for the same weeks go together in the next one. */
export function trainingsSaving({ source, state, dispatch, onEnd }: Options) {
  const ladder = retryLadder();
  let isRunning = false;

  function takeAnswer(batch: Batch, saved: SavedTrainings) {
    ladder.reset();
    dispatch({ type: "answered", batch, saved, at: new Date() });
    onEnd(batch.changes, "saved");
  }

  function drop(changes: readonly Pending[], end: ChangeEnd) {
    if (changes.length === 0) return;
    dispatch({ type: "dropped", changes });
    onEnd(changes, end);
  }

  function nextBatch(): Batch {
    const { unanswered, pending, alone } = state();
    if (unanswered) return unanswered;
    const [first] = pending;
    const others = pending.findIndex(({ onwards }) => String(onwards) !== String(first?.onwards));
    const next = pending.slice(0, alone > 0 ? 1 : others < 0 ? pending.length : others);
    const { trainings, gone } = withChanges(state(), next);
    drop(gone, "gone");
    return { changes: next.filter((one) => !gone.includes(one)), trainings };
  }

  /** A save that got no answer may be stored: a changed version tells. */
  async function answerAfterAll({ trainings }: Batch): Promise<SavedTrainings | null> {
    const latest = await source.reload().catch(() => null);
    return latest && isSamePrescription(latest.trainings, trainings) ? latest : null;
  }

  async function handleFailure(error: unknown, batch: Batch) {
    const failure = saveFailureOf(error);
    if (failure === "away") {
      dispatch({ type: "unanswered", batch, problem: sentenceOf(error) });
      return ladder.pause();
    }
    const stored = state().unanswered && failure === "conflict" ? await answerAfterAll(batch) : null;
    if (stored) takeAnswer(batch, stored);
    else if (failure === "conflict") dispatch({ type: "conflicted", problem: sentenceOf(error) });
    else if (batch.changes.length > 1) dispatch({ type: "split", batch });
    else drop(batch.changes, { refused: error });
  }

  async function send(batch: Batch) {
    try {
      takeAnswer(batch, await source.save(bodyOf(state().saved.lockVersion, batch)));
    } catch (error) {
      await handleFailure(error, batch);
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // The change and the next key are drawn before the request is made and its answer is compared.
    await new Promise<void>((drawn) => whenIdle(drawn, MAX_WAIT_MS));
    while (state().pending.length > 0 && state().status !== "conflict") {
      const batch = nextBatch();
      if (batch.changes.length > 0) await send(batch);
    }
    isRunning = false;
  }

  return { run, isRunning: () => isRunning, retryNow: ladder.retryNow };
}

function bodyOf(lockVersion: number, { trainings, changes }: Batch): TrainingsBody {
  const { onwards } = changes[0] ?? {};
  return {
    lock_version: lockVersion,
    trainings: trainings.map(toDraft),
    ...(onwards && { and_following: onwards === true ? onwards : [...onwards] }),
  };
}
