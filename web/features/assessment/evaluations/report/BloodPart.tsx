import type { TabProps } from "../evaluation-tab.ts";
import { FigureList } from "./FigureList.tsx";

/** A student's screen has no blood tests. */
export const BloodPart = ({ evaluation, subject }: TabProps) => (
  <FigureList
    title="Dados bioquímicos"
    group="blood"
    evaluation={evaluation}
    studentView={subject.studentView}
    classOf={evaluation.evaluated_items?.biochemical?.classes ?? {}}
  />
);
