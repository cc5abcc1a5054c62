import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { blockOrder, typeOfEntry } from "#domain/training/blocks.ts";
import { exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import { DragHandle } from "../../../ui/sortable/DragHandle.tsx";
import { moveItem } from "../../../ui/sortable/move-item.ts";
import { SortableList } from "../../../ui/sortable/SortableList.tsx";
import classes from "./BlockOrderDialog.module.css";
import { DialogOverTraining } from "./editor/DialogOverTraining.tsx";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { orderBlocks } from "./editor/training-changes.ts";
import { useGoTo } from "./editor/training-place.ts";
import { useSaveTrainings } from "./editor/use-save-trainings.ts";

interface Props {
  readonly training: Training;
}

const TEXTS = { saved: "Ordenação salva com sucesso", failed: "Erro ao salvar ordenação" };

export default function BlockOrderDialog({ training }: Props) {
  const go = useGoTo();
  const [stored] = useState(() => blockOrder(training.exercise_type_order));
  const [types, setTypes] = useState(stored);
  const close = () => go({ trainingId: training.id });
  const gone = `Treino ${training.name} não encontrado`;
  const { save, busy, isSaved } = useSaveTrainings({ ...TEXTS, gone }, close);
  return (
    <DialogOverTraining
      title="Ordenar blocos"
      width={500}
      isDirty={() => !isSaved() && types.some((type, index) => type !== stored[index])}
      onClose={close}
      submit={
        <Button loading={busy} onClick={() => void save(orderBlocks(training.id, types))}>
          Salvar
        </Button>
      }
    >
      <SavingAlert />
      <Text size="sm" c="dimmed" mb="sm">
        O treino é feito e impresso nesta ordem.
      </Text>
      <ol className={classes.blocks} aria-label="Blocos">
        <SortableList
          items={types}
          idOf={(type) => type}
          nameOf={exerciseTypeTitle}
          onMove={(from, to) => setTypes(moveItem(types, from, to))}
        >
          {(type, drag) => (
            <li ref={drag.ref} style={drag.style} className={classes.block} data-dragging={drag.isDragging}>
              <DragHandle drag={drag} label={`Mover ${exerciseTypeTitle(type)}`} />
              <span className={classes.title}>{exerciseTypeTitle(type)}</span>
              <Text span size="sm" c="dimmed">
                {countOf(training.exercises.filter((entry) => typeOfEntry(entry) === type).length)}
              </Text>
            </li>
          )}
        </SortableList>
      </ol>
    </DialogOverTraining>
  );
}

const countOf = (entries: number) => (entries === 0 ? "" : entries === 1 ? "1 exercício" : `${entries} exercícios`);
