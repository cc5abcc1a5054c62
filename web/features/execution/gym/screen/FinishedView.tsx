import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { doneSets, type TrainingLog } from "../log/training-log.ts";
import { setText } from "../plan/training-text.ts";
import classes from "./StepView.module.css";

interface Props {
  readonly studentId: number;
  readonly log: TrainingLog;
  readonly waiting: boolean;
  readonly onEdit: () => void;
  readonly onReopen: () => void;
}

const minutesOf = ({ snapshot: { started_at: from, finished_at: to } }: TrainingLog) =>
  from && to ? Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 60_000), 1) : null;

export function FinishedView({ studentId, log, waiting, onEdit, onReopen }: Props) {
  const { effort, note, exercises } = log.snapshot;
  const minutes = minutesOf(log);
  const sets = doneSets(log);
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>Treino concluído</Title>
        <Text size="lg" className="figures">
          {[
            `${sets} ${sets === 1 ? "série" : "séries"}`,
            ...(minutes ? [`${minutes} min`] : []),
            ...(effort === null ? [] : [`esforço ${effort}`]),
          ].join(" · ")}
        </Text>
        <Text c="dimmed" role="status">
          {waiting ? "Aguardando envio: segue para o seu personal quando houver sinal." : "Seu personal já recebeu."}
        </Text>
      </div>
      {note && <div className={classes.notes}>{note}</div>}
      {exercises.map(({ entry_id, exercise_id, name, pain, sets: done }) => (
        <div key={`${entry_id} ${exercise_id}`} className={classes.before}>
          <Text fw={600} c="var(--mantine-color-text)">
            {name}
            {pain !== null && ` · dor ${pain}`}
          </Text>
          <span>{done.map(setText).join(" · ")}</span>
        </div>
      ))}
      <Button size="lg" component={Link} to={`/inicio/visualizar/${studentId}`}>
        Voltar ao início
      </Button>
      <Button size="lg" variant="default" onClick={onEdit}>
        Mudar esforço ou anotação
      </Button>
      <Button size="lg" variant="default" onClick={onReopen}>
        Corrigir séries
      </Button>
    </Stack>
  );
}
