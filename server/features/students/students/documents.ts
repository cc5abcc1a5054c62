import type { Readable } from "node:stream";
import { applyMask, CONTACT_PHONE_MASK, formatPhone, PHONE_COUNTRIES } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { valueUnder } from "#domain/record.ts";
import {
  DIABETES_TYPES,
  type OpenQuestion,
  PERSONAL_ANSWERS,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_ANSWERS,
  PHYSIOLOGICAL_QUESTIONS,
  TRAINING_SHIFTS,
  type YesNoQuestion,
} from "#domain/students/anamnesis.ts";
import { GENDERS, STUDENT_TYPES, weekdaysText } from "#domain/students/registration.ts";
import { type Labels, labelOf } from "#domain/text/labels.ts";
import { type ReadPage, readPages } from "../../../platform/xlsx/read-pages.ts";
import { type Column, streamWorkbook } from "../../../platform/xlsx/workbook.ts";
import type { RegistrationRow } from "./queries/registrations.ts";

export async function studentsSpreadsheet(read: ReadPage<RegistrationRow>, today: CalendarDate): Promise<Readable> {
  return streamWorkbook({ name: "Alunos", columns: columnsOn(today), pages: await readPages(read) });
}

const columnsOn = (today: CalendarDate): readonly Column<RegistrationRow>[] => [
  { header: "Id", width: 8, kind: "number", value: (row) => row.id },
  text("Nome", 30, (row) => row.name),
  text("E-mail", 32, (row) => row.email),
  text(
    "País de residência",
    20,
    (row) => PHONE_COUNTRIES.find(({ code }) => code === row.country)?.name ?? row.country,
  ),
  text("Celular", 20, (row) => row.phone && formatPhone(row.country, row.phone)),
  day("Data de nascimento", (row) => row.birthdate),
  {
    header: "Idade",
    width: 8,
    kind: "number",
    value: ({ birthdate }) => (birthdate ? ageInYears(birthdate, today) : null),
  },
  text("Gênero", 12, (row) => labelOf(GENDERS, row.gender)),
  text("Tipo de aluno", 14, (row) => labelOf(STUDENT_TYPES, row.student_type)),
  text("Status", 10, (row) => (row.is_active ? "Ativo" : "Inativo")),
  text("Plano", 18, (row) => row.plan_name ?? "Sem plano"),
  day("Último treino", (row) => row.last_training),
  day("Última avaliação", (row) => row.last_evaluation),
  day("Cadastrado em", (row) => todayInSaoPaulo(row.created_at.getTime())),
  text("Nome do contato de emergência", 26, (row) => row.contact_name),
  text(
    "Celular do contato de emergência",
    22,
    (row) => row.contact_cellphone && applyMask(CONTACT_PHONE_MASK, row.contact_cellphone),
  ),
  text("Dias disponíveis para treino", 34, (row) => weekdaysText(row.personal_anamnesis.days_of_week ?? [])),
  text("Objetivo do treino", 22, (row) => row.personal_anamnesis.training_goals ?? null),
  text("Turno de treino", 14, (row) => labelOf(TRAINING_SHIFTS, row.personal_anamnesis.training_shift)),
  ...PERSONAL_ANSWERS.map((question) => open(question, (row) => row.personal_anamnesis)),
  ...PERSONAL_QUESTIONS.flatMap((question) => yesNo(question, (row) => row.personal_anamnesis)),
  ...PHYSIOLOGICAL_ANSWERS.map((question) => open(question, (row) => row.physiological_anamnesis)),
  ...PHYSIOLOGICAL_QUESTIONS.flatMap((question) => yesNo(question, (row) => row.physiological_anamnesis)),
];

function text(header: string, width: number, value: (row: RegistrationRow) => string | null): Column<RegistrationRow> {
  return { header, width, kind: "text", value };
}

function day(header: string, value: (row: RegistrationRow) => CalendarDate | null): Column<RegistrationRow> {
  return { header, width: 18, kind: "day", value };
}

type Answers = (row: RegistrationRow) => object;

const open = ({ field, label }: OpenQuestion, answers: Answers) =>
  text(label, 24, (row) => textIn(valueUnder(field, answers(row))));

const CHOSEN: Readonly<Record<string, Labels>> = { diabets_type: DIABETES_TYPES };

const yesNo = ({ field, label, detail }: YesNoQuestion, answers: Answers) => [
  text(label, 16, (row) => ({ true: "Sim", false: "Não" })[String(valueUnder(field, answers(row)))] ?? null),
  text(detail.label, 24, (row) => {
    const detailText = textIn(valueUnder(detail.field, answers(row)));
    return CHOSEN[detail.field] ? labelOf(CHOSEN[detail.field] ?? {}, detailText) : detailText;
  }),
];

const textIn = (value: unknown) => (typeof value === "string" ? value : null);
