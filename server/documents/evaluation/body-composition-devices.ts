import type { Content, TableCell } from "pdfmake/interfaces.js";
import { deviceFigures, readDevices } from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import { type CompositionDevice, DEVICE_REASONS, resultsOf } from "#domain/assessment/body-composition/devices.ts";
import { valueUnder } from "#domain/record.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, text, withUnit } from "../../platform/pdf/text.ts";
import { changeOf } from "../figure-tiles.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const FINE = { fontSize: 7, color: INK.muted } as const;
const VALUE_WIDTH = 96;
const CHANGE_WIDTH = 190;

const NOT_FOLDS = "Cada aparelho só se compara com ele mesmo: dobras, bioimpedância e DXA diferem em vários pontos.";

const conditionsText = ({ conditions }: CompositionDevice, chosen: readonly string[]): string[] =>
  chosen.flatMap((code) => {
    const label = valueUnder(code, conditions);
    return typeof label === "string" ? [label] : [];
  });

/** A table for each kind of device: what it printed or what follows from it, and the change since the last time. */
export function devicesSection(input: EvaluationDocumentInput): Content[] {
  const { current, previous } = input;
  const read = readDevices(current.items.body_composition_devices);
  if (read.length === 0) return [];
  const judge = changesOf(input);
  const earlier = deviceFigures(previous?.items.body_composition_devices);
  const table = ({ device, reading }: (typeof read)[number]): Content => {
    const { figures, reason, notes } = reading.result;
    const rows = resultsOf(device).flatMap(({ key, figure, label, unit, decimals }): TableCell[][] => {
      const { [key]: value } = figures;
      if (!isGiven(value)) return [];
      const { [figure]: before } = earlier;
      const look = { key: figure, label, unit, decimals };
      const change = isGiven(before) ? changeOf({ ...look, value, previous: before, judgement: judge(figure) }) : "";
      return [
        [
          text(label),
          text(withUnit(formatDecimal(value, decimals), unit), { font: "Inter Medium" }),
          text(change, FINE),
        ],
      ];
    });
    const told = [reading.device, ...conditionsText(device, reading.conditions)].filter(Boolean).join(" · ");
    return {
      margin: [0, 0, 0, 8],
      stack: [
        ...(rows.length === 0 ? [text(device.label, { font: "Inter Medium" })] : []),
        ...(rows.length > 0
          ? [
              {
                layout: ruled(),
                table: {
                  headerRows: 1,
                  keepWithHeaderRows: 1,
                  dontBreakRows: true,
                  widths: ["*", VALUE_WIDTH, CHANGE_WIDTH],
                  body: [[columnHead(device.label), columnHead("Resultado"), columnHead("Mudança")], ...rows],
                },
              },
            ]
          : []),
        ...(reason ? [text(DEVICE_REASONS[reason], { color: INK.warning })] : []),
        ...[told, ...notes].filter(Boolean).map((line) => text(line, { ...FINE, margin: [0, 2, 0, 0] })),
      ],
    };
  };
  return headed("Bioimpedância e DXA", [...read.map(table), text(NOT_FOLDS, FINE)]);
}
