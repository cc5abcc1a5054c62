import type { WorkedMuscles } from "../../training/muscle-groups.ts";
import { coordinate, escapeSvg } from "../svg-text.ts";
import { bodyOf } from "./body.ts";
import { bodyAt, type Choreography } from "./choreography.ts";
import type { Prop } from "./equipment/prop.ts";
import { type FleshGroup, fleshOf } from "./flesh.ts";
import type { Movement } from "./movement.ts";
import { choreographyOf } from "./patterns.ts";
import { STANDING } from "./posing/stance.ts";
import type { Vec } from "./space.ts";
import { type Tempo, tempoOf } from "./tempo.ts";
import { circlesOf, hullCorners, hullPath, linePath, openHullPath, type See, seenFrom } from "./view.ts";

export interface ExerciseFigureColors {
  readonly body: string;
  readonly bodyFar: string;
  readonly line: string;
  readonly hair: string;
  readonly shoe: string;
  readonly steel: string;
  readonly pad: string;
  readonly load: string;
  readonly ground: string;
  readonly main: string;
  readonly assisting: string;
}

export type Tone = keyof ExerciseFigureColors;

/** One filled or stroked path. A frame's shapes stand from the farthest to the nearest; `key` is the same in every frame of a movement. */
export interface FigureShape {
  readonly key: string;
  readonly path: string;
  readonly fill: Tone | null;
  readonly stroke: Tone | null;
  readonly strokeWidth: number;
}

export interface ExerciseFigure {
  /** Square, the same in every frame: `minX minY size size`. */
  readonly viewBox: string;
  /** `phase` from 0 to 1 is one whole repetition, back to its start. */
  shapesAt(phase: number): readonly FigureShape[];
  /** One repetition has this tempo. `cadence` is as a row prescribes it ("2-0-2-0"), null for the pattern's own. */
  tempo(cadence: string | null): Tempo;
}

const LINE_WIDTH = 1.5;

const filled = (key: string, fill: Tone, path: string): FigureShape => ({
  key,
  path,
  fill,
  stroke: null,
  strokeWidth: 0,
});

const outlined = (key: string, path: string, stroke: Tone = "line", strokeWidth = LINE_WIDTH): FigureShape => ({
  key,
  path,
  fill: null,
  stroke,
  strokeWidth,
});

interface Layer {
  readonly near: number;
  readonly shapes: readonly FigureShape[];
}

const nearness = (points: readonly Vec[], see: See): number =>
  points.reduce((sum, point) => sum + see(point)[2], 0) / points.length;

/** How far a muscle may turn away and still be seen at the edge: cosine. */
const EDGE = -0.12;
/** Limbs this far behind the trunk stand in its shade, in centimetres. */
const SHADE = 5;

interface Trunk {
  readonly near: number;
  readonly corners: readonly ReturnType<typeof hullCorners>[];
}

const trunkOf = (group: FleshGroup | undefined, see: See): Trunk => ({
  near: nearness(group?.depthAt ?? [], see),
  corners: (group?.hulls ?? []).map((balls) => hullCorners(circlesOf(balls, see))),
});

const FACE_EDGE = -0.3;

const headShapes = (key: string, { hair, face, outward }: NonNullable<FleshGroup["hair"]>, skin: Tone, see: See) => [
  filled(`${key}-hair`, "hair", hullPath(circlesOf(hair, see))),
  filled(`${key}-face`, skin, see(outward)[2] > FACE_EDGE ? hullPath(circlesOf(face, see)) : ""),
];

/** Limbs lie on the trunk that they are as near as, in centimetres. */
const ON_TRUNK = 4;

