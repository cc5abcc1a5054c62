import type { Column, Content } from "pdfmake/interfaces.js";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { photoAddress } from "../../platform/pdf/photo-address.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput, PrintedPhoto } from "./input.ts";

/** Three beside each other on a page. */
const PER_ROW = 3;
const GAP = 12;
const FRAME = { width: 164, height: 205 };

/** A photo as large as its frame allows, uncropped, with its view below. */
const figure = ({ slot, image }: PrintedPhoto): Column => {
  const address = photoAddress(image);
  if (!address) return { text: "" };
  return {
    width: FRAME.width,
    stack: [
      { image: address, fit: [FRAME.width, FRAME.height], alignment: "center" },
      text(photoSlotLabel(slot), { fontSize: 8, color: INK.muted, alignment: "center", margin: [0, 4, 0, 0] }),
    ],
  };
};

/** The posture photos in a grid, under the day of their evaluation; nothing without photos. */
export const photosSection = ({ photos, current }: EvaluationDocumentInput): Content[] => {
  if (photos.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(photos.length / PER_ROW) }, (_, row) =>
    photos.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  const drawn = rows.map(
    (row): Content => ({ columns: row.map(figure), columnGap: GAP, margin: [0, 0, 0, 12], unbreakable: true }),
  );
  return headed(`Fotos posturais · ${formatDate(current.evaluatedOn)}`, drawn);
};
