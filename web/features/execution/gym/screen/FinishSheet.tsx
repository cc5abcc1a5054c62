import { Stack, Text } from "@mantine/core";
import type { TrainingLog } from "../log/training-log.ts";
import { doneSets } from "../log/training-log.ts";
import { NoteInput } from "./NoteInput.tsx";
import { ScaleInput } from "./ScaleInput.tsx";
import classes from "./SetDock.module.css";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly log: TrainingLog;
  readonly plannedSets: number;
  readonly onFeel: (felt: { readonly effort?: number | null; readonly note?: string }) => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

const EFFORT_WORDS = { 0: "nada", 3: "leve", 5: "médio", 7: "puxado", 10: "máximo" };

export function FinishSheet({ opened, log, plannedSets, onFeel, onFinish, onClose }: Props) {
  const { effort, note } = log.snapshot;
  const missing = plannedSets - doneSets(log);
  return (
    <Sheet opened={opened} title="Concluir treino" onClose={onClose}>
      <Stack gap="lg">
        {missing > 0 && (
          <Text>{missing === 1 ? "Falta 1 série." : `Faltam ${missing} séries.`} Você pode concluir mesmo assim.</Text>
        )}
        <ScaleInput
          legend="Quanto esforço foi este treino?"
          words={EFFORT_WORDS}
          value={effort}
          onChange={(value) => onFeel({ effort: value })}
        />
        <NoteInput
          label="Anotação para o personal"
          placeholder="Como foi o treino?"
          maxLength={2000}
          value={note}
          onChange={(text) => onFeel({ note: text })}
        />
        <button type="button" className={classes.main} onClick={onFinish}>
          Salvar treino
        </button>
      </Stack>
    </Sheet>
  );
}
