import { linePoints } from "./line-points.ts";
import classes from "./Sparkline.module.css";

export function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  return (
    <svg className={classes.line} width={104} height={26} viewBox="-4 -4 104 26" aria-hidden focusable="false">
      <polyline
        points={linePoints(values, 96, 18)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
