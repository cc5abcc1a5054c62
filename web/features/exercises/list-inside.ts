import type { FocusEvent, MouseEvent } from "react";

/** A list of options that stays within its dialog, over what is below it, and scrolls by itself, where readers look for it. */
export const LIST_INSIDE = {
  withScrollArea: false,
  comboboxProps: { withinPortal: false, floatingStrategy: "fixed" },
  styles: { options: { maxHeight: 320, overflowY: "auto" } },
} as const;

/** As {@link LIST_INSIDE}, for several choices: pills in the middle of a field of a thumb's height. */
export const PILLS = {
  ...LIST_INSIDE,
  styles: {
    ...LIST_INSIDE.styles,
    input: { display: "flex", alignItems: "center" },
    pillsList: { flex: 1 },
  },
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
