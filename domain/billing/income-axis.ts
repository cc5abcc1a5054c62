/** The top of the axis of an income line, 5 % above its highest point; 1 when nothing came in, so that the line lies on the ground. */
export const axisTop = (values: readonly number[]): number => Math.max(...values, 0) * 1.05 || 1;

const MAX_STEPS = 6;
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Round amounts from 0 up to the top: the top itself is no round one. */
export function axisTicks(top: number): readonly number[] {
  const rough = top / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((one) => one * power >= rough) ?? 10);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
