import type { Gym } from "#contract/execution/gym.ts";
import type { TrainingLog } from "../log/training-log.ts";
import classes from "./GymFrame.module.css";

interface Props {
  readonly gym: Pick<Gym, "stop" | "today">;
  readonly log: TrainingLog;
}

/** A gym that was kept on another day says nothing of this one. */
export function StopNotice({ gym: { stop, today }, log: { snapshot } }: Props) {
  if (!stop || snapshot.day !== today) return null;
  return (
    <div className={classes.notice} role="alert">
      {stop}
    </div>
  );
}
