import type { TabProps } from "../evaluation-tab.ts";
import { FigureList } from "./FigureList.tsx";

/** The three ratings and the two breadths. */
export const SomatotypePart = ({ evaluation }: TabProps) => (
  <FigureList title="Somatotipo" group="somatotype" evaluation={evaluation} />
);
