/** "52 min" */
export function lengthText(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null;
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
  return minutes > 0 && minutes < 24 * 60 ? `${minutes} min` : null;
}
