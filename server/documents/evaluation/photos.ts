import type { Column, Content } from "pdfmake/interfaces.js";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { photoAddress } from "../../platform/pdf/photo-address.ts";
import { CONTENT_WIDTH, headed, INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput, PrintedPhoto } from "./input.ts";

const GAP = 12;
/** Points: as large as three beside each other can be. */
const WIDEST = 164;
/** Height over width of the frame in which a photo stands uncropped. */
const UPRIGHT = 1.12;

/** Three beside each other, else four or five, so that no row has a single photo. */
export const photosPerRow = (count: number): number =>
  count <= 4 ? count : ([3, 4, 5].find((columns) => count % columns !== 1) ?? 3);

const figure = ({ slot, image }: PrintedPhoto, width: number): Column => {
  const address = photoAddress(image);
  if (!address) return { text: "" };
  return {
    width,
    stack: [
      { image: address, fit: [width, width * UPRIGHT], alignment: "center" },
      text(photoSlotLabel(slot), { fontSize: 8, color: INK.muted, alignment: "center", margin: [0, 4, 0, 0] }),
    ],
  };
};

function measuredTable(photos: readonly PrintedPhoto[]): Content[] {
  const measured = photos.filter(({ measures }) => measures.length > 0);
  if (measured.length === 0) return [];
  const rows = measured.flatMap(({ slot, measures }) =>
    measures.map(({ label, value, unit, direction, reference }, index) => [
      text(index === 0 ? photoSlotLabel(slot) : ""),
      text(label),
      text(`${formatDecimal(value, 1)}${unit === "°" ? "" : " "}${unit}`, { alignment: "right" }),
      text(direction),
      text(reference ?? "", { color: INK.muted }),
    ]),
  );
  const head = ["Vista", "Medida na foto", "Valor", "", "Referência"].map((words) => columnHead(words));
  return [
    {
      layout: ruled(),
      table: { headerRows: 1, dontBreakRows: true, widths: [70, 130, 44, 110, "*"], body: [head, ...rows] },
    },
    text("Medida em foto, rastreio, não diagnóstico.", { fontSize: 7, color: INK.muted, margin: [0, 6, 0, 0] }),
  ];
}

export const photosSection = ({ photos, current }: EvaluationDocumentInput): Content[] => {
  if (photos.length === 0) return [];
  const columns = photosPerRow(photos.length);
  const width = Math.min(WIDEST, (CONTENT_WIDTH - (columns - 1) * GAP) / columns);
  const rows = Array.from({ length: Math.ceil(photos.length / columns) }, (_, row) =>
    photos.slice(row * columns, (row + 1) * columns),
  );
  const drawn = rows.map(
    (row): Content => ({
      columns: row.map((photo) => figure(photo, width)),
      columnGap: GAP,
      margin: [0, 0, 0, 12],
      unbreakable: true,
    }),
  );
  return headed(`Fotos posturais · ${formatDate(current.evaluatedOn)}`, [...drawn, ...measuredTable(photos)]);
};
