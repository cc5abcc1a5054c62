import { use, useEffect, useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { AlarmContext } from "../device/alarm.ts";
import { clockText, type Rest, remainingSeconds, restFrom } from "../log/rest.ts";
import classes from "./SetDock.module.css";
import { useNow } from "./use-now.ts";

/** It ends with the same sound as a rest; the set is counted by its own button. */
export function SetTimer({ seconds }: { readonly seconds: number }) {
  const alarm = use(AlarmContext);
  const [running, setRunning] = useState<Rest | null>(null);
  const start = () => {
    alarm.prepare();
    setRunning(restFrom(Date.now(), seconds));
  };
  return running ? (
    <Countdown running={running} onStop={() => setRunning(null)} />
  ) : (
    <button type="button" className={classes.timer} onClick={start}>
      <Icon name="clock" />
      Cronometrar {clockText(seconds)}
    </button>
  );
}

function Countdown({ running, onStop }: { readonly running: Rest; readonly onStop: () => void }) {
  const alarm = use(AlarmContext);
  const secondsLeft = remainingSeconds(running, useNow(250));
  useEffect(() => alarm.set(running.endsAt), [running.endsAt, alarm]);
  return (
    <div className={classes.rest} data-over={secondsLeft <= 0 || undefined}>
      <div className={classes.restText} role="timer">
        <span className={classes.clock}>{clockText(Math.max(secondsLeft, 0))}</span>
        <span className={classes.restLabel}>{secondsLeft <= 0 ? "tempo" : "para terminar"}</span>
      </div>
      <button type="button" className={classes.restButton} onClick={onStop}>
        Parar
      </button>
    </div>
  );
}
