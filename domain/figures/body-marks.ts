import type { BoneBreadthKey, SkinfoldKey } from "../assessment/anthropometry/measures.ts";
import type { BodyShape, BodyView } from "./body-shape.ts";
import {
  BREADTH_SITES,
  type FigureKey,
  FOLD_SITES,
  isBreadthKey,
  isSkinfoldKey,
  type Side,
  TAPE_SITES,
} from "./body-sites.ts";
import { flattened, type Outline, type Point, symmetrical } from "./curve.ts";
import { coordinate, escapeSvg } from "./svg-text.ts";

type Band = { x: number; y: number; half: number; angle: number };

const polygons = new WeakMap<Outline, ReturnType<typeof flattened>>();

const polygonOf = (outline: Outline): ReturnType<typeof flattened> => {
  const polygon = polygons.get(outline) ?? flattened(outline);
  polygons.set(outline, polygon);
  return polygon;
};

const trunks = new WeakMap<BodyShape, Outline>();

const trunkOf = (shape: BodyShape): Outline => {
  const trunk = trunks.get(shape) ?? symmetrical(shape.trunk);
  trunks.set(shape, trunk);
  return trunk;
};

/** How far apart, measured from (x, y) along a direction, the outline's edges are on either side. */
const edges = (outlines: readonly Outline[], [x, y]: readonly [number, number], angle: number): [number, number] => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const hits = outlines.flatMap((outline) => {
    const polygon = polygonOf(outline);
    return polygon.flatMap(([ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      const sideA = (ax - x) * dy - (ay - y) * dx;
      const sideB = (bx - x) * dy - (by - y) * dx;
      if (sideA > 0 === sideB > 0) return [];
      const share = sideA / (sideA - sideB);
      return [(ax + (bx - ax) * share - x) * dx + (ay + (by - ay) * share - y) * dy];
    });
  });
  const hitsBefore = hits.filter((hit) => hit < 0);
  const hitsAfter = hits.filter((hit) => hit >= 0);
  return [hitsBefore.length > 0 ? Math.max(...hitsBefore) : -1, hitsAfter.length > 0 ? Math.min(...hitsAfter) : 1];
};

const bandAt = (outlines: readonly Outline[], middle: readonly [number, number], angle: number): Band => {
  const [before, after] = edges(outlines, middle, angle);
  const shift = (before + after) / 2;
  return {
    x: middle[0] + Math.cos(angle) * shift,
    y: middle[1] + Math.sin(angle) * shift,
    half: (after - before) / 2,
    angle,
  };
};

const between = (from: Point, to: Point, share: number): [number, number] => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const axisAt = (axis: readonly Point[], height: number): [number, number] => {
  const below = Math.max(
    1,
    axis.findIndex(([, y]) => y >= height),
  );
  const from = axis[below - 1] ?? [0, 0];
  const to = axis[below] ?? from;
  return between(from, to, (height - from[1]) / (to[1] - from[1] || 1));
};

/** The subject's right is on the viewer's left from the front and on the viewer's right from behind. */
const onItsSide = (band: Band, side: Side, view: BodyView): Band =>
  (side === "right") === (view === "front") ? { ...band, x: -band.x, angle: -band.angle } : band;

const trunkBand = (shape: BodyShape, height: number, withArms: boolean): Band => {
  if (withArms) {
    const [, outer] = edges([shape.arm], axisAt(shape.armAxis, height), 0);
    return { x: 0, y: height, half: axisAt(shape.armAxis, height)[0] + outer, angle: 0 };
  }
  const [before, after] = edges([trunkOf(shape)], [0, height], 0);
  return { x: 0, y: height, half: (after - before) / 2, angle: 0 };
};

const tapeBand = (shape: BodyShape, key: keyof typeof TAPE_SITES): Band => {
  const site = TAPE_SITES[key];
  if (site.kind === "trunk") return trunkBand(shape, shape.levels[site.level], site.withArms ?? false);
  if (site.kind === "leg") {
    const middle = axisAt(shape.legAxis, shape.levels[site.level]);
    return onItsSide(bandAt([shape.leg], middle, 0), site.side, "front");
  }
  const [shoulder, elbow, wrist] = shape.armAxis;
  const [from, to] = site.part === "upper" ? [shoulder, elbow] : [elbow, wrist];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2;
  return onItsSide(bandAt([shape.arm], between(from, to, site.along), angle), site.side, "front");
};

