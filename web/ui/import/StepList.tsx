import { Icon } from "../Icon.tsx";
import classes from "./StepList.module.css";
import { STEP_LABELS, STEPS, type Step } from "./steps.ts";

export function StepList({ current }: { readonly current: Step }) {
  const at = STEPS.indexOf(current);
  return (
    <ol className={classes.steps} aria-label="Etapas da importação">
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={classes.step}
          data-state={place < at ? "done" : place === at ? "current" : "ahead"}
          {...(place === at && { "aria-current": "step" })}
        >
          <span className={classes.mark} aria-hidden="true">
            {place < at ? <Icon name="check" size={16} /> : place + 1}
          </span>
          <span className={classes.label}>{STEP_LABELS[step]}</span>
        </li>
      ))}
    </ol>
  );
}
