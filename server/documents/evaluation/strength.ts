import type { Content, TableCell } from "pdfmake/interfaces.js";
import { estimateOneRepMax } from "#domain/assessment/strength/one-rep-max.ts";
import { suggestedLoadKg } from "#domain/assessment/strength/suggested-load.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { heading, INK, onOnePage } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput, PrintedStrength } from "./input.ts";

const HEADS = ["Repetições", "Peso (kg)", "%", "Carga sugerida", "1RM Epley", "1RM Brzycki", "Testado em"];
const WIDTHS = [58, "*", 40, 36, 18, 40, 46, 46, 52];
const ABSENT = "–";

const right = (content: string): TableCell => text(content, { alignment: "right" });

const row = ({ muscle_group, exercise_name, repetitions, weight, percentage, changed_on }: PrintedStrength) => {
  const estimate = repetitions === null ? null : estimateOneRepMax(weight, repetitions);
  const load = suggestedLoadKg({ weight, percentage });
  const inKg = (kg: number) => `${formatDecimal(kg, 1)} kg${estimate?.isRough ? "*" : ""}`;
  return [
    text(muscle_group, { font: "Inter Medium" }),
    text(exercise_name || ABSENT),
    right(repetitions === null ? ABSENT : String(repetitions)),
    right(formatDecimal(weight, 0, 2)),
    right(percentage === null ? ABSENT : String(percentage)),
    right(load === null ? ABSENT : `${load} kg`),
    right(estimate ? inKg(estimate.epleyKg) : ABSENT),
    right(estimate ? inKg(estimate.brzyckiKg) : ABSENT),
    right(formatDate(changed_on)),
  ];
};

const NOTE =
  "%: da carga testada, não do 1RM; a carga sugerida vale para o exercício testado. 1RM: carga máxima estimada para uma repetição (Epley, 1985; Brzycki, 1993), de 1 a 12 repetições. * Acima de 10 repetições a estimativa é menos precisa.";

export const strengthSection = ({ strength }: EvaluationDocumentInput): Content[] =>
  strength.length === 0
    ? []
    : onOnePage(strength.length, [
        {
          layout: ruled(2),
          table: {
            headerRows: 2,
            keepWithHeaderRows: 1,
            dontBreakRows: true,
            widths: WIDTHS,
            body: [
              [{ ...heading("Teste de força"), colSpan: WIDTHS.length }, ...WIDTHS.slice(1).map(() => "")],
              [
                columnHead("Grupo muscular"),
                columnHead("Exercício"),
                ...HEADS.map((label) => columnHead(label, { alignment: "right" })),
              ],
              ...strength.map(row),
            ],
          },
        },
        text(NOTE, { fontSize: 7, color: INK.muted, margin: [0, 5, 0, 0] }),
      ]);
