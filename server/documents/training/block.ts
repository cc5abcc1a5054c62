import type { Content, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import { figureText } from "#domain/training/entry-display.ts";
import { ENTRY_FIELDS } from "#domain/training/entry-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import { CONTENT_WIDTH, INK } from "../../platform/pdf/sheet.ts";
import { bare, columnHead } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { type Column, columnsOf } from "./columns.ts";
import type { PrescribedExercise, TrainingBlock, TrainingEntry } from "./input.ts";
import { drawLoadBoxes } from "./load-boxes.ts";

const NUMBER_WIDTH = 24;
const PADDING = 3;
const INDENT = NUMBER_WIDTH + PADDING;

const widthsOf = (columns: readonly Column[]): number[] => {
  const fixed = columns.reduce((sum, { width }) => sum + (width === "*" ? 0 : width), 0);
  return columns.map(({ width }) => (width === "*" ? CONTENT_WIDTH - NUMBER_WIDTH - fixed : width));
};

const cellLayout: CustomTableLayout = {
  ...bare,
  paddingLeft: (column) => (column === 0 ? 0 : PADDING),
  paddingRight: () => PADDING,
  paddingTop: () => 2.5,
  paddingBottom: () => 2,
};

/** pdfmake counts a column's width without its padding. */
const innerWidths = (columns: readonly Column[]): number[] =>
  [NUMBER_WIDTH, ...widthsOf(columns)].map((width, index) => width - (index === 0 ? PADDING : 2 * PADDING));

const headRow = (columns: readonly Column[]): TableCell[] => [
  columnHead("Nº", { verticalAlignment: "bottom", margin: [5, 0, 0, 0], lineHeight: 1 }),
  ...columns.map(({ label, alignment = "left" }) =>
    columnHead(label, { alignment, lineHeight: 1, verticalAlignment: "bottom" }),
  ),
];

const letter = (index: number): string => String.fromCharCode(65 + (index % 26));

const exerciseRow = (
  columns: readonly Column[],
  entry: TrainingEntry,
  exercise: PrescribedExercise,
  { label, first }: { label: string; first: boolean },
): TableCell[] => [
  text(label, { fontSize: 8, font: "Inter Medium", color: INK.muted, margin: [5, 0.4, 0, 0] }),
  ...columns.map((column, index): TableCell => {
    if (columns[index - 1]?.reachesOver?.(entry.prescription) || !(first || column.perExercise)) return text("");
    return text(column.value(entry, exercise), {
      fontSize: index === 0 ? 8.5 : 8,
      ...(index === 0 ? { font: "Inter Medium" } : {}),
      ...(column.reachesOver?.(entry.prescription) ? { colSpan: 2 } : {}),
      alignment: column.alignment ?? "left",
    });
  }),
];

const isCombined = (entry: TrainingEntry): boolean => entry.exercises.length > 1;

const LOAD_BOXES = drawLoadBoxes(CONTENT_WIDTH - INDENT);

/** pdfmake writes into the nodes that it lays out, so that each place needs a node of its own. */
const loadBoxes = (): Content => ({ svg: LOAD_BOXES, width: CONTENT_WIDTH - INDENT, margin: [INDENT, 1, 0, 3] });

const remark = (label: string, content: string): Content => ({
  margin: [INDENT, 0, 0, 3],
  text: [text(`${label} `, { fontSize: 7.5, bold: true, color: INK.muted }), text(content, { fontSize: 7.5 })],
});

const remarksOf = (type: ExerciseTypeValue, entry: TrainingEntry): Content[] => {
  const { technique: techniqueHasColumn } = PRESCRIBED[type];
  const { notes } = entry.prescription;
  return [
    ...(isGiven(entry.seriesType) ? [remark(`${ENTRY_FIELDS.seriesTypeId.label}:`, entry.seriesType)] : []),
    ...(isGiven(entry.technique) && !techniqueHasColumn && !isCombined(entry)
      ? [remark("Técnica:", entry.technique)]
      : []),
    ...(notes ? [remark(`${ENTRY_FIELDS.notes.label}:`, notes)] : []),
  ];
};

const combinedName = (entry: TrainingEntry): Content =>
  text(`${entry.technique || "Série combinada"}: sem descanso entre os exercícios`, {
    fontSize: 7,
    bold: true,
    color: INK.primaryText,
    margin: [INDENT, 3, 0, 0],
  });

/** The prescribed load; without one, what the test of this exercise suggests, else the load of the last time. */
function loadRemark({ prescription }: TrainingEntry, { suggestedLoad, lastLoad }: PrescribedExercise): Content[] {
  if (prescription.load !== null) return [remark("Carga:", figureText("load", prescription))];
  if (isGiven(suggestedLoad)) return [remark("Carga sugerida:", suggestedLoad)];
  return isGiven(lastLoad) ? [remark("Última carga:", lastLoad)] : [];
}

const entryCell = (block: TrainingBlock, entry: TrainingEntry, number: number): TableCell => {
  const columns = columnsOf(block.type);
  const combined = isCombined(entry);
  const loads = (exercise: PrescribedExercise): Content[] =>
    PRESCRIBED[block.type].load ? [...loadRemark(entry, exercise), loadBoxes()] : [];
  const remarks = remarksOf(block.type, entry);
  const rows = entry.exercises.map((exercise, index) => ({
    exercise,
    cells: exerciseRow(columns, entry, exercise, {
      label: combined ? `${number}${letter(index)}` : `${number}`,
      first: index === 0,
    }),
  }));
  return {
    stack: [
      ...(combined ? [combinedName(entry)] : []),
      ...rows.flatMap(({ exercise, cells }) => [
        { layout: cellLayout, table: { widths: innerWidths(columns), body: [cells] } },
        ...(combined ? [] : remarks),
        ...loads(exercise),
      ]),
      ...(combined ? remarks : []),
    ],
  };
};

const blockLayout = (block: TrainingBlock): CustomTableLayout => ({
  ...bare,
  hLineWidth: (row, { table }) => (row <= 1 ? 0 : row === 2 ? 0.8 : row === table.body.length ? 0.5 : 0.4),
  hLineColor: (row) => (row === 2 ? INK.secondary : INK.hairline),
  fillColor: (row) => {
    const entry = block.entries[row - 2];
    return entry && isCombined(entry) ? "#fff5f7" : null;
  },
  paddingTop: (row) => (row > 1 ? 1 : 0),
  paddingBottom: (row) => (row > 1 ? 1 : 0),
});

/** The exercises of one type as a table whose title and header return on every page; an entry is never torn apart. */
export const trainingBlock = (block: TrainingBlock): Content => {
  const columns = columnsOf(block.type);
  return {
    margin: [0, 10, 0, 0],
    layout: blockLayout(block),
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [CONTENT_WIDTH],
      body: [
        [
          text(block.title, {
            fontSize: 10,
            bold: true,
            color: INK.secondary,
            margin: [0, 0, 0, 1],
          }),
        ],
        [{ layout: cellLayout, table: { widths: innerWidths(columns), body: [headRow(columns)] } }],
        ...block.entries.map((entry, index) => [entryCell(block, entry, index + 1)]),
      ],
    },
  };
};
