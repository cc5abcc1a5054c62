import type { Column, Content, ContentText, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { MARK } from "#domain/figures/mark.ts";
import { photoAddress } from "./photo-address.ts";
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

export const PAGE = { width: 595.28, height: 841.89, side: 40, top: 80, bottom: 48 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Who hands a sheet over. `cref`: as "012345-G/SP"; `logo` and `photo`: JPEG or PNG bytes, the photo for who has no logo. */
export type SheetTrainer = {
  name: string;
  contact: readonly string[];
  cref: string | null;
  logo?: Uint8Array | undefined;
  photo?: Uint8Array | undefined;
  /** It paints a cover, and is dark enough for white letters; "#1d6b4b". */
  color?: string | undefined;
};

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

/** All sizes are in points. */
const HEAD = { height: 36, logoWidth: 96, logoHeight: 34, photo: 34, mark: 24, gap: 9, right: 150, letter: 4 };

const nameSize = ({ length }: string): number => (length <= 30 ? 14 : length <= 42 ? 11 : 9);

const NAME_LETTERS = 96;

function contactLines({ cref, contact }: SheetTrainer, room: number): string[] {
  const lines: string[] = [];
  for (const part of [cref ? `CREF ${cref}` : "", ...contact].filter((part) => part !== "")) {
    const longer = joined(lines.at(-1) ?? "", part);
    if (lines.length > 0 && longer.length * HEAD.letter <= room) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function emblem({ product, trainer }: SheetFrame): { content: Column; width: number } | null {
  const logo = photoAddress(trainer.logo);
  if (logo) {
    const fit: [number, number] = [HEAD.logoWidth, HEAD.logoHeight];
    return { content: { width: HEAD.logoWidth + HEAD.gap, stack: [{ image: logo, fit }] }, width: HEAD.logoWidth };
  }
  const photo = photoAddress(trainer.photo);
  if (photo) {
    const cover = { width: HEAD.photo, height: HEAD.photo, align: "center", valign: "center" } as const;
    return { content: { width: HEAD.photo + HEAD.gap, stack: [{ image: photo, cover }] }, width: HEAD.photo };
  }
  if (trainer.name !== product) return null;
  return { content: { width: HEAD.mark + HEAD.gap, stack: [{ svg: MARK_SVG, width: HEAD.mark }] }, width: HEAD.mark };
}

const header = (frame: SheetFrame, dateLabel: string): Content => {
  const mark = emblem(frame);
  const room = CONTENT_WIDTH - HEAD.right - HEAD.gap - (mark ? mark.width + HEAD.gap : 0);
  const name = shortened(frame.trainer.name, NAME_LETTERS);
  const words = {
    width: "*",
    stack: [
      text(name, { fontSize: nameSize(name), bold: true, color: INK.secondary, lineHeight: 1.05 }),
      ...contactLines(frame.trainer, room).map((line) =>
        text(line, { fontSize: 7.5, color: INK.muted, wordBreak: "break-all", margin: [0, 1, 0, 0] }),
      ),
    ],
  };
  const about = {
    width: HEAD.right,
    stack: [
      text(shortened(frame.student.name, 60), { fontSize: 9.5, font: "Inter Medium", alignment: "right" }),
      text(`${dateLabel} ${formatDate(frame.date)}`, {
        fontSize: 7.5,
        color: INK.muted,
        alignment: "right",
        margin: [0, 2, 0, 0],
      }),
    ],
  };
  return {
    margin: [PAGE.side, 24, PAGE.side, 0],
    stack: [{ columns: [...(mark ? [mark.content] : []), words, about, strut()] }, headLine()],
  };
};

const strut = (): Column => ({
  width: 0,
  canvas: [{ type: "line", x1: 0, y1: 0, x2: 0, y2: HEAD.height, lineWidth: 0.1, lineColor: "#ffffff" }],
});

const headLine = (): Content => ({
  margin: [0, 3, 0, 0],
  canvas: [
    { type: "line", x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.6, lineColor: INK.hairline },
    { type: "line", x1: 0, y1: 0, x2: 36, y2: 0, lineWidth: 1.8, lineColor: INK.primary },
  ],
});

const footer = (left: string, { product, trainer }: SheetFrame, page: number, pages: number): Content => ({
  margin: [PAGE.side, 16, PAGE.side, 0],
  columnGap: 10,
  columns: [
    text(shortened(left, 80), { width: "*", fontSize: 7, color: INK.muted, noWrap: true }),
    ...(trainer.name === product
      ? []
      : [
          text(`Feito com ${shortened(product, 30)}`, {
            width: "auto",
            fontSize: 6,
            color: INK.muted,
            margin: [0, 0.8, 0, 0],
          }),
        ]),
    text(unbroken(`Página ${page} de ${pages}`), { width: "auto", fontSize: 7, color: INK.muted, alignment: "right" }),
  ],
});

/** The document's own date, not the clock's: the same input always gives the same bytes. */
const noonOf = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

export type SheetDefinition = Required<Pick<TDocumentDefinitions, "content" | "defaultStyle">> & {
  readonly header: (page: number) => Content;
  readonly footer: (page: number, pages: number) => Content;
  readonly info: Readonly<Record<string, string | Date>>;
};

/** `hasCover`: the first page has neither head nor foot. */
export const sheet = (
  frame: SheetFrame,
  about: { title: string; subject: string; dateLabel: string; hasCover?: boolean },
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
  header: (page) => (about.hasCover && page === 1 ? [] : header(frame, about.dateLabel)),
  footer: (page, pages) =>
    about.hasCover && page === 1 ? [] : footer(joined(about.title, frame.student.name), frame, page, pages),
  content,
});

export const documentTitle = (content: string): ContentText =>
  text(content, { fontSize: 20, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] });

export const heading = (content: string): ContentText =>
  text(content, { fontSize: 11.5, bold: true, color: INK.secondary, margin: [0, 14, 0, 6] });

/** Rows that surely fit on a page together, of up to four lines each. */
const SHORT_ROWS = 12;

export const onOnePage = (rows: number, content: Content[]): Content[] =>
  rows <= SHORT_ROWS ? [{ unbreakable: true, stack: content }] : content;

/** The first block must be shorter than a page: pdfmake cuts a longer one off. A long table has its heading as a header row. */
export const headed = (title: string, [first, ...others]: readonly Content[]): Content[] =>
  first === undefined ? [] : [{ unbreakable: true, stack: [heading(title), first] }, ...others];
