import type { Content, TableCell } from "pdfmake/interfaces.js";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import {
  allowedZones,
  NO_ZONES,
  type TrainingZone,
  ZONE_RATES,
  ZONES_NOTE,
  zoneNotes,
  zoneRates,
} from "#domain/assessment/aerobic/training-zones.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const LARGE = { fontSize: 15, margin: [0, 9, 0, 9] as [number, number, number, number] };

/** A page of its own, to be hung on a wall: it is read from afar. */
export function zonesSection({ current, zonedHeart }: EvaluationDocumentInput): Content[] {
  if (!zonedHeart) return [];
  const { ageYears } = current;
  const restingHeartRate = numberOf(current.items.heart.fcRepouso);
  const { zones, reason, limit } = allowedZones({ ...zonedHeart, ageYears, restingHeartRate });
  const withRates = zones.some(({ ofMaximum }) => ofMaximum !== null);
  const cell = (content: string, bold = false): TableCell => text(content, { ...LARGE, bold });
  const rates = (zone: TrainingZone) =>
    withRates ? [cell(zoneRates(zone.karvonen)), cell(zoneRates(zone.ofMaximum))] : [];
  const heads = ["Zona", ...(withRates ? Object.values(ZONE_RATES) : []), "Teste da fala", "Esforço (6 a 20)"];
  const words = zoneNotes(zones, ageYears, restingHeartRate);
  return [
    { ...heading("Zonas de treino"), pageBreak: "before" },
    ...[limit, reason && NO_ZONES[reason]]
      .filter(isGiven)
      .map((why) => text(why, { fontSize: 11, color: INK.warning, margin: [0, 0, 0, 8] })),
    {
      layout: ruled(),
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: withRates ? [100, 84, 84, "*", 76] : [140, "*", 110],
        body: [
          heads.map((head) => columnHead(head)),
          ...zones.map((zone) => [cell(zone.label, true), ...rates(zone), cell(zone.talk), cell(zone.borg)]),
        ],
      },
    },
    ...words.map((word) => text(word, { fontSize: 9, color: INK.muted, margin: [0, 8, 0, 0] })),
    text(ZONES_NOTE, {
      fontSize: 9,
      color: INK.muted,
      margin: [0, 4, 0, 0],
    }),
  ];
}
