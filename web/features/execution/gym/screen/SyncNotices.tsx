import { Button, Group } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { saveFile } from "../../../../api/api.ts";
import { session } from "../../../../api/session.ts";
import type { SyncState } from "../device/sync.ts";
import { isWaiting } from "../log/queue.ts";
import type { TrainingLog } from "../log/training-log.ts";
import { logText } from "../plan/training-text.ts";
import classes from "./GymFrame.module.css";

interface Props {
  readonly state: SyncState;
  readonly logs: readonly TrainingLog[];
  readonly onRetry: (log: TrainingLog) => void;
  readonly onSignedIn: () => void;
}

export function SyncNotices({ state, logs, onRetry, onSignedIn }: Props) {
  const refused = logs.filter(({ refusal }) => refusal !== null);
  const signIn = () => void session.waitForSignIn(session.token() ?? "").then(onSignedIn);
  return (
    <>
      {state === "signed-out" && (
        <div className={classes.notice} role="alert">
          {logs.some(isWaiting)
            ? "Sua sessão expirou. Seus registros estão guardados neste aparelho: entre novamente para enviá-los."
            : "Sua sessão expirou. Entre novamente para atualizar seus treinos."}
          <Button size="md" variant="default" onClick={signIn}>
            Entrar novamente
          </Button>
        </div>
      )}
      {refused.map((log) => (
        <div key={`${log.trainingId} ${log.snapshot.day}`} className={classes.notice} role="alert">
          <span>
            <strong>
              {log.trainingName}, {formatDate(log.snapshot.day)}, não foi aceito:
            </strong>{" "}
            {log.refusal?.detail} O registro continua neste aparelho.
          </span>
          <Group gap="xs">
            <Button variant="default" onClick={() => onRetry(log)}>
              Tentar novamente
            </Button>
            <Button variant="default" onClick={() => saveFile(new Blob([logText(log)]), fileName(log))}>
              Baixar registro
            </Button>
          </Group>
        </div>
      ))}
    </>
  );
}

const fileName = ({ trainingName, snapshot }: TrainingLog) => `${trainingName} ${snapshot.day}.txt`;
