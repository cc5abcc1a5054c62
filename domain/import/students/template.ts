import { GENDERS } from "../../students/registration.ts";

const HEADINGS = [
  "Nome",
  "E-mail",
  "Celular",
  "Data de nascimento",
  "Gênero",
  "Tipo de aluno",
  "Dias disponíveis",
  "País de residência",
  "Nome do contato de emergência",
  "Celular do contato de emergência",
  "Profissão",
];

const EXAMPLE = [
  "Maria Exemplo da Silva",
  "maria@exemplo.com.br",
  "(11) 91234-5678",
  "31/12/1990",
  GENDERS.female,
  "Presencial",
  "seg, qua e sex",
  "Brasil",
  "João da Silva",
  "(11) 9 8765-4321",
  "Engenheira",
];

/** With the mark by which Excel knows UTF-8, and the semicolons that a Brazilian Excel expects. */
export const TEMPLATE_CSV = `\uFEFF${[HEADINGS, EXAMPLE].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n")}\r\n`;

export const TEMPLATE_NAME = "modelo-alunos.csv";
