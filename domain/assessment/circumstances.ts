import type { CalendarDate } from "../calendar-date.ts";
import { addMonths } from "../calendar-date.ts";

/** How an evaluation was made. `remembered`: the next one begins with what the last one had. */
export const CIRCUMSTANCES = [
  { key: "hour", label: "Hora", most: 5, remembered: false },
  { key: "place", label: "Local", most: 80, remembered: true },
  { key: "caliper", label: "Adipômetro", most: 80, remembered: true },
  { key: "scale", label: "Balança", most: 80, remembered: true },
  { key: "conditions", label: "Condições", most: 160, remembered: true },
] as const;

export type CircumstanceKey = (typeof CIRCUMSTANCES)[number]["key"];

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isHour = (text: string): boolean => HOUR.test(text);

export const HOUR_FORMAT = "Informe a hora como 07:30";

/** Sheets of paper from before the product are entered later. */
const YEARS_BACK = 10;

export const firstEvaluationDay = (today: CalendarDate): CalendarDate => addMonths(today, -12 * YEARS_BACK);

/** Null for a day on which the student may have been evaluated; both ends included. */
export function evaluationDayError(day: CalendarDate, today: CalendarDate, birthdate: CalendarDate | null) {
  if (day > today) return "A data da avaliação não pode ser futura";
  if (day < firstEvaluationDay(today)) return "Informe uma data dos últimos dez anos";
  return birthdate !== null && day < birthdate ? "Informe uma data depois do nascimento do aluno" : null;
}

type CircumstanceTexts = Readonly<Partial<Record<CircumstanceKey, string | null | undefined>>>;

/** "07:30 · Academia · Cescorf · Toledo · em jejum"; empty where nothing is known. */
export const circumstancesText = (told: CircumstanceTexts): string =>
  CIRCUMSTANCES.flatMap(({ key }) => told[key] || []).join(" · ");

const INSTRUMENTS = new Intl.Collator("pt-BR", { sensitivity: "base" });

/** Names of instruments are typed: case and spaces make no other instrument. */
export const isSameInstrument = (one: string, other: string): boolean =>
  one === other || INSTRUMENTS.compare(one, other) === 0;
