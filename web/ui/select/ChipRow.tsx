import type { ComponentProps } from "react";
import classes from "./ChipRow.module.css";

/** Filters in one row, which a phone pushes sideways. */
export const ChipRow = (props: ComponentProps<"div">) => <div className={classes.row} {...props} />;
