import type { Content, ContentText, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { MARK } from "#domain/figures/mark.ts";
import { shortened, text, unbroken } from "./text.ts";

export const INK = {
  primary: "#ed2f59",
  primaryText: "#c9184a",
  secondary: "#32335b",
  text: "#26273f",
  muted: "#6b6d85",
  hairline: "#dcdde6",
  wash: "#f5f5f9",
  warningWash: "#fff6e5",
  warning: "#8a5300",
};

/** A4, with its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 40, top: 80, bottom: 48 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Who hands a sheet over. `cref`: as "012345-G/SP"; `photo`: JPEG or PNG bytes. */
export type SheetTrainer = {
  name: string;
  contact: string;
  cref: string | null;
  photo?: Uint8Array | undefined;
};

/** What stands on every page. */
export type SheetFrame = {
  product: string;
  trainer: SheetTrainer;
  student: { name: string };
  date: CalendarDate;
};

const MARK_SVG = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}">`,
  ...MARK.lines.map(
    ({ path, width, cap }) =>
      `<path d="${path}" fill="none" stroke="${INK.secondary}" stroke-width="${width}" stroke-linecap="${cap}"/>`,
  ),
  `<path d="${MARK.bob.path}" fill="${MARK.bob.color}"/></svg>`,
].join("");

const joined = (...parts: string[]): string => parts.filter((part) => part !== "").join(" · ");

const trainerLine = ({ name, cref, contact }: SheetTrainer): string =>
  joined(name, cref ? `CREF ${cref}` : "", contact);

/** Widths in points of the head's parts: the mark and gaps, the date, a letter of the student's and of the trainer's line. */
const HEAD = { mark: 40, date: 110, studentLetter: 6, trainerLetter: 4.1 };

/** How many letters of the trainer's line fit beside the student's name. */
const roomForTrainer = (studentName: string): number => {
  const taken = HEAD.mark + Math.max(HEAD.date, studentName.length * HEAD.studentLetter);
  return Math.floor((CONTENT_WIDTH - taken) / HEAD.trainerLetter);
};

const header = (frame: SheetFrame, dateLabel: string): Content => ({
  margin: [PAGE.side, 26, PAGE.side, 0],
  stack: [
    {
      columns: [
        { svg: MARK_SVG, width: 24, margin: [-3, 0, 0, 0] },
        {
          width: "*",
          margin: [4, 0, 12, 0],
          stack: [
            text(shortened(frame.product, 30), { fontSize: 12, bold: true, color: INK.secondary }),
            text(shortened(trainerLine(frame.trainer), roomForTrainer(shortened(frame.student.name, 40))), {
              fontSize: 7.5,
              color: INK.muted,
              noWrap: true,
              margin: [0, 1, 0, 0],
            }),
          ],
        },
        {
          width: "auto",
          stack: [
            text(shortened(frame.student.name, 40), {
              fontSize: 10,
              bold: true,
              alignment: "right",
              noWrap: true,
            }),
            text(`${dateLabel} ${formatDate(frame.date)}`, {
              fontSize: 7.5,
              color: INK.muted,
              alignment: "right",
              margin: [0, 2, 0, 0],
            }),
          ],
        },
      ],
    },
    {
      canvas: [
        { type: "line", x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.6, lineColor: INK.hairline },
        { type: "line", x1: 0, y1: 0, x2: 36, y2: 0, lineWidth: 1.8, lineColor: INK.primary },
      ],
      margin: [0, 9, 0, 0],
    },
  ],
});

const footer = (left: string, page: number, pages: number): Content => ({
  margin: [PAGE.side, 16, PAGE.side, 0],
  columns: [
    text(shortened(left, 90), { width: "*", fontSize: 7, color: INK.muted, noWrap: true }),
    text(unbroken(`Página ${page} de ${pages}`), { width: "auto", fontSize: 7, color: INK.muted, alignment: "right" }),
  ],
});

/** The document's own date, not the clock's: the same input always gives the same bytes. */
const noonOf = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

/** A document before it is laid out. */
export type SheetDefinition = Required<Pick<TDocumentDefinitions, "content" | "header" | "footer" | "defaultStyle">> & {
  readonly info: Readonly<Record<string, string | Date>>;
};

/** An A4 document in the product's look: header and footer on every page, and metadata. */
export const sheet = (
  frame: SheetFrame,
  about: { title: string; subject: string; dateLabel: string },
  content: Content[],
): SheetDefinition => ({
  info: {
    Title: about.title,
    Author: frame.trainer.name,
    Subject: about.subject,
    Creator: frame.product,
    Producer: frame.product,
    CreationDate: noonOf(frame.date),
    ModDate: noonOf(frame.date),
  },
  defaultStyle: { font: "Inter", fontSize: 8.5, lineHeight: 1.15, color: INK.text },
  header: () => header(frame, about.dateLabel),
  footer: (page, pages) => footer(joined(about.title, frame.student.name), page, pages),
  content,
});

export const heading = (content: string): ContentText =>
  text(content, { fontSize: 11.5, bold: true, color: INK.secondary, margin: [0, 14, 0, 6] });

/**
 * A heading that stays with the first block below it. That block must be shorter than a page: pdfmake cuts a longer one off. A table
 * that may be long carries its heading as a header row instead.
 */
export const headed = (title: string, [first, ...others]: readonly Content[]): Content[] =>
  first === undefined ? [] : [{ unbreakable: true, stack: [heading(title), first] }, ...others];
