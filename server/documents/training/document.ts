import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { CONTENT_WIDTH, INK, sheet } from "../../platform/pdf/sheet.ts";
import { bare, boxed } from "../../platform/pdf/table-look.ts";
import { brazilianDate, isGiven, text } from "../../platform/pdf/text.ts";
import { trainingBlock } from "./block.ts";
import type { TrainingDocumentInput, TrainingSheet } from "./input.ts";

const WEEKDAYS = ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"];
const MOST_WEEKS = 8;

const days = (weekdays: readonly number[]): string => {
  const names = [...weekdays].sort((a, b) => a - b).flatMap((day) => WEEKDAYS[day] ?? []);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} e ${names.at(-1)}` : (names[0] ?? "Sem dia definido");
};

const context = ({ cycles = [], period }: TrainingDocumentInput): string =>
  [...cycles, ...(period ? [`${brazilianDate(period.from)} – ${brazilianDate(period.to)}`] : [])].join(" · ");

const fact = (label: string, value: string): Content => ({
  stack: [
    text(label, { fontSize: 7, color: INK.muted, margin: [0, 0, 0, 1] }),
    text(value, { fontSize: 9, font: "Inter Medium" }),
  ],
});

const title = (input: TrainingDocumentInput, training: TrainingSheet): Content[] => {
  const about = context(input);
  const groups = training.muscleGroups ?? [];
  const facts = [
    {
      width: 150,
      content: fact(training.weekdays.length > 1 ? "Dias da semana" : "Dia da semana", days(training.weekdays)),
    },
    ...(training.method ? [{ width: 130, content: fact("Método", training.method.name) }] : []),
    ...(groups.length > 0 ? [{ width: "*" as const, content: fact("Grupos musculares", groups.join(", ")) }] : []),
  ];
  return [
    text(training.name, { fontSize: 19, bold: true, color: INK.secondary }),
    ...(about ? [text(about, { fontSize: 8, color: INK.muted, margin: [0, 1, 0, 0] })] : []),
    {
      margin: [0, 8, 0, 0],
      layout: boxed(INK.wash),
      table: {
        widths: facts.map(({ width }, index) => (index === facts.length - 1 ? "*" : width)),
        body: [facts.map(({ content }) => content)],
      },
    },
    ...(isGiven(training.method?.description)
      ? [text(training.method.description, { fontSize: 8, margin: [0, 6, 0, 0] })]
      : []),
  ];
};

const PER_ROW = 6;
const BOX = { type: "rect", x: 0, y: 0, w: 9, h: 9, r: 1.5, lineWidth: 0.6, lineColor: INK.muted } as const;

/** Where the student ticks off each time the training was done: once per day of each week, two rows at most. */
const doneLines = (training: TrainingSheet, weeks: number): Content => {
  const rows = training.weekdays.length * Math.max(weeks, 1) > PER_ROW ? 2 : 1;
  const tick = (): Content => ({
    margin: [0, 0, 0, 7],
    columns: [
      { width: 14, canvas: [{ ...BOX }] },
      text("____ /____ /______", { width: "*", fontSize: 7.5, color: INK.muted, noWrap: true }),
    ],
  });
  return {
    margin: [0, 18, 0, 0],
    unbreakable: true,
    stack: [
      text("Treinos realizados", { fontSize: 8, bold: true, color: INK.secondary, margin: [0, 0, 0, 6] }),
      {
        layout: bare,
        table: {
          widths: Array.from({ length: PER_ROW }, () => CONTENT_WIDTH / PER_ROW),
          body: Array.from({ length: rows }, () => Array.from({ length: PER_ROW }, tick)),
        },
      },
    ],
  };
};

const page = (input: TrainingDocumentInput, training: TrainingSheet, isFirst: boolean, weeks: number): Content => ({
  ...(isFirst ? {} : { pageBreak: "before" as const }),
  stack: [
    ...title(input, training),
    ...(training.blocks.length > 0
      ? training.blocks.map((block) => trainingBlock(block, weeks))
      : [text("Nenhum exercício cadastrado", { color: INK.muted, margin: [0, 14, 0, 0] })]),
    doneLines(training, weeks),
  ],
});

/** One sheet per training, to be taken to the gym and written on. */
export const trainingDocument = (input: TrainingDocumentInput): TDocumentDefinitions => {
  const weeks = Math.min(Math.max(Math.trunc(input.loadWeeks ?? 6), 0), MOST_WEEKS);
  const whose = input.student ? ` de ${input.student.name}` : "";
  return sheet(
    input,
    { title: "Ficha de treino", subject: `Ficha de treino${whose}`, dateLabel: "Emitida em" },
    input.trainings.length > 0
      ? input.trainings.map((training, index) => page(input, training, index === 0, weeks))
      : [text("Ainda não há nenhum treino cadastrado.", { color: INK.muted })],
  );
};
