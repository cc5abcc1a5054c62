import type { Movement, Parameter } from "#domain/figures/exercise/movement.ts";
import type { Pattern } from "#domain/figures/exercise/pattern.ts";

type Labelled = Pick<Pattern, "label" | "groups">;

/** More groups than a pattern trains. */
const MANY = 100;

/** Those that train one of the groups come first, the chosen main group's ahead. */
export function patternOptions(patterns: Readonly<Record<string, Labelled>>, groupIds: readonly number[]) {
  const rankOf = ({ groups }: Labelled) => {
    const ranks = groupIds.flatMap((id, index) => {
      const rank = groups.indexOf(id);
      return rank < 0 ? [] : [index * MANY + rank];
    });
    return ranks.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...ranks);
  };
  const all = Object.entries(patterns).map(([value, pattern]) => ({
    value,
    label: pattern.label,
    rank: rankOf(pattern),
  }));
  const sorted = all.toSorted((a, b) => Math.sign(a.rank - b.rank) || a.label.localeCompare(b.label, "pt"));
  const fitting = sorted.filter(({ rank }) => Number.isFinite(rank));
  const others = sorted.filter(({ rank }) => !Number.isFinite(rank));
  const itemsOf = (some: typeof sorted) => some.map(({ value, label }) => ({ value, label }));
  return [
    { group: "Para os grupos escolhidos", items: itemsOf(fitting) },
    { group: fitting.length > 0 ? "Outros" : "Movimentos", items: itemsOf(others) },
  ].filter(({ items }) => items.length > 0);
}

/** The first value is the usual one. */
export const chosenValue = ({ parameters }: Movement, name: string, values: Parameter["values"]): string | null =>
  parameters[name] ?? Object.keys(values)[0] ?? null;

export const changeParameter = ({ pattern, parameters }: Movement, name: string, value: string): Movement => ({
  pattern,
  parameters: { ...parameters, [name]: value },
});
