import { createContext } from "react";

/** Of a section's title: one lower within a group of sections. */
export const HeadingLevel = createContext<2 | 3>(2);
