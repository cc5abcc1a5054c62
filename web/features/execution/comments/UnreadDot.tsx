import { VisuallyHidden } from "@mantine/core";
import classes from "./UnreadDot.module.css";

/** A sign beside a name; how many there are is read aloud. */
export const UnreadDot = ({ count }: { readonly count: number }) => (
  <span className={classes.dot} title={unreadText(count)}>
    <VisuallyHidden> ({unreadText(count)})</VisuallyHidden>
  </span>
);

const unreadText = (count: number): string =>
  count === 1 ? "1 comentário não lido" : `${count} comentários não lidos`;
