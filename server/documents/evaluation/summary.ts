import type { Content, TableCell } from "pdfmake/interfaces.js";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { type ChartedFigure, chartedFigures } from "#domain/assessment/charted-figures.ts";
import { type ClassedFigure, classesOf, type FigureLook } from "#domain/assessment/derived-figures.ts";
import { judgementText, shownDifference } from "#domain/assessment/judged-change.ts";
import { measuredSentence } from "#domain/assessment/lay-summary.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { historyChart } from "#domain/figures/history-chart.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { CONTENT_WIDTH, documentTitle, heading, INK, PAGE } from "../../platform/pdf/sheet.ts";
import { bare } from "../../platform/pdf/table-look.ts";
import { isGiven, text, withUnit } from "../../platform/pdf/text.ts";
import { layBox, layPerson } from "../lay-box.ts";
import { comparable } from "./changes.ts";
import { indicatorCards } from "./indicator-section.ts";
import { indicatorsOf } from "./indicators.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { signature } from "./opinion.ts";
import { isTold, sentencesOf } from "./told.ts";

const GAP = 12;
const PADDING = 10;
const HALF = (CONTENT_WIDTH - GAP) / 2;
const CHART_HEIGHT = { signed: 96, unsigned: 118 };

const COLORS = {
  line: INK.primaryText,
  text: INK.text,
  muted: INK.muted,
  grid: INK.hairline,
  healthy: "#d9efe5",
};

/** The opinion has the signature below it. */
const isSignedHere = ({ sections }: EvaluationDocumentInput): boolean => !sections.includes("opinion");

const CLASSED: readonly string[] = [
  "percentualGordura",
  "imc",
  "imcParaIdade",
  "relacaoCinturaEstatura",
  "massaMuscular",
] satisfies readonly ClassedFigure[];

const isClassed = (key: string): key is ClassedFigure => CLASSED.includes(key);

/** From the lowest to the highest value of the good classes; undefined where no class covers the person. */
function healthyValues(key: string, { current, student }: EvaluationDocumentInput) {
  if (!isClassed(key)) return undefined;
  const { ageYears, ageMonths, isPregnant, items } = current;
  const { statureCm } = measuresOf(items);
  const { scale, factor } = classesOf(key, { gender: student.gender, ageYears, ageMonths, statureCm, isPregnant });
  const good = scale ? drawnScale(scale, null, factor).bands.filter(({ tone }) => tone === "good") : [];
  const [first, last] = [good[0], good.at(-1)];
  return first && last ? { from: first.from, to: last.to } : undefined;
}

function changeText({ points, decimals, unit, judgement }: ChartedFigure): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const difference = shownDifference(first.value, last.value, decimals);
  const words = judgementText(judgement);
  const amount =
    difference === 0 ? "Igual" : withUnit(formatDifference(difference, decimals), unit === "%" ? "pontos" : unit);
  return `${amount} desde ${formatDate(first.day)}${words ? `: ${words}` : ""}`;
}

const chartCard = (figure: ChartedFigure, width: number, input: EvaluationDocumentInput): TableCell => {
  const inner = width - 2 * PADDING;
  const now = figure.points.at(-1)?.value ?? 0;
  return {
    fillColor: INK.wash,
    margin: [PADDING, 8, PADDING, 8],
    stack: [
      {
        columns: [
          text(figure.label, { width: "*", fontSize: 9.5, bold: true, color: INK.secondary, margin: [0, 2, 0, 0] }),
          text(withUnit(formatDecimal(now, figure.decimals), figure.unit), {
            width: "auto",
            fontSize: 12.5,
            bold: true,
            alignment: "right",
          }),
        ],
      },
      {
        svg: historyChart({
          points: figure.points,
          decimals: figure.decimals,
          healthy: healthyValues(figure.key, input),
          width: inner,
          height: isSignedHere(input) ? CHART_HEIGHT.signed : CHART_HEIGHT.unsigned,
          colors: COLORS,
        }),
        width: inner,
        margin: [0, 4, 0, 0],
      },
      text(changeText(figure), { fontSize: 7.5, color: INK.muted, margin: [0, 4, 0, 0] }),
    ],
  };
};

const cardRow = (left: ChartedFigure, right: ChartedFigure | undefined, input: EvaluationDocumentInput): Content => ({
  unbreakable: true,
  margin: [0, 0, 0, GAP],
  layout: bare,
  table: right
    ? { widths: [HALF, GAP, HALF], body: [[chartCard(left, HALF, input), text(""), chartCard(right, HALF, input)]] }
    : { widths: [CONTENT_WIDTH], body: [[chartCard(left, CONTENT_WIDTH, input)]] },
});

