import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { bodyFigure } from "#domain/figures/body-figure.ts";

export const SILHOUETTE_VIEWS = [
  "frontal",
  "perfil_esquerdo",
  "perfil_direito",
  "dorsal",
] as const satisfies PhotoSlot[];
export type SilhouetteView = (typeof SILHOUETTE_VIEWS)[number];

export const SILHOUETTE_SIZE = { width: 600, height: 900 } as const;

interface Stance {
  /** In degrees. */
  readonly lean: number;
  /** In units of the drawing. */
  readonly head: number;
  readonly belly: number;
}

export const STANCES: readonly Stance[] = [
  { lean: 2.6, head: 17, belly: 13 },
  { lean: 1.5, head: 11, belly: 8 },
  { lean: 0.5, head: 5, belly: 4 },
];

const BODY = "#7d8199";
const SHADE = "#5f637a";
const COLORS = { body: BODY, line: SHADE, hair: "#4a4d61" };

/** A body seen from the left, on the grid of `bodyFigure`: 230 × 484, crown at 8, sole at 476. */
const profile = ({ head, belly }: Stance): string => {
  const x = 112 - head;
  return [
    `<g fill="${BODY}">`,
    `<ellipse cx="${x}" cy="38" rx="25" ry="30"/>`,
    `<path d="M${x - 24} 34q-9 12-7 15 2 3 8 3Z"/>`,
    `<path d="M${x - 10} 58 C${x - 8} 80 106 84 100 96 C82 112 ${84 - belly / 3} 150 ${86 - belly} 190 C${84 - belly} 216 94 232 92 262 C88 300 92 330 98 356 C96 388 100 420 104 448 C92 456 74 464 74 474 L134 474 C138 460 132 452 130 440 C142 404 142 376 132 348 C142 312 152 280 146 244 C138 222 132 214 134 196 C146 168 150 136 140 108 C132 92 ${x + 22} 84 ${x + 17} 56 Z"/>`,
    "</g>",
    `<path d="M112 112 C124 112 130 130 128 160 C126 190 120 214 112 250 C108 262 98 262 98 250 C100 216 102 196 104 166 C102 138 102 116 112 112 Z" fill="${SHADE}"/>`,
    `<path d="M${x + 22} 24 C${x + 14} 2 ${x - 24} 2 ${x - 24} 28 C${x - 10} 20 ${x + 4} 22 ${x + 12} 42 Z" fill="${COLORS.hair}"/>`,
  ].join("");
};

/** A drawn person before a wall, as an SVG of 600 × 900: no photo of anybody. */
export function silhouette(view: SilhouetteView, stance: Stance): string {
  const { width, height } = SILHOUETTE_SIZE;
  const figure = (inside: string) =>
    `<svg x="108" y="60" width="384" height="808" viewBox="0 0 230 484" preserveAspectRatio="xMidYMid meet" overflow="visible">${inside}</svg>`;
  const upright = (side: "front" | "back") =>
    `<g transform="rotate(${side === "front" ? stance.lean : -stance.lean} 115 470)">${bodyFigure({ sex: "male", view: side, colors: COLORS })}</g>`;
  const drawn: Readonly<Record<SilhouetteView, () => string>> = {
    frontal: () => figure(upright("front")),
    dorsal: () => figure(upright("back")),
    perfil_esquerdo: () => figure(profile(stance)),
    perfil_direito: () => `<g transform="translate(${width} 0) scale(-1 1)">${figure(profile(stance))}</g>`,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#e9e6df"/>`,
    `<rect y="838" width="${width}" height="62" fill="#cfc8ba"/>`,
    `<path d="M300 0V900" stroke="#b9b2a3" stroke-width="2" stroke-dasharray="10 8"/>`,
    `<ellipse cx="300" cy="856" rx="130" ry="14" fill="#b9b2a3"/>`,
    drawn[view](),
    "</svg>",
  ].join("");
}
