import { Button, Stack, Switch, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { canNotify, isMuted, isNotifying, mute } from "../device/alarm.ts";
import type { TrainingLog } from "../log/training-log.ts";
import type { Step } from "../plan/steps.ts";
import { Sheet } from "./Sheet.tsx";
import { StepList } from "./StepList.tsx";
import classes from "./StepsSheet.module.css";

export interface OtherTraining {
  readonly training: Training;
  /** "segunda, quinta"; in a sequence "próximo" or its place. */
  readonly when: string;
}

interface Props {
  readonly opened: boolean;
  readonly studentId: number;
  readonly training: Training;
  readonly steps: readonly Step[];
  readonly log: TrainingLog;
  readonly current: Step | undefined;
  readonly others: readonly OtherTraining[];
  readonly onStep: (step: Step) => void;
  readonly onTraining: (training: Training) => void;
  readonly onAdd: () => void;
  readonly onOtherDay: () => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

export function StepsSheet(props: Props) {
  const { opened, training, steps, log, current, others } = props;
  const [isQuiet, setQuiet] = useState(isMuted);
  const [isNotified, setNotified] = useState(isNotifying);
  return (
    <Sheet opened={opened} title="Exercícios" onClose={props.onClose}>
      {training.training_method?.name && (
        <details>
          <summary className={classes.summary}>{training.training_method.name}</summary>
          <Text mb="sm" style={{ whiteSpace: "pre-line" }}>
            {training.training_method.description}
          </Text>
        </details>
      )}
      <StepList steps={steps} log={log} current={current} onStep={props.onStep} />
      <Button
        fullWidth
        size="lg"
        variant="default"
        mt="md"
        leftSection={<Icon name="plus" size={20} />}
        onClick={props.onAdd}
      >
        Adicionar exercício
      </Button>
      <Button fullWidth size="lg" variant="default" mt="xs" onClick={props.onFinish}>
        Concluir treino
      </Button>
      <Button
        fullWidth
        size="lg"
        variant="default"
        mt="xs"
        leftSection={<Icon name="calendar" size={20} />}
        onClick={props.onOtherDay}
      >
        Registrar outro dia
      </Button>
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>Outros treinos</h3>
          <ul className={classes.list}>
            {others.map(({ training: other, when }) => (
              <li key={other.id}>
                <button type="button" className={classes.row} onClick={() => props.onTraining(other)}>
                  {other.name}
                  <span className={classes.count}>{when}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Stack mt="lg" gap="sm">
        <Switch
          size="md"
          label="Som no fim do descanso"
          checked={!isQuiet}
          onChange={(event) => {
            mute(!event.currentTarget.checked);
            setQuiet(!event.currentTarget.checked);
          }}
          styles={{ body: { alignItems: "center", minHeight: 48 } }}
        />
        {canNotify() && !isNotified && (
          <Button
            variant="default"
            size="lg"
            h="auto"
            mih={48}
            py={8}
            styles={{ label: { whiteSpace: "normal", height: "auto", overflow: "visible" } }}
            onClick={() => void Notification.requestPermission().then(() => setNotified(isNotifying()))}
          >
            Avisar com a tela bloqueada
          </Button>
        )}
        <Button
          component={Link}
          to={`/inicio/visualizar/${props.studentId}?treino=hoje`}
          variant="subtle"
          color="gray"
          size="lg"
        >
          Ver a prescrição completa
        </Button>
      </Stack>
    </Sheet>
  );
}
