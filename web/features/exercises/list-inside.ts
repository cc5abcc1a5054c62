import type { FocusEvent, MouseEvent } from "react";

/** A list of options that stays within its dialog, over what is below it, and scrolls by itself, where readers look for it. */
export const LIST_INSIDE = {
  withScrollArea: false,
  comboboxProps: { withinPortal: false, floatingStrategy: "fixed" },
  styles: { options: { maxHeight: 320, overflowY: "auto" } },
} as const;

const selectWhole = ({ currentTarget }: FocusEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>) =>
  currentTarget.select();

/** For a search over one's choice: the list opens on a press or on typing, and typing replaces what was chosen. */
export const SEARCHABLE = {
  searchable: true,
  openOnFocus: false,
  selectFirstOptionOnChange: true,
  allowDeselect: false,
  onFocus: selectWhole,
  onClick: selectWhole,
} as const;
