import type { PainfulArea } from "../training/painful-area-table.ts";

/** The drawing of `muscleMap`: a person from the front and, on the right, from the back. */
export const PAIN_MAP = { width: 168, height: 180 };
const VIEW_WIDTH = PAIN_MAP.width / 2;

interface PainPlace {
  readonly area: PainfulArea;
  readonly x: number;
  readonly y: number;
}

type Row = readonly [area: PainfulArea, fromMiddle: number, y: number];

const JOINTS: readonly Row[] = [
  ["neck", 0, 31],
  ["shoulder", 20, 36],
  ["elbow", 25, 71],
  ["wrist", 31, 91],
  ["ankle", 11, 167],
];

const FRONT: readonly Row[] = [
  ...JOINTS,
  ["chest", 0, 46],
  ["biceps", 22, 54],
  ["abdomen", 0, 67],
  ["hip", 14, 85],
  ["adductors", 4, 104],
  ["quadriceps", 13, 112],
  ["knee", 12, 134],
];

const BACK: readonly Row[] = [
  ...JOINTS,
  ["thoracic", 0, 48],
  ["triceps", 22, 54],
  ["lumbar", 0, 71],
  ["glutes", 9, 91],
  ["hamstrings", 12, 114],
  ["knee", 12, 134],
  ["calves", 11, 150],
];

const onBothSides = (rows: readonly Row[], middle: number): PainPlace[] =>
  rows.flatMap(([area, fromMiddle, y]) =>
    (fromMiddle === 0 ? [0] : [-fromMiddle, fromMiddle]).map((from) => ({ area, x: middle + from, y })),
  );

export const PAIN_PLACES: readonly PainPlace[] = [
  ...onBothSides(FRONT, VIEW_WIDTH / 2),
  ...onBothSides(BACK, VIEW_WIDTH * 1.5),
];

/** A thumb may land beside the body, but not far from it. */
const REACH = 16;

/** The area nearest to a point of the drawing; null beside the body. */
export function areaAt(x: number, y: number): PainfulArea | null {
  const distanceTo = (place: PainPlace) => Math.hypot(place.x - x, place.y - y);
  const [nearest] = PAIN_PLACES.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return nearest && distanceTo(nearest) <= REACH ? nearest.area : null;
}
