import { useCallback } from "react";
import { MAX_TRAININGS, TOO_MANY_TRAININGS } from "#domain/training/added-trainings.ts";
import { makeChange } from "./editor/announce.ts";
import { addTraining } from "./editor/training-changes.ts";
import { useGoTo } from "./editor/training-place.ts";
import { daysOfStudent } from "./editor/training-plan.ts";
import { useEditor, usePlan, useTrainings } from "./editor/use-trainings.ts";
import { focusQuickField } from "./rows/quick-field.ts";

const TEXTS = { saved: "Treino salvo com sucesso", failed: "Erro ao salvar Treino" };

/** A training is made without asking: what a form would ask is read from the week and from its exercises. */
export function useNewTraining() {
  const editor = useEditor();
  const plan = usePlan();
  const go = useGoTo();
  const isFull = useTrainings(({ trainings }) => trainings.length >= MAX_TRAININGS);
  const add = useCallback(() => {
    const id = editor.newId();
    void makeChange(editor, addTraining(id, daysOfStudent(plan)), TEXTS);
    void go({ trainingId: id });
    focusQuickField(id);
  }, [editor, plan, go]);
  return { reason: isFull ? TOO_MANY_TRAININGS : plan.refusal, add };
}
