import type { Content } from "pdfmake/interfaces.js";
import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { CIRCUMSTANCES } from "#domain/assessment/circumstances.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { ageText, GENDERS } from "#domain/students/registration.ts";
import { labelOf } from "#domain/text/labels.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { isGiven, unbroken, withUnit } from "../../platform/pdf/text.ts";
import type { Fact } from "../fact-grid.ts";
import { identificationBox } from "../identification-box.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const measure = (value: number | null, decimals: readonly [least: number, most: number], unit: string) =>
  value === null ? null : withUnit(formatDecimal(value, ...decimals), unit);

const bloodPressure = (systolicMmHg: number | null, diastolicMmHg: number | null) =>
  systolicMmHg === null || diastolicMmHg === null
    ? null
    : withUnit(`${formatDecimal(systolicMmHg, 0)}/${formatDecimal(diastolicMmHg, 0)}`, "mmHg");

const factsOf = ({ student, current, sections, ...cycles }: EvaluationDocumentInput): Fact[] => {
  const { heart, circumstances } = current.items;
  const { hour } = circumstances;
  const others = CIRCUMSTANCES.filter(({ key }) => key !== "hour");
  const { statureCm, weightKg } = measuresOf(current.items);
  // The section has the same two figures: said twice they would cost a line of the first page.
  const hasHeartSection = sections.includes("heart") && bloodPressureOf(heart) !== null;
  return [
    { label: "Idade", value: unbroken(ageText(current.ageYears)) },
    { label: "Gênero", value: labelOf(GENDERS, student.gender) },
    { label: "Estatura", value: measure(statureCm, [0, 0], "cm") },
    { label: "Massa", value: measure(weightKg, [1, 2], "kg") },
    ...(hasHeartSection
      ? []
      : [
          { label: "FC de repouso", value: measure(numberOf(heart.fcRepouso), [0, 0], "bpm") },
          { label: "Pressão arterial", value: bloodPressure(numberOf(heart.sistole), numberOf(heart.diastole)) },
        ]),
    { label: "Data da avaliação", value: [formatDate(current.evaluatedOn), hour].filter(isGiven).join(", ") },
    ...others.flatMap(({ key, label }) => optional(label, circumstances[key] ?? undefined)),
    ...optional("Comparada com", cycles.previous && formatDate(cycles.previous.evaluatedOn)),
    { label: "Macrociclo", value: cycles.macrocycle },
    { label: "Mesociclo", value: cycles.mesocycle },
    ...optional("Microciclo", cycles.microcycle),
  ];
};

const optional = (label: string, value: string | undefined): Fact[] => (isGiven(value) ? [{ label, value }] : []);

export const identification = (input: EvaluationDocumentInput): Content =>
  identificationBox(input.student, factsOf(input));
