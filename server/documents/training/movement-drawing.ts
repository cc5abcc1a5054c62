import type { Content } from "pdfmake/interfaces.js";
import { exerciseStill } from "#domain/figures/exercise/exercise-figure.ts";
import { ON_WHITE } from "#domain/figures/exercise/figure-colors.ts";
import { remember } from "#domain/remember.ts";
import type { DrawnMovement, PrescribedExercise, TrainingBlock } from "./input.ts";

/** Points. Start and end are a square each; the first one begins within the room of the number, which "12B" fills alone. */
const SIZE = 25;
const LEFT = 18;
export const MOVEMENT_DRAWING = { room: 42, height: SIZE };

/** More than the platform's catalogue has. Drawing takes longer than all the rest of a sheet, and trainings repeat exercises. */
const KEPT = 500;
const drawings = new Map<string, string>();

function stillOf({ movement, muscles }: DrawnMovement): string {
  const key = JSON.stringify([movement, muscles]);
  return remember(drawings, KEPT, key, () => exerciseStill({ movement, muscles, poses: "both", colors: ON_WHITE }));
}

export const hasDrawings = ({ entries }: TrainingBlock): boolean =>
  entries.some(({ exercises }) => exercises.some(({ figure }) => figure));

/** It lies beside the lines of its exercise and takes no height of its own. */
export function movementDrawing({ figure }: PrescribedExercise): Content[] {
  const svg = figure ? stillOf(figure) : "";
  return svg === "" ? [] : [{ svg, width: 2 * SIZE, relativePosition: { x: LEFT, y: 1 } }];
}
