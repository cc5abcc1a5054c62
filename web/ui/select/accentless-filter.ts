import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from "@mantine/core";
import { withoutAccents } from "#domain/text/accentless.ts";

/** An accent that a dead key wrote alone counts for nothing. */
export const comparable = (text: string) =>
  withoutAccents(text)
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const isGroup = (item: ComboboxParsedItem): item is Extract<ComboboxParsedItem, { items: unknown }> => "items" in item;

/** An option that is also found by another name: a state by its abbreviation and its name. */
export interface NamedOption extends ComboboxItem {
  readonly otherName: string;
}

/** Each key compares all options of a list again. */
const comparedNames = new WeakMap<ComboboxItem, readonly string[]>();

function namesOf(item: ComboboxItem | NamedOption): readonly string[] {
  const compared = comparedNames.get(item);
  if (compared) return compared;
  const names = [item.label, ...("otherName" in item ? [item.otherName] : [])].map(comparable);
  comparedNames.set(item, names);
  return names;
}

const has = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** 0 for the search itself, 1 for a name that begins with it, 2 if each word begins a word of it, 3 if each is somewhere in it. */
function rankOf(name: string, words: readonly string[]): number {
  const search = words.join(" ");
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  return has(name, words) ? 3 : 4;
}

/**
 * Options that have every word of the search, case and accents ignored, at most `limit` of them; groups are kept. Those that
 * are the search, or begin as it does, come first.
 */
export const accentlessFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = comparable(search).trim().split(/\s+/);
  let remaining = limit;
  const take = (items: ComboboxItem[]) => {
    const ranked = items
      .map((item) => ({ item, rank: Math.min(...namesOf(item).map((name) => rankOf(name, words))) }))
      .filter(({ rank }) => rank < 4)
      .sort((one, other) => one.rank - other.rank);
    const shown = ranked.slice(0, remaining).map(({ item }) => item);
    remaining -= shown.length;
    return shown;
  };
  if (!options.some(isGroup)) return take(options.flatMap((item) => (isGroup(item) ? [] : [item])));
  return options.flatMap((item): ComboboxParsedItem[] => {
    if (!isGroup(item)) return take([item]);
    const items = take(item.items);
    return items.length > 0 ? [{ ...item, items }] : [];
  });
};
