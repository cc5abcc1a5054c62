import type { Column, Content } from "pdfmake/interfaces.js";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { photoAddress } from "../../platform/pdf/photo-address.ts";
import { CONTENT_WIDTH, headed, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import type { ComparisonDocumentInput, PrintedPair } from "./input.ts";

const PER_ROW = 2;
const GAP = 16;
const PAIR_GAP = 4;
/** These rows stay together, under their heading. */
const ROWS_OF_A_PAGE = 3;
const FRAME = { width: ((CONTENT_WIDTH - GAP) / PER_ROW - PAIR_GAP) / 2, height: 165 };

const half = ({ day, image }: PrintedPair["first"]): Column => {
  const address = photoAddress(image);
  return {
    width: FRAME.width,
    stack: [
      ...(address
        ? [{ image: address, fit: [FRAME.width, FRAME.height] as [number, number], alignment: "center" as const }]
        : []),
      text(formatDate(day), { fontSize: 7, color: INK.muted, alignment: "center", margin: [0, 3, 0, 0] }),
    ],
  };
};

const view = ({ slot, first, last }: PrintedPair): Column => ({
  width: 2 * FRAME.width + PAIR_GAP,
  stack: [
    text(photoSlotLabel(slot), { fontSize: 8.5, font: "Inter Medium", margin: [0, 0, 0, 4] }),
    { columns: [half(first), half(last)], columnGap: PAIR_GAP },
  ],
});

export function photoComparison({ photos }: ComparisonDocumentInput): Content[] {
  if (photos.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(photos.length / PER_ROW) }, (_, row) =>
    photos.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  const drawn = rows.map(
    (row): Content => ({ unbreakable: true, columns: row.map(view), columnGap: GAP, margin: [0, 0, 0, 10] }),
  );
  return headed("Fotos: antes e depois", drawn.length <= ROWS_OF_A_PAGE ? [{ stack: drawn }] : drawn);
}
