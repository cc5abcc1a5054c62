import type { TabProps } from "../evaluation-tab.ts";
import { FigureList } from "./FigureList.tsx";

/** Blood tests with their classes. A student's screen has none. */
export const BloodPart = ({ evaluation, subject }: TabProps) => (
  <FigureList
    title="Dados bioquímicos"
    group="blood"
    evaluation={evaluation}
    forStudent={subject.studentView}
    classOf={evaluation.evaluated_items?.biochemical?.classes ?? {}}
  />
);
