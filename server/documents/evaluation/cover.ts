import type { Column, Content } from "pdfmake/interfaces.js";
import { FRONT_PAGES, inReportOrder, REPORT_SECTIONS } from "#domain/assessment/report-sections.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { photoAddress } from "../../platform/pdf/photo-address.ts";
import { CONTENT_WIDTH, INK, PAGE } from "../../platform/pdf/sheet.ts";
import { bare } from "../../platform/pdf/table-look.ts";
import { shortened, text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const LOGO: [number, number] = [190, 72];
const FACE = 64;
const PHOTO = { width: 118, height: 148 };
const BAND = { height: 252, gap: 20 };
const SOFT_WHITE = "#f3f0f4";

const emblem = ({ trainer }: EvaluationDocumentInput): Content[] => {
  const logo = photoAddress(trainer.logo);
  if (logo) return [{ image: logo, fit: LOGO }];
  const face = photoAddress(trainer.photo);
  return face
    ? [{ image: face, width: FACE, cover: { width: FACE, height: FACE, align: "center", valign: "center" } }]
    : [];
};

const assessor = (input: EvaluationDocumentInput): Content => {
  const { trainer } = input;
  return {
    margin: [0, 0, 0, 0],
    stack: [
      ...emblem(input),
      text(shortened(trainer.name, 80), { fontSize: 17, bold: true, color: INK.secondary, margin: [0, 12, 0, 0] }),
      ...(trainer.cref ? [text(`CREF ${trainer.cref}`, { fontSize: 10, color: INK.muted, margin: [0, 3, 0, 0] })] : []),
    ],
  };
};

const nameSize = ({ length }: string): number => (length <= 24 ? 27 : length <= 44 ? 21 : 16);

/** It runs over both margins of the page. */
const band = ({ student, trainer, current, macrocycle, mesocycle, microcycle }: EvaluationDocumentInput): Content => {
  const photo = photoAddress(student.photo);
  const name = shortened(student.name, 80);
  const cycle = [macrocycle, mesocycle, microcycle ?? ""].filter((part) => part !== "").join(" · ");
  const words: Content = {
    stack: [
      text("Avaliação física", { fontSize: 14, font: "Inter Medium", color: SOFT_WHITE }),
      text(name, { fontSize: nameSize(name), bold: true, color: "#ffffff", lineHeight: 1.1, margin: [0, 10, 0, 0] }),
      text(`Data da avaliação: ${formatDate(current.evaluatedOn)}`, {
        fontSize: 12,
        color: "#ffffff",
        margin: [0, 14, 0, 0],
      }),
      text(shortened(cycle, 110), { fontSize: 9.5, color: SOFT_WHITE, margin: [0, 6, 0, 0] }),
    ],
  };
  const face: Content = photo
    ? { image: photo, width: PHOTO.width, cover: { ...PHOTO, align: "center", valign: "center" } }
    : text("");
  const width = CONTENT_WIDTH - (photo ? PHOTO.width + BAND.gap : 0);
  return {
    margin: [-PAGE.side, 0, -PAGE.side, 0],
    layout: { ...bare, fillColor: () => trainer.color ?? INK.secondary },
    table: {
      widths: [PAGE.side, width, photo ? BAND.gap : 0, photo ? PHOTO.width : 0, PAGE.side],
      heights: [BAND.height],
      body: [
        [
          text(""),
          { ...words, verticalAlignment: "middle" },
          text(""),
          { stack: [face], verticalAlignment: "middle" },
          text(""),
        ],
      ],
    },
  };
};

const contents = ({ sections }: EvaluationDocumentInput): Content[] => {
  const labels = inReportOrder(sections).flatMap((section) =>
    section === "cover"
      ? []
      : REPORT_SECTIONS.filter(({ code }) => code === section).map(({ label }) => label.replace(/ \(.*/, "")),
  );
  const measured = sections.some((section) => !FRONT_PAGES.includes(section));
  if (!measured) return [];
  const rows = Math.ceil(labels.length / 2);
  const column = (part: readonly string[]): Column => ({
    width: "*",
    stack: part.map((label) => text(label, { fontSize: 10, margin: [0, 0, 0, 7] })),
  });
  return [
    text("Neste relatório", { fontSize: 10, bold: true, color: INK.secondary, margin: [0, 0, 0, 10] }),
    { columns: [column(labels.slice(0, rows)), column(labels.slice(rows))], columnGap: 16 },
  ];
};

const TOP = 118;
const CONTENTS_GAP = 38;

export const coverPage = (input: EvaluationDocumentInput): Content[] => [
  { margin: [0, 0, 0, 0], layout: bare, table: { widths: ["*"], heights: [TOP + 24], body: [[assessor(input)]] } },
  band(input),
  { margin: [0, CONTENTS_GAP, 0, 0], stack: contents(input) },
  ...(input.trainer.contact.length > 0
    ? [
        {
          ...text(input.trainer.contact.map((part) => shortened(part, 60)).join(" · "), {
            fontSize: 9,
            color: INK.muted,
          }),
          absolutePosition: { x: PAGE.side, y: PAGE.height - PAGE.bottom - 14 },
        },
      ]
    : []),
];
