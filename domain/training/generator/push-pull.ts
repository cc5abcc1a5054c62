import { directionOf, type PushPull } from "../weekly/balance.ts";
import type { CatalogueExercise } from "./classified.ts";
import type { Session, StrengthLine } from "./session.ts";

/** Ours: a proposal keeps pushing and pulling within a quarter of each other; a trainer may differ more. */
const MIN_SHARE = 0.8;
const MAX_SHARE = 1.25;

export const directionOfLine = ({ chosen: { exercise, kind } }: StrengthLine<CatalogueExercise>) =>
  kind.type === "resistence" ? directionOf(exercise.muscleGroups) : null;

export function pushPullOf(sessions: readonly Pick<Session<CatalogueExercise>, "days" | "lines">[]): PushPull {
  const sum = { push: 0, pull: 0 };
  for (const { days, lines } of sessions) {
    for (const line of lines) {
      const direction = directionOfLine(line);
      if (direction) sum[direction] += line.series * days;
    }
  }
  return sum;
}

/** The direction that has too few sets; null while they are balanced, or there are none. */
export function weakerOf({ push, pull }: PushPull): keyof PushPull | null {
  if (push + pull === 0) return null;
  if (push < MIN_SHARE * pull) return "push";
  return push > MAX_SHARE * pull ? "pull" : null;
}

export function unbalances<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
  session: Session<Exercise>,
  lines: readonly StrengthLine<Exercise>[],
): boolean {
  const now = pushPullOf(sessions);
  const next = pushPullOf(sessions.map((one) => (one === session ? { ...session, lines } : one)));
  if (next.push === now.push && next.pull === now.pull) return false;
  const weaker = weakerOf(next);
  return weaker !== null && next[weaker] <= now[weaker];
}
