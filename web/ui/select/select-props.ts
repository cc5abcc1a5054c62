import type { FocusEvent, MouseEvent } from "react";

/** A list of options inside its dialog, where screen readers find it. It covers the fields below and scrolls by itself. */
export const SELECT_IN_DIALOG = {
  withScrollArea: false,
  comboboxProps: { withinPortal: false, floatingStrategy: "fixed" },
  styles: { options: { maxHeight: 320, overflowY: "auto" } },
} as const;

export const MULTI_SELECT_IN_DIALOG = {
  ...SELECT_IN_DIALOG,
  styles: {
    ...SELECT_IN_DIALOG.styles,
    input: { display: "flex", alignItems: "center" },
    pillsList: { flex: 1 },
  },
} as const;

const selectWhole = ({ currentTarget }: FocusEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>) =>
  currentTarget.select();

/** For a select with search: the list opens on a press or on typing, and typing replaces the choice. */
export const SEARCHABLE_SELECT = {
  searchable: true,
  openOnFocus: false,
  selectFirstOptionOnChange: true,
  allowDeselect: false,
  onFocus: selectWhole,
  onClick: selectWhole,
} as const;
