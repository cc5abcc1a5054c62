import { figureErrorsOf } from "#contract/assessment/comparable-evaluation.ts";
import { derivedItems } from "#contract/assessment/evaluation-sections/perimeter.ts";
import { measuresOf, type WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { FRONT_PAGES, REPORT_SECTIONS } from "#domain/assessment/report-sections.ts";
import { recordOf } from "#domain/record.ts";
import type { EvaluationDocumentInput, PrintedEvaluation } from "./evaluation/input.ts";

const PROTOCOL = "Guedes - 3 Dobras";

/** In cm, kg and mm, as text with a comma. An absent measure was not measured. */
interface Measured {
  readonly stature?: string;
  readonly weight?: string;
  readonly perimeters?: WholeEvaluation["perimeter"]["bodyPerimeter"];
  readonly skinfolds?: WholeEvaluation["perimeter"]["skinFold"];
}

export const exampleItems = ({ stature, weight, perimeters = {}, skinfolds = {} }: Measured): WholeEvaluation => {
  const measured = {
    student: { stature, weight },
    perimeter: { bodyPerimeter: perimeters, skinFold: skinfolds, readings: {} },
  };
  const assessment = assessPerimeter({
    gender: "female",
    ageYears: 34,
    protocol: PROTOCOL,
    ...measuresOf(measured),
  });
  return {
    ...UNMEASURED,
    student: measured.student,
    perimeter: { ...measured.perimeter, protocolo: PROTOCOL, ...derivedItems(assessment) },
  };
};

export const everyGirth = (cm: number) =>
  recordOf(PERIMETERS.map(({ key }, index) => [key, String(cm + index).replace(".", ",")]));

export const everyFold = (mm: number) =>
  recordOf(SKINFOLDS.map(({ key }, index) => [key, String(mm + index).replace(".", ",")]));

export const exampleEvaluation = (items: WholeEvaluation, earlier?: WholeEvaluation): EvaluationDocumentInput => ({
  product: "Prumo",
  trainer: { name: "Rafael Monteiro", contact: ["(11) 91234-5678"], cref: "012345-G/SP" },
  student: { name: "Mariana Gonçalves", gender: "female", photo: undefined },
  date: "2025-03-12",
  macrocycle: "Emagrecimento",
  mesocycle: "Mesociclo 2",
  microcycle: undefined,
  sections: REPORT_SECTIONS.map(({ code }) => code).filter((code) => !FRONT_PAGES.includes(code)),
  strength: [],
  forStudent: false,
  photos: [],
  opinion: {},
  goals: [],
  zonedHeart: undefined,
  current: printed(items, "2025-03-12", 410),
  previous: earlier && printed(earlier, "2024-12-03", 408),
  earlier: [],
});

const printed = (items: WholeEvaluation, evaluatedOn: string, ageMonths: number): PrintedEvaluation => ({
  items,
  evaluatedOn,
  ageYears: 34,
  ageMonths,
  isPregnant: false,
  heartObstacle: null,
  sex: "female",
  errors: figureErrorsOf(items, { sex: "female", age_years: 34, age_months: ageMonths }, {}),
});
