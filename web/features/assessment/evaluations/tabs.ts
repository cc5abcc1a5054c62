import { sectionOf } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedFields, valuesOf } from "#contract/assessment/evaluation-fields/values.ts";
import { PhotosPart } from "../posture-photos/PhotoGallery.tsx";
import { StrengthTab } from "../strength-tests/StrengthTab.tsx";
import { CaloricTab } from "./caloric-expenditure/CaloricTab.tsx";
import type { CycleEvaluation } from "./data.ts";
import { DevicesPart } from "./devices/DevicesPart.tsx";
import { DevicesTab } from "./devices/DevicesTab.tsx";
import type { EvaluationTab, ReportPart } from "./evaluation-tab.ts";
import { FunctionTab } from "./function/FunctionTab.tsx";
import { OpinionPart } from "./opinion/OpinionPart.tsx";
import { OpinionTab } from "./opinion/OpinionTab.tsx";
import { PerimeterTab } from "./perimeter/PerimeterTab.tsx";
import { PostureTab } from "./posture/PostureTab.tsx";
import { BloodPart, EnergyPart, SomatotypePart } from "./report/FigureParts.tsx";
import { FunctionPart } from "./report/FunctionPart.tsx";
import { PosturePart } from "./report/PosturePart.tsx";
import { SomatotypeTab } from "./somatotype/SomatotypeTab.tsx";

const TABS: readonly EvaluationTab[] = [
  { code: "caloric_expenditure", label: "Gasto Calórico", item: "caloric_expenditure", Content: CaloricTab },
  { code: "perimeter", label: "Perimetria", item: "perimeter", Content: PerimeterTab },
  {
    code: "body_composition_devices",
    label: "Bioimpedância e DXA",
    item: null,
    Content: DevicesTab,
  },
  { code: "somatotype", label: "Somatotipo", item: "somatotype", Content: SomatotypeTab },
  { code: "posture", label: "Postura", item: "posture", Content: PostureTab },
  { code: "strength", label: "Teste de Força", item: null, Content: StrengthTab },
  { code: "function", label: "Função", item: null, Content: FunctionTab },
  { code: "opinion", label: "Parecer", item: null, Content: OpinionTab },
];

const REPORT_PARTS: readonly ReportPart[] = [
  { code: "opinion", Content: OpinionPart },
  { code: "biochemical", Content: BloodPart },
  { code: "caloric_expenditure", Content: EnergyPart },
  { code: "body_composition_devices", Content: DevicesPart },
  { code: "somatotype", Content: SomatotypePart },
  { code: "posture", Content: PosturePart },
  { code: "function", Content: FunctionPart },
  { code: "photos", Content: PhotosPart },
];

/** The photos say themselves that there are none. */
export const reportPartsOf = ({ printable_sections }: CycleEvaluation): readonly ReportPart[] =>
  REPORT_PARTS.filter(({ code }) => code === "photos" || printable_sections.includes(code));

/** Includes what was measured although the macrocycle no longer evaluates it. */
export function tabsOf({ macrocycle, evaluated_items }: CycleEvaluation): readonly EvaluationTab[] {
  const measured = new Set<string>(changedFields(valuesOf(evaluated_items), {}).map(sectionOf));
  return TABS.filter(
    ({ code, item }) => item === null || macrocycle.items_to_be_evaluated.includes(item) || measured.has(code),
  );
}
