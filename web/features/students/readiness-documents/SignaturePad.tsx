import { Button, Group, Input } from "@mantine/core";
import { type PointerEvent, useRef } from "react";
import classes from "./SignaturePad.module.css";

interface Props {
  readonly label: string;
  /** An SVG path within 600 × 200. */
  readonly value: string;
  readonly onChange: (path: string) => void;
}

const WIDTH = 600;
const HEIGHT = 200;
const MAX_LENGTH = 38_000;

/** A finger, a pen or a mouse draws; without any of them the typed name signs. */
export function SignaturePad({ label, value, onChange }: Props) {
  const drawn = useRef("");
  const draw = (command: "M" | "L", { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    if (drawn.current.length > MAX_LENGTH) return;
    const pad = currentTarget.getBoundingClientRect();
    const x = Math.round(((clientX - pad.x) / pad.width) * WIDTH);
    const y = Math.round(((clientY - pad.y) / pad.height) * HEIGHT);
    drawn.current += `${command}${clamp(x, WIDTH)} ${clamp(y, HEIGHT)}`;
    onChange(drawn.current);
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = value;
    draw("M", event);
    draw("L", event);
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <svg
        className={classes.pad}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={start}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && draw("L", event)}
      >
        <line className={classes.base} x1={30} x2={WIDTH - 30} y1={HEIGHT - 40} y2={HEIGHT - 40} />
        <path className={classes.ink} d={value} />
      </svg>
      <Group justify="flex-end">
        <Button variant="subtle" disabled={value === ""} onClick={() => onChange("")}>
          Limpar
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

const clamp = (position: number, most: number) => Math.min(most, Math.max(0, position));
