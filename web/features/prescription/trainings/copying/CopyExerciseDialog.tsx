import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { toast } from "../../../../ui/toast.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import { SavingAlert } from "../editor/SavingAlert.tsx";
import { copyEntry } from "../editor/training-changes.ts";
import { useGoTo } from "../editor/training-place.ts";
import { useSaveTrainings } from "../editor/use-save-trainings.ts";
import { useEditor } from "../editor/use-trainings.ts";

interface Props {
  readonly training: Training;
  readonly entry: TrainingEntry;
}

const NOTHING_COPIED = "Nenhum treino foi atualizado";

export default function CopyExerciseDialog({ training, entry }: Props) {
  const { state, idOf, newId } = useEditor();
  const go = useGoTo();
  const [offered] = useState(() => state().trainings);
  const [chosen, setChosen] = useState<string[]>([]);
  const close = () => go({ trainingId: training.id });
  const texts = {
    saved: "Exercício copiado com sucesso",
    undoable: namesOf(entry),
    failed: "Erro ao salvar exercício",
    gone: NOTHING_COPIED,
  };
  const { save, busy } = useSaveTrainings(texts, close);

  const submit = () => {
    const targets = offered.filter(({ id }) => chosen.includes(String(id)));
    const isThere = ({ id }: Training) => state().trainings.some((one) => one.id === idOf(id));
    for (const { name } of targets.filter((target) => !isThere(target))) {
      toast.failure(null, `Treino ${name} não encontrado`);
    }
    const present = targets.filter(isThere).map(({ id }) => id);
    if (present.length === 0) toast.warning(NOTHING_COPIED);
    else void save(copyEntry(entry, present, newId));
  };

  return (
    <DialogOverTraining
      title="Copiar Exercício"
      width={550}
      onClose={close}
      submit={
        <ReasonButton reason={chosen.length > 0 ? null : "Nenhum treino selecionado"} loading={busy} onClick={submit}>
          Copiar
        </ReasonButton>
      }
    >
      <SavingAlert />
      <Text mb="md">{namesOf(entry)}</Text>
      <Checkbox.Group label="Copiar para qual treino?" value={chosen} onChange={setChosen}>
        <Stack gap={0} mt={4}>
          {offered.map(({ id, name, weekdays }, index) => (
            <Checkbox
              key={id}
              value={String(id)}
              size="md"
              label={id === training.id ? `${name} (este treino)` : name}
              description={daysOf(weekdays)}
              styles={{ body: { alignItems: "center", minHeight: 56 }, description: { marginTop: 0 } }}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogOverTraining>
  );
}

const daysOf = (weekdays: readonly string[]) =>
  listInPortuguese(
    WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => name.replace("-feira", "")),
  );
