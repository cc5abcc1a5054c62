import { useMediaQuery } from "@mantine/hooks";

/** Tables become cards, and the main action moves under the thumb. */
export const useNarrow = () => useMediaQuery("(max-width: 79.99em)", undefined, { getInitialValueInEffect: false });

/** A phone: dialogs take the whole screen. */
export const usePhone = () => useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false });
