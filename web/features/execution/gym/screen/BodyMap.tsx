import type { MouseEvent } from "react";
import { useMemo } from "react";
import { areaAt, PAIN_MAP, PAIN_PLACES } from "#domain/figures/pain-map.ts";
import type { PainfulArea } from "#domain/training/painful-area-table.ts";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import { TONES, useEngine } from "../../../catalogue/exercises/figure/drawings.ts";
import figure from "../../../catalogue/exercises/figure/Figure.module.css";
import classes from "./BodyMap.module.css";

interface Props {
  readonly value: PainfulArea | null;
  readonly onChange: (area: PainfulArea) => void;
}

const NOTHING_WORKED = { main: [], assisting: [] };

/** For a thumb alone: keyboards and screen readers have the same areas as buttons below. Nothing is drawn where the device lacks the drawings. */
export function BodyMap({ value, onChange }: Props) {
  const engine = useEngine(true);
  const svg = useMemo(() => engine?.muscleMap({ muscles: NOTHING_WORKED, colors: TONES }), [engine]);
  if (!svg) return null;
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const area = areaAt(
      ((clientX - box.left) / box.width) * PAIN_MAP.width,
      ((clientY - box.top) / box.height) * PAIN_MAP.height,
    );
    if (area) onChange(area);
  };
  return (
    <div className={`${figure.tones} ${classes.map}`} aria-hidden="true">
      <div className={classes.names}>
        <span>Frente</span>
        <span>Costas</span>
      </div>
      <button type="button" tabIndex={-1} className={classes.body} onClick={choose}>
        <Drawing svg={svg} />
        <svg viewBox={`0 0 ${PAIN_MAP.width} ${PAIN_MAP.height}`} aria-hidden="true">
          {PAIN_PLACES.map(({ area, x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={area === value ? 5 : 2}
              data-chosen={area === value || undefined}
            />
          ))}
        </svg>
      </button>
    </div>
  );
}
