import classes from "./AlignmentGrid.module.css";

export const GRID = { min: 32, max: 256, step: 32, first: 64 } as const;

/** Lines over the stage to hold a body against; `size` is the side of a square in pixels. The middle line is stronger: the plumb line. */
export const AlignmentGrid = ({ size }: { readonly size: number }) => (
  <div
    className={classes.grid}
    style={{ backgroundSize: `${size}px ${size}px` }}
    aria-hidden="true"
    data-testid="grid"
  />
);
