const HUNDREDTHS = 10_000;

/**
 * The shares of counts as percentages with two decimals that add up to 100, in the order of the counts; all are 0 when nothing was
 * counted. What rounding down leaves over goes to the largest remainders (Hamilton's method), of equal ones to the first.
 * @param counts whole numbers, 0 or more
 */
export function percentagesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = counts.map((count, index) => ({
    index,
    whole: Math.floor((count * HUNDREDTHS) / total),
    remainder: (count * HUNDREDTHS) % total,
  }));
  const remaining = HUNDREDTHS - shares.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, remaining)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => (whole + (raised.has(index) ? 1 : 0)) / 100);
}
