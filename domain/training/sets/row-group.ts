import type { CodeOf } from "../../text/labels.ts";
import { refuseTime, secondsOf } from "../entry/field-rules.ts";

/** Two rows make a superset, more a giant set. */
export const GROUP_KINDS = { superset: "Superset", circuit: "Circuito", emom: "EMOM", amrap: "AMRAP" } as const;

export type GroupKind = CodeOf<typeof GROUP_KINDS>;

/**
 * Figures that all rows of a group share, under the wire's names. Times are mm:ss. `rounds` null: each row has its own series. Of an
 * EMOM they are its minutes. `rest_between` is from one row to the next, `rest_after` after a round.
 */
export interface RowGroup {
  readonly number: number;
  readonly kind: GroupKind;
  readonly rounds: number | null;
  readonly rest_between: string | null;
  readonly rest_after: string | null;
  readonly time_cap: string | null;
}

export const GROUP_LIMITS = { number: 26, rounds: 99, rows: 12 } as const;

/** The sentence why a group cannot be; null when it can. */
export function refuseGroup({ kind, rounds, rest_between, rest_after, time_cap }: RowGroup): string | null {
  if ((kind === "circuit" || kind === "emom") && rounds === null) {
    return kind === "emom" ? "Diga por quantos minutos" : "Diga quantas voltas";
  }
  if (kind === "amrap" && time_cap === null) return "Diga o tempo do AMRAP";
  return [rest_between, rest_after, time_cap].flatMap((time) => (time && refuseTime(time)) || [])[0] ?? null;
}

interface Grouped {
  readonly group?: RowGroup | null | undefined;
}

const needsOthers = ({ kind }: RowGroup) => kind === "superset" || kind === "circuit";

const FIGURES = ["number", "kind", "rounds", "rest_between", "rest_after", "time_cap"] as const;

const isSameGroup = (one: RowGroup | null, other: RowGroup | null): boolean =>
  one === other || (one !== null && other !== null && FIGURES.every((figure) => one[figure] === other[figure]));

/**
 * The rows of one training, in their order, with groups that can be: numbered from 1 as they appear, rows as the first of their group says,
 * and no superset or circuit of a single row.
 */
export function withTidyGroups<Row extends Grouped>(rows: readonly Row[]): readonly Row[] {
  const members = Map.groupBy(
    rows.filter(({ group }) => group),
    ({ group }) => group?.number,
  );
  const standing = [...members.values()].flatMap(([first, ...others]) =>
    first?.group && (others.length > 0 || !needsOthers(first.group)) ? first.group : [],
  );
  return rows.map((row) => {
    const index = standing.findIndex(({ number }) => number === row.group?.number);
    const group = standing[index];
    const tidy = group ? { ...group, number: index + 1 } : null;
    return isSameGroup(row.group ?? null, tidy) ? row : { ...row, group: tidy };
  });
}

interface GroupedWork extends Grouped {
  readonly series?: number | null | undefined;
  readonly reps_pattern?: string | null | undefined;
  readonly sets?: readonly unknown[] | null | undefined;
}

/**
 * A set each minute, row by row: an EMOM of 10 minutes with three rows has 4, 3 and 3. Rows without series, with sets in detail or with a
 * pyramid stay as they are.
 */
export function withMinutesAsSeries<Row extends GroupedWork>(rows: readonly Row[]): readonly Row[] {
  const members = Map.groupBy(
    rows.filter(({ group }) => group?.kind === "emom"),
    ({ group }) => group?.number,
  );
  return rows.map((row) => {
    const { group, series, reps_pattern, sets } = row;
    const ofGroup = members.get(group?.number) ?? [];
    if (group?.kind !== "emom" || group.rounds === null || !series || reps_pattern || sets?.length) return row;
    const turns = Math.max(1, Math.ceil((group.rounds - ofGroup.indexOf(row)) / ofGroup.length));
    return turns === series ? row : { ...row, series: turns };
  });
}

/** "A" for the first group. */
export const groupLetter = ({ number }: Pick<RowGroup, "number">): string => String.fromCharCode(64 + number);

/** "Superset A · 4 voltas · descanso 01:30": the head of a group of `rows` rows. */
export function groupText(group: RowGroup, rows: number): string {
  const { kind, rounds, rest_between, rest_after, time_cap } = group;
  const label = kind === "superset" && rows > 2 ? "Série gigante" : GROUP_KINDS[kind];
  return [
    `${label} ${groupLetter(group)}`,
    rounds !== null && (kind === "emom" ? `${rounds} min` : rounds === 1 ? "1 volta" : `${rounds} voltas`),
    time_cap && (kind === "amrap" ? `${minutesText(time_cap)}` : `até ${minutesText(time_cap)}`),
    rest_between && `${restText(rest_between)} entre exercícios`,
    rest_after && `descanso de ${restText(rest_after)}${rounds === 1 ? "" : " após a volta"}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function minutesText(time: string): string {
  const seconds = secondsOf(time);
  return seconds % 60 === 0 ? `${seconds / 60} min` : time;
}

const restText = (time: string): string => {
  const seconds = secondsOf(time);
  return seconds < 120 && seconds % 60 !== 0 ? `${seconds} s` : minutesText(time);
};

export interface GroupPlace {
  /** "A2": the second row of the first group. */
  readonly place: string;
  /** The number of its group's rows, on the first one alone: the group's head stands above it. */
  readonly rows?: number;
}

/** By the ids of rows that are in a group; rows of a group follow each other. */
export function groupPlaces(rows: readonly (Grouped & { readonly id: number })[]): ReadonlyMap<number, GroupPlace> {
  const places = new Map<number, GroupPlace>();
  const groups = Map.groupBy(rows, ({ group }) => group?.number ?? 0);
  for (const { id, group } of rows) {
    const members = group ? (groups.get(group.number) ?? []) : [];
    const index = members.findIndex((member) => member.id === id);
    if (group)
      places.set(id, { place: `${groupLetter(group)}${index + 1}`, ...(index === 0 && { rows: members.length }) });
  }
  return places;
}
