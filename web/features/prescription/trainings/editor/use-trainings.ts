import { replaceEqualDeep } from "@tanstack/react-query";
import { createContext, use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { type EditorState, NOTHING_READ, type SavedTrainings } from "./editor-state.ts";
import { useTrainingPlace } from "./training-place.ts";
import type { TrainingPlan } from "./training-plan.ts";
import { openTraining } from "./training-plan.ts";
import { type TrainingsEditor, trainingsEditor } from "./trainings-editor.ts";
import type { TrainingsSource } from "./trainings-saving.ts";

interface OpenEditor {
  readonly editor: TrainingsEditor;
  readonly plan: TrainingPlan;
}

export const TrainingsContext = createContext<OpenEditor | null>(null);

/** Takes over a newer version that is read later. The source is that of the first rendering: another cycle needs another component. */
export function useTrainingsEditor(saved: SavedTrainings | undefined, source: TrainingsSource): TrainingsEditor {
  const [editor] = useState(() => trainingsEditor(NOTHING_READ, source));
  useLayoutEffect(() => {
    if (saved) editor.receive(saved);
  }, [editor, saved]);
  useEffect(() => {
    window.addEventListener("online", editor.retry);
    return () => window.removeEventListener("online", editor.retry);
  }, [editor]);
  return editor;
}

function useOpenEditor(): OpenEditor {
  const open = use(TrainingsContext);
  if (!open) throw new Error("useTrainings outside an open training dialog");
  return open;
}

export const useEditor = (): TrainingsEditor => useOpenEditor().editor;
export const usePlan = (): TrainingPlan => useOpenEditor().plan;

/** Renders again only when that part has another content. */
export const useTrainings = <Part>(select: (state: EditorState) => Part): Part => usePart(useEditor(), select);

/** As {@link useTrainings}, beside the context. */
export function usePart<Part>({ subscribe, state }: TrainingsEditor, select: (state: EditorState) => Part): Part {
  const latest = useRef<Part>(undefined);
  // React asks several times for one state, of each row.
  let answered: { readonly state: EditorState; readonly part: Part } | undefined;
  return useSyncExternalStore(subscribe, () => {
    const current = state();
    if (answered?.state === current) return answered.part;
    const part = replaceEqualDeep(latest.current, select(current));
    latest.current = part;
    answered = { state: current, part };
    return part;
  });
}

const trainingIn = ({ trainings }: EditorState, id: number) => trainings.find((training) => training.id === id);

export function useTraining<Part>(id: number, select: (training: Training) => Part): Part | undefined {
  // Each change asks every part anew, and most leave its training alone.
  let selection: { readonly training: Training; readonly part: Part } | undefined;
  return useTrainings((state) => {
    const training = trainingIn(state, id);
    if (training && selection?.training !== training) selection = { training, part: select(training) };
    return training && selection?.part;
  });
}

export function useOpenTraining<Part>(select: (training: Training) => Part): Part | undefined {
  const { editor, plan } = useOpenEditor();
  const { trainingId } = useTrainingPlace();
  return useTrainings(({ trainings }) => {
    const training = openTraining(trainings, trainingId && editor.idOf(trainingId), plan);
    return training && select(training);
  });
}
