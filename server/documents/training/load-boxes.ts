import { INK } from "../../platform/pdf/sheet.ts";

const WEEKS = 6;
const LABEL_WIDTH = 92;
const HEIGHT = 16;
const GAP = 4;

const write = (text: string, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" fill="${INK.muted}">${text}</text>`;

/**
 * SVG text of one blank box for the load of each week, with the week's name in its corner. It is one figure instead of a table of
 * texts, because a long training has hundreds of these boxes.
 */
export const drawLoadBoxes = (width: number): string => {
  const box = (width - LABEL_WIDTH - 1 - GAP * (WEEKS - 1)) / WEEKS;
  const boxes = Array.from({ length: WEEKS }, (_, week) => {
    const x = LABEL_WIDTH + week * (box + GAP);
    return [
      `<rect x="${x}" y="0" width="${box}" height="${HEIGHT}" rx="2" fill="#ffffff" stroke="#b9bbcc" stroke-width="0.5"/>`,
      write(`Sem. ${week + 1}`, x + 3, 6.4, 5.5),
    ].join("");
  });
  const label = write("Carga (kg)", 0, 11, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">${label}${boxes.join("")}</svg>`;
};