const breadthBand = (shape: BodyShape, key: BoneBreadthKey): Band => {
  const { [key]: site } = BREADTH_SITES;
  if (site !== "elbow") return onItsSide(bandAt([shape.leg], axisAt(shape.legAxis, site.height), 0), "right", "front");
  const [shoulder, elbow] = shape.armAxis;
  const angle = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]) - Math.PI / 2;
  return onItsSide(bandAt([shape.arm], elbow, angle), "right", "front");
};

const foldSpot = (shape: BodyShape, key: SkinfoldKey): { x: number; y: number; tilt: number } => {
  const { view, part, height, across, tilt } = FOLD_SITES[key];
  const band =
    part === "trunk"
      ? trunkBand(shape, height, false)
      : bandAt([shape[part]], axisAt(part === "arm" ? shape.armAxis : shape.legAxis, height), 0);
  const spot = onItsSide({ ...band, x: band.x + across * band.half }, "right", view);
  return { x: spot.x, y: height, tilt: spot.x < 0 ? tilt : -tilt };
};

const degrees = (angle: number): string => coordinate((angle * 180) / Math.PI);

const tape = ({ x, y, half, angle }: Band, color: string, strong: boolean): string => {
  const reach = half + (strong ? 1.6 : 0.6);
  const sag = Math.min(Math.max(reach * 0.16, 1.6), 7);
  const near = `M${coordinate(-reach)} 0A${coordinate(reach)} ${coordinate(sag)} 0 0 0 ${coordinate(reach)} 0`;
  const far = `M${coordinate(-reach)} 0A${coordinate(reach)} ${coordinate(sag)} 0 0 1 ${coordinate(reach)} 0`;
  const place = `transform="translate(${coordinate(x)} ${coordinate(y)}) rotate(${degrees(angle)})"`;
  const line = `fill="none" stroke="${escapeSvg(color)}"`;
  if (!strong)
    return `<g ${place}><path d="${near}" ${line} stroke-width="1.5" stroke-linecap="round" stroke-opacity="0.75"/></g>`;
  return [
    `<g ${place}>`,
    `<path d="${far}" ${line} stroke-width="1.4" stroke-opacity="0.45" stroke-dasharray="2 1.6"/>`,
    `<path d="${near}" ${line} stroke-width="5.2" stroke-linecap="round"/>`,
    `<path d="${near}" fill="none" stroke="#ffffff" stroke-width="2.2" stroke-dasharray="0.8 2.4"/>`,
    "</g>",
  ].join("");
};

/** A fold: two fingers' arcs closing on a short ridge that lies the way the skin is lifted. */
const fold = ({ x, y, tilt }: { x: number; y: number; tilt: number }, color: string, strong: boolean): string => {
  const place = `transform="translate(${coordinate(x)} ${coordinate(y)}) rotate(${coordinate(tilt)})"`;
  const paint = escapeSvg(color);
  if (!strong) {
    return `<g ${place}><path d="M0 -3.6L0 3.6" fill="none" stroke="${paint}" stroke-width="3" stroke-linecap="round"/></g>`;
  }
  return [
    `<g ${place}>`,
    `<circle cx="0" cy="0" r="11" fill="${paint}" fill-opacity="0.16"/>`,
    `<path d="M0 -6L0 6" fill="none" stroke="${paint}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M-5 -5Q-1.6 0 -5 5M5 -5Q1.6 0 5 5" fill="none" stroke="${paint}" stroke-width="1.6" stroke-linecap="round"/>`,
    "</g>",
  ].join("");
};

const calliper = ({ x, y, half, angle }: Band, color: string, strong: boolean): string => {
  const place = `transform="translate(${coordinate(x)} ${coordinate(y)}) rotate(${degrees(angle)})"`;
  const reach = coordinate(half);
  const branches = `M-${reach} -7V5M${reach} -7V5M-${reach} -7H${reach}`;
  return `<g ${place}><path d="${branches}" fill="none" stroke="${escapeSvg(color)}" stroke-width="${strong ? 3 : 1.6}" stroke-linecap="round"/></g>`;
};

export function drawMark(shape: BodyShape, key: FigureKey, color: string, strong: boolean): string {
  if (isBreadthKey(key)) return calliper(breadthBand(shape, key), color, strong);
  return isSkinfoldKey(key) ? fold(foldSpot(shape, key), color, strong) : tape(tapeBand(shape, key), color, strong);
}
