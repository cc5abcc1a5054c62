import type { PhotoMarks } from "#contract/assessment/photo-marks.ts";
import type { Point } from "#domain/assessment/posture/photo-measures/geometry.ts";

export const NO_MARKS: PhotoMarks = { points: {}, plumb_cm: null };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamped = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** The pixel of a photo that is shown whole in the middle of a box. */
export function pixelAt(client: Point, box: Box, photo: Size): Point {
  const scale = Math.min(box.width / photo.width, box.height / photo.height);
  const margin = { x: (box.width - photo.width * scale) / 2, y: (box.height - photo.height * scale) / 2 };
  return {
    x: clamped((client.x - box.left - margin.x) / scale, photo.width),
    y: clamped((client.y - box.top - margin.y) / scale, photo.height),
  };
}

export const moved = (point: Point, by: Point, photo: Size): Point => ({
  x: clamped(point.x + by.x, photo.width),
  y: clamped(point.y + by.y, photo.height),
});

/** The next landmark without a point, after the one that was just placed; null once all have theirs. */
export function nextLandmark(
  landmarks: readonly { readonly key: string }[],
  { points }: PhotoMarks,
  placed: string,
): string | null {
  const index = landmarks.findIndex(({ key }) => key === placed);
  const inTurn = [...landmarks.slice(index + 1), ...landmarks.slice(0, index)];
  return inTurn.find(({ key }) => key !== placed && points[key] === undefined)?.key ?? null;
}

export const withPoint = (marks: PhotoMarks, key: string, point: Point): PhotoMarks => ({
  ...marks,
  points: { ...marks.points, [key]: point },
});

export function withoutPoint(marks: PhotoMarks, key: string): PhotoMarks {
  const { [key]: _, ...points } = marks.points;
  return { ...marks, points };
}
