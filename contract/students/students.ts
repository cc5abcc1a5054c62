import { z } from "zod";
import { isPhoneComplete, PHONE_COUNTRIES } from "#domain/brazil.ts";
import { DIABETES_TYPES, TRAINING_SHIFTS } from "#domain/students/anamnesis.ts";
import { DAYS_FROM_MONDAY, GENDERS, STUDENT_TYPES, TRAINING_GOALS } from "#domain/students/registration.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { Email } from "../people/accounts.ts";
import { ONE_PHOTO, PhotoChange } from "../people/photos.ts";
import { MacrocycleSummary } from "../planning/macrocycles.ts";
import {
  Day,
  Flag,
  FormLockVersion,
  failures,
  Id,
  ListMeta,
  ListQuery,
  Nothing,
  OptionalParagraphs,
  OptionalText,
  SearchText,
  Text,
  XlsxFile,
} from "../wire.ts";
import { Appointment } from "./appointments.ts";
import * as endpoints from "./students.endpoints.ts";

export const STUDENTS_PER_PAGE = 24;

const Answer = OptionalParagraphs(2000);
const Gender = z.enum(codesOf(GENDERS));
const StudentType = z.enum(codesOf(STUDENT_TYPES));
const DayOfWeek = z.enum(DAYS_FROM_MONDAY.map(({ key }) => key));
const AvailableDays = z.array(DayOfWeek).min(1, MESSAGES.required).max(7);

export const PersonalAnamnesis = z.object({
  ocupation: Answer,
  daily_journey: Answer,
  training_shift: z.enum(codesOf(TRAINING_SHIFTS)).nullish(),
  training_hours: Answer,
  days_of_week: z.array(DayOfWeek).max(7).default([]),
  favorite_activities: Answer,
  training_goals: z.enum(TRAINING_GOALS).nullish(),
  had_lesions: Flag.nullish(),
  lesions: Answer,
  had_pains: Flag.nullish(),
  pains: Answer,
  use_alcohol: Flag.nullish(),
  alcohol: Answer,
});

export const PhysiologicalAnamnesis = z.object({
  hours_slep_night: Answer,
  hours_slep_day: Answer,
  exam_frequency: Answer,
  how_many_meals: Answer,
  water: Answer,
  nutritionist: Flag.nullish(),
  nutricionist_name: Answer,
  supplements: Flag.nullish(),
  supplements_name: Answer,
  diabetes: Flag.nullish(),
  diabets_type: z.enum(codesOf(DIABETES_TYPES)).nullish(),
  smoke: Flag.nullish(),
  how_many_cigarettes: Answer,
  cardiac_problems: Flag.nullish(),
  cardiac_problems_type: Answer,
  surgeries: Flag.nullish(),
  whichSurgeries: Answer,
});

/** `email_secundario` in fact holds the country of residence, which chooses the phone's mask. */
const Country = z.enum(PHONE_COUNTRIES.map((country) => country.code));

const PersonFields = z.object({
  name: Text(120),
  email_secundario: Country,
  cellphone: Text(30),
  email: Email,
  birthdate: Day,
  gender: Gender,
  physiological_anamnesis: PhysiologicalAnamnesis.partial().optional(),
});

const TrainersFields = z.object({
  student_type: StudentType,
  contact_name: OptionalText(120),
  contact_cellphone: OptionalText(16).refine(
    (value) => !value || /^\(\d{2}\) \d \d{4}-\d{4}$/.test(value),
    MESSAGES.format,
  ),
});

const fillsMask = (student: { readonly email_secundario: string; readonly cellphone: string }) =>
  isPhoneComplete(student.email_secundario, student.cellphone);
const PHONE_REFUSED = { path: ["cellphone"], message: MESSAGES.format };

/** The registration form. The age limits (1 to 100 years) need today's date, so the server and the form add them. */
export const StudentDraft = PersonFields.extend(TrainersFields.shape)
  .extend({ personal_anamnesis: PersonalAnamnesis.partial().extend({ days_of_week: AvailableDays }) })
  .refine(fillsMask, PHONE_REFUSED);
export type StudentDraft = z.output<typeof StudentDraft>;

/** Absent fields and answers stay, null takes an answer back. Of a student the trainer's fields (kind, status, days, goals) are not kept. */
export const StudentChange = PersonFields.extend(TrainersFields.partial().shape)
  .extend({
    is_active: Flag.optional(),
    personal_anamnesis: PersonalAnamnesis.partial().extend({ days_of_week: AvailableDays.optional() }).optional(),
    /** The version that was read. A stale version is refused (409) and changes nothing; without a version the last change wins. */
    lock_version: FormLockVersion.optional(),
  })
  .refine(fillsMask, PHONE_REFUSED);
export type StudentChange = z.output<typeof StudentChange>;

const ChangedPhoto = PhotoChange.optional();

