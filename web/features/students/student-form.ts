import { type FormErrors, schemaResolver } from "@mantine/form";
import { StudentDraft } from "#contract/students.ts";
import { DEFAULT_PHONE_COUNTRY, formatPhone, isPhoneComplete } from "#domain/brazil.ts";
import { isCalendarDate, isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/messages.ts";
import type { Student, StudentBody } from "./data.ts";

export type StudentFields = StudentDraft;

/** What the form holds: choices that were not made are null, `photo` as in `PhotoInput`. */
export interface StudentForm {
  readonly photo: File | "" | undefined;
  readonly student_type: StudentFields["student_type"] | null;
  readonly name: string;
  readonly email_secundario: string;
  readonly cellphone: string;
  readonly email: string;
  readonly birthdate: string;
  readonly gender: StudentFields["gender"] | null;
  readonly contact_name: string;
  readonly contact_cellphone: string;
  readonly personal_anamnesis: {
    readonly days_of_week: StudentFields["personal_anamnesis"]["days_of_week"];
    readonly training_goals: string | null;
  };
}

export const EMPTY: StudentForm = {
  photo: undefined,
  student_type: null,
  name: "",
  email_secundario: DEFAULT_PHONE_COUNTRY,
  cellphone: "",
  email: "",
  birthdate: "",
  gender: null,
  contact_name: "",
  contact_cellphone: "",
  personal_anamnesis: { days_of_week: [], training_goals: null },
};

/** The form of a registered student. The answers of the anamneses ride along untouched: saving replaces them whole. */
export const formOf = (student: Student): StudentForm => ({
  photo: undefined,
  student_type: student.student_type,
  name: student.name,
  email_secundario: student.email_secundario,
  cellphone: formatPhone(student.email_secundario, student.cellphone ?? ""),
  email: student.email,
  birthdate: student.birthdate ?? "",
  gender: student.gender,
  contact_name: student.contact_name ?? "",
  contact_cellphone: student.contact_cellphone ?? "",
  personal_anamnesis: {
    ...student.personal_anamnesis,
    training_goals: student.personal_anamnesis.training_goals ?? null,
  },
});

const REQUIRED = ["student_type", "name", "email_secundario", "cellphone", "email", "birthdate", "gender"] as const;

const refusalsBySchema = schemaResolver(StudentDraft, { sync: true });

/** The contract's rules, the two that need more than one field or today's date, and one sentence for every blank field. */
export function refusalsOf(form: StudentForm): FormErrors {
  const { cellphone, birthdate } = form;
  const today = todayInSaoPaulo(Date.now());
  return {
    ...refusalsBySchema(form),
    ...(!isPhoneComplete(form.email_secundario, cellphone) && { cellphone: MESSAGES.format }),
    ...(isCalendarDate(birthdate) && !isPlausibleBirthdate(birthdate, today) && { birthdate: MESSAGES.date }),
    ...Object.fromEntries(REQUIRED.filter((field) => !form[field]?.trim()).map((field) => [field, MESSAGES.required])),
  };
}

/** What is sent once the form is valid. Parsing narrows the choices; a choice not made never reaches this point. */
export const bodyOf = ({ photo, ...fields }: StudentForm): StudentBody => ({
  student: StudentDraft.parse(fields),
  ...(photo !== undefined && { photo }),
});
