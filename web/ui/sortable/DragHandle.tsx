import { PlainIcon } from "../PlainIcon.tsx";
import classes from "./DragHandle.module.css";
import type { Drag } from "./drag.ts";

interface Props {
  readonly drag: Drag;
  /** "Mover Supino reto" */
  readonly label: string;
}

/** Where an item of a `SortableList` is taken: pulled by mouse or finger, or lifted with the space bar and moved with the arrows. */
export const DragHandle = ({ drag: { handle, isDragging }, label }: Props) => (
  <span className={classes.handle} data-dragging={isDragging}>
    <PlainIcon icon="grip" aria-label={label} data-handle="" {...handle} />
  </span>
);
