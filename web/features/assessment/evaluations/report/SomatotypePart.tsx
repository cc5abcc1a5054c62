import type { TabProps } from "../evaluation-tab.ts";
import { SomatotypeChart } from "../somatotype/SomatotypeChart.tsx";
import { FigureList } from "./FigureList.tsx";

/** A student's screen has no somatotype. */
export function SomatotypePart({ evaluation, subject }: TabProps) {
  const somatotype = evaluation.evaluated_items?.somatotype;
  const category = somatotype?.category;
  return (
    <div>
      <FigureList
        title={category ? `Somatotipo: ${category}` : "Somatotipo"}
        group="somatotype"
        evaluation={evaluation}
        studentView={subject.studentView}
      />
      {somatotype?.midPoint && <SomatotypeChart midPoint={somatotype.midPoint} evaluation={evaluation} />}
    </div>
  );
}
