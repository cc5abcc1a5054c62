import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FaceBox } from "#contract/sharing/shared-photos.ts";
import classes from "./FaceCover.module.css";
import { movedBy, resizedBy } from "./face-box.ts";

interface Props {
  readonly src: string;
  readonly label: string;
  /** Null: the whole photo is shown. */
  readonly face: FaceBox | null;
  readonly onChange: (face: FaceBox) => void;
}

/** As the server draws it on the PDF. */
const SQUARES = 6;
const STEP = 0.01;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The photo as it will be seen. The cover is moved with a finger, a mouse or the arrows. */
export function FaceCover({ src, label, face, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const grip = useRef<{ readonly x: number; readonly y: number; readonly resizes: boolean } | null>(null);

  const draw = useCallback(() => {
    const [photo, to] = [image.current, canvas.current?.getContext("2d")];
    if (!photo || !to || !face || !isLoaded) return;
    const { naturalWidth, naturalHeight } = photo;
    const { x, y, width, height } = face;
    to.drawImage(
      photo,
      x * naturalWidth,
      y * naturalHeight,
      width * naturalWidth,
      height * naturalHeight,
      0,
      0,
      SQUARES,
      SQUARES,
    );
  }, [face, isLoaded]);
  useEffect(draw, [draw]);

  const begin = (event: PointerEvent<HTMLElement>, resizes: boolean) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, resizes };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const [from, area] = [grip.current, frame.current?.getBoundingClientRect()];
    if (!from || !area || !face) return;
    event.stopPropagation();
    const change = from.resizes ? resizedBy : movedBy;
    onChange(change(face, (event.clientX - from.x) / area.width, (event.clientY - from.y) / area.height));
    grip.current = { ...from, x: event.clientX, y: event.clientY };
  };
  const end = () => {
    grip.current = null;
  };
  const byKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step || !face) return;
    event.preventDefault();
    onChange((event.shiftKey ? resizedBy : movedBy)(face, ...step));
  };
  const share = (value: number) => `${value * 100}%`;
  return (
    <div ref={frame} className={classes.frame}>
      <img
        ref={image}
        src={src}
        alt={label}
        className={classes.photo}
        draggable={false}
        onLoad={() => setLoaded(true)}
      />
      {face && (
        <button
          type="button"
          className={classes.cover}
          style={{ left: share(face.x), top: share(face.y), width: share(face.width), height: share(face.height) }}
          aria-label={`Rosto coberto em ${label}. As setas movem; com Shift, mudam o tamanho.`}
          onPointerDown={(event) => begin(event, false)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={byKey}
        >
          <canvas ref={canvas} width={SQUARES} height={SQUARES} className={classes.squares} />
          <span
            className={classes.corner}
            onPointerDown={(event) => begin(event, true)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
        </button>
      )}
    </div>
  );
}
