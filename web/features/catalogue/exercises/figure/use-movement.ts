import { type RefObject, useEffect, useRef } from "react";
import type { ExerciseFigure, FigureShape } from "#domain/figures/exercise/exercise-figure.ts";
import { TONES } from "./drawings.ts";

const SVG = "http://www.w3.org/2000/svg";
/** After a pause of the page the movement goes on from where it stood. */
const MAX_STEP_MS = 100;

interface Movement {
  readonly canvas: RefObject<SVGSVGElement | null>;
  readonly figure: ExerciseFigure | null;
  /** A row says "2-0-2-0"; null keeps the movement's own. */
  readonly cadence: string | null;
  readonly isMoving: boolean;
}

/** Draws the figure into the canvas, frame by frame while it moves. A hidden page has no frames. */
export function useMovement({ canvas, figure, cadence, isMoving }: Movement): void {
  const elapsedMs = useRef(0);
  useEffect(() => {
    if (!figure || !canvas.current) return;
    const draw = painterOf(canvas.current);
    const { seconds, phaseAt } = figure.tempo(cadence);
    const drawAt = (ms: number) => draw(figure.shapesAt(phaseAt((ms / 1000) % seconds)));
    drawAt(elapsedMs.current);
    if (!isMoving) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      elapsedMs.current += Math.min(now - (last ?? now), MAX_STEP_MS);
      last = now;
      drawAt(elapsedMs.current);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, figure, cadence, isMoving]);
}

interface Path {
  readonly element: SVGPathElement;
  readonly tone: FigureShape["fill"];
  readonly path: string;
}

/** One path for each key: a frame changes where it runs, and their order only when something comes to lie before another. */
function painterOf(canvas: SVGSVGElement): (shapes: readonly FigureShape[]) => void {
  const paths = new Map<string, Path>();
  let drawnOrder = "";
  return (shapes) => {
    for (const shape of shapes) {
      const { key, fill, path } = shape;
      const drawn = paths.get(key);
      if (drawn?.path === path && drawn.tone === fill) continue;
      const element = drawn?.element ?? newPath(shape);
      element.setAttribute("d", path);
      // A limb that comes forward leaves the shade.
      if (drawn?.tone !== fill) element.setAttribute("fill", fill ? TONES[fill] : "none");
      paths.set(key, { element, tone: fill, path });
    }
    const order = shapes.map(({ key }) => key).join();
    if (order !== drawnOrder) canvas.replaceChildren(...shapes.flatMap(({ key }) => paths.get(key)?.element ?? []));
    drawnOrder = order;
  };
}

function newPath({ stroke, strokeWidth }: FigureShape): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("stroke", stroke ? TONES[stroke] : "none");
  path.setAttribute("stroke-width", String(strokeWidth));
  path.setAttribute("stroke-linecap", "round");
  path.setAttribute("stroke-linejoin", "round");
  return path;
}
