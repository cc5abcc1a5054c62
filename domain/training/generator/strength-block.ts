import { GROUP } from "../muscle-groups.ts";
import { SHORT_BELOW } from "./around-line.ts";
import type { Planned } from "./caps.ts";
import { SENIOR_FROM } from "./caps.ts";
import { type CatalogueExercise, kindAt } from "./classified.ts";
import { LEVEL_RULES } from "./levels.ts";
import { LARGE_TO_SMALL, LOWER_BODY } from "./muscle-groups.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import type { Pool } from "./pool.ts";
import { kindsFor, targetMuscles } from "./posture-work.ts";
import type { ProposalInput } from "./proposal.ts";
import { unbalances } from "./push-pull.ts";
import {
  mainGroupOf,
  minutesOfSession,
  type Session,
  type StrengthLine,
  weeklySets,
  withLine,
  withSets,
  workingSets,
} from "./session.ts";
import { FOCUS_GROUPS, FOCUS_SLOTS, type Focus, type Slot } from "./splits.ts";

/** In every training, before all else: Fragala MS, Cadore EL, Dorgo S, et al. J Strength Cond Res 2019;33(8):2019-2052. */
const BALANCE: Slot = { kinds: ["balance"], priority: -1 };

const correctivePriority = ({ objective }: ProposalInput) => (objective === "posture" ? 0 : 1.5);
/** A short training has room for one. */
const CORRECTIVES_OF_A_SHORT_TRAINING = 1;
/** They reach their aim before the small ones get exercises of their own; for a posture, more movements count more than more sets. */
const MAIN_GROUPS = [GROUP.quadriceps, GROUP.hamstrings, GROUP.chest, GROUP.back];
/** Movements up to this priority begin with more sets. */
const MAIN_PRIORITY = 2;

const TRUNK: readonly number[] = [GROUP.abdomen, GROUP.core];

const isLoaded = (code: string) => ["resistence", "functional"].includes(kindAt(code)?.type ?? "");

function isAbout(focus: Focus, kind: string): boolean {
  const isNarrow = focus === "push" || focus === "pull";
  if (isNarrow && !FOCUS_SLOTS[focus].some(({ kinds }) => kinds.includes(kind))) return false;
  return FOCUS_GROUPS[focus].includes(kindAt(kind)?.group ?? 0);
}

/** Kinds of the upper body and the trunk and of the lower body in turn, so that neither takes all the places. */
function alternating(kindLists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isLower = ([first = ""]: readonly string[]) => LOWER_BODY.includes(kindAt(first)?.group ?? 0);
  const lower = kindLists.filter(isLower);
  const upper = kindLists.filter((kinds) => !isLower(kinds));
  return upper.flatMap((kinds, index) => [kinds, ...lower.slice(index, index + 1)]).concat(lower.slice(upper.length));
}

export function slotsOf(focus: Focus, input: ProposalInput): readonly Slot[] {
  const slots = [...FOCUS_SLOTS[focus]];
  const targeted = targetMuscles(input.posture, "strengthen")
    .filter(({ muscle }) => isLoaded(kindsFor(muscle, "strengthen")[0] ?? ""))
    .map(({ muscle }) => kindsFor(muscle, "strengthen").filter(isLoaded))
    .filter(([first = ""]) => isAbout(focus, first));
  const correctives = alternating([...new Map(targeted.map((kinds) => [kinds[0], kinds])).values()]);
  const most =
    input.minutes < SHORT_BELOW ? CORRECTIVES_OF_A_SHORT_TRAINING : OBJECTIVE_RULES[input.objective].correctives;
  const priority = correctivePriority(input);
  const brought = new Set<Slot>();
  for (const kinds of correctives.slice(0, most)) {
    const [first = ""] = kinds;
    const focusSlots = slots.filter((slot) => !brought.has(slot));
    const replaced =
      focusSlots.find((slot) => slot.kinds[0] === first) ?? focusSlots.find((slot) => slot.kinds.includes(first));
    const others = replaced?.kinds.filter((kind) => !kinds.includes(kind)) ?? [];
    const corrective = { kinds: [...kinds, ...others], priority: Math.min(replaced?.priority ?? priority, priority) };
    brought.add(corrective);
    if (replaced) slots[slots.indexOf(replaced)] = corrective;
    else slots.push(corrective);
  }
  return input.ageYears !== null && input.ageYears >= SENIOR_FROM ? [...slots, BALANCE] : slots;
}

