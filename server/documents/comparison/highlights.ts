import type { Content } from "pdfmake/interfaces.js";
import { heading } from "../../platform/pdf/sheet.ts";
import { isGiven } from "../../platform/pdf/text.ts";
import { tiles } from "../figure-tiles.ts";
import type { ComparisonDocumentInput } from "./input.ts";

const HIGHLIGHTS = [
  "weight",
  "percentualGordura",
  "massaMagra",
  "massaAdiposa",
  "massaMuscular",
  "imc",
  "cintura",
  "vo2Relative",
];

export function highlights({ figures }: ComparisonDocumentInput): Content[] {
  const shown = HIGHLIGHTS.flatMap((key) => figures.find((figure) => figure.key === key && isGiven(figure.last)) ?? []);
  if (shown.length === 0) return [];
  return [
    heading("Da primeira à última avaliação"),
    ...tiles(
      shown.map(({ label, unit, decimals, first, last, certainty, verdict, note, caveat }) => ({
        label,
        unit,
        decimals,
        value: last,
        previous: first,
        judgement: { certainty, verdict, note, caveat },
      })),
    ),
  ];
}
