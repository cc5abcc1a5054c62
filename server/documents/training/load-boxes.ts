import { escapeSvg } from "#domain/figures/svg-text.ts";
import { INK } from "../../platform/pdf/sheet.ts";

const LABEL_WIDTH = 62;
const HEIGHT = 15;
/** Points between two boxes, and of the widest box. */
const GAP = 3;
const WIDEST = 66;

const LABEL = "Carga (kg)";
/** Letters of a line that fit before the boxes. */
const LABEL_LETTERS = 19;

const write = (text: string, x: number, y: number, size: number, color = INK.muted): string =>
  `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" fill="${color}">${escapeSvg(text)}</text>`;

/** The two lines before the boxes. */
type Load = readonly [label: string, content: string];

export const fitsBeforeBoxes = (load: Load): boolean => load.every(({ length }) => length <= LABEL_LETTERS);

/** One figure instead of a table of texts, because a long training has hundreds of these boxes. */
export const drawLoadBoxes = (width: number, weeks: number, load: Load | null): string => {
  const box = Math.min(WIDEST, (width - LABEL_WIDTH - 1 - GAP * (weeks - 1)) / weeks);
  const boxes = Array.from({ length: weeks }, (_, week) => {
    const x = LABEL_WIDTH + week * (box + GAP);
    return [
      `<rect x="${x}" y="0" width="${box}" height="${HEIGHT}" rx="2" fill="#ffffff" stroke="#b9bbcc" stroke-width="0.5"/>`,
      write(`Sem. ${week + 1}`, x + 2.5, 6, 5),
    ].join("");
  });
  const label =
    load === null ? write(LABEL, 0, 10.5, 6.5) : write(load[0], 0, 6, 6) + write(load[1], 0, 13.2, 6.5, INK.text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">${label}${boxes.join("")}</svg>`;
};
