import { WEEKDAYS } from "#domain/training/weekdays.ts";
import type { StudentFields } from "./student-form.ts";

type Options<Code> = readonly { readonly value: Code & string; readonly label: string }[];

export const STUDENT_TYPES: Options<StudentFields["student_type"]> = [
  { value: "consulting", label: "Consultoria" },
  { value: "in_person", label: "Presencial" },
  { value: "hybrid", label: "Híbrido" },
];

export const GENDERS: Options<StudentFields["gender"]> = [
  { value: "male", label: "Masculino" },
  { value: "female", label: "Feminino" },
];

/** In the order of the student's form, from Monday, without "-feira". */
export const DAYS = [...WEEKDAYS]
  .sort((one, other) => one.number - other.number)
  .map(({ key, name }) => ({ value: key, label: name.replace("-feira", "") }));
