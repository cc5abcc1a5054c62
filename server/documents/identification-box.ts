import type { Content } from "pdfmake/interfaces.js";
import { photoAddress } from "../platform/pdf/photo-address.ts";
import { INK } from "../platform/pdf/sheet.ts";
import { boxed } from "../platform/pdf/table-look.ts";
import { text } from "../platform/pdf/text.ts";
import { type Fact, factGrid } from "./fact-grid.ts";

const PHOTO = { width: 84, height: 104 };

export const identificationBox = (
  { name, photo }: { readonly name: string; readonly photo?: Uint8Array | undefined },
  facts: readonly Fact[],
): Content => {
  const image = photoAddress(photo);
  const words: Content[] = [
    text(name, { fontSize: 15, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] }),
    factGrid(facts),
  ];
  const content: Content = image
    ? {
        margin: [0, 3, 0, 0],
        columnGap: 14,
        columns: [
          { image, width: PHOTO.width, cover: { ...PHOTO, align: "center", valign: "center" } },
          { width: "*", stack: words },
        ],
      }
    : { margin: [0, 3, 0, 0], stack: words };
  return { layout: boxed(INK.wash), table: { widths: ["*"], body: [[content]] } };
};
