import { ActionIcon } from "@mantine/core";
import { Icon } from "../Icon.tsx";
import classes from "./DragHandle.module.css";
import type { Drag } from "./drag.ts";

interface Props {
  readonly drag: Drag;
  /** "Mover Supino reto" */
  readonly label: string;
}

/** Where an item of a `SortableList` is taken: pulled by mouse or finger, or lifted with the space bar and moved with the arrows. */
export function DragHandle({ drag: { handle, isDragging }, label }: Props) {
  return (
    <ActionIcon aria-label={label} className={classes.handle ?? ""} data-dragging={isDragging} {...handle}>
      <Icon name="grip" />
    </ActionIcon>
  );
}
