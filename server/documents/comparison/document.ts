import type { Content, TableCell } from "pdfmake/interfaces.js";
import { FIGURE_GROUPS, type FigureChange } from "#domain/assessment/evaluation-comparison.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatDecimal, formatDifference } from "#domain/number-format.ts";
import { heading, INK, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, shortened, text } from "../../platform/pdf/text.ts";
import { coverLine } from "../cover-line.ts";
import type { Fact } from "../fact-grid.ts";
import { tiles } from "../figure-tiles.ts";
import { identificationBox } from "../identification-box.ts";
import { warningBox } from "../warning-box.ts";
import type { ComparisonDocumentInput } from "./input.ts";

/** Columns that fit beside the measure's name. Of more evaluations the first and the latest are shown. */
const MOST_COLUMNS = 6;

const NUMBER_WIDTH = 52;
const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";
const HEAD = { fontSize: 7, font: "Inter Medium", alignment: "right" } as const;

type Column = { index: number; name: string; evaluatedOn: CalendarDate };

function columnsOf({ evaluations }: ComparisonDocumentInput): Column[] {
  const all = evaluations.map((evaluation, index) => ({ ...evaluation, index }));
  const [first, ...others] = all;
  return first && all.length > MOST_COLUMNS ? [first, ...others.slice(1 - MOST_COLUMNS)] : all;
}

const value = (number: number | null | undefined, decimals: number): TableCell =>
  isGiven(number)
    ? text(formatDecimal(number, decimals), { alignment: "right", font: "Inter Medium" })
    : text(ABSENT, { ...quiet });

const difference = ({ difference, decimals }: FigureChange): TableCell =>
  isGiven(difference)
    ? text(formatDifference(difference, decimals), { alignment: "right", bold: true, color: INK.secondary })
    : text(ABSENT, { ...quiet });

const headOf = ({ name, evaluatedOn }: Column): TableCell => ({
  stack: [
    text(shortened(name, 16), { ...HEAD, color: INK.secondary }),
    text(formatDate(evaluatedOn), { ...HEAD, color: INK.muted }),
  ],
});

const withUnitBehind = ({ label, unit }: FigureChange): string => (unit ? `${label} (${unit})` : label);

const groupTable = (figures: readonly FigureChange[], columns: readonly Column[]): Content => ({
  layout: ruled(),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ["*", ...columns.map(() => NUMBER_WIDTH), NUMBER_WIDTH],
    body: [
      [columnHead("Medida"), ...columns.map(headOf), columnHead("Diferença", { alignment: "right" })],
      ...figures.map((figure) => [
        text(withUnitBehind(figure)),
        ...columns.map(({ index }) => value(figure.values[index], figure.decimals)),
        difference(figure),
      ]),
    ],
  },
});

const factsOf = ({ macrocycle, evaluations }: ComparisonDocumentInput): Fact[] => {
  const days = evaluations.map(({ evaluatedOn }) => formatDate(evaluatedOn));
  return [
    { label: "Macrociclo", value: macrocycle },
    { label: "Avaliações", value: String(evaluations.length) },
    { label: "Primeira avaliação", value: days[0] },
    { label: "Última avaliação", value: days.at(-1) },
  ];
};

/** The figures that readers look for first. */
const HIGHLIGHTS = ["weight", "percentualGordura", "massaMagra", "massaAdiposa", "massaMuscular", "imc", "cintura"];

/** The latest value of each highlight, with its first value and the difference. */
function highlightTiles({ figures }: ComparisonDocumentInput): Content[] {
  const shown = HIGHLIGHTS.flatMap((key) => figures.find((figure) => figure.key === key && isGiven(figure.last)) ?? []);
  if (shown.length === 0) return [];
  return [
    heading("Da primeira à última avaliação"),
    ...tiles(
      shown.map(({ label, unit, decimals, first, last }) => ({ label, unit, decimals, value: last, previous: first })),
    ),
  ];
}

const omitted = ({ evaluations }: ComparisonDocumentInput): Content[] =>
  evaluations.length > MOST_COLUMNS
    ? [
        text(
          `As tabelas mostram a primeira e as ${MOST_COLUMNS - 1} últimas das ${evaluations.length} avaliações; a diferença é entre a primeira e a última.`,
          { fontSize: 7.5, color: INK.muted, margin: [0, 8, 0, 0] },
        ),
      ]
    : [];

const groupTables = ({ figures }: ComparisonDocumentInput, columns: readonly Column[]): Content[] =>
  FIGURE_GROUPS.flatMap(({ code, label }) => {
    const own = figures.filter(({ group }) => group === code);
    return own.length === 0 ? [] : [{ unbreakable: true, stack: [heading(label), groupTable(own, columns)] }];
  });

/** Evaluations beside each other, and what changed from the first to the last. */
export const comparisonDocument = (input: ComparisonDocumentInput): SheetDefinition => {
  const columns = columnsOf(input);
  return sheet(
    input,
    { title: input.title, subject: `${input.title} de ${input.student.name}`, dateLabel: "Emitido em" },
    [
      coverLine(input.title, input.trainer),
      identificationBox(input.student, factsOf(input)),
      ...warningBox(input.warnings),
      ...highlightTiles(input),
      ...omitted(input),
      ...groupTables(input, columns),
    ],
  );
};
