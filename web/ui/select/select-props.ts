import type { FocusEvent, MouseEvent } from "react";

/**
 * A list beside its field, where screen readers and dialogs find it; it covers the fields below and scrolls by itself. A box
 * that scrolls takes the focus of Tab, and loses it to the page when it closes: hence no tab stop.
 */
const PLACE = { withinPortal: false, floatingStrategy: "fixed" } as const;
const LOOK = {
  styles: { options: { maxHeight: 320, overflowY: "auto" } },
  attributes: { options: { tabIndex: -1 } },
} as const;
export const LIST_IN_PLACE = { withScrollArea: false, comboboxProps: PLACE, ...LOOK } as const;
/** The same for a `Combobox` with a `ListInPlace`, which Mantine takes for a place outside: leaving the field closes it. */
export const OWN_LIST = { ...PLACE, ...LOOK, closeOnClickOutside: false } as const;

export const selectWhole = ({ currentTarget }: FocusEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>) =>
  currentTarget.select();

/** A list with search opens on a press or on typing, and typing replaces the choice. */
export const SEARCHED_LIST = {
  searchable: true,
  openOnFocus: false,
  selectFirstOptionOnChange: true,
  allowDeselect: false,
  onFocus: selectWhole,
  onClick: selectWhole,
} as const;
