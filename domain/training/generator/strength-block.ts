import { GROUP } from "../muscle-groups.ts";
import { type CatalogueExercise, type ClassifiedExercise, kindAt } from "./classified.ts";
import { minutesOf, strengthFigures, type TimedLine } from "./figures.ts";
import { LEVEL_RULES } from "./levels.ts";
import { LARGE_TO_SMALL, LOWER_BODY } from "./muscle-groups.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import type { Pool } from "./pool.ts";
import { kindsFor, musclesAsked } from "./posture-work.ts";
import type { ProposalInput } from "./proposal.ts";
import { FOCUS_GROUPS, FOCUS_SLOTS, type Focus, type Slot } from "./splits.ts";

/** An exercise with a load, before its figures are final. */
export interface StrengthLine<Exercise extends CatalogueExercise> {
  readonly chosen: ClassifiedExercise<Exercise>;
  readonly slot: Slot;
  readonly series: number;
}

/** One training while it is filled. `days` is how often a week it is done; `around` is its warm-up, trunk, aerobic and stretching. */
export interface Session<Exercise extends CatalogueExercise> {
  readonly focus: Focus;
  readonly days: number;
  readonly around: readonly TimedLine[];
  lines: readonly StrengthLine<Exercise>[];
}

const OLDER_FROM = 60;
/** Balance for older adults: Fragala MS, Cadore EL, Dorgo S, et al. J Strength Cond Res 2019;33(8):2019-2052. */
const BALANCE: Slot = { kinds: ["balance"], priority: 3 };

/** What the posture asks for is filled before everything else. */
const CORRECTIVE_PRIORITY = 0;
/** They reach their aim before the small ones get exercises of their own; for a posture, more movements count more than more sets. */
const MAIN_GROUPS = [GROUP.quadriceps, GROUP.hamstrings, GROUP.chest, GROUP.back];
/** Movements up to this priority begin with more sets. */
const MAIN_PRIORITY = 2;

const isLoaded = (code: string) => ["resistence", "functional"].includes(kindAt(code)?.type ?? "");

/** Whether a focus has room for a kind: for its muscle group, and in a training of one movement for the movement. */
function isAbout(focus: Focus, kind: string): boolean {
  const isNarrow = focus === "push" || focus === "pull";
  if (isNarrow && !FOCUS_SLOTS[focus].some(({ kinds }) => kinds.includes(kind))) return false;
  return FOCUS_GROUPS[focus].includes(kindAt(kind)?.group ?? 0);
}

/** Kinds of the upper body and the trunk and of the lower body in turn, so that neither takes all the places. */
function alternating(wanted: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isLower = ([first = ""]: readonly string[]) => LOWER_BODY.includes(kindAt(first)?.group ?? 0);
  const lower = wanted.filter(isLower);
  const upper = wanted.filter((kinds) => !isLower(kinds));
  return upper.flatMap((kinds, place) => [kinds, ...lower.slice(place, place + 1)]).concat(lower.slice(upper.length));
}

/** The movements that a training wants: those of its focus, with those that the posture asks to strengthen brought forward. */
export function slotsOf(focus: Focus, input: ProposalInput): readonly Slot[] {
  const slots = [...FOCUS_SLOTS[focus]];
  const wanted = musclesAsked(input.posture, "strengthen")
    .filter(({ muscle }) => isLoaded(kindsFor(muscle, "strengthen")[0] ?? ""))
    .map(({ muscle }) => kindsFor(muscle, "strengthen").filter(isLoaded))
    .filter(([first = ""]) => isAbout(focus, first));
  const correctives = alternating([...new Map(wanted.map((kinds) => [kinds[0], kinds])).values()]);
  for (const kinds of correctives.slice(0, OBJECTIVE_RULES[input.objective].correctives)) {
    const [first = ""] = kinds;
    const own = slots.filter((slot) => slot.priority !== CORRECTIVE_PRIORITY);
    const before = own.find((slot) => slot.kinds[0] === first) ?? own.find((slot) => slot.kinds.includes(first));
    const others = before?.kinds.filter((kind) => !kinds.includes(kind)) ?? [];
    const corrective = { kinds: [...kinds, ...others], priority: CORRECTIVE_PRIORITY };
    if (before) slots[slots.indexOf(before)] = corrective;
    else slots.push(corrective);
  }
  return input.ageYears !== null && input.ageYears >= OLDER_FROM ? [...slots, BALANCE] : slots;
}

const FIRST_SETS = 3;

/**
 * Fills the sessions: first every movement in order of priority, training by training; then sets are added to the group that lacks
 * most until each reaches its aim. It never passes the upper end of a group's band, nor the minutes of a training.
 */
