import { useMediaQuery } from "@mantine/hooks";

/** The style sheets name the same widths. */
const WIDEST = {
  /** A phone: one column, labels become icons. */
  xs: "36em",
  /** Dialogs take the whole screen. */
  sm: "48em",
  /** Wide tables become cards. */
  md: "62em",
  /** A training's table of exercises becomes cards, and its main action moves under the thumb. */
  lg: "79.99em",
} as const;

export const useUpTo = (width: keyof typeof WIDEST): boolean =>
  useMediaQuery(`(max-width: ${WIDEST[width]})`, false, { getInitialValueInEffect: false });
