import { rowSeconds } from "../duration.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { AroundLine } from "./around-line.ts";
import type { Planned } from "./caps.ts";
import type { CatalogueExercise, ClassifiedExercise } from "./classified.ts";
import { strengthFigures, type TimedLine } from "./figures.ts";
import { LARGE_TO_SMALL } from "./muscle-groups.ts";
import type { Focus, Slot } from "./splits.ts";

export interface StrengthLine<Exercise extends CatalogueExercise> {
  readonly chosen: ClassifiedExercise<Exercise>;
  readonly slot: Slot;
  readonly series: number;
}

/** One training while it is filled. `days` is how often a week it is done; `around` is its warm-up, trunk, aerobic and stretching. */
export interface Session<Exercise extends CatalogueExercise> {
  readonly focus: Focus;
  readonly days: number;
  around: readonly AroundLine<Exercise>[];
  lines: readonly StrengthLine<Exercise>[];
}

export const withLine = <Exercise extends CatalogueExercise>(
  { lines }: Session<Exercise>,
  line: StrengthLine<Exercise>,
): readonly StrengthLine<Exercise>[] => [...lines, line];

export const withSets = <Exercise extends CatalogueExercise>(
  { lines }: Session<Exercise>,
  line: StrengthLine<Exercise>,
  series: number,
): readonly StrengthLine<Exercise>[] => lines.map((one) => (one === line ? { ...one, series } : one));

const isWorking = ({ chosen }: StrengthLine<CatalogueExercise>) => chosen.kind.code !== "balance";

export const workingSets = (lines: readonly StrengthLine<CatalogueExercise>[]): number =>
  lines.filter(isWorking).reduce((sum, { series }) => sum + series, 0);

export type SessionRow<Exercise extends CatalogueExercise> = TimedLine & {
  readonly chosen: ClassifiedExercise<Exercise>;
} & ({ readonly line: StrengthLine<Exercise> } | { readonly around: AroundLine<Exercise> });

/** Release and mobility come first, stretching last (Behm 2011). */
export const BLOCK_ORDER: readonly ExerciseTypeValue[] = [
  "myofascial_release",
  "mobility",
  "functional",
  "resistence",
  "manobra_resp",
  "exerc_aerobicos",
  "stretching",
];

export function rowsOf<Exercise extends CatalogueExercise>(
  { around, lines }: Pick<Session<Exercise>, "around" | "lines">,
  { objective, caps }: Planned<Exercise>,
): readonly SessionRow<Exercise>[] {
  const rows: readonly SessionRow<Exercise>[] = [
    ...around.map((line) => ({ type: line.type, prescription: line.prescription, chosen: line.chosen, around: line })),
    ...inOrder(lines).map((line) => ({
      type: line.chosen.kind.type,
      prescription: strengthFigures(line.chosen.kind, objective, line.series, caps),
      chosen: line.chosen,
      line,
    })),
  ];
  return BLOCK_ORDER.flatMap((block) => rows.filter(({ type }) => type === block));
}

/** An assisting group's share of a set; ours, as in the week's overview. */
const ASSISTING = 0.5;

/** Weekly sets by muscle group, as they are compared with a band: a set counts for the main group, half for those that assist. */
export function weeklySets<Exercise extends CatalogueExercise>(
  sessions: readonly Pick<Session<Exercise>, "days" | "lines">[],
): ReadonlyMap<number, number> {
  const sets = new Map<number, number>();
  for (const { days, lines } of sessions) {
    for (const { chosen, series } of lines) {
      if (chosen.kind.type !== "resistence") continue;
      for (const [place, { id }] of chosen.exercise.muscleGroups.entries())
        sets.set(id, (sets.get(id) ?? 0) + series * days * (place === 0 ? 1 : ASSISTING));
    }
  }
  return sets;
}

/** The first muscle group of an exercise leads it; that of its kind where it has none. */
export const mainGroupOf = ({ exercise, kind }: ClassifiedExercise): number | null =>
  exercise.muscleGroups[0]?.id ?? kind.group;

export function inOrder<Exercise extends CatalogueExercise>(
  lines: readonly StrengthLine<Exercise>[],
): readonly StrengthLine<Exercise>[] {
  const place = ({ chosen: { kind } }: StrengthLine<Exercise>) => LARGE_TO_SMALL.indexOf(kind.group ?? 0);
  return [...lines].sort(
    (one, other) =>
      Number(other.chosen.kind.isMultiJoint) - Number(one.chosen.kind.isMultiJoint) || place(one) - place(other),
  );
}

/** The seconds of rows that do not change while a session is filled. */
const SECONDS = new WeakMap<object, ReturnType<typeof rowSeconds>>();

function secondsOf<Exercise extends CatalogueExercise>(
  row: AroundLine<Exercise> | StrengthLine<Exercise>,
  { objective, caps }: Planned<Exercise>,
): ReturnType<typeof rowSeconds> {
  const cached = SECONDS.get(row);
  if (cached) return cached;
  const { kind } = row.chosen;
  const prescription = "prescription" in row ? row.prescription : strengthFigures(kind, objective, row.series, caps);
  const seconds = rowSeconds(kind.type, prescription, 1);
  SECONDS.set(row, seconds);
  return seconds;
}

/** The minutes of `rowsOf`, without making the rows: nothing follows the last of them. */
export function minutesOfSession<Exercise extends CatalogueExercise>(
  { around, lines }: Pick<Session<Exercise>, "around" | "lines">,
  input: Planned<Exercise>,
): number {
  const rows = [...around, ...lines];
  const types = rows.map(({ chosen }) => chosen.kind.type);
  const lastType = BLOCK_ORDER.findLast((block) => types.includes(block));
  const inLastBlock = [...around, ...inOrder(lines)].filter(({ chosen }) => chosen.kind.type === lastType);
  const last = inLastBlock.at(-1);
  const seconds = rows.reduce((sum, row) => {
    const { work, between } = secondsOf(row, input);
    return sum + work + (row === last ? 0 : between);
  }, 0);
  return Math.round(seconds / 60);
}
