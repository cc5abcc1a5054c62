import { GROUP } from "../muscle-groups.ts";
import type { PushPull } from "../weekly/balance.ts";
import type { CatalogueExercise } from "./classified.ts";
import { LEVEL_RULES } from "./levels.ts";
import { directionOfLine, pushPullOf, weakerOf } from "./push-pull.ts";
import { type StrengthLine, weeklySets, withSets } from "./session.ts";
import { addExercise, addSet, fillUp, type Room } from "./strength-block.ts";

const GROUPS: Readonly<Record<keyof PushPull, readonly number[]>> = {
  push: [GROUP.chest, GROUP.shoulders, GROUP.triceps],
  pull: [GROUP.back, GROUP.biceps],
};

/** Adds sets to the weaker direction, and where none can be added takes some from the stronger one. */
export function balancePushPull<Exercise extends CatalogueExercise>(room: Room<Exercise>): void {
  const used = new Set(room.sessions.flatMap(({ lines }) => lines.map(({ chosen }) => chosen.exercise.id)));
  for (let turn = 0; turn < 200; turn += 1) {
    const sums = pushPullOf(room.sessions);
    const weaker = weakerOf(sums);
    if (weaker === null) break;
    if (strengthen(room, weaker, used)) continue;
    const stronger = weaker === "push" ? "pull" : "push";
    if (isBarred(room, weaker) || !weaken(room, stronger)) break;
  }
  fillUp({ ...room, keepsBalance: true }, used);
}

/** Whether health, place or level keep every main exercise of a direction out: taking the other one away would only train less. */
const isBarred = <Exercise extends CatalogueExercise>({ pool }: Room<Exercise>, direction: keyof PushPull): boolean =>
  pool.barredBy(direction === "push" ? GROUP.chest : GROUP.back) !== null;

function strengthen<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  direction: keyof PushPull,
  used: Set<number>,
): boolean {
  const volume = weeklySets(room.sessions);
  const groups = [...GROUPS[direction]].sort((one, other) => (volume.get(one) ?? 0) - (volume.get(other) ?? 0));
  const suits = (line: StrengthLine<Exercise>) => directionOfLine(line) === direction;
  return (
    groups.some((group) => addSet(room, group, suits)) || groups.some((group) => addExercise(room, group, used, suits))
  );
}

function weaken<Exercise extends CatalogueExercise>(room: Room<Exercise>, direction: keyof PushPull): boolean {
  const { minSets } = LEVEL_RULES[room.input.level];
  const lines = room.sessions
    .flatMap((session) => session.lines.map((line) => ({ session, line })))
    .filter(({ line }) => directionOfLine(line) === direction)
    .sort((one, other) => other.line.series - one.line.series || other.line.slot.priority - one.line.slot.priority);
  const fullest = lines[0];
  if (!fullest) return false;
  const { session, line } = fullest;
  if (line.series > minSets) {
    session.lines = withSets(session, line, line.series - 1);
    return true;
  }
  if (lines.length === 1) return false;
  const least = lines.find(({ line: one }) => !one.chosen.kind.isMultiJoint) ?? fullest;
  least.session.lines = least.session.lines.filter((one) => one !== least.line);
  return true;
}
