import classes from "./AlignmentGrid.module.css";

export const GRID = { min: 32, max: 256, step: 32, first: 64 } as const;

/** `size` is the side of a square in pixels. The stronger middle line is the plumb line. */
export const AlignmentGrid = ({ size }: { readonly size: number }) => (
  <div
    className={classes.grid}
    style={{ backgroundSize: `${size}px ${size}px` }}
    aria-hidden="true"
    data-testid="grid"
  />
);
