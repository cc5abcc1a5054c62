import { type EvaluatedItems, figuresOf, measuresOf, numberOf } from "#contract/evaluations.ts";
import { equationOf, findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { type ClassedFigure, classedFigures, classesOf, DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import { compareEvaluations, FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { assessPerimeter, type PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { listInPortuguese } from "#domain/portuguese-list.ts";
import type { ComparisonDocumentInput } from "../../documents/comparison/input.ts";
import type { EvaluationDocumentInput, Indicator, Measurements } from "../../documents/evaluation/input.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";

export interface PrintedEvaluation {
  readonly items: EvaluatedItems;
  readonly evaluatedOn: string;
  readonly ageYears: number | null;
}

interface EvaluationSheet {
  readonly frame: Omit<SheetFrame, "date">;
  readonly student: { name: string; gender: "male" | "female"; photo: Uint8Array | undefined };
  readonly macrocycle: string;
  readonly mesocycle: string;
  readonly microcycle: string | undefined;
  readonly current: PrintedEvaluation;
  readonly previous: PrintedEvaluation | undefined;
}

/** The sheet of one evaluation: the figures are those that the server stored, never computed anew. */
export function evaluationSheet({
  frame,
  student,
  current,
  previous,
  ...cycles
}: EvaluationSheet): EvaluationDocumentInput {
  const { items, ageYears, evaluatedOn } = current;
  const protocol = findSkinfoldProtocol(items.perimeter.protocolo);
  const equation = protocol && equationOf(protocol, student.gender);
  // What is missing, and what deserves a second look.
  const assessment = assessPerimeter({
    gender: student.gender,
    ageYears,
    protocol: items.perimeter.protocolo,
    ...measuresOf(items),
  });
  return {
    ...frame,
    ...cycles,
    date: evaluatedOn,
    student: { name: student.name, ageYears, sex: student.gender, photo: student.photo },
    measured: measured(items),
    previous: previous && { date: previous.evaluatedOn, measured: measured(previous.items) },
    indicators: indicators({ current, previous, gender: student.gender, assessment }),
    protocol: {
      name: protocol?.label ?? items.perimeter.protocolo,
      equation: equation?.text,
      source: equation?.source,
    },
    warnings: assessment.warnings.map(({ sentence }) => sentence),
  };
}

function measured(items: EvaluatedItems): Measurements {
  return {
    ...measuresOf(items),
    restingHeartRateBpm: numberOf(items.heart.fcRepouso),
    systolicMmHg: numberOf(items.heart.sistole),
    diastolicMmHg: numberOf(items.heart.diastole),
  };
}

interface Indicated {
  readonly current: PrintedEvaluation;
  readonly previous: PrintedEvaluation | undefined;
  readonly gender: string;
  readonly assessment: PerimeterAssessment;
}

function indicators({ current: { items, ageYears }, previous, gender, assessment }: Indicated): Indicator[] {
  const now = items.perimeter;
  const before = previous?.items.perimeter;
  const { statureCm } = measuresOf(items);
  const computed = classedFigures(assessment);

  const classified = (key: ClassedFigure): Indicator => {
    const figure = now[key];
    const { scale, factor } = classesOf(key, { gender, ageYears, statureCm });
    const drawn = scale && drawnScale(scale, figure?.value ?? null, factor);
    const { [key]: live } = computed;
    return {
      ...DERIVED_FIGURES[key],
      value: figure?.value,
      previous: before?.[key]?.value,
      classLabel: figure?.label,
      scale: drawn && { bands: drawn.bands, active: drawn.active, limitDecimals: drawn.decimals },
      message:
        !figure && live.status === "missing" ? live.absences.map(({ sentence }) => sentence).join(" · ") : undefined,
    };
  };
  const plain = (key: "massaMagra" | "massaAdiposa"): Indicator => ({
    ...DERIVED_FIGURES[key],
    value: now[key]?.value,
    previous: before?.[key]?.value,
  });
  const bare = (key: "densidade" | "somatorio" | "central" | "periferico"): Indicator => ({
    ...DERIVED_FIGURES[key],
    value: now[key],
    previous: before?.[key],
  });

  return [
    classified("imc"),
    classified("percentualGordura"),
    classified("relacaoCinturaQuadril"),
    classified("relacaoCinturaEstatura"),
    classified("massaMuscular"),
    plain("massaMagra"),
    plain("massaAdiposa"),
    bare("densidade"),
    bare("somatorio"),
    bare("central"),
    bare("periferico"),
  ];
}

export interface ComparedEvaluation {
  readonly name: string;
  readonly startDate: string;
  readonly evaluatedOn: string;
  readonly items: EvaluatedItems;
}

interface ComparisonSheet {
  readonly frame: SheetFrame & { readonly student: { readonly name: string } };
  readonly title: string;
  readonly macrocycle: string;
  /** In order of date, two at least. */
  readonly evaluations: readonly ComparedEvaluation[];
}

const HIGHLIGHTS = ["weight", "percentualGordura", "massaMagra", "massaAdiposa", "massaMuscular", "imc", "cintura"];

/** Evaluations beside each other, by the figures that the server stored. */
export function comparisonSheet({ frame, title, macrocycle, evaluations }: ComparisonSheet): ComparisonDocumentInput {
  const changes = compareEvaluations(evaluations.map(({ items }) => figuresOf(items)));
  const days = evaluations.map(({ evaluatedOn }) => formatDate(evaluatedOn));
  return {
    ...frame,
    title,
    facts: [
      { label: "Macrociclo", value: macrocycle },
      { label: "Avaliações", value: String(evaluations.length) },
      { label: "Primeira avaliação", value: days[0] ?? "" },
      { label: "Última avaliação", value: days.at(-1) ?? "" },
    ],
    evaluations: evaluations.map(({ name, evaluatedOn }) => ({ name, date: evaluatedOn })),
    highlights: HIGHLIGHTS,
    groups: FIGURE_GROUPS.flatMap(({ code, label }) => {
      const figures = changes.filter(({ group }) => group === code);
      return figures.length === 0 ? [] : [{ title: label, figures }];
    }),
    warnings: differentProtocols(evaluations),
  };
}

/** Fat by two equations differs by more than most students change. */
function differentProtocols(evaluations: readonly ComparedEvaluation[]): string[] {
  const codes = [...new Set(evaluations.map(({ items }) => items.perimeter.protocolo))];
  if (codes.length < 2) return [];
  const names = codes.map((code) => findSkinfoldProtocol(code)?.label ?? code);
  return [
    `As avaliações usam protocolos diferentes (${listInPortuguese(names)}): percentual de gordura, massas e densidade não se comparam diretamente.`,
  ];
}
