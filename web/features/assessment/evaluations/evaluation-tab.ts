import type { ComponentType } from "react";
import type { SectionName } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import type { EvaluationItem } from "#domain/periodisation/evaluation-items.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import type { CycleEvaluation } from "./data.ts";
import type { Subject } from "./results/figures.ts";

/** The values themselves are in the sheet: `useSheetState`. */
export interface TabProps {
  readonly subject: Subject;
  readonly before: Values;
  readonly disabled: boolean;
  readonly evaluation: CycleEvaluation;
  readonly path: CyclePath;
  /** Undefined for students, who see a gallery. */
  readonly onOpenPhotos: (() => void) | undefined;
}

export interface EvaluationTab {
  /** "strength" saves by calls of its own. */
  readonly code: SectionName | "strength";
  readonly label: string;
  /** The tab is shown when the macrocycle evaluates this item, or when something of it was measured; null: always. */
  readonly item: EvaluationItem | null;
  readonly Content: ComponentType<TabProps>;
}

export interface ReportPart {
  readonly code: ReportSection;
  readonly Content: ComponentType<TabProps>;
}
