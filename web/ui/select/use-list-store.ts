import { type ComboboxStore, type UseComboboxOptions, useCombobox } from "@mantine/core";
import { useRef } from "react";

const SELECTED = "data-combobox-selected";

/**
 * Mantine's store of a list with search. That one looks for its options in the whole document and in each shadow root of it, several
 * times a key: beside a long table longer than a frame. This one looks in its list.
 */
export function useListStore(options: UseComboboxOptions): ComboboxStore {
  const store = useCombobox(options);
  const listId = useRef<string | null>(null);

  const listed = () => {
    const list = listId.current === null ? null : document.getElementById(listId.current);
    return [...(list?.querySelectorAll<HTMLElement>("[data-combobox-option]:not([data-combobox-disabled])") ?? [])];
  };
  const indexIn = (items: readonly HTMLElement[]) => items.findIndex((item) => item.hasAttribute(SELECTED));
  const mark = (items: readonly HTMLElement[], index: number): string | null => {
    for (const item of items) item.removeAttribute(SELECTED);
    items[index]?.setAttribute(SELECTED, "true");
    return items[index]?.id ?? null;
  };
  const moveTo = (items: readonly HTMLElement[], index: number): string | null => {
    const id = mark(items, index);
    items[index]?.scrollIntoView({ block: "nearest" });
    return id;
  };

  return {
    ...store,
    setListId: (id) => {
      listId.current = id;
      store.setListId(id);
    },
    getSelectedOptionIndex: () => indexIn(listed()),
    selectOption: (index) => moveTo(listed(), index),
    selectFirstOption: () => mark(listed(), 0),
    selectActiveOption: () => {
      const items = listed();
      return moveTo(
        items,
        Math.max(
          0,
          items.findIndex((item) => item.hasAttribute("data-combobox-active")),
        ),
      );
    },
    selectNextOption: () => {
      const items = listed();
      return moveTo(items, (indexIn(items) + 1) % items.length);
    },
    selectPreviousOption: () => {
      const items = listed();
      const index = indexIn(items);
      return moveTo(items, index > 0 ? index - 1 : items.length - 1);
    },
    resetSelectedOption: () => void mark(listed(), -1),
    clickSelectedOption: () => {
      const items = listed();
      items[indexIn(items)]?.click();
    },
    // The mark stands on the option itself.
    updateSelectedOptionIndex: () => undefined,
  };
}
