import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { heading, INK, sheet } from "../../platform/pdf/sheet.ts";
import { boxed, columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { brazilianDate, decimal, isGiven, shortened, signed, text } from "../../platform/pdf/text.ts";
import { factGrid } from "../evaluation/identification.ts";
import { tiles } from "../evaluation/indicators.ts";
import { warningBox } from "../warning-box.ts";
import type { ComparedFigure, ComparisonDocumentInput } from "./input.ts";

/** Columns that fit beside the measure's name. Of more evaluations the first and the latest are shown. */
const MOST_COLUMNS = 6;

const NUMBER_WIDTH = 52;
const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";
const HEAD = { fontSize: 7, font: "Inter Medium", alignment: "right" } as const;

type Column = { index: number; name: string; date: string };

function columnsOf({ evaluations }: ComparisonDocumentInput): Column[] {
  const all = evaluations.map((evaluation, index) => ({ ...evaluation, index }));
  const [first, ...others] = all;
  return first && all.length > MOST_COLUMNS ? [first, ...others.slice(1 - MOST_COLUMNS)] : all;
}

const value = (number: number | null | undefined, decimals: number): TableCell =>
  isGiven(number)
    ? text(decimal(number, decimals), { alignment: "right", font: "Inter Medium" })
    : text(ABSENT, { ...quiet });

const difference = ({ difference, decimals }: ComparedFigure): TableCell =>
  isGiven(difference)
    ? text(signed(difference, decimals), { alignment: "right", bold: true, color: INK.secondary })
    : text(ABSENT, { ...quiet });

const headOf = ({ name, date }: Column): TableCell => ({
  stack: [
    text(shortened(name, 16), { ...HEAD, color: INK.secondary }),
    text(brazilianDate(date), { ...HEAD, color: INK.muted }),
  ],
});

const withUnitBehind = ({ label, unit }: ComparedFigure): string => (unit ? `${label} (${unit})` : label);

const groupTable = (figures: readonly ComparedFigure[], columns: readonly Column[]): Content => ({
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

const identification = ({ student, facts }: ComparisonDocumentInput): Content => ({
  layout: boxed(INK.wash),
  table: {
    widths: ["*"],
    body: [
      [
        {
          margin: [0, 3, 0, 0],
          stack: [
            text(student.name, { fontSize: 15, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] }),
            factGrid(facts),
          ],
        },
      ],
    ],
  },
});

/** What readers look for first: the latest value, the one it began with, and what lies between. */
function highlightTiles({ groups, highlights }: ComparisonDocumentInput): Content[] {
  const all = groups.flatMap(({ figures }) => figures);
  const shown = highlights.flatMap((key) => all.find((figure) => figure.key === key && isGiven(figure.last)) ?? []);
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

/** Evaluations beside each other, and what changed from the first to the last. */
export const comparisonDocument = (input: ComparisonDocumentInput): TDocumentDefinitions => {
  const columns = columnsOf(input);
  return sheet(
    input,
    { title: input.title, subject: `${input.title} de ${input.student.name}`, dateLabel: "Emitido em" },
    [
      text(input.title, { fontSize: 20, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] }),
      identification(input),
      ...warningBox(input.warnings),
      ...highlightTiles(input),
      ...omitted(input),
      ...input.groups.map(({ title, figures }) => ({
        unbreakable: true,
        stack: [heading(title), groupTable(figures, columns)],
      })),
    ],
  );
};
