import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { Exercise } from "#domain/assessment/energy/exercise.ts";
import {
  type ExerciseFact,
  exerciseDetail,
  exerciseFacts,
  exerciseName,
} from "#domain/assessment/energy/exercise-display.ts";
import type { ExerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { text } from "../../platform/pdf/text.ts";

const FACT_WIDTH = 52;
const right = { alignment: "right" } as const;

const factCell = ({ value, beside }: ExerciseFact): TableCell => ({
  stack: [text(value, right), ...(beside ? [text(beside, { fontSize: 7, color: INK.muted, ...right })] : [])],
});

const nameCell = (exercise: Exercise): TableCell => {
  const detail = exerciseDetail(exercise);
  return {
    stack: [text(exerciseName(exercise)), ...(detail ? [text(detail, { fontSize: 7, color: INK.muted })] : [])],
  };
};

export const exerciseTable = (exercises: readonly Exercise[], figures: readonly ExerciseFigures[]): Content[] => {
  const rows = exercises.flatMap((exercise, index) => {
    const ownFigures = figures[index];
    return ownFigures ? [{ exercise, facts: exerciseFacts(exercise, ownFigures) }] : [];
  });
  const [first] = rows;
  if (!first) return [];
  return [
    {
      margin: [0, 8, 0, 0],
      layout: ruled(),
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ["*", ...first.facts.map(() => FACT_WIDTH)],
        body: [
          [columnHead("Exercício"), ...first.facts.map(({ label }) => columnHead(label, right))],
          ...rows.map(({ exercise, facts }) => [nameCell(exercise), ...facts.map(factCell)]),
        ],
      },
    },
  ];
};
