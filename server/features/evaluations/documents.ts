import { type EvaluatedItems, figuresOf, measuresOf, numberOf } from "#contract/evaluations.ts";
import { equationOf, findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { compareEvaluations, FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { bmiScale } from "#domain/assessment/references/bmi-classes.ts";
import { fatScale } from "#domain/assessment/references/fat-classes.ts";
import { muscleScale } from "#domain/assessment/references/muscle-mass-classes.ts";
import type { Scale } from "#domain/assessment/references/scale.ts";
import { waistHeightScale } from "#domain/assessment/references/waist-height-classes.ts";
import { waistHipScale } from "#domain/assessment/references/waist-hip-classes.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { listInPortuguese } from "#domain/portuguese-list.ts";
import type { ComparisonDocumentInput } from "../../platform/pdf/comparison-input.ts";
import type { EvaluationDocumentInput, Indicator, Measurements } from "../../platform/pdf/evaluation-input.ts";
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
  const input = { gender: student.gender, ageYears, protocol: items.perimeter.protocolo, ...measuresOf(items) };
  return {
    ...frame,
    ...cycles,
    date: evaluatedOn,
    student: { name: student.name, ageYears, sex: student.gender, photo: student.photo },
    measured: measured(items),
    previous: previous && { date: previous.evaluatedOn, measured: measured(previous.items) },
    indicators: indicators(current, previous, student.gender),
    protocol: {
      name: protocol?.label ?? items.perimeter.protocolo,
      equation: equation?.text,
      source: equation?.source,
    },
    warnings: assessPerimeter(input).warnings,
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

type Labelled = { readonly value: number; readonly label: string } | null;

function indicators(
  { items, ageYears }: PrintedEvaluation,
  previous: PrintedEvaluation | undefined,
  gender: string,
): Indicator[] {
  const now = items.perimeter;
  const before = previous?.items.perimeter;
  const metres = (numberOf(items.student.stature) ?? 0) / 100;
  const missing = missingMessages(items, gender, ageYears);

  const classified = (
    label: string,
    key: "imc" | "relacaoCinturaQuadril" | "relacaoCinturaEstatura" | "percentualGordura" | "massaMuscular",
    shown: { decimals: number; unit?: string; scale: Scale | null; factor?: number },
  ): Indicator => {
    const figure: Labelled = now[key];
    const drawn = shown.scale && drawnScale(shown.scale, figure?.value ?? null, shown.factor);
    return {
      label,
      value: figure?.value,
      decimals: shown.decimals,
      unit: shown.unit,
      previous: before?.[key]?.value,
      classLabel: figure?.label,
      scale: drawn && { bands: drawn.bands, active: drawn.active, limitDecimals: drawn.decimals },
      message: figure ? undefined : missing[key],
    };
  };
  const plain = (
    label: string,
    decimals: number,
    unit: string,
    values: readonly (number | null | undefined)[],
  ): Indicator => ({
    label,
    decimals,
    unit,
    value: values[0],
    previous: values[1],
  });

  return [
    classified("IMC", "imc", { decimals: 1, unit: "kg/m²", scale: bmiScale() }),
    classified("Percentual de gordura", "percentualGordura", {
      decimals: 3,
      unit: "%",
      scale: ageYears === null ? null : fatScale(gender, ageYears),
    }),
    classified("Relação cintura-quadril", "relacaoCinturaQuadril", {
      decimals: 2,
      scale: ageYears === null ? null : waistHipScale(gender, ageYears),
    }),
    classified("Relação cintura-estatura", "relacaoCinturaEstatura", { decimals: 2, scale: waistHeightScale() }),
    classified("Massa muscular", "massaMuscular", {
      decimals: 2,
      unit: "kg",
      scale: metres > 0 ? muscleScale(gender) : null,
      factor: metres * metres,
    }),
    plain("Massa magra", 2, "kg", [now.massaMagra?.value, before?.massaMagra?.value]),
    plain("Massa adiposa", 2, "kg", [now.massaAdiposa?.value, before?.massaAdiposa?.value]),
    plain("Densidade corporal", 4, "g/cm³", [now.densidade, before?.densidade]),
    plain("Somatório de dobras", 1, "mm", [now.somatorio, before?.somatorio]),
    plain("Dobras centrais", 1, "mm", [now.central, before?.central]),
    plain("Dobras periféricas", 1, "mm", [now.periferico, before?.periferico]),
  ];
}

/** Why a figure is missing, in the words that the screen uses. */
function missingMessages(items: EvaluatedItems, gender: string, ageYears: number | null) {
  const assessment = assessPerimeter({ gender, ageYears, protocol: items.perimeter.protocolo, ...measuresOf(items) });
  const why = (indicator: { status: string; messages?: readonly string[] }) => indicator.messages?.join(" · ");
  return {
    imc: why(assessment.bmi),
    relacaoCinturaQuadril: why(assessment.waistHipRatio),
    relacaoCinturaEstatura: why(assessment.waistHeightRatio),
    percentualGordura: why(assessment.fatPercentage),
    massaMuscular: why(assessment.muscleMass),
  };
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
