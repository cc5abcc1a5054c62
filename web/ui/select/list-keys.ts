import type { ComboboxData, ComboboxGenericItem, ComboboxItem } from "@mantine/core";
import type { ChangeEvent, KeyboardEvent } from "react";
import { accentlessFilter, comparable } from "./accentless-filter.ts";

export const NO_MATCH = "Nenhum resultado";

const itemOf = (item: string | ComboboxGenericItem | ComboboxItem): ComboboxItem => {
  if (typeof item === "string") return { value: item, label: item };
  return "label" in item ? item : { ...item, label: item.value };
};

export const itemsOf = (data: ComboboxData): ComboboxItem[] =>
  data.flatMap((item) => (typeof item !== "string" && "items" in item ? item.items.map(itemOf) : [itemOf(item)]));

interface LeftText {
  /** The one option that is meant. */
  readonly match?: ComboboxItem;
  readonly error?: string;
}

/** A text that is still in the field when the focus leaves it: the only match is chosen, anything else gets a message. */
export function settleText(items: readonly ComboboxItem[], text: string): LeftText {
  const found = accentlessFilter({ options: items.filter(({ disabled }) => !disabled), search: text, limit: 2 });
  const [match, ...others] = itemsOf(found);
  if (!match) return { error: NO_MATCH };
  const isExact = comparable(match.label) === comparable(text.trim());
  return isExact || others.length === 0 ? { match } : { error: "Escolha na lista" };
}

export const isOpen = (field: HTMLElement) => field.getAttribute("aria-expanded") === "true";

/** The option that Enter or Tab would choose: the first match, or where the arrow keys are. */
export function highlightedOption(field: HTMLElement): HTMLElement | null {
  const list = isOpen(field) ? document.getElementById(field.getAttribute("aria-controls") ?? "") : null;
  return list?.querySelector<HTMLElement>("[data-combobox-selected]") ?? null;
}

/**
 * Put around the field: Enter chooses the option that is highlighted. Mantine chooses by an index of its own, which a timer of
 * the list's opening clears, and would leave the key to the form.
 */
export function chooseHighlighted(event: KeyboardEvent<HTMLElement>): void {
  const { target: field } = event;
  if (event.key !== "Enter" || event.defaultPrevented || !(field instanceof HTMLElement)) return;
  const option = highlightedOption(field);
  if (!option) return;
  event.preventDefault();
  option.click();
}

/** Without the browser's own filling in, from which the list chooses by itself. */
export const typeInto =
  (type: (text: string) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    if (document.activeElement === currentTarget) type(currentTarget.value);
  };
