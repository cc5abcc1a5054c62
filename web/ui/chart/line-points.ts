export function linePoints(values: readonly (number | null)[], width: number, height: number): string {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (points.length < 2) return "";
  const lowest = Math.min(...points.map(({ value }) => value));
  const range = Math.max(...points.map(({ value }) => value)) - lowest;
  const step = width / (values.length - 1);
  return points
    .map(({ value, index }) => {
      const share = range === 0 ? 0.5 : (value - lowest) / range;
      return `${round(index * step)},${round(height - share * height)}`;
    })
    .join(" ");
}

const round = (number: number) => Math.round(number * 10) / 10;
