import { Icon } from "../Icon.tsx";
import classes from "./StepList.module.css";
import { STEP_LABELS, STEPS, type Step } from "./steps.ts";

export function StepList({ current }: { readonly current: Step }) {
  const at = STEPS.indexOf(current);
  return (
    <ol className={classes.steps} aria-label="Etapas da importação">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < at ? "done" : index === at ? "current" : "ahead"}
          {...(index === at && { "aria-current": "step" })}
        >
          <span className={classes.mark} aria-hidden="true">
            {index < at ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={classes.label}>{STEP_LABELS[step]}</span>
        </li>
      ))}
    </ol>
  );
}
