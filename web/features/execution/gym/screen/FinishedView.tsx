import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Gym } from "#contract/execution/gym.ts";
import { copyText } from "../../../../ui/copy-text.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import type { TrainingLog } from "../log/training-log.ts";
import { endingFacts, endingTitle, nextTrainingText, recordsOf, recordText, streakText } from "../plan/ending.ts";
import { doneSetText } from "../plan/training-text.ts";
import { InstallOffer } from "./InstallOffer.tsx";
import classes from "./StepView.module.css";

/** By the device's own sheet, else copied. Closing the sheet is no failure. */
async function shareEnding(text: string): Promise<void> {
  if (typeof navigator.share === "function") return navigator.share({ text }).catch(() => undefined);
  return copyText(text, { success: "Texto copiado." });
}

interface Props {
  readonly studentId: number;
  readonly gym: Gym;
  readonly log: TrainingLog;
  readonly logs: readonly TrainingLog[];
  readonly plannedSets: number;
  readonly waiting: boolean;
  readonly onEdit: () => void;
  readonly onReopen: () => void;
}

export function FinishedView({ studentId, gym, log, logs, plannedSets, waiting, onEdit, onReopen }: Props) {
  const { day, note, exercises } = log.snapshot;
  const records = recordsOf(log, gym, logs);
  const streak = streakText(gym, day);
  const next = nextTrainingText(gym, logs, day);
  const shared = [
    `${endingTitle(log, plannedSets)}: ${endingFacts(log, plannedSets)}`,
    ...records.map(recordText),
    ...(streak ? [streak] : []),
  ].join("\n");
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{endingTitle(log, plannedSets)}</Title>
        <Text size="lg" className="figures">
          {endingFacts(log, plannedSets)}
        </Text>
        <Text c="dimmed" role="status">
          {waiting ? "Guardado neste aparelho: segue para o seu personal com o sinal." : "Seu personal já recebeu."}
        </Text>
      </div>
      {(records.length > 0 || streak !== null) && (
        <ul className={classes.rewards}>
          {records.map((record) => (
            <li key={record.exerciseId}>{recordText(record)}</li>
          ))}
          {streak && <li>{streak}</li>}
        </ul>
      )}
      {next && (
        <Text size="lg" fw={600}>
          {next}
        </Text>
      )}
      {note && <div className={classes.notes}>{note}</div>}
      {exercises.map(({ entry_id, exercise_id, name, pain, skip_reason, sets: done }) => (
        <div key={`${entry_id} ${exercise_id}`} className={classes.before}>
          <Text fw={600} c="var(--mantine-color-text)">
            {name}
            {pain !== null && ` · dor ${pain}`}
            {skip_reason && " · pulado"}
          </Text>
          <span>{done.map((set) => doneSetText(set)).join(" · ")}</span>
        </div>
      ))}
      <Button size="lg" component={Link} to={`/inicio/visualizar/${studentId}`}>
        Voltar ao início
      </Button>
      <Button size="lg" variant="default" leftSection={<Icon name="share" />} onClick={() => void shareEnding(shared)}>
        Compartilhar
      </Button>
      <InstallOffer count={gym.executions.length + (gym.weeks_in_row ?? 0)} />
      <Button size="lg" variant="default" onClick={onEdit}>
        Mudar esforço ou anotação
      </Button>
      <Button size="lg" variant="default" onClick={onReopen}>
        Corrigir séries
      </Button>
    </Stack>
  );
}
