import {
  PERSONAL_ANSWERS,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_ANSWERS,
  PHYSIOLOGICAL_QUESTIONS,
  type YesNoQuestion,
} from "../../students/anamnesis.ts";
import type { ColumnKinds, ImportField } from "../spreadsheet/columns.ts";

/** Required for every student: a file needs a column for it, or one answer for the whole file where the form offers choices. */
export const NEEDED_FIELDS = ["name", "email", "cellphone", "birthdate"] as const;

const REGISTRATION = [
  {
    key: "name",
    label: "Nome",
    headings: [
      "nome completo",
      "nome do aluno",
      "nome aluno",
      "nome da aluna",
      "nome e sobrenome",
      "aluno",
      "aluna",
      "aluno a",
      "alunos",
      "cliente",
      "nome do cliente",
      "paciente",
      "primeiro nome",
      "name",
      "full name",
      "first name",
      "client",
      "student",
    ],
  },
  { key: "surname", label: "Sobrenome", headings: ["ultimo nome", "last name", "surname", "family name"] },
  {
    key: "email",
    label: "E-mail",
    headings: [
      "email",
      "mail",
      "e mail do aluno",
      "email do aluno",
      "correio eletronico",
      "endereco de e mail",
      "email address",
    ],
  },
  {
    key: "cellphone",
    label: "Celular",
    headings: [
      "telefone",
      "telefone celular",
      "celular com ddd",
      "telefone com ddd",
      "celular whatsapp",
      "telefone whatsapp",
      "numero de celular",
      "numero do celular",
      "numero de telefone",
      "fone",
      "tel",
      "cel",
      "whatsapp",
      "whats",
      "zap",
      "contato",
      "phone",
      "mobile",
      "cellphone",
      "phone number",
    ],
  },
  { key: "country", label: "País de residência", headings: ["pais", "country"] },
  {
    key: "birthdate",
    label: "Data de nascimento",
    headings: [
      "nascimento",
      "data nascimento",
      "data nasc",
      "data de nasc",
      "dt nascimento",
      "dt nasc",
      "dt de nascimento",
      "nasc",
      "dn",
      "aniversario",
      "data de aniversario",
      "birthdate",
      "birthday",
      "birth date",
      "date of birth",
      "dob",
    ],
  },
  { key: "gender", label: "Gênero", headings: ["sexo", "gender", "sex"] },
  {
    key: "student_type",
    label: "Tipo de aluno",
    headings: ["tipo", "tipo aluno", "tipo de atendimento", "modalidade", "atendimento"],
  },
  {
    key: "days_of_week",
    label: "Dias disponíveis",
    headings: [
      "dias",
      "dias da semana",
      "dias de treino",
      "dias de aula",
      "dias treino",
      "dias disponiveis para treino",
      "disponibilidade",
      "frequencia semanal",
    ],
  },
  { key: "training_goals", label: "Objetivo do treino", headings: ["objetivo", "objetivos", "meta", "goal"] },
  {
    key: "contact_name",
    label: "Nome do contato de emergência",
    headings: [
      "contato de emergencia",
      "contato emergencia",
      "nome do contato",
      "emergencia",
      "responsavel",
      "emergency contact",
    ],
  },
  {
    key: "contact_cellphone",
    label: "Celular do contato de emergência",
    headings: [
      "celular do contato",
      "telefone do contato",
      "telefone de emergencia",
      "telefone emergencia",
      "celular de emergencia",
      "fone de emergencia",
      "telefone do responsavel",
      "emergency phone",
    ],
  },
] as const satisfies readonly ImportField[];

const ANAMNESIS_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  ocupation: ["profissao", "ocupacao", "trabalho", "occupation"],
  daily_journey: ["jornada", "jornada de trabalho", "horas de trabalho"],
  training_hours: ["horario", "horario do treino", "horario preferido", "hora do treino"],
  favorite_activities: ["atividades", "esportes", "atividade fisica", "pratica esporte"],
  had_lesions: ["lesao", "lesoes", "historico de lesoes"],
  had_pains: ["dor", "dores"],
  use_alcohol: ["alcool", "bebida alcoolica", "bebe", "consome alcool", "etilista"],
  hours_slep_night: ["horas de sono", "sono", "horas de sono por noite"],
  exam_frequency: ["exames"],
  how_many_meals: ["refeicoes", "numero de refeicoes"],
  water: ["agua", "consumo de agua", "litros de agua"],
  nutritionist: ["nutricionista"],
  supplements: ["suplementos", "suplementacao", "suplemento"],
  diabetes: ["diabetes", "diabetico"],
  smoke: ["fuma", "fumante", "tabagista", "cigarro"],
  cardiac_problems: ["problemas cardiacos", "problema cardiaco", "cardiopatia", "coracao"],
  surgeries: ["cirurgia", "cirurgias"],
};

const TRAINING_SHIFT: ImportField = {
  key: "training_shift",
  label: "Turno de treino",
  headings: ["turno", "turno do treino", "periodo", "periodo do treino"],
};

const withDetails = (questions: readonly YesNoQuestion[]) =>
  questions.flatMap(({ field, label, detail }) => [{ field, label }, detail]);

/** A question of yes or no may also say which in its own cell: "Não", "Sim", "Joelho esquerdo"; or in a column beside it. */
const ANAMNESIS: readonly ImportField[] = [
  ...PERSONAL_ANSWERS,
  ...withDetails(PERSONAL_QUESTIONS),
  ...PHYSIOLOGICAL_ANSWERS,
  ...withDetails(PHYSIOLOGICAL_QUESTIONS),
].map(({ field, label }) => ({ key: field, label, headings: ANAMNESIS_HEADINGS[field] ?? [] }));

/** In the order of the form. */
const IMPORT_FIELDS: readonly ImportField[] = [...REGISTRATION, TRAINING_SHIFT, ...ANAMNESIS];

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
const isDay = (text: string) => /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})$|^\d{4}-\d{2}-\d{2}/.test(text.trim());
const isPhone = (text: string) =>
  /^[\d\s()+.-]+$/.test(text) && !isDay(text) && /^\d{10,13}$/.test(text.replace(/\D/g, ""));

export const STUDENT_COLUMNS: ColumnKinds = {
  fields: IMPORT_FIELDS,
  looks: { email: isEmail, birthdate: isDay, cellphone: isPhone },
};
