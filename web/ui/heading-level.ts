import { createContext } from "react";

/** A section's title is one level lower within a group of sections. */
export const HeadingLevel = createContext<2 | 3>(2);
