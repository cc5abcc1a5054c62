import { Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { makeChange } from "../editor/announce.ts";
import { addTrainingWith, newTraining } from "../editor/training-changes.ts";
import { daysOfStudent } from "../editor/training-plan.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import { RowForm } from "./QuickRow.tsx";
import { focusQuickField } from "./quick-field.ts";

/** Before there is a training: the first exercise makes it. */
export function FirstRow() {
  const editor = useEditor();
  const daysOfWeek = daysOfStudent(usePlan());
  const [id] = useState(editor.newId);
  const training = newTraining([], id, daysOfWeek);
  const day = WEEKDAYS.find(({ value }) => training.weekdays.includes(value));
  useEffect(() => focusQuickField(id), [id]);
  const add = (row: TrainingEntry) => {
    const added = makeChange(editor, addTrainingWith(id, daysOfWeek, row), { failed: "Erro ao salvar Treino" });
    focusQuickField(id);
    return added;
  };
  return (
    <Stack gap="xs">
      <Text size="sm">
        Ou escreva o primeiro exercício, que começa o {training.name}
        {day && ` (${day.name.toLowerCase()})`}:
      </Text>
      <RowForm training={training} onAdd={add} />
    </Stack>
  );
}