export const StudentSummary = z.object({
  id: Id,
  role_id: Id,
  name: z.string(),
  email: z.string(),
  cellphone: z.string().nullable(),
  /** The digits that WhatsApp dials, with the country's code. */
  whatsapp: z.string().nullable(),
  birthdate: z.string().nullable(),
  age: z.number().nullable(),
  gender: Gender,
  student_type: StudentType,
  is_active: z.boolean(),
  /** Bought a plan on the trainer's page, and has no access until the trainer approves. */
  awaits_approval: z.boolean(),
  photo_url: z.string().nullable(),
  last_training_date: z.string().nullable(),
  last_evaluation: z.string().nullable(),
  is_profile_changed: z.boolean(),
  is_changes_notified: z.boolean(),
  subscription: z.object({ subscription_plan: z.object({ name: z.string() }) }).nullable(),
  /** The student's trainer. Only the administrator, who sees all students, gets it. */
  personal: z.object({ id: Id, fullname: z.string() }).optional(),
});
export type StudentSummary = z.infer<typeof StudentSummary>;

/** The mesocycle of today, with weeks also the microcycle; `trainings_this_week`: done since Sunday. `is_payment_late`: a charge was due before today. */
export const ListedStudent = StudentSummary.extend({
  trainings_this_week: z.number(),
  is_payment_late: z.boolean(),
  current_mesocycle: z
    .object({
      macrocycle_id: Id,
      mesocycle_id: Id,
      microcycle_id: Id.nullable(),
      name: z.string(),
      end_date: z.string(),
      has_training: z.boolean(),
    })
    .nullable(),
});
export type ListedStudent = z.infer<typeof ListedStudent>;

export const Student = StudentSummary.extend({
  email_secundario: z.string(),
  contact_name: z.string().nullable(),
  contact_cellphone: z.string().nullable(),
  personal_anamnesis: PersonalAnamnesis,
  physiological_anamnesis: PhysiologicalAnamnesis,
  macrocycles: z.array(MacrocycleSummary),
  appointment: Appointment.nullable(),
  lock_version: z.number(),
});
export type Student = z.infer<typeof Student>;

const StudentId = z.object({ id: Id });

const listStudentsSchema = {
  summary: "Alunos do personal, em ordem de nome; para a administração, os de todos",
  tags: ["students"],
  querystring: ListQuery(STUDENTS_PER_PAGE).extend({
    active: z.enum(["true", "false"]).optional(),
    payment: z.enum(["late"]).optional(),
    /** The administrator's: the students of one trainer. */
    personal_id: Id.optional(),
  }),
  response: { 200: z.object({ users: z.array(ListedStudent), meta: ListMeta }), ...failures(400, 401, 403) },
} as const;

export const listStudents = call(endpoints.listStudents, { schema: listStudentsSchema });

export const listStudentsV1 = call(endpoints.listStudentsV1, { schema: listStudentsSchema });

export const findStudent = call(endpoints.findStudent, {
  schema: {
    summary: "Um aluno, com seus macrociclos",
    tags: ["students"],
    params: StudentId,
    response: { 200: z.object({ student: Student }), ...failures(401, 404) },
  },
});

/** 422 `email_taken`. */
export const registerStudent = call(endpoints.registerStudent, {
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Cadastrar aluno",
    tags: ["students"],
    body: z.object({ student: StudentDraft, photo: ChangedPhoto }),
    response: { 201: z.object({ student: Student }), ...failures(400, 401, 403, 413, 415, 422) },
  },
});

/**
 * Changes a registration, by the trainer or by the student, whose change the trainer is told about. A student's new e-mail waits until its
 * mailbox confirms it (403 `proof_required`, `people/email-changes`). 409 `changed_elsewhere`.
 */
export const updateStudent = call(endpoints.updateStudent, {
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Atualizar cadastro do aluno",
    tags: ["students"],
    params: StudentId,
    body: z.object({ student: StudentChange, photo: ChangedPhoto }),
    response: { 200: z.object({ student: Student }), ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429) },
  },
});

export const setStudentStatus = call(endpoints.setStudentStatus, {
  schema: {
    summary: "Ativar ou inativar aluno",
    tags: ["students"],
    params: StudentId,
    body: z.object({ is_active: z.boolean() }),
    response: { 200: z.object({ student: StudentSummary }), ...failures(400, 401, 403, 404) },
  },
});

/** Removes an inactive student and all of their data. 409 `student_active`, or `student_awaits_approval`, whom a refusal pays back. */
export const removeStudent = call(endpoints.removeStudent, {
  schema: {
    summary: "Excluir o cadastro de um aluno inativo",
    tags: ["students"],
    params: StudentId,
    response: { 204: Nothing, ...failures(401, 403, 404, 409) },
  },
});

/** Records that the trainer has seen the student's changes, which removes the chip "Modificou cadastro". */
export const notifyChangesSeen = call(endpoints.notifyChangesSeen, {
  schema: {
    summary: "Marcar como vistas as alterações que o aluno fez no cadastro",
    tags: ["students"],
    params: StudentId,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** Mails a student the access again: the invitation, or a link for a new password when there is a password. 422 `student_inactive`. */
export const resendAccess = call(endpoints.resendAccess, {
  schema: {
    summary: "Reenviar acesso",
    tags: ["students"],
    params: StudentId,
    body: z.object({ type: z.literal("Student") }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 422, 429) },
  },
});

export const exportStudents = call(endpoints.exportStudents, {
  schema: {
    summary: "Planilha dos alunos",
    tags: ["students"],
    querystring: z.object({
      q: SearchText.optional(),
      active: z.enum(["true", "false", "all"]).default("all"),
      payment: z.enum(["late"]).optional(),
      personal_id: Id.optional(),
    }),
    response: { 200: XlsxFile, ...failures(400, 401, 403) },
  },
});
