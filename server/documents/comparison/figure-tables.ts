import type { Content, TableCell } from "pdfmake/interfaces.js";
import { FIGURE_GROUPS, type FigureChange } from "#domain/assessment/evaluation-comparison.ts";
import { judgementText } from "#domain/assessment/judged-change.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, shortened, text } from "../../platform/pdf/text.ts";
import type { ComparisonDocumentInput } from "./input.ts";

/** More columns do not fit beside the measure's name: of more evaluations the first and the latest are shown. */
const MAX_COLUMNS = 6;

const NUMBER_WIDTH = 48;
/** Points. Beside few columns "mudança maior que o erro esperado, melhora" takes one line, beside many two. */
const verdictWidth = (columns: number): number => (columns <= 3 ? 138 : 86);
const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";
const HEAD = { fontSize: 7, font: "Inter Medium", alignment: "right" } as const;

type Column = { index: number; name: string; evaluatedOn: CalendarDate };

function columnsOf({ evaluations }: ComparisonDocumentInput): Column[] {
  const all = evaluations.map(({ name, evaluatedOn }, index) => ({ name, evaluatedOn, index }));
  const [first, ...others] = all;
  return first && all.length > MAX_COLUMNS ? [first, ...others.slice(1 - MAX_COLUMNS)] : all;
}

const value = (number: number | null | undefined, decimals: number): TableCell =>
  isGiven(number)
    ? text(formatDecimal(number, decimals), { alignment: "right", font: "Inter Medium" })
    : text(ABSENT, { ...quiet });

const difference = ({ difference, decimals }: FigureChange): TableCell =>
  isGiven(difference)
    ? text(formatDifference(difference, decimals), { alignment: "right", bold: true, color: INK.secondary })
    : text(ABSENT, { ...quiet });

const judgement = (figure: FigureChange): TableCell => text(judgementText(figure), { fontSize: 6.5, color: INK.muted });

const headOf = ({ name, evaluatedOn }: Column): TableCell => ({
  stack: [
    text(shortened(name, 16), { ...HEAD, color: INK.secondary }),
    text(formatDate(evaluatedOn), { ...HEAD, color: INK.muted }),
  ],
});

/** The unit stays on one line: "kcal/dia" would break behind its stroke. */
const named = ({ label, unit }: FigureChange): TableCell =>
  unit ? { text: [text(`${label} `), text(`(${unit})`, { noWrap: true })] } : text(label);

const groupTable = (figures: readonly FigureChange[], columns: readonly Column[]): Content => ({
  layout: ruled(),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ["*", ...columns.map(() => NUMBER_WIDTH), NUMBER_WIDTH, verdictWidth(columns.length)],
    body: [
      [columnHead("Medida"), ...columns.map(headOf), columnHead("Diferença", { alignment: "right" }), columnHead("")],
      ...figures.map((figure) => [
        named(figure),
        ...columns.map(({ index }) => value(figure.values[index], figure.decimals)),
        difference(figure),
        judgement(figure),
      ]),
    ],
  },
});

const omitted = ({ evaluations }: ComparisonDocumentInput): Content[] =>
  evaluations.length > MAX_COLUMNS
    ? [
        text(
          `As tabelas mostram a primeira e as ${MAX_COLUMNS - 1} últimas das ${evaluations.length} avaliações; a diferença é entre a primeira e a última.`,
          { fontSize: 7.5, color: INK.muted, margin: [0, 8, 0, 0] },
        ),
      ]
    : [];

export function figureTables(input: ComparisonDocumentInput): Content[] {
  const columns = columnsOf(input);
  const tables = FIGURE_GROUPS.flatMap(({ code, label }): Content[] => {
    const figures = input.figures.filter(({ group }) => group === code);
    return figures.length === 0 ? [] : [{ unbreakable: true, stack: [heading(label), groupTable(figures, columns)] }];
  });
  return [...omitted(input), ...tables];
}
