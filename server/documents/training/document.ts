import type { Content } from "pdfmake/interfaces.js";
import { addDays, type CalendarDate, differenceInDays, formatDate } from "#domain/calendar-date.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { shortDayName } from "#domain/students/registration.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { WEEKDAYS, type WeekdayValue } from "#domain/training/weekdays.ts";
import { drawQrCode } from "../../platform/pdf/qr-code.ts";
import { CONTENT_WIDTH, INK, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { bare, boxed } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { trainingBlock } from "./block.ts";
import type { TrainingDocumentInput, TrainingSheet } from "./input.ts";

const days = (weekdays: readonly WeekdayValue[]): string =>
  listInPortuguese(WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ name }) => shortDayName(name)));

const context = ({ cycles, period }: TrainingDocumentInput): string =>
  [...cycles, ...(period ? [`${formatDate(period.from)} – ${formatDate(period.to)}`] : [])].join(" · ");

const fact = (label: string, value: string): Content => ({
  stack: [
    text(label, { fontSize: 7, color: INK.muted, margin: [0, 0, 0, 1] }),
    text(value, { fontSize: 9, font: "Inter Medium" }),
  ],
});

const CODE_SIZE = 60;

/** The code leads a phone's camera to the training's page. It reaches up into the free space below the sheet's head. */
const besideCode = (head: Content, page: string): Content => ({
  columns: [
    { width: "*", stack: [head] },
    text("Aponte a câmera para abrir este treino no celular", {
      width: 74,
      fontSize: 6.5,
      color: INK.muted,
      alignment: "right",
      margin: [0, 16, 8, 0],
    }),
    { svg: drawQrCode(page, INK.text), width: CODE_SIZE, margin: [0, -10, 0, 0] },
  ],
});

const title = (input: TrainingDocumentInput, training: TrainingSheet): Content[] => {
  const groups = training.muscleGroups;
  const facts = [
    {
      width: 116,
      content: training.turn
        ? fact("Ordem", training.turn.place)
        : fact(training.weekdays.length > 1 ? "Dias da semana" : "Dia da semana", days(training.weekdays)),
    },
    ...(training.duration ? [{ width: 76, content: fact("Duração estimada", training.duration) }] : []),
    ...(training.method ? [{ width: 112, content: fact("Método", training.method.name) }] : []),
    ...(groups.length > 0 ? [{ width: "*" as const, content: fact("Grupos musculares", groups.join(", ")) }] : []),
  ];
  const head: Content = {
    stack: [
      text(training.name, { fontSize: 19, bold: true, color: INK.secondary }),
      text(context(input), { fontSize: 8, color: INK.muted, margin: [0, 1, 0, 0] }),
    ],
  };
  return [
    isGiven(training.page) ? besideCode(head, training.page) : head,
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

const PER_ROW = 12;
const BOX = { type: "rect", x: 0, y: 0, w: 9, h: 9, r: 1.5, lineWidth: 0.6, lineColor: INK.muted } as const;

/** They stand before the exercises: after them they would often be alone on a page. */
const doneLines = (training: TrainingSheet, { period }: TrainingDocumentInput): Content => {
  const sessions = sessionsOn(training, period);
  const rows = Math.ceil(sessions / PER_ROW);
  const tick = (place: number): Content =>
    place >= sessions
      ? text("")
      : {
          margin: [0, 0, 0, 5],
          columns: [
            { width: 12, canvas: [{ ...BOX }] },
            text("___/___", { width: "*", fontSize: 7, color: INK.muted, noWrap: true, margin: [0, 1, 0, 0] }),
          ],
        };
  return {
    margin: [0, 9, 0, 0],
    unbreakable: true,
    stack: [
      text("Treinos realizados", { fontSize: 8, bold: true, color: INK.secondary, margin: [0, 0, 0, 5] }),
      {
        layout: bare,
        table: {
          widths: Array.from({ length: PER_ROW }, () => CONTENT_WIDTH / PER_ROW),
          body: Array.from({ length: rows }, (_, row) =>
            Array.from({ length: PER_ROW }, (_, column) => tick(row * PER_ROW + column)),
          ),
        },
      },
    ],
  };
};

const page = (input: TrainingDocumentInput, training: TrainingSheet, isFirst: boolean): Content => ({
  ...(isFirst ? {} : { pageBreak: "before" as const }),
  stack: [
    ...title(input, training),
    doneLines(training, input),
    ...(training.blocks.length > 0
      ? training.blocks.map((block) => trainingBlock(block, weeksOn(input.period)))
      : [text("Nenhum exercício cadastrado", { color: INK.muted, margin: [0, 14, 0, 0] })]),
  ],
});

export const trainingDocument = (input: TrainingDocumentInput): SheetDefinition =>
  sheet(
    input,
    { title: "Ficha de treino", subject: `Ficha de treino de ${input.student.name}`, dateLabel: "Emitida em" },
    input.trainings.map((training, index) => page(input, training, index === 0)),
  );

type Period = TrainingDocumentInput["period"];

/** A training of the library belongs to no cycle: boxes for half a usual one. */
const WEEKS_WITHOUT_CYCLE = 6;
/** More boxes would be too narrow to write three digits in. */
const MAX_WEEKS = 16;
/** Seven rows: a page keeps room for the exercises. */
const MAX_SESSIONS = 84;
/** A cycle may last for years; its first one has more sessions than there is room for. */
const MAX_DAYS = 600;

const weeksOn = (period: Period): number =>
  period === null
    ? WEEKS_WITHOUT_CYCLE
    : Math.min(MAX_WEEKS, Math.ceil((differenceInDays(period.from, period.to) + 1) / DAYS_PER_WEEK));

const weekdayOf = (date: CalendarDate): WeekdayValue | undefined =>
  WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()]?.value;

/** Without a day of its own, a training is done once a week; in a sequence as often as it comes round. */
function sessionsOn({ weekdays, turn }: TrainingSheet, period: Period): number {
  if (turn) return Math.min(MAX_SESSIONS, Math.max(1, Math.ceil(weeksOn(period) * turn.timesAWeek)));
  const perWeek = Math.max(1, weekdays.length);
  if (period === null) return perWeek * WEEKS_WITHOUT_CYCLE;
  if (weekdays.length === 0) return weeksOn(period);
  const length = Math.min(MAX_DAYS, differenceInDays(period.from, period.to) + 1);
  const days = Array.from({ length }, (_, day) => addDays(period.from, day));
  const sessionDays = days.filter((day) => weekdays.some((one) => one === weekdayOf(day)));
  return Math.min(MAX_SESSIONS, Math.max(1, sessionDays.length));
}
