import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from "@mantine/core";

/** Text in small letters without accents, to compare by. */
export const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const isGroup = (item: ComboboxParsedItem): item is Extract<ComboboxParsedItem, { items: unknown }> => "items" in item;

/** Options that have every word of the search, case and accents ignored, at most `limit` of them; groups are kept. */
export const accentlessFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = withoutAccents(search).split(/\s+/);
  const matches = ({ label }: ComboboxItem) => words.every((word) => withoutAccents(label).includes(word));
  let left = limit;
  const take = (items: ComboboxItem[]) => {
    const taken = items.filter(matches).slice(0, left);
    left -= taken.length;
    return taken;
  };
  return options.flatMap((item): ComboboxParsedItem[] => {
    if (!isGroup(item)) return take([item]);
    const items = take(item.items);
    return items.length > 0 ? [{ ...item, items }] : [];
  });
};
