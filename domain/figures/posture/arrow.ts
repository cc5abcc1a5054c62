import { coordinate, escapeSvg } from "../svg-text.ts";
import type { Arrow } from "./pose.ts";

const HEAD = 7;

/** `unit`: the number of units of the drawing in one unit of the finished picture. */
export function arrow({ from: [x1, y1], to: [x2, y2], arc = 0 }: Arrow, color: string, unit: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [bx, by] = [(x1 + x2) / 2 + dy * arc, (y1 + y2) / 2 - dx * arc];
  const angle = Math.atan2(y2 - by, x2 - bx);
  const wing = (turn: number) => {
    const [x, y] = [x2 - HEAD * unit * Math.cos(angle + turn), y2 - HEAD * unit * Math.sin(angle + turn)];
    return `${coordinate(x)} ${coordinate(y)}`;
  };
  const line = `M${coordinate(x1)} ${coordinate(y1)}Q${coordinate(bx)} ${coordinate(by)} ${coordinate(x2)} ${coordinate(y2)}`;
  return `<path d="${line}M${wing(0.55)}L${coordinate(x2)} ${coordinate(y2)}L${wing(-0.55)}" fill="none" stroke="${escapeSvg(color)}" stroke-width="${coordinate(2.4 * unit)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
