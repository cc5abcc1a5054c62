import { z } from "zod";
import { isPhoneComplete, PHONE_COUNTRIES } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/messages.ts";
import { Email } from "./accounts.ts";
import { call } from "./call.ts";
import { MacrocycleSummary } from "./cycles.ts";
import { ONE_PHOTO, PhotoChange } from "./photos.ts";
import { Day, Flag, failures, Id, ListMeta, ListQuery, OptionalText, Text } from "./wire.ts";

export const GENDERS = ["male", "female"] as const;
export const STUDENT_TYPES = ["consulting", "in_person", "hybrid"] as const;
export const DAYS_OF_WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const TRAINING_GOALS = ["Performance", "Reabilitação postural"] as const;

export const STUDENTS_PER_PAGE = 24;

const Answer = OptionalText(2000);

export const PersonalAnamnesis = z.object({
  ocupation: Answer,
  daily_journey: Answer,
  training_shift: z.enum(["morning", "evening", "nocturnal"]).nullish(),
  training_hours: Answer,
  days_of_week: z.array(z.enum(DAYS_OF_WEEK)).max(7).default([]),
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
  diabets_type: z.enum(["type1", "type2", "gestational"]).nullish(),
  smoke: Flag.nullish(),
  how_many_cigarettes: Answer,
  cardiac_problems: Flag.nullish(),
  cardiac_problems_type: Answer,
  surgeries: Flag.nullish(),
  whichSurgeries: Answer,
});

/** `email_secundario` in fact holds the country of residence, which chooses the phone's mask. */
const Country = z.enum(PHONE_COUNTRIES.map((country) => country.code));

const StudentFields = z.object({
  student_type: z.enum(STUDENT_TYPES),
  name: Text(120),
  email_secundario: Country,
  cellphone: Text(30),
  email: Email,
  birthdate: Day,
  gender: z.enum(GENDERS),
  contact_name: OptionalText(120),
  contact_cellphone: OptionalText(16).refine(
    (value) => !value || /^\(\d{2}\) \d \d{4}-\d{4}$/.test(value),
    MESSAGES.format,
  ),
  personal_anamnesis: PersonalAnamnesis.partial().extend({
    days_of_week: z.array(z.enum(DAYS_OF_WEEK)).min(1, MESSAGES.required).max(7),
  }),
  physiological_anamnesis: PhysiologicalAnamnesis.partial().optional(),
});

/** What a trainer fills in. The age limits (1 to 100 years) need today's date, so the server and the form add them. */
export const StudentDraft = StudentFields.refine(
  (student) => isPhoneComplete(student.email_secundario, student.cellphone),
  { path: ["cellphone"], message: MESSAGES.format },
);
export type StudentDraft = z.output<typeof StudentDraft>;

/** Blank removes the photo; absent leaves it as it is. */
const StudentBody = z.object({ student: StudentDraft, photo: PhotoChange.optional() });

export const StudentSummary = z.object({
  id: Id,
  role_id: Id,
  name: z.string(),
  email: z.string(),
  cellphone: z.string().nullable(),
  birthdate: z.string().nullable(),
  age: z.number().nullable(),
  gender: z.enum(GENDERS),
  student_type: z.enum(STUDENT_TYPES),
  is_active: z.boolean(),
  photo_url: z.string().nullable(),
  last_training_date: z.string().nullable(),
  last_evaluation: z.string().nullable(),
  is_profile_changed: z.boolean(),
  is_changes_notified: z.boolean(),
  subscription: z.object({ subscription_plan: z.object({ name: z.string() }) }).nullable(),
});
export type StudentSummary = z.infer<typeof StudentSummary>;

export const Student = StudentSummary.extend({
  email_secundario: z.string(),
  contact_name: z.string().nullable(),
  contact_cellphone: z.string().nullable(),
  personal_anamnesis: PersonalAnamnesis,
  physiological_anamnesis: PhysiologicalAnamnesis,
  macrocycles: z.array(MacrocycleSummary),
});
export type Student = z.infer<typeof Student>;

const StudentId = z.object({ id: Id });

const listStudentsSchema = {
  summary: "Alunos do personal, em ordem de nome",
  tags: ["students"],
  querystring: ListQuery(STUDENTS_PER_PAGE).extend({ active: z.enum(["true", "false"]).optional() }),
  response: { 200: z.object({ users: z.array(StudentSummary), meta: ListMeta }), ...failures(400, 401, 403) },
} as const;

export const listStudents = call({
  method: "GET",
  url: "/api/user/students",
  schema: listStudentsSchema,
});

/** The same list under its newer path. */
export const listStudentsV1 = call({
  method: "GET",
  url: "/api/v1/students",
  schema: listStudentsSchema,
});

export const findStudent = call({
  method: "GET",
  url: "/api/v1/students/:id",
  schema: {
    summary: "Um aluno, com seus macrociclos",
    tags: ["students"],
    params: StudentId,
    response: { 200: z.object({ student: Student }), ...failures(401, 404) },
  },
});

/** Registers a student and sends the invitation to create a password. 422 `email_taken`. */
export const registerStudent = call({
  method: "POST",
  url: "/api/v1/students",
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Cadastrar aluno",
    tags: ["students"],
    body: StudentBody,
    response: { 201: z.object({ student: Student }), ...failures(400, 401, 403, 413, 415, 422) },
  },
});

export const updateStudent = call({
  method: "PUT",
  url: "/api/v1/students/:id",
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Atualizar cadastro do aluno",
    tags: ["students"],
    params: StudentId,
    body: StudentBody,
    response: { 200: z.object({ student: Student }), ...failures(400, 401, 403, 404, 413, 415, 422) },
  },
});

export const setStudentStatus = call({
  method: "PUT",
  url: "/api/v1/students/:id/status",
  schema: {
    summary: "Ativar ou inativar aluno",
    tags: ["students"],
    params: StudentId,
    body: z.object({ is_active: z.boolean() }),
    response: { 200: z.object({ student: StudentSummary }), ...failures(400, 401, 403, 404) },
  },
});
