import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import type { Point } from "#domain/assessment/posture/photo-measures/geometry.ts";
import { moved, pixelAt } from "./marking.ts";
import classes from "./PointsLayer.module.css";

interface Props {
  readonly photo: Pick<PosturePhoto, "width" | "height">;
  readonly landmarks: readonly { readonly key: string; readonly label: string }[];
  readonly points: Readonly<Record<string, Point>>;
  readonly current: string | null;
  /** Places of the same points on other devices, until one is chosen. */
  readonly others: readonly Point[];
  readonly onPress: (point: Point) => void;
  /** `isOver` ends a drag. */
  readonly onMove: (key: string, point: Point, isOver: boolean) => void;
  readonly onRemove: (key: string) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const SHIFT_STEP = 10;
/** A press that wanders further has moved the photo. */
const MAX_WANDER_PX = 5;

export function PointsLayer({ photo, landmarks, points, current, others, onPress, onMove, onRemove }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const pressed = useRef<Point | null>(null);
  const dragged = useRef<string | null>(null);
  const pixelOf = ({ clientX: x, clientY: y }: PointerEvent) =>
    layer.current ? pixelAt({ x, y }, layer.current.getBoundingClientRect(), photo) : { x: 0, y: 0 };

  const onKeyDown = (key: string, point: Point) => (event: KeyboardEvent) => {
    const { [event.key]: step } = ARROWS;
    if (event.key === "Delete" || event.key === "Backspace") onRemove(key);
    else if (!step) return;
    else {
      const size = event.shiftKey ? SHIFT_STEP : 1;
      onMove(key, moved(point, { x: step.x * size, y: step.y * size }, photo), true);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={layer} className={classes.layer} style={{ "--ratio": photo.width / photo.height } as CSSProperties}>
      <button
        type="button"
        className={classes.surface}
        aria-label="Pôr o ponto no meio da foto"
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onPointerUp={(event) => {
          const from = pressed.current;
          pressed.current = null;
          if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= MAX_WANDER_PX)
            onPress(pixelOf(event));
        }}
        onClick={({ detail }) => {
          // A key pressed it.
          if (detail === 0) onPress({ x: Math.round(photo.width / 2), y: Math.round(photo.height / 2) });
        }}
      />
      {others.map((point) => (
        <span key={`${point.x} ${point.y}`} className={classes.other} style={placeOn(photo, point)} />
      ))}
      {landmarks.map(({ key, label }) => {
        const { [key]: point } = points;
        if (!point) return null;
        return (
          <button
            key={key}
            type="button"
            aria-label={label}
            data-mark={key}
            data-current={key === current || undefined}
            className={`mark ${classes.point}`}
            style={placeOn(photo, point)}
            onKeyDown={onKeyDown(key, point)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = key;
            }}
            onPointerMove={(event) => dragged.current === key && onMove(key, pixelOf(event), false)}
            onPointerUp={(event) => {
              if (dragged.current === key) onMove(key, pixelOf(event), true);
              dragged.current = null;
            }}
          />
        );
      })}
    </div>
  );
}

const placeOn = (photo: Props["photo"], { x, y }: Point) => ({
  left: `${(100 * x) / photo.width}%`,
  top: `${(100 * y) / photo.height}%`,
});
