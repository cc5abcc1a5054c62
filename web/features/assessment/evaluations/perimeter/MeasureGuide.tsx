import { Text } from "@mantine/core";
import { memo, useCallback, useMemo, useRef } from "react";
import { type MeasureKey, measureOf } from "#contract/assessment/evaluation-fields/fields.ts";
import { BONE_BREADTHS, MEASURING_HELP, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { bodyFigure } from "#domain/figures/body-figure.ts";
import { figureViewOf, isFigureKey } from "#domain/figures/body-sites.ts";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import type { EvaluationState } from "../state/evaluation-state.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import classes from "./MeasureGuide.module.css";

const MEASURES = [...PERIMETERS, ...SKINFOLDS, ...BONE_BREADTHS];

const COLORS = {
  body: "var(--guide-body)",
  line: "var(--guide-line)",
  hair: "var(--guide-hair)",
  highlight: "var(--mantine-primary-color-5)",
  measured: "var(--guide-measured)",
  measuredFold: "var(--mantine-primary-color-5)",
};

const takenKeys = ({ values }: EvaluationState) =>
  MEASURES.filter(({ key }) => values[key])
    .map(({ key }) => key)
    .join(" ");

interface Props {
  readonly gender: string;
  readonly showsInstructions: boolean;
}

export const MeasureGuide = memo(function MeasureGuide({ gender, showsInstructions }: Props) {
  const focused = useSheetState((state) => state.focused && measureOf(state.focused));
  const measuredKeys = useSheetState(takenKeys);
  const measure = MEASURES.find(({ key }) => key === focused);
  const view = measure ? figureViewOf(measure.key) : "front";
  const svg = useMemo(
    () =>
      bodyFigure({
        sex: sexOf(gender) ?? "female",
        highlight: measure?.key,
        measured: measuredKeys.split(" ").filter(isFigureKey),
        view,
        colors: COLORS,
      }),
    [gender, measure, measuredKeys, view],
  );
  const lens = useRef<HTMLDivElement>(null);
  const aimed = measure !== undefined;
  const aim = useCallback(
    (drawing: Element) => {
      if (!aimed) lens.current?.style.removeProperty("--mark");
      else if (lens.current) aimAt(lens.current, drawing);
    },
    [aimed],
  );

  return (
    <aside className={classes.guide} aria-label={showsInstructions ? "Como medir" : "Medidas feitas"}>
      <div className={classes.lens} ref={lens}>
        <Drawing svg={svg} className={classes.figure} onDrawn={aim} />
      </div>
      {showsInstructions && (
        <div className={classes.words}>
          <Text fw={600} size="sm">
            {measure ? measure.label : "Como medir"}
            {measure && <span className={classes.view}>{view === "back" ? "de costas" : "de frente"}</span>}
          </Text>
          <Text size="sm" c="dimmed" className={classes.how}>
            {measure ? measure.howTo : MEASURING_HELP}
          </Text>
        </div>
      )}
    </aside>
  );
});

/** "Tríceps: vertical, …" */
export function MeasureLine({
  measure,
  className,
}: {
  readonly measure: MeasureKey;
  readonly className?: string | undefined;
}) {
  const found = MEASURES.find(({ key }) => key === measure);
  return (
    found && (
      <span className={className}>
        <strong>{found.label}:</strong> {found.howTo}
      </span>
    )
  );
}

/** A low window is moved to the highlighted mark, so the style needs its height as a share of the body's. */
function aimAt(lens: HTMLElement, drawing: Element) {
  const body = drawing.getBoundingClientRect();
  const mark = drawing.querySelector(":scope > g > g:last-child")?.getBoundingClientRect();
  const share = mark && body.height > 0 ? (mark.top + mark.height / 2 - body.top) / body.height : 0.4;
  lens.style.setProperty("--mark", String(Math.round(share * 1000) / 1000));
}
