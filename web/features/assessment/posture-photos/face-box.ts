import type { FaceBox } from "#contract/sharing/shared-photos.ts";

/** The head of a person who fills the height of a posture photo. */
export const USUAL_FACE: FaceBox = { x: 0.38, y: 0.05, width: 0.24, height: 0.14 };

const LEAST = 0.03;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** It stays whole within the photo. */
export const movedBy = (box: FaceBox, x: number, y: number): FaceBox => ({
  ...box,
  x: within(box.x + x, 0, 1 - box.width),
  y: within(box.y + y, 0, 1 - box.height),
});

/** Its upper left corner stays. */
export const resizedBy = (box: FaceBox, width: number, height: number): FaceBox => ({
  ...box,
  width: within(box.width + width, LEAST, 1 - box.x),
  height: within(box.height + height, LEAST, 1 - box.y),
});
