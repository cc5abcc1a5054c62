import { differenceInDays } from "#domain/calendar-date.ts";

interface OfCycle {
  readonly id: number;
  readonly mesocycle_id: number | null;
  readonly microcycle_id: number | null;
}

/** A cycle has one evaluation. In the address: "12" is a mesocycle's, "12.3" its microcycle's, "0.7" the seventh, without a cycle. */
export const keyOf = ({ id, mesocycle_id, microcycle_id }: OfCycle): string => {
  if (mesocycle_id === null) return `0.${id}`;
  return microcycle_id === null ? String(mesocycle_id) : `${mesocycle_id}.${microcycle_id}`;
};

export type TwoKeys = readonly [string | null, string | null];

/** The address's, as far as they exist; else the last two. */
export function twoIn(chosen: string | undefined, evaluations: readonly OfCycle[]): TwoKeys {
  const keys = evaluations.map(keyOf);
  if (chosen === undefined) return [keys.at(-2) ?? null, keys.at(-1) ?? null];
  const [first, second] = chosen.split("-").map((key) => (keys.includes(key) ? key : null));
  return [first ?? null, second ?? null];
}

interface Dated extends OfCycle {
  readonly evaluated_on: string;
}

/** In order of date. The one that is pressed takes the place of the nearer of the two; outside of them, of the one at that end. */
export function withPressed<E extends Dated>(evaluations: readonly E[], chosen: TwoKeys, pressed: E): TwoKeys {
  const key = keyOf(pressed);
  if (chosen.includes(key)) return chosen;
  const places = chosen.map((one) => evaluations.findIndex((evaluation) => keyOf(evaluation) === one));
  const [low = -1, high = -1] = places.toSorted((one, other) => one - other);
  const [earlier, later] = [evaluations[low], evaluations[high]];
  if (!later) return [null, key];
  if (!earlier) return inOrder(evaluations, [keyOf(later), key]);
  const toEarlier = Math.abs(differenceInDays(earlier.evaluated_on, pressed.evaluated_on));
  const toLater = Math.abs(differenceInDays(pressed.evaluated_on, later.evaluated_on));
  return inOrder(evaluations, [key, keyOf(toEarlier <= toLater ? later : earlier)]);
}

function inOrder(evaluations: readonly OfCycle[], [one, other]: readonly [string, string]): TwoKeys {
  const keys = evaluations.map(keyOf);
  return keys.indexOf(one) < keys.indexOf(other) ? [one, other] : [other, one];
}
