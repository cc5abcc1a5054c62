import type { Content } from "pdfmake/interfaces.js";
import { bloodPressureOf } from "#contract/evaluation-sections/heart.ts";
import { numberOf } from "#contract/evaluation-sections/measure.ts";
import { BLOOD_PRESSURE_NOTE, noTestToday } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import { tiles } from "../figure-tiles.ts";
import { warningBox } from "../warning-box.ts";
import type { EvaluationDocumentInput } from "./input.ts";

/** Blood pressure with its class and the resting heart rate; plainly, when nothing should have been tested. Nothing without both pressures. */
export const heartSection = ({ current, previous }: EvaluationDocumentInput): Content[] => {
  const { heart } = current.items;
  const before = previous?.items.heart;
  const pressure = bloodPressureOf(heart);
  if (!pressure) return [];
  const look = { unit: "mmHg", decimals: 0, classLabel: heart.pressaoArterial };
  const measured = [
    {
      label: "FC de repouso",
      unit: "bpm",
      decimals: 0,
      value: numberOf(heart.fcRepouso),
      previous: numberOf(before?.fcRepouso),
    },
    { label: "Sístole", ...look, value: numberOf(heart.sistole), previous: numberOf(before?.sistole) },
    { label: "Diástole", ...look, value: numberOf(heart.diastole), previous: numberOf(before?.diastole) },
  ];
  const danger = noTestToday(pressure);
  return [
    heading("Frequência cardíaca e pressão arterial"),
    ...tiles(measured),
    text(BLOOD_PRESSURE_NOTE, { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] }),
    ...warningBox(danger ? [danger] : []),
  ];
};
