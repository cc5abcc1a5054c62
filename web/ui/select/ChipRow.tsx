import { type ComponentProps, useEffect, useRef } from "react";
import classes from "./ChipRow.module.css";

/** Filters in one row, which a phone pushes sideways; the chosen one is in sight from the start. */
export function ChipRow(props: ComponentProps<"div">) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector("input:checked")?.parentElement;
    if (!row.current || !chosen) return;
    const { left, width } = row.current.getBoundingClientRect();
    const chip = chosen.getBoundingClientRect();
    row.current.scrollLeft += chip.left + chip.width / 2 - (left + width / 2);
  }, []);
  return <div ref={row} className={classes.row} {...props} />;
}
