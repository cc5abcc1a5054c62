import { PlainIcon } from "../PlainIcon.tsx";
import classes from "./DragHandle.module.css";
import type { Drag } from "./drag.ts";

interface Props {
  readonly drag: Drag;
  readonly label: string;
}

export const DragHandle = ({ drag: { handle, isDragging }, label }: Props) => (
  <span className={classes.handle} data-dragging={isDragging}>
    <PlainIcon icon="grip" aria-label={label} data-handle="" {...handle} />
  </span>
);
