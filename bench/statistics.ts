export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** By linear interpolation between the two nearest values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("nothing was measured");
  return below + (above - below) * (place - Math.floor(place));
}

export const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));
