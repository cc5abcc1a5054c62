import { recordOf } from "../../../record.ts";
import { parseDecimal } from "../../../text/number-format.ts";
import type { Point } from "./geometry.ts";
import type { PhotoView } from "./landmarks.ts";
import { landmarksOf } from "./landmarks.ts";

interface Marks {
  readonly points: Readonly<Record<string, Point>>;
  /** Between the two marks of the plumb line. */
  readonly plumb_cm: number | null;
}

export interface Markings {
  readonly marks: Marks | null;
  /** The same photo marked once more. */
  readonly second: Marks | null;
}

/** By "first:acromion_right" and "second:plumb_cm": a point as "100 200" in pixels, a length as "30,5". */
export type MarkFields = Readonly<Record<string, string>>;

const PLUMB = "plumb_cm";

const fieldsIn = (which: "first" | "second", marks: Marks | null): (readonly [string, string])[] =>
  marks === null
    ? []
    : [
        ...Object.entries(marks.points).map(([key, { x, y }]) => [`${which}:${key}`, `${x} ${y}`] as const),
        ...(marks.plumb_cm === null ? [] : [[`${which}:${PLUMB}`, String(marks.plumb_cm).replace(".", ",")] as const]),
      ];

export const markFields = ({ marks, second }: Markings): MarkFields =>
  recordOf([...fieldsIn("first", marks), ...fieldsIn("second", second)]);

/** Fields of another value; a blank one was taken away. */
export const changedMarks = (before: MarkFields, after: MarkFields): (readonly [string, string])[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => (before[field] ?? "") !== (after[field] ?? ""))
    .map((field) => [field, after[field] ?? ""] as const);

/** A field that cannot be read is left out. The second marking needs a first one. */
export function markingsOf(fields: MarkFields): Markings {
  const marks = marksOf("first", fields);
  return { marks, second: marks && marksOf("second", fields) };
}

function marksOf(which: "first" | "second", fields: MarkFields): Marks | null {
  const fieldsOfOne = Object.entries(fields).flatMap(([field, text]) =>
    field.startsWith(`${which}:`) && text !== "" ? [[field.slice(which.length + 1), text] as const] : [],
  );
  if (fieldsOfOne.length === 0) return null;
  const points = fieldsOfOne.flatMap(([key, text]) => {
    const point = key === PLUMB ? null : pointIn(text);
    return point ? [[key, point] as const] : [];
  });
  const length = fieldsOfOne.find(([key]) => key === PLUMB)?.[1];
  return { points: recordOf(points), plumb_cm: length === undefined ? null : parseDecimal(length) };
}

export function pointIn(text: string): Point | null {
  const [, x, y] = /^(\d{1,5}(?:\.\d+)?) (\d{1,5}(?:\.\d+)?)$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

/** "1ª marcação: Acrômio, lado direito"; undefined for a field that this view does not have. */
export function markFieldLabel(view: PhotoView, field: string): string | undefined {
  const [, which, key] = /^(first|second):(\w+)$/.exec(field) ?? [];
  const label = key === PLUMB ? "Fio de prumo (cm)" : landmarksOf(view).find((one) => one.key === key)?.label;
  return which && label && `${which === "first" ? "1ª" : "2ª"} marcação: ${label}`;
}