/** A main movement begins with these; in a short training each begins with the fewest, so that all of them have room. */
const FIRST_SETS = 3;

export interface Room<Exercise extends CatalogueExercise> {
  readonly sessions: readonly Session<Exercise>[];
  readonly input: Planned<Exercise>;
  readonly pool: Pool<Exercise>;
  readonly keepsBalance?: boolean;
}

/**
 * Fills the sessions: first every movement in order of priority, training by training; then sets are added to the group that lacks
 * most until each reaches its aim, and further exercises to the groups that are still below their band. It never passes the upper end of
 * a group's band, the minutes of a training, nor the caps of the person.
 */
export function fillSessions<Exercise extends CatalogueExercise>(room: Room<Exercise>): void {
  const { sessions, input, pool } = room;
  const { minSets } = LEVEL_RULES[input.level];
  const used = new Set<number>();
  const slots = sessions.map(({ focus }) => slotsOf(focus, input));
  const priorities = [...new Set(slots.flat().map(({ priority }) => priority))].sort((one, other) => one - other);
  for (const priority of priorities) {
    for (const [index, session] of sessions.entries()) {
      for (const slot of slots[index]?.filter((one) => one.priority === priority) ?? []) {
        const usedKinds = kindsOf(session);
        const chosen = pool.best(
          slot.kinds.filter((kind) => !usedKinds.has(kind)),
          used,
        );
        if (!chosen) continue;
        const isMain = priority <= MAIN_PRIORITY && slot !== BALANCE && input.minutes >= SHORT_BELOW;
        const first = isMain ? Math.min(FIRST_SETS, input.caps.maxSets) : minSets;
        const series = [first, minSets].find(
          (sets) => refusalOf(room, session, withLine(session, { chosen, slot, series: sets })) === null,
        );
        if (series === undefined) continue;
        session.lines = withLine(session, { chosen, slot, series });
        // The safest balance exercise stays the same in every training.
        if (slot !== BALANCE) used.add(chosen.exercise.id);
      }
    }
    if (priority === MAIN_PRIORITY && input.objective !== "posture") addSets(room, MAIN_GROUPS);
  }
  fillUp(room, used);
}

export function fillUp<Exercise extends CatalogueExercise>(room: Room<Exercise>, used: Set<number>): void {
  addSets(room, LARGE_TO_SMALL);
  addExercises(room, used);
}

const kindsOf = <Exercise extends CatalogueExercise>({ lines, around }: Session<Exercise>): ReadonlySet<string> =>
  new Set([...lines, ...around].map(({ chosen }) => chosen.kind.code));

/** `group`: the muscle group whose band it would pass. */
export type Refusal =
  | { readonly by: "time" | "training_sets" | "exercise_sets" | "push_pull" }
  | { readonly by: "band"; readonly group: number };

/** Why a session may not have these lines instead; null when it may. Time comes first. */
export function refusalOf<Exercise extends CatalogueExercise>(
  { sessions, input, keepsBalance = false }: Room<Exercise>,
  session: Session<Exercise>,
  lines: readonly StrengthLine<Exercise>[],
): Refusal | null {
  const next = { ...session, lines };
  if (minutesOfSession(next, input) > input.minutes) return { by: "time" };
  if (workingSets(lines) > input.caps.trainingSets) return { by: "training_sets" };
  if (keepsBalance && unbalances(sessions, session, lines)) return { by: "push_pull" };
  const volume = weeklySets(sessions.map((one) => (one === session ? next : one)));
  const passed = [...volume].find(([group, sets]) => sets > input.bandOf(group).max);
  return passed ? { by: "band", group: passed[0] } : null;
}

