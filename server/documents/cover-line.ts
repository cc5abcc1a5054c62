import type { Content, TableCell } from "pdfmake/interfaces.js";
import { INK, type SheetTrainer } from "../platform/pdf/sheet.ts";
import { bare } from "../platform/pdf/table-look.ts";
import { shortened, text } from "../platform/pdf/text.ts";
import { photoAddress } from "./photo-address.ts";

const PHOTO = 36;
/** Letters of a name that fit beside the title. */
const NAME_LETTERS = 44;

const trainerLines = ({ name, cref, contact }: SheetTrainer): Content[] => [
  text(shortened(name, NAME_LETTERS), { fontSize: 9.5, bold: true, color: INK.secondary, alignment: "right" }),
  ...(cref ? [text(`CREF ${cref}`, { fontSize: 8, font: "Inter Medium", alignment: "right" })] : []),
  ...(contact ? [text(contact, { fontSize: 7, color: INK.muted, alignment: "right" })] : []),
];

/** The title of a report and, beside it, the trainer who hands it over, with CREF and photo when they are given. */
export const coverLine = (title: string, trainer: SheetTrainer): Content => {
  const image = photoAddress(trainer.photo);
  const words: TableCell[] = [
    text(title, { fontSize: 20, bold: true, color: INK.secondary, margin: [0, 3, 8, 0] }),
    { stack: trainerLines(trainer) },
  ];
  const photo: TableCell[] = image
    ? [{ image, cover: { width: PHOTO, height: PHOTO, align: "center", valign: "center" }, margin: [9, 0, 0, 0] }]
    : [];
  return {
    margin: [0, 0, 0, 8],
    layout: bare,
    table: { widths: ["auto", "*", ...photo.map(() => PHOTO + 9)], body: [[...words, ...photo]] },
  };
};