function bodyLayer(group: FleshGroup, muscles: WorkedMuscles, see: See, trunk: Trunk): Layer {
  const { key, hulls, isRooted, bellies, shoe, hair } = group;
  const near = nearness(group.depthAt, see);
  const tone = near < trunk.near - SHADE ? "bodyFar" : "body";
  const circles = hulls.map((balls) => circlesOf(balls, see));
  const paths = circles.map(hullPath);
  const path = paths.join("");
  const [root = []] = circles;
  const line = isRooted && near > trunk.near ? openHullPath(root, trunk.corners) + paths.slice(1).join("") : path;
  const shoePath = shoe && hullPath(circlesOf(shoe, see));
  const isWorked = (group: number) => muscles.main.includes(group) || muscles.assisting.includes(group);
  const seen = bellies(isWorked).map(({ group, balls, outward }, index) =>
    filled(
      `${key}-muscle-${index}`,
      muscles.main.includes(group) ? "main" : "assisting",
      see(outward)[2] > EDGE ? hullPath(circlesOf(balls, see)) : "",
    ),
  );
  return {
    near: isRooted ? near + ON_TRUNK : near,
    shapes: [
      ...(shoePath ? [outlined(`${key}-shoe-line`, shoePath), filled(`${key}-shoe`, "shoe", shoePath)] : []),
      outlined(`${key}-line`, line),
      filled(key, tone, path),
      ...seen,
      ...(hair ? headShapes(key, hair, tone, see) : []),
    ],
  };
}

const isDrawn = ({ hull, line }: Prop) => line !== undefined || (hull ?? []).length > 0;

function propLayer({ key, tone, hull, line, nearer = 0 }: Prop, see: See): Layer {
  if (line) {
    return {
      near: nearness(line.points, see) + nearer,
      shapes: [outlined(key, linePath(line.points, see), tone, line.width)],
    };
  }
  const rounds = hull ?? [];
  const path = hullPath(circlesOf(rounds, see));
  return {
    near:
      nearness(
        rounds.map(({ at }) => at),
        see,
      ) + nearer,
    shapes: [{ key, path, fill: tone, stroke: "line", strokeWidth: LINE_WIDTH * 0.8 }],
  };
}

/** The person and the things at a phase, before anybody looks at them. */
interface Scene {
  readonly groups: readonly FleshGroup[];
  readonly props: readonly Prop[];
}

function sceneAt(choreography: Choreography, phase: number): Scene {
  const body = bodyAt(choreography, phase);
  return { groups: fleshOf(body), props: choreography.props(body).filter(isDrawn) };
}

function frame({ groups, props }: Scene, muscles: WorkedMuscles, see: See, floor: FigureShape[]): FigureShape[] {
  const trunk = trunkOf(groups[0], see);
  const layers = [
    ...groups.map((group) => bodyLayer(group, muscles, see, trunk)),
    ...props.map((prop) => propLayer(prop, see)),
  ];
  return [...floor, ...layers.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes)];
}

/** Centimetres: small movements are not blown up to the whole square. */
const SMALLEST_WINDOW = 130;
/** One pose alone, small on a list. */
const CLOSEST_WINDOW = 96;
const MARGIN = 5;
/** There and back show the same. */
const SAMPLES = {
  return: [0, 0.25, 0.5],
  hold: [0, 0.25, 0.5],
  cycle: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
};

