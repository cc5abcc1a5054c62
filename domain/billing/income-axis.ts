/** The top of the axis of an income line, 5 % above its highest point; 1 when nothing came in, so that the line lies on the ground. */
export const axisTop = (values: readonly number[]): number => Math.max(...values, 0) * 1.05 || 1;
