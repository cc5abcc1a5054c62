import type { Content } from "pdfmake/interfaces.js";
import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import {
  bloodPressureClasses,
  noTestToday,
  pressureReference,
} from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import { tiles } from "../figure-tiles.ts";
import { warningBox } from "../warning-box.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

/** It says plainly when nothing should have been tested. */
export const heartSection = (input: EvaluationDocumentInput): Content[] => {
  const { current, previous } = input;
  const reference = pressureReference(current.ageYears);
  const { heart } = current.items;
  const previousHeart = previous?.items.heart;
  const pressure = bloodPressureOf(heart);
  if (!pressure) return [];
  const look = { unit: "mmHg", decimals: 0 };
  const apart = heart.pressaoArterial === null ? null : bloodPressureClasses(pressure, current.ageYears);
  const judge = changesOf(input);
  const measured = [
    {
      label: "FC de repouso",
      unit: "bpm",
      decimals: 0,
      value: numberOf(heart.fcRepouso),
      previous: numberOf(previousHeart?.fcRepouso),
      judgement: judge("fcRepouso"),
    },
    {
      label: "Sístole",
      ...look,
      value: numberOf(heart.sistole),
      previous: numberOf(previousHeart?.sistole),
      classLabel: apart?.systolic.label,
    },
    {
      label: "Diástole",
      ...look,
      value: numberOf(heart.diastole),
      previous: numberOf(previousHeart?.diastole),
      classLabel: apart?.diastolic.label,
    },
  ];
  const danger = noTestToday(pressure);
  const notes = [
    ...(heart.pressaoArterial ? [`Pressão arterial: ${heart.pressaoArterial} (vale a pior das duas classes).`] : []),
    ...(reference ? [reference.note] : ["Abaixo de 13 anos a pressão não é classificada."]),
  ];
  return [
    heading("Frequência cardíaca e pressão arterial"),
    ...tiles(measured),
    ...notes.map((note) => text(note, { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] })),
    ...warningBox(danger ? [danger] : []),
  ];
};
