import { useMemo } from "react";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import { type DrawnExercise, TONES, useEngine } from "./drawings.ts";
import classes from "./Figure.module.css";

type Groups = DrawnExercise["muscle_groups"];

const namesOf = (groups: Groups) => groups.map(({ name }) => name).join(", ");

/** A body from the front and from behind, and in words what its colours say. */
export function WorkedMuscles({ groups }: { readonly groups: Groups }) {
  const engine = useEngine(groups.length > 0);
  const svg = useMemo(() => engine?.muscleMap({ muscles: workedMuscles(groups), colors: TONES }), [engine, groups]);
  const [main, ...assisting] = groups;
  if (!main) return null;
  return (
    <div className={`${classes.tones} ${classes.muscles}`}>
      <div className={classes.map}>{svg && <Drawing svg={svg} className={classes.drawn} />}</div>
      <dl>
        <Worked tone="var(--figure-main)" label="Principal" groups={[main]} />
        {assisting.length > 0 && <Worked tone="var(--figure-assisting)" label="Auxilia" groups={assisting} />}
      </dl>
    </div>
  );
}

interface WorkedProps {
  readonly tone: string;
  readonly label: string;
  readonly groups: Groups;
}

const Worked = ({ tone, label, groups }: WorkedProps) => (
  <div>
    <dt>
      <span className={classes.swatch} style={{ background: tone }} />
      {label}:{" "}
    </dt>
    <dd>{namesOf(groups)}</dd>
  </div>
);
