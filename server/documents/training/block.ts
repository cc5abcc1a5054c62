import type { Content, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import { figureText, workOf } from "#domain/training/entry/display.ts";
import { ENTRY_FIELDS } from "#domain/training/entry/fields.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { groupText } from "#domain/training/sets/row-group.ts";
import { setsText } from "#domain/training/sets/sets-line.ts";
import { CONTENT_WIDTH, INK } from "../../platform/pdf/sheet.ts";
import { bare, columnHead } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { type Column, columnsOf } from "./columns.ts";
import type { PrescribedExercise, TrainingBlock, TrainingEntry } from "./input.ts";
import { drawLoadBoxes, fitsBeforeBoxes } from "./load-boxes.ts";
import { hasDrawings, MOVEMENT_DRAWING, movementDrawing } from "./movement-drawing.ts";

const NUMBER_WIDTH = 24;
const PADDING = 3;

/** Beside the lines of each exercise stand its number and its drawing; without drawings its room is 0. */
interface Look {
  readonly columns: readonly Column[];
  readonly drawingWidth: number;
  readonly weeks: number;
}

const besideWidth = ({ drawingWidth }: Look) => NUMBER_WIDTH + drawingWidth;
const indentOf = (look: Look) => besideWidth(look) + PADDING;

const widthsOf = (look: Look): number[] => {
  const fixed = look.columns.reduce((sum, { width }) => sum + (width === "*" ? 0 : width), 0);
  return look.columns.map(({ width }) => (width === "*" ? CONTENT_WIDTH - besideWidth(look) - fixed : width));
};

const cellLayout: CustomTableLayout = {
  ...bare,
  paddingLeft: (column) => (column === 0 ? 0 : PADDING),
  paddingRight: () => PADDING,
  paddingTop: () => 2.5,
  paddingBottom: () => 2,
};
const CELL_PADDING = 4.5;

/** pdfmake counts a column's width without its padding. */
const innerWidths = (look: Look): number[] =>
  [besideWidth(look), ...widthsOf(look)].map((width, index) => width - (index === 0 ? PADDING : 2 * PADDING));

const headRow = ({ columns }: Look): TableCell[] => [
  columnHead("Nº", { verticalAlignment: "bottom", margin: [5, 0, 0, 0], lineHeight: 1 }),
  ...columns.map(({ label, alignment = "left" }, index) =>
    index === 0
      ? text(label, { fontSize: 10, bold: true, color: INK.secondary, lineHeight: 1, verticalAlignment: "bottom" })
      : columnHead(label, { alignment, lineHeight: 1, verticalAlignment: "bottom" }),
  ),
];

const letter = (index: number): string => String.fromCharCode(65 + (index % 26));

const exerciseRow = (
  { columns }: Look,
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

const loadBoxes = (look: Look, load: Remark | null): Content => {
  const indent = indentOf(look);
  const width = CONTENT_WIDTH - indent;
  return { svg: drawLoadBoxes(width, look.weeks, load), width, margin: [indent, 0, 0, 3] };
};

type Remark = readonly [label: string, content: string];

const remarkLine = (look: Look, remarks: readonly Remark[]): Content[] =>
  remarks.length === 0
    ? []
    : [
        {
          margin: [indentOf(look), 0, 0, 3],
          text: remarks.flatMap(([label, content], index) => [
            text(`${index > 0 ? "   " : ""}${label} `, { fontSize: 7.5, bold: true, color: INK.muted }),
            text(content, { fontSize: 7.5 }),
          ]),
        },
      ];

/** Its figures have no columns in this block. */
const isOfOtherType = (type: ExerciseTypeValue, entry: TrainingEntry): boolean =>
  entry.type !== undefined && entry.type !== null && entry.type !== type;

const remarksOf = (type: ExerciseTypeValue, entry: TrainingEntry): Remark[] => {
  const { technique: techniqueHasColumn } = PRESCRIBED[type];
  const { notes, sets } = entry.prescription;
  return [
    ...(isOfOtherType(type, entry) && entry.type
      ? [["Trabalho:", workOf(entry.type, entry.prescription)] as const]
      : []),
    ...(sets ? [["Séries:", setsText(sets)] as const] : []),
    ...(isGiven(entry.seriesType) ? [[`${ENTRY_FIELDS.seriesTypeId.label}:`, entry.seriesType] as const] : []),
    ...(isGiven(entry.technique) && !techniqueHasColumn && !isCombined(entry)
      ? [["Técnica:", entry.technique] as const]
      : []),
    ...(notes ? [[`${ENTRY_FIELDS.notes.label}:`, notes] as const] : []),
  ];
};

const headLine = (look: Look, words: string): Content =>
  text(words, { fontSize: 7, bold: true, color: INK.primaryText, margin: [indentOf(look), 3, 0, 0] });

const combinedName = (look: Look, entry: TrainingEntry): Content =>
  headLine(look, `${entry.technique || "Série combinada"}: sem descanso entre os exercícios`);

const LOAD_LABELS = { last: "Última carga:", test: "Carga sugerida:" } as const;

function loadOf({ prescription }: TrainingEntry, { offeredLoad }: PrescribedExercise): Remark | null {
  if (prescription.sets) return null;
  if (prescription.load !== null) return ["Carga:", figureText("load", prescription)];
  return offeredLoad ? [LOAD_LABELS[offeredLoad.source], offeredLoad.text] : null;
}

function loadLines(look: Look, load: Remark | null): Content[] {
  if (load !== null && fitsBeforeBoxes(load)) return [loadBoxes(look, load)];
  return [...remarkLine(look, load ? [load] : []), loadBoxes(look, null)];
}

const groupOf = ({ prescription }: TrainingEntry) => prescription.group;

/** Rows of a group stand together. */
const isFirstOfGroup = ({ entries }: TrainingBlock, entry: TrainingEntry): boolean =>
  groupOf(entry) !== null && entries.find((one) => groupOf(one)?.number === groupOf(entry)?.number) === entry;

const groupHead = (look: Look, { entries }: TrainingBlock, entry: TrainingEntry): Content => {
  const group = groupOf(entry);
  const rows = entries.filter((one) => groupOf(one)?.number === group?.number).length;
  return group ? headLine(look, groupText(group, rows)) : [];
};

const entryCell = (block: TrainingBlock, entry: TrainingEntry, look: Look, number: number): TableCell => {
  const combined = isCombined(entry);
  const loads = (exercise: PrescribedExercise): Content[] =>
    PRESCRIBED[block.type].load ? loadLines(look, loadOf(entry, exercise)) : [];
  const remarks = remarkLine(look, remarksOf(block.type, entry));
  const rows = entry.exercises.map((exercise, index) => ({
    exercise,
    lines: [...(combined ? [] : remarks), ...loads(exercise)],
    cells: exerciseRow(look, entry, exercise, {
      label: combined ? `${number}${letter(index)}` : `${number}`,
      first: index === 0,
    }),
  }));
  return {
    stack: [
      ...(isFirstOfGroup(block, entry) ? [groupHead(look, block, entry)] : []),
      ...(combined ? [combinedName(look, entry)] : []),
      ...rows.flatMap(({ exercise, cells, lines }) => [
        ...movementDrawing(exercise),
        { layout: cellLayout, table: { widths: innerWidths(look), heights: rowHeight(look, lines), body: [cells] } },
        ...lines,
      ]),
      ...(combined ? remarks : []),
    ],
  };
};

/** Lines below the row reach down to the end of the drawing themselves. */
const rowHeight = ({ drawingWidth }: Look, below: readonly Content[]): number | "auto" =>
  drawingWidth > 0 && below.length === 0 ? MOVEMENT_DRAWING.height - CELL_PADDING : "auto";

const blockLayout = (block: TrainingBlock): CustomTableLayout => ({
  ...bare,
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 ? 0.8 : row === table.body.length ? 0.5 : 0.4),
  hLineColor: (row) => (row === 1 ? INK.secondary : INK.hairline),
  fillColor: (row) => {
    const entry = block.entries[row - 1];
    return entry && (isCombined(entry) || groupOf(entry)) ? "#fff5f7" : null;
  },
  paddingTop: (row) => (row > 0 ? 1 : 0),
  paddingBottom: (row) => (row > 0 ? 1 : 0),
});

/** The title and header return on every page; an entry is never torn apart. */
export const trainingBlock = (block: TrainingBlock, weeks: number): Content => {
  const look = { columns: columnsOf(block), weeks, drawingWidth: hasDrawings(block) ? MOVEMENT_DRAWING.room : 0 };
  return {
    margin: [0, 10, 0, 0],
    layout: blockLayout(block),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [CONTENT_WIDTH],
      body: [
        [{ layout: cellLayout, table: { widths: innerWidths(look), body: [headRow(look)] } }],
        ...block.entries.map((entry, index) => [entryCell(block, entry, look, index + 1)]),
      ],
    },
  };
};
