import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";
import classes from "./StatusLine.module.css";

interface Props {
  /** Its accessible name. */
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: "good" | "warn" | "bad" | "unread";
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** Text that it unfolds. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A state of a student, in one line that leads on. */
export function StatusLine({ label, icon, tone, actions, below, children }: Props) {
  return (
    <section className={classes.line} data-tone={tone} aria-label={label}>
      <span className={classes.sign}>
        <Icon name={icon} size={18} />
      </span>
      <div className={classes.words}>{children}</div>
      {actions}
      {below}
    </section>
  );
}
