import type { ExerciseSession } from "./data.ts";

export const LINES = [
  { key: "one_rep_max", label: "1RM estimada", unit: "kg", decimals: 1 },
  { key: "load", label: "Maior carga", unit: "kg", decimals: 1 },
  { key: "repetitions", label: "Repetições", unit: "", decimals: 0 },
] as const;
export type Line = (typeof LINES)[number];

function figureOf({ best, sets }: ExerciseSession, key: Line["key"]): number | null {
  if (key === "one_rep_max") return best?.one_rep_max_kg ?? null;
  if (key === "load") {
    const loads = sets.flatMap(({ load_kg }) => load_kg ?? []);
    return loads.length === 0 ? null : Math.max(...loads);
  }
  const counts = sets.flatMap(({ repetitions }) => repetitions ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** The oldest first, without the days that lack the figure. */
export function lineOf(sessions: readonly ExerciseSession[], line: Line) {
  const points = sessions.toReversed().flatMap((session) => {
    const value = figureOf(session, line.key);
    return value === null ? [] : [{ day: session.day, value }];
  });
  return { ...line, points };
}
