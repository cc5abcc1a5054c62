import type { FormErrors } from "@mantine/form";
import { StudentChange, StudentDraft } from "#contract/students/students.ts";
import {
  applyMask,
  CONTACT_PHONE_MASK,
  DEFAULT_PHONE_COUNTRY,
  formatBrazilianPhone,
  formatPhone,
  isPhoneComplete,
} from "#domain/brazil.ts";
import { isCalendarDate, isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import {
  PERSONAL_ANSWERS,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_ANSWERS,
  PHYSIOLOGICAL_QUESTIONS,
  withoutHiddenDetails,
} from "#domain/students/anamnesis.ts";
import { STUDENT_TYPES } from "#domain/students/registration.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { ChosenPhoto } from "../../../../ui/field/PhotoChoice.tsx";
import { blankErrors, validateBy } from "../../../../ui/form/schema-validation.ts";
import type { ChangedStudent, NewStudent, Student } from "../data.ts";

/** A student does not send the fields that only the trainer decides. */
export type Author = "trainer" | "student";

/** Null when a question was not answered. */
type Answer = string | boolean | null | readonly string[];

export interface StudentForm {
  readonly photo: ChosenPhoto;
  readonly is_active: boolean;
  readonly student_type: string | null;
  readonly name: string;
  readonly email_secundario: string;
  readonly cellphone: string;
  readonly email: string;
  readonly birthdate: string;
  readonly gender: string | null;
  readonly contact_name: string;
  readonly contact_cellphone: string;
  readonly personal_anamnesis: {
    readonly days_of_week: readonly string[];
    readonly training_goals: string | null;
    readonly training_shift: string | null;
  } & Readonly<Record<string, Answer>>;
  readonly physiological_anamnesis: Readonly<Record<string, Answer>>;
}

const unanswered = (
  answers: typeof PERSONAL_ANSWERS | typeof PHYSIOLOGICAL_ANSWERS,
  questions: typeof PERSONAL_QUESTIONS | typeof PHYSIOLOGICAL_QUESTIONS,
): Readonly<Record<string, Answer>> =>
  recordOf<string, Answer>([
    ...answers.map(({ field }) => [field, ""] as const),
    ...questions.flatMap(({ field, detail }) => [[field, null] as const, [detail.field, ""] as const]),
  ]);

export const EMPTY: StudentForm = {
  photo: undefined,
  is_active: true,
  student_type: null,
  name: "",
  email_secundario: DEFAULT_PHONE_COUNTRY,
  cellphone: "",
  email: "",
  birthdate: "",
  gender: null,
  contact_name: "",
  contact_cellphone: "",
  personal_anamnesis: {
    ...unanswered(PERSONAL_ANSWERS, PERSONAL_QUESTIONS),
    days_of_week: [],
    training_goals: null,
    training_shift: null,
  },
  physiological_anamnesis: {
    ...unanswered(PHYSIOLOGICAL_ANSWERS, PHYSIOLOGICAL_QUESTIONS),
    diabets_type: null,
  },
};

/** Kept in the browser: most trainers register one type of student, and the first is mostly trained in person. */
const LAST_TYPE = "prumo.students.type";

export const newStudentForm = (): StudentForm => ({
  ...EMPTY,
  student_type: Object.keys(STUDENT_TYPES).find((type) => type === localStorage.getItem(LAST_TYPE)) ?? "in_person",
});

export function rememberType({ student_type }: StudentForm): void {
  if (student_type) localStorage.setItem(LAST_TYPE, student_type);
}

const filled = <Answers extends object>(blank: Answers, stored: object): Answers => ({
  ...blank,
  ...recordOf(Object.entries(stored).filter(([, answer]) => answer !== null && answer !== undefined)),
});

export const toStudentForm = (student: Student): StudentForm => ({
  photo: undefined,
  is_active: student.is_active,
  student_type: student.student_type,
  name: student.name,
  email_secundario: student.email_secundario,
  cellphone: formatPhone(student.email_secundario, student.cellphone ?? ""),
  email: student.email,
  birthdate: student.birthdate ?? "",
  gender: student.gender,
  contact_name: student.contact_name ?? "",
  contact_cellphone: formatBrazilianPhone(student.contact_cellphone ?? ""),
  personal_anamnesis: filled(EMPTY.personal_anamnesis, student.personal_anamnesis),
  physiological_anamnesis: filled(EMPTY.physiological_anamnesis, student.physiological_anamnesis),
});

const REQUIRED = ["student_type", "name", "email_secundario", "cellphone", "email", "birthdate", "gender"] as const;

const bySchema = { trainer: validateBy(StudentDraft), student: validateBy(StudentChange) };

export function validateStudent(form: StudentForm, author: Author): FormErrors {
  const { cellphone, birthdate } = form;
  const today = todayInSaoPaulo(Date.now());
  const required = REQUIRED.filter((field) => author === "trainer" || field !== "student_type");
  return {
    ...bySchema[author](author === "trainer" ? answeredOf(form) : ownOf(answeredOf(form))),
    ...(!isPhoneComplete(form.email_secundario, cellphone) && { cellphone: MESSAGES.format }),
    ...(isCalendarDate(birthdate) && !isPlausibleBirthdate(birthdate, today) && { birthdate: MESSAGES.date }),
    ...blankErrors(recordOf(required.map((field) => [field, form[field]]))),
  };
}

/** Details of questions that are answered no are left out. */
const answeredOf = ({ photo: _, ...form }: StudentForm) => ({
  ...form,
  // The form writes every phone alike; the wire keeps the emergency contact's own mask.
  contact_cellphone: applyMask(CONTACT_PHONE_MASK, form.contact_cellphone),
  personal_anamnesis: withoutHiddenDetails(form.personal_anamnesis, PERSONAL_QUESTIONS),
  physiological_anamnesis: withoutHiddenDetails(form.physiological_anamnesis, PHYSIOLOGICAL_QUESTIONS),
});

/** The fields that a student may change: not kind, status, emergency contact, available days and goals. */
function ownOf(form: ReturnType<typeof answeredOf>) {
  const { is_active, student_type, contact_name, contact_cellphone, personal_anamnesis, ...own } = form;
  const { days_of_week, training_goals, ...answers } = personal_anamnesis;
  return { ...own, personal_anamnesis: answers };
}

const withPhoto = <S>(student: S, { photo }: StudentForm) => ({ student, ...(photo !== undefined && { photo }) });

/** Parsing narrows the choices. The form is valid here, so every choice was made. */
export const newStudentOf = (form: StudentForm): NewStudent => withPhoto(StudentDraft.parse(answeredOf(form)), form);

export function changedStudentOf(form: StudentForm, author: Author, lockVersion: number): ChangedStudent {
  const answered = answeredOf(form);
  const sent = author === "trainer" ? answered : ownOf(answered);
  return withPhoto({ ...StudentChange.parse(sent), lock_version: lockVersion }, form);
}
