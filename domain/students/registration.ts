import type { CodeOf } from "../text/labels.ts";
import { WEEKDAYS } from "../training/weekdays.ts";

export const STUDENT_TYPES = { consulting: "Consultoria", in_person: "Presencial", hybrid: "Híbrido" } as const;
export type StudentType = CodeOf<typeof STUDENT_TYPES>;

export const GENDERS = { male: "Masculino", female: "Feminino" } as const;
export type Gender = CodeOf<typeof GENDERS>;

/** The numbers by which trainers' registrations send a gender. */
export const GENDER_OF_NUMBER = { 1: "male", 2: "female" } as const;
export const NUMBERED_GENDERS = Object.entries(GENDER_OF_NUMBER).map(([value, gender]) => ({
  value,
  label: GENDERS[gender],
}));

/** Stored as these words. */
export const TRAINING_GOALS = ["Performance", "Reabilitação postural"] as const;

/** The days of the week in the order of the student's form, which counts them from Monday, 1, to Sunday, 7. */
export const DAYS_FROM_MONDAY = [...WEEKDAYS].sort((one, other) => one.number - other.number);

/** The common training days, as trainers write them. */
export const USUAL_DAYS = [
  { label: "2ª 4ª 6ª", days: ["monday", "wednesday", "friday"] },
  { label: "3ª 5ª", days: ["tuesday", "thursday"] },
  { label: "2ª a 6ª", days: ["monday", "tuesday", "wednesday", "thursday", "friday"] },
] as const;

/** Available days by their short names, sorted by the week: "Segunda, Quarta". */
export const shortDayName = (name: string): string => name.replace("-feira", "");

export const weekdaysText = (days: readonly string[]): string =>
  DAYS_FROM_MONDAY.filter(({ key }) => days.includes(key))
    .map(({ name }) => shortDayName(name))
    .join(", ");

export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${words[0]} ${words.at(-1)}` : name;
}

export const ageText = (age: number | null): string => (age === null ? "" : age === 1 ? "1 ano" : `${age} anos`);
