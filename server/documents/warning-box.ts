import type { Content } from "pdfmake/interfaces.js";
import { INK } from "../platform/pdf/sheet.ts";
import { boxed } from "../platform/pdf/table-look.ts";
import { text } from "../platform/pdf/text.ts";

export const warningBox = (warnings: readonly string[]): Content[] =>
  warnings.length === 0
    ? []
    : [
        {
          margin: [0, 10, 0, 0],
          layout: boxed(INK.warningWash, "#e8b63c"),
          table: {
            widths: ["*"],
            dontBreakRows: true,
            body: [
              [
                {
                  stack: [
                    text(warnings.length === 1 ? "Atenção" : "Pontos de atenção", { bold: true, color: INK.warning }),
                    ...warnings.map((warning) => text(warning, { fontSize: 8, margin: [0, 2, 0, 0] })),
                  ],
                },
              ],
            ],
          },
        },
      ];
