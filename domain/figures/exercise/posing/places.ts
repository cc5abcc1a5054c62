import { LENGTH } from "../body.ts";
import { add, along, ROOM, turnedAxes, type Vec } from "../space.ts";

/** From the hips to the shoulders of a straight trunk, in centimetres. */
export const SHOULDER_UP = LENGTH.lumbar + LENGTH.thoracic + LENGTH.shoulderAbove;

/** Places given forwards, up and right of the hips of a straight trunk that leans. */
export const trunkPlaces = (hips: Vec, lean: number): ((place: Vec) => Vec) => {
  const axes = turnedAxes(ROOM, ROOM.right, -lean);
  return (place) => add(hips, along(axes, place));
};

/** The hips of a straight trunk whose shoulders are at a place. */
export const hipsBelow = (shoulders: Vec, lean: number): Vec => trunkPlaces(shoulders, lean)([0, -SHOULDER_UP, 0]);