interface Window {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

function windowOf(scenes: readonly Scene[], see: See, smallest: number): Window {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const include = (x: number, y: number, halfWidth: number, halfHeight = halfWidth) => {
    left = Math.min(left, x - halfWidth);
    right = Math.max(right, x + halfWidth);
    top = Math.min(top, y - halfHeight);
    bottom = Math.max(bottom, y + halfHeight);
  };
  for (const { groups, props } of scenes) {
    const balls = groups.flatMap(({ hulls, shoe }) => [...hulls.flat(), ...(shoe ?? [])]);
    for (const { x, y, radius } of circlesOf(balls, see)) include(x, y, radius);
    for (const { hull = [], line } of props) {
      for (const { x, y, radius, oval } of circlesOf(hull, see)) {
        const [ax, ay, bx, by] = oval ?? [0, 0, 0, 0];
        include(x, y, radius + Math.hypot(ax, bx), radius + Math.hypot(ay, by));
      }
      for (const point of line?.points ?? []) include(see(point)[0], see(point)[1], line?.width ?? 0);
    }
  }
  const size = Math.max(smallest, right - left, bottom - top) + 2 * MARGIN;
  return { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size };
}

const FLOOR_SIDES = 24;

/** A flat oval below the figure: where the ground is. */
function floorOf({ view }: Choreography, { left, size }: Window): FigureShape[] {
  const flat = Math.sin((view.above * Math.PI) / 180);
  const points = Array.from({ length: FLOOR_SIDES }, (_, index) => {
    const angle = (index / FLOOR_SIDES) * 2 * Math.PI;
    const x = left + size / 2 + Math.cos(angle) * size * 0.48;
    return `${coordinate(x)} ${coordinate(Math.sin(angle) * size * 0.48 * flat)}`;
  });
  return [filled("floor", "ground", `M${points.join("L")}Z`)];
}

/** Null for a movement that is none of the catalogue's. */
export function exerciseFigure(movement: Movement, muscles: WorkedMuscles): ExerciseFigure | null {
  const choreography = choreographyOf(movement);
  if (!choreography) return null;
  const see = seenFrom(choreography.view);
  const scenes = SAMPLES[choreography.course].map((phase) => sceneAt(choreography, phase));
  const window = windowOf(scenes, see, SMALLEST_WINDOW);
  const floor = floorOf(choreography, window);
  return {
    viewBox: [window.left, window.top, window.size, window.size].map(coordinate).join(" "),
    shapesAt: (phase) => frame(sceneAt(choreography, phase), muscles, see, floor),
    tempo: (cadence) => tempoOf(choreography, cadence),
  };
}

const drawn = (shapes: readonly FigureShape[], colors: ExerciseFigureColors): string =>
  shapes
    .filter(({ path }) => path !== "")
    .map(({ path, fill, stroke, strokeWidth }) => {
      const line = stroke
        ? ` stroke="${escapeSvg(colors[stroke])}" stroke-width="${coordinate(strokeWidth)}" stroke-linejoin="round" stroke-linecap="round"`
        : "";
      return `<path d="${path}" fill="${fill ? escapeSvg(colors[fill]) : "none"}"${line}/>`;
    })
    .join("");

export interface StillInput {
  readonly movement: Movement;
  readonly muscles: WorkedMuscles;
  /** `both`: start and end side by side (twice as wide as high); `end`: one square with the pose that tells most. */
  readonly poses: "both" | "end";
  readonly colors: ExerciseFigureColors;
  /** Read by screen readers; without one the drawing is decorative. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** SVG text that does not move: paper, lists, mails. Empty for a movement that is none of the catalogue's. */
export function exerciseStill({ movement, muscles, poses, colors, title, description }: StillInput): string {
  const choreography = choreographyOf(movement);
  if (!choreography) return "";
  const see = seenFrom(choreography.view);
  const scenes = (poses === "both" ? [0, 0.5] : [0.5]).map((phase) => sceneAt(choreography, phase));
  const window = windowOf(scenes, see, poses === "both" ? SMALLEST_WINDOW : CLOSEST_WINDOW);
  const { left, top, size } = window;
  const width = size * scenes.length;
  const floor = floorOf(choreography, window);
  const pictures = scenes.map((scene, index) => {
    const picture = drawn(frame(scene, muscles, see, floor), colors);
    return index === 0 ? picture : `<g transform="translate(${coordinate(size)} 0)">${picture}</g>`;
  });
  const box = [left, top, width, size].map(coordinate).join(" ");
  const role = title ? `role="img" aria-label="${escapeSvg(title)}"` : `aria-hidden="true"`;
  const words =
    (title ? `<title>${escapeSvg(title)}</title>` : "") + (description ? `<desc>${escapeSvg(description)}</desc>` : "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${role}>${words}${pictures.join("")}</svg>`;
}

/** Centimetres of each of the two views of a standing person. */
const MAP = { width: 84, height: 180 };

/** The worked muscles on a small person from the front and from the back. */
export function muscleMap({ muscles, colors }: Pick<StillInput, "muscles" | "colors">): string {
  const views = [90, 270].map((around, index) => {
    const see = seenFrom({ around, above: 0 });
    const groups = fleshOf(bodyOf(STANDING));
    const trunk = trunkOf(groups[0], see);
    const layers = groups.map((group) => bodyLayer(group, muscles, see, { ...trunk, near: trunk.near - 30 }));
    const shapes = layers.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes);
    return `<g transform="translate(${MAP.width * (index + 0.5)} 176)">${drawn(shapes, colors)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width * 2} ${MAP.height}" aria-hidden="true">${views.join("")}</svg>`;
}