const HOW_TO_READ =
  "A faixa verde são os valores saudáveis para a idade e o gênero, quando há uma tabela para eles. Só entram avaliações medidas do mesmo jeito.";

const charts = (figures: readonly ChartedFigure[], input: EvaluationDocumentInput): Content[] => [
  heading("O que mudou"),
  ...figures.flatMap((left, at) => (at % 2 === 0 ? [cardRow(left, figures[at + 1], input)] : [])),
  text(HOW_TO_READ, { fontSize: 7.5, color: INK.muted }),
];

const FIRST_TIME = "Este é o seu ponto de partida. Na próxima avaliação, esta página mostra em gráficos o que mudou.";
const NOT_COMPARABLE =
  "As avaliações anteriores mediram outras coisas, ou de outro jeito. A partir da próxima, esta página mostra em gráficos o que mudou.";

const TODAY: readonly (FigureLook & { readonly key: string })[] = [
  { key: "weight", label: "Peso", unit: "kg", decimals: 1 },
  { key: "stature", label: "Altura", unit: "cm", decimals: 0 },
  { key: "percentualGordura", label: "Gordura do corpo", unit: "%", decimals: 1 },
  { key: "massaMagra", label: "Massa sem gordura", unit: "kg", decimals: 1 },
  { key: "cintura", label: "Cintura", unit: "cm", decimals: 1 },
  { key: "vo2Relative", label: "Fôlego (VO2 máximo)", unit: "ml/kg/min", decimals: 1 },
  { key: "fcRepouso", label: "Batimentos em repouso", unit: "bpm", decimals: 0 },
  { key: "sistole", label: "Pressão sistólica", unit: "mmHg", decimals: 0 },
];

const MAX_SCALES = 3;

/** Today's figures with their classes, where there is nothing to compare them with yet. */
function startingPoint(input: EvaluationDocumentInput): Content[] {
  const { current, sections } = input;
  const { ageYears, ageMonths, items } = current;
  const { protocolo: protocol } = items.perimeter;
  const { gender } = input.student;
  const assessment = assessPerimeter({ gender, ageYears, ageMonths, protocol, ...measuresOf(items) });
  const told = isTold(input);
  const { figures } = comparable(current);
  const tiles = TODAY.flatMap(({ key, ...look }) => (told(key) ? [{ ...look, value: figures[key] }] : []));
  const classed = sections.includes("perimeter")
    ? indicatorsOf({ ...input, previous: undefined, forStudent: true }, assessment)
    : [];
  const scaled = classed.filter(({ value, scale }) => isGiven(value) && scale && scale.bands.length > 0);
  return [
    heading("Hoje"),
    text(input.previous ? NOT_COMPARABLE : FIRST_TIME, { fontSize: 9.5, lineHeight: 1.2, margin: [0, 0, 0, 10] }),
    ...indicatorCards(tiles.filter(({ value }) => isGiven(value))),
    text("", { margin: [0, 4, 0, 0] }),
    ...scaled.slice(0, MAX_SCALES).flatMap((figure) => indicatorCards([{ ...figure, notes: [] }])),
  ];
}

/** From the foot of the page. */
const SIGNATURE_ROOM = 62;

const atFoot = (content: Content): Content => ({
  absolutePosition: { x: PAGE.side, y: PAGE.height - PAGE.bottom - SIGNATURE_ROOM },
  stack: [content],
});

/** One page. Without a printed opinion the signature stands here. */
export function summaryPage(input: EvaluationDocumentInput): Content[] {
  const { current, previous, earlier, sections, student } = input;
  const dated = [...earlier, ...(previous ? [previous] : []), current].map((evaluation) => ({
    ...comparable(evaluation),
    evaluatedOn: evaluation.evaluatedOn,
  }));
  const figures = chartedFigures(dated, isTold(input));
  return [
    documentTitle("Em resumo"),
    text(student.name, { fontSize: 12, font: "Inter Medium", margin: [0, 0, 0, 2] }),
    text(measuredSentence(layPerson(current, sections).measured, current.evaluatedOn), {
      fontSize: 8.5,
      color: INK.muted,
    }),
    layBox(sentencesOf(input), 11.5),
    ...(figures.length > 0 ? charts(figures, input) : startingPoint(input)),
    ...(isSignedHere(input) ? [atFoot(signature(input))] : []),
  ];
}
