import type { Sex } from "../assessment/sex.ts";
import { drawBody } from "./body-drawing.ts";
import { FEMALE } from "./body-female.ts";
import { MALE } from "./body-male.ts";
import { drawMark } from "./body-marks.ts";
import type { BodyView } from "./body-shape.ts";
import { type FigureKey, figureViewOf, isSkinfoldKey } from "./body-sites.ts";
import { escapeSvg } from "./svg-text.ts";

type BodyFigureColors = {
  body: string;
  line: string;
  hair: string;
  highlight: string;
  measured: string;
  measuredFold: string;
};

export type BodyFigureInput = {
  sex: Sex;
  highlight?: FigureKey | undefined;
  measured?: readonly FigureKey[] | undefined;
  /** Default: the view that shows the highlighted measure, or both when nothing is highlighted. */
  view?: BodyView | "both" | undefined;
  colors?: Partial<BodyFigureColors> | undefined;
  /** Read by screen readers; without a title the drawing is decorative and hidden from them. */
  title?: string | undefined;
  description?: string | undefined;
};

const BODY_FIGURE_COLORS: BodyFigureColors = {
  body: "#e6e7ef",
  line: "#a4a7bd",
  hair: "#b9bbcc",
  highlight: "#ed2f59",
  measured: "#32335b",
  measuredFold: "#ed2f59",
};

const SHAPES = { male: MALE, female: FEMALE };
const WIDTH = 230;
const HEIGHT = 484;

const oneView = (input: BodyFigureInput, view: BodyView, colors: BodyFigureColors, x: number): string => {
  const shape = SHAPES[input.sex];
  const quiet = (input.measured ?? []).filter((key) => figureViewOf(key) === view && key !== input.highlight);
  const loud = input.highlight && figureViewOf(input.highlight) === view ? [input.highlight] : [];
  return [
    `<g transform="translate(${x} 0)">`,
    drawBody(shape, view, colors),
    ...quiet.map((key) => drawMark(shape, key, isSkinfoldKey(key) ? colors.measuredFold : colors.measured, false)),
    ...loud.map((key) => drawMark(shape, key, colors.highlight, true)),
    "</g>",
  ].join("");
};

/** SVG text: the same drawing stands on the screen and in the PDF. */
export const bodyFigure = (input: BodyFigureInput): string => {
  const colors = { ...BODY_FIGURE_COLORS, ...input.colors };
  const shownView = input.view ?? (input.highlight ? figureViewOf(input.highlight) : "both");
  const views: readonly BodyView[] = shownView === "both" ? ["front", "back"] : [shownView];
  const width = WIDTH * views.length;
  const title = input.title ? `<title>${escapeSvg(input.title)}</title>` : "";
  const description = input.description ? `<desc>${escapeSvg(input.description)}</desc>` : "";
  const role = input.title ? `role="img" aria-label="${escapeSvg(input.title)}"` : `aria-hidden="true"`;
  const bodies = views.map((view, index) => oneView(input, view, colors, WIDTH / 2 + index * WIDTH)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" ${role}>${title}${description}${bodies}</svg>`;
};