export function fillSessions<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): void {
  const { minSets, maxSets } = LEVEL_RULES[input.level];
  const used = new Set<number>();
  const slots = sessions.map(({ focus }) => slotsOf(focus, input));
  const priorities = [...new Set(slots.flat().map(({ priority }) => priority))].sort((one, other) => one - other);
  for (const priority of priorities) {
    for (const [index, session] of sessions.entries()) {
      for (const slot of slots[index]?.filter((one) => one.priority === priority) ?? []) {
        const taken = new Set(session.lines.map(({ chosen }) => chosen.kind.code));
        const chosen = pool.best(
          slot.kinds.filter((kind) => !taken.has(kind)),
          used,
        );
        if (!chosen) continue;
        const first = priority <= MAIN_PRIORITY ? Math.min(FIRST_SETS, maxSets) : minSets;
        const series = [first, minSets].find((sets) => {
          const lines = [...session.lines, { chosen, slot, series: sets }];
          return fits(sessions, { ...session, lines }, session, input);
        });
        if (series === undefined) continue;
        session.lines = [...session.lines, { chosen, slot, series }];
        used.add(chosen.exercise.id);
      }
    }
    if (priority === MAIN_PRIORITY && input.objective !== "posture")
      addSets(sessions, input, { groups: MAIN_GROUPS, maxSets });
  }
  addSets(sessions, input, { groups: LARGE_TO_SMALL, maxSets });
}

/** Whether a session may become another one: in time, and no group of it above its band. */
function fits<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
  next: Session<Exercise>,
  before: Session<Exercise>,
  input: ProposalInput<Exercise>,
): boolean {
  if (minutesOf(timedLines(next, input)) > input.minutes) return false;
  const volume = weeklySets(sessions.map((session) => (session === before ? next : session)));
  return [...volume].every(([group, sets]) => sets <= input.bandOf(group).max);
}

/** Everything that a session holds, for its time. */
export const timedLines = <Exercise extends CatalogueExercise>(
  { around, lines }: Pick<Session<Exercise>, "around" | "lines">,
  { objective }: ProposalInput<Exercise>,
): readonly TimedLine[] => [
  ...around,
  ...lines.map(({ chosen: { kind }, series }) => ({
    type: kind.type,
    prescription: strengthFigures(kind, objective, series),
  })),
];

/** Weekly sets by muscle group, as the week's overview counts them: each set for every group of the exercise, resistance only. */
export function weeklySets<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
): ReadonlyMap<number, number> {
  const sets = new Map<number, number>();
  for (const { days, lines } of sessions) {
    for (const { chosen, series } of lines) {
      if (chosen.kind.type !== "resistence") continue;
      for (const { id } of chosen.exercise.muscleGroups) sets.set(id, (sets.get(id) ?? 0) + series * days);
    }
  }
  return sets;
}

/** The weekly sets that a level aims at within a group's band. */
export function aimOf({ level, bandOf }: ProposalInput, group: number): number {
  const { min, max } = bandOf(group);
  return Math.round(min + LEVEL_RULES[level].aim * (max - min));
}

function addSets<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
  input: ProposalInput<Exercise>,
  { groups, maxSets }: { readonly groups: readonly number[]; readonly maxSets: number },
): void {
  const open = new Set(groups);
  while (open.size > 0) {
    const volume = weeklySets(sessions);
    const lack = (group: number) => (volume.get(group) ?? 0) / Math.max(aimOf(input, group), 1);
    const [group = 0] = [...open].sort((one, other) => lack(one) - lack(other));
    if (lack(group) >= 1 || !addSet(sessions, input, group, maxSets)) open.delete(group);
  }
}

/** Adds a set to the exercise that leads the group and has the fewest; false when none can take one. */
function addSet<Exercise extends CatalogueExercise>(
  sessions: readonly Session<Exercise>[],
  input: ProposalInput<Exercise>,
  group: number,
  maxSets: number,
): boolean {
  const candidates = sessions
    .flatMap((session) => session.lines.map((line) => ({ session, line })))
    .filter(({ line }) => line.chosen.kind.group === group && line.chosen.kind.type === "resistence")
    .filter(({ line }) => line.series < maxSets)
    .sort((one, other) => one.line.series - other.line.series);
  for (const { session, line } of candidates) {
    const lines = session.lines.map((one) => (one === line ? { ...one, series: one.series + 1 } : one));
    if (!fits(sessions, { ...session, lines }, session, input)) continue;
    session.lines = lines;
    return true;
  }
  return false;
}

/** Multi-joint exercises first, then large muscles before small ones. */
export function inOrder<Exercise extends CatalogueExercise>(
  lines: readonly StrengthLine<Exercise>[],
): readonly StrengthLine<Exercise>[] {
  const place = ({ chosen: { kind } }: StrengthLine<Exercise>) => LARGE_TO_SMALL.indexOf(kind.group ?? 0);
  return [...lines].sort(
    (one, other) =>
      Number(other.chosen.kind.isMultiJoint) - Number(one.chosen.kind.isMultiJoint) || place(one) - place(other),
  );
}
