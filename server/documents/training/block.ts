import type { Content, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import { figureText } from "#domain/training/entry/display.ts";
import { ENTRY_FIELDS } from "#domain/training/entry/fields.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { CONTENT_WIDTH, INK } from "../../platform/pdf/sheet.ts";
import { bare, columnHead } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { type Column, columnsOf } from "./columns.ts";
import type { PrescribedExercise, TrainingBlock, TrainingEntry } from "./input.ts";
import { drawLoadBoxes, fitsBeforeBoxes } from "./load-boxes.ts";

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
  ...columns.map(({ label, alignment = "left" }, index) =>
    index === 0
      ? text(label, { fontSize: 10, bold: true, color: INK.secondary, lineHeight: 1, verticalAlignment: "bottom" })
      : columnHead(label, { alignment, lineHeight: 1, verticalAlignment: "bottom" }),
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
    if (!(first || column.perExercise)) return text("");
    return text(column.value(entry, exercise), {
      fontSize: index === 0 ? 8.5 : 8,
      ...(index === 0 ? { font: "Inter Medium" } : {}),
      alignment: column.alignment ?? "left",
    });
  }),
];

const isCombined = (entry: TrainingEntry): boolean => entry.exercises.length > 1;

const BOXES_WIDTH = CONTENT_WIDTH - INDENT;

const loadBoxes = (weeks: number, load: string | null): Content => ({
  svg: drawLoadBoxes(BOXES_WIDTH, weeks, load),
  width: BOXES_WIDTH,
  margin: [INDENT, 0, 0, 3],
});

type Remark = readonly [label: string, content: string];

const remarkLine = (remarks: readonly Remark[]): Content[] =>
  remarks.length === 0
    ? []
    : [
        {
          margin: [INDENT, 0, 0, 3],
          text: remarks.flatMap(([label, content], index) => [
            text(`${index > 0 ? "   " : ""}${label} `, { fontSize: 7.5, bold: true, color: INK.muted }),
            text(content, { fontSize: 7.5 }),
          ]),
        },
      ];

const remarksOf = (type: ExerciseTypeValue, entry: TrainingEntry): Remark[] => {
  const { technique: techniqueHasColumn } = PRESCRIBED[type];
  const { notes } = entry.prescription;
  return [
    ...(isGiven(entry.seriesType) ? [[`${ENTRY_FIELDS.seriesTypeId.label}:`, entry.seriesType] as const] : []),
    ...(isGiven(entry.technique) && !techniqueHasColumn && !isCombined(entry)
      ? [["Técnica:", entry.technique] as const]
      : []),
    ...(notes ? [[`${ENTRY_FIELDS.notes.label}:`, notes] as const] : []),
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
function loadOf({ prescription }: TrainingEntry, { suggestedLoad, lastLoad }: PrescribedExercise): Remark | null {
  if (prescription.load !== null) return ["Carga:", figureText("load", prescription)];
  if (isGiven(suggestedLoad)) return ["Carga sugerida:", suggestedLoad];
  return isGiven(lastLoad) ? ["Última carga:", lastLoad] : null;
}

function loadLines(load: Remark | null, weeks: number): Content[] {
  const words = load?.join(" ");
  if (words !== undefined && fitsBeforeBoxes(words)) return [loadBoxes(weeks, words)];
  return [...remarkLine(load ? [load] : []), loadBoxes(weeks, null)];
}

interface EntryPosition {
  readonly columns: readonly Column[];
  readonly number: number;
  readonly weeks: number;
}

const entryCell = (
  block: TrainingBlock,
  entry: TrainingEntry,
  { columns, number, weeks }: EntryPosition,
): TableCell => {
  const combined = isCombined(entry);
  const loads = (exercise: PrescribedExercise): Content[] =>
    PRESCRIBED[block.type].load ? loadLines(loadOf(entry, exercise), weeks) : [];
  const remarks = remarkLine(remarksOf(block.type, entry));
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
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 ? 0.8 : row === table.body.length ? 0.5 : 0.4),
  hLineColor: (row) => (row === 1 ? INK.secondary : INK.hairline),
  fillColor: (row) => {
    const entry = block.entries[row - 1];
    return entry && isCombined(entry) ? "#fff5f7" : null;
  },
  paddingTop: (row) => (row > 0 ? 1 : 0),
  paddingBottom: (row) => (row > 0 ? 1 : 0),
});

/** The title and header return on every page; an entry is never torn apart. */
export const trainingBlock = (block: TrainingBlock, weeks: number): Content => {
  const columns = columnsOf(block);
  return {
    margin: [0, 10, 0, 0],
    layout: blockLayout(block),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [CONTENT_WIDTH],
      body: [
        [{ layout: cellLayout, table: { widths: innerWidths(columns), body: [headRow(columns)] } }],
        ...block.entries.map((entry, index) => [entryCell(block, entry, { columns, weeks, number: index + 1 })]),
      ],
    },
  };
};