export function aimOf({ level, bandOf }: ProposalInput, group: number): number {
  const { min, max } = bandOf(group);
  return Math.round(min + LEVEL_RULES[level].aim * (max - min));
}

function addSets<Exercise extends CatalogueExercise>(room: Room<Exercise>, groups: readonly number[]): void {
  const open = new Set(groups);
  while (open.size > 0) {
    const volume = weeklySets(room.sessions);
    const lack = (group: number) => (volume.get(group) ?? 0) / Math.max(aimOf(room.input, group), 1);
    const [group = 0] = [...open].sort((one, other) => lack(one) - lack(other));
    if (lack(group) >= 1 || !addSet(room, group)) open.delete(group);
  }
}

export const linesLedBy = <Exercise extends CatalogueExercise>({ sessions }: Room<Exercise>, group: number) =>
  sessions
    .flatMap((session) => session.lines.map((line) => ({ session, line })))
    .filter(({ line }) => mainGroupOf(line.chosen) === group && line.chosen.kind.type === "resistence")
    .sort((one, other) => one.line.series - other.line.series);

/** Adds a set to the exercise that leads the group and has the fewest; false when none can take one. */
export function addSet<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  group: number,
  suits: (line: StrengthLine<Exercise>) => boolean = () => true,
): boolean {
  for (const { session, line } of linesLedBy(room, group)) {
    if (line.series >= room.input.caps.maxSets || !suits(line)) continue;
    const lines = withSets(session, line, line.series + 1);
    if (refusalOf(room, session, lines) !== null) continue;
    session.lines = lines;
    return true;
  }
  return false;
}

const WANTED_KINDS: readonly string[] = [
  ...new Set(Object.values(FOCUS_SLOTS).flatMap((slots) => slots.flatMap(({ kinds }) => kinds))),
];

export function furtherLines<Exercise extends CatalogueExercise>(
  { input, pool }: Pick<Room<Exercise>, "input" | "pool">,
  session: Session<Exercise>,
  group: number,
  used: ReadonlySet<number>,
): readonly StrengthLine<Exercise>[] {
  const usedKinds = kindsOf(session);
  const kinds = WANTED_KINDS.filter(
    (code) =>
      !usedKinds.has(code) &&
      kindAt(code)?.type === "resistence" &&
      (isAbout(session.focus, code) || TRUNK.includes(group)),
  );
  return kinds.flatMap((kind) => {
    const chosen = pool.best([kind], used);
    if (!chosen || mainGroupOf(chosen) !== group) return [];
    return { chosen, slot: { kinds: [kind], priority: EXTRA_PRIORITY }, series: LEVEL_RULES[input.level].minSets };
  });
}

const EXTRA_PRIORITY = 9;

/** Adds exercises to the groups below their band, the one that lacks most first, until none can have one. */
function addExercises<Exercise extends CatalogueExercise>(room: Room<Exercise>, used: Set<number>): void {
  const { sessions, input } = room;
  const open = new Set(LARGE_TO_SMALL.filter((group) => group !== GROUP.core));
  while (open.size > 0) {
    const volume = weeklySets(sessions);
    const lack = (group: number) => (volume.get(group) ?? 0) / Math.max(input.bandOf(group).min, 1);
    const [group = 0] = [...open].sort((one, other) => lack(one) - lack(other));
    if (lack(group) >= 1 || !(addSet(room, group) || addExercise(room, group, used))) open.delete(group);
  }
}

export function addExercise<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  group: number,
  used: Set<number>,
  suits: (line: StrengthLine<Exercise>) => boolean = () => true,
): boolean {
  const emptiestFirst = [...room.sessions].sort((one, other) => workingSets(one.lines) - workingSets(other.lines));
  for (const session of emptiestFirst.filter(({ focus }) => FOCUS_GROUPS[focus].includes(group))) {
    for (const line of furtherLines(room, session, group, used).filter(suits)) {
      const lines = withLine(session, line);
      if (refusalOf(room, session, lines) !== null) continue;
      session.lines = lines;
      used.add(line.chosen.exercise.id);
      return true;
    }
  }
  return false;
}
