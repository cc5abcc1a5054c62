const HUNDREDTHS = 10_000;

/** Two decimals that add up to 100, or all 0. The rest goes to the largest remainders (Hamilton's method), of equal ones to the first. */
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
