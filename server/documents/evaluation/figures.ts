import type { Content } from "pdfmake/interfaces.js";
import type { Sex } from "#domain/assessment/sex.ts";
import { bodyFigure } from "#domain/figures/body-figure.ts";
import { type FigureKey, figureViewOf, isPerimeterKey, isSkinfoldKey } from "#domain/figures/body-sites.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";

const legend = (taken: readonly FigureKey[]): Content => {
  const name = (x: number, label: string) =>
    `<text x="${x}" y="7.5" font-family="Inter" font-size="6.5" fill="${INK.muted}">${label}</text>`;
  const tape = `<path d="M6 4Q14 8 22 4" fill="none" stroke="${INK.secondary}" stroke-width="1.4" stroke-linecap="round"/>${name(27, "perímetro")}`;
  const fold = `<path d="M75 2V8" stroke="${INK.primary}" stroke-width="2.2" stroke-linecap="round"/>${name(80, "dobra")}`;
  const marks = [taken.some(isPerimeterKey) ? tape : "", taken.some(isSkinfoldKey) ? fold : ""].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 10">${marks}</svg>`;
  return { svg, width: 110, alignment: "center" };
};

const CAPTION = { front: "Frente", back: "Costas" };

/** The body from each side that has a measured site, one drawing a side, with the legend below the last; none when nothing was measured. */
export const figures = (sex: Sex | null, taken: readonly FigureKey[], width: number): Content[][] => {
  const views = (["front", "back"] as const).filter((view) => taken.some((key) => figureViewOf(key) === view));
  return views.map((view, index): Content[] => [
    { svg: bodyFigure({ sex: sex ?? "female", view, measured: taken }), width, alignment: "center" },
    text(CAPTION[view], { fontSize: 7, color: INK.muted, alignment: "center", margin: [0, 3, 0, 8] }),
    ...(index === views.length - 1 ? [legend(taken)] : []),
  ]);
};
