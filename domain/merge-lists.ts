interface ListOptions<Item> {
  readonly keyOf: (item: Item) => string | number;
  /** Merges an item that was changed here and is still there; absent: no item changes under its key. */
  readonly merge?: (mine: Item, base: Item, theirs: Item) => Item;
}

/**
 * A list of which both sides have another version than `base`: theirs, without the items that were removed here, in our order if
 * that was changed. An item that was added here stands in front of the one that follows it here, or last.
 */
export function mergeLists<Item>(
  mine: readonly Item[],
  base: readonly Item[],
  theirs: readonly Item[],
  { keyOf, merge = (_mine, _base, latest) => latest }: ListOptions<Item>,
): Item[] {
  const byKey = (list: readonly Item[]) => new Map(list.map((item) => [keyOf(item), item]));
  const [here, before] = [byKey(mine), byKey(base)];
  const remaining = theirs.flatMap((item) => {
    const [changed, former] = [here.get(keyOf(item)), before.get(keyOf(item))];
    if (former === undefined) return [item];
    if (changed === undefined) return [];
    return [changed === former ? item : merge(changed, former, item)];
  });

  const insert = (into: readonly Item[], item: Item, list: readonly Item[]): Item[] => {
    const followers = list.slice(list.indexOf(item) + 1).map(keyOf);
    const next = followers.find((key) => into.some((one) => keyOf(one) === key));
    const index = into.findIndex((one) => keyOf(one) === next);
    return into.toSpliced(index < 0 ? into.length : index, 0, item);
  };
  const inBoth = (list: readonly Item[]) => list.map(keyOf).filter((key) => here.has(key) && before.has(key));
  const isMoved = inBoth(mine).join() !== inBoth(base).join();
  const sorted = [...here.keys()].flatMap((key) => remaining.filter((item) => keyOf(item) === key));
  const ordered = isMoved
    ? remaining
        .filter((item) => !here.has(keyOf(item)))
        .reduceRight<Item[]>((list, item) => insert(list, item, remaining), sorted)
    : remaining;
  const added = mine.filter((item) => !before.has(keyOf(item)));
  return added.reduceRight<Item[]>((list, item) => insert(list, item, mine), ordered);
}
