import type { ComponentPropsWithRef } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";
import classes from "./PlainIcon.module.css";

interface Props extends Omit<ComponentPropsWithRef<"button">, "children" | "className"> {
  readonly icon: IconName;
  readonly "aria-label": string;
  readonly "data-handle"?: string;
}

/**
 * An icon to press in the rows of a long table. A `ReasonIcon` draws its own tooltip: a hundred of those take longer than a frame,
 * so here the browser shows the name. A menu that it opens would give it another class.
 */
export const PlainIcon = ({ icon, ...button }: Props) => (
  <button type="button" title={button["aria-label"]} {...button} className={classes.button}>
    <Icon name={icon} />
  </button>
);
