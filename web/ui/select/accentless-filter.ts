import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from "@mantine/core";
import { withoutAccents } from "#domain/text/accentless.ts";

/** An accent that a dead key wrote alone counts for nothing. */
export const comparable = (text: string) =>
  withoutAccents(text)
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const isGroup = (item: ComboboxParsedItem): item is Extract<ComboboxParsedItem, { items: unknown }> => "items" in item;

/** 0 for a label that begins with the search, 1 if each word begins a word of it, 2 if each word is somewhere in it. */
function rankOf(label: string, words: readonly string[]): number {
  const text = comparable(label);
  if (text.startsWith(words.join(" "))) return 0;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

/**
 * Options that have every word of the search, case and accents ignored, at most `limit` of them; groups are kept. Those that
 * begin as the search does come first.
 */
export const accentlessFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = comparable(search).trim().split(/\s+/);
  const matches = ({ label }: ComboboxItem) => words.every((word) => comparable(label).includes(word));
  let remaining = limit;
  const take = (items: ComboboxItem[]) => {
    const rank = new Map(items.map((item) => [item, rankOf(item.label, words)]));
    const ranked = items.filter(matches).sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
    const shown = ranked.slice(0, remaining);
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
