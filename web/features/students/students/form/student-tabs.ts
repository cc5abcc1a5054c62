import type { Student } from "../data.ts";

export const FORM_TABS = [
  { value: "dados", label: "Dados" },
  { value: "pessoal", label: "Anamnese Pessoal" },
  { value: "fisiologica", label: "Anamnese Fisiológica e Nutricional" },
] as const;

export type FormTab = (typeof FORM_TABS)[number]["value"];

export const tabIn = (address: string | undefined): FormTab =>
  FORM_TABS.find(({ value }) => value === address)?.value ?? "dados";

export const tabAfter = (tab: FormTab): FormTab | undefined =>
  FORM_TABS[FORM_TABS.findIndex(({ value }) => value === tab) + 1]?.value;

/** Available days and goal are kept with the personal anamnesis, but asked for among the data. */
const AMONG_DATA = /^personal_anamnesis\.(days_of_week|training_goals)/;

export function tabOf(path: string): FormTab {
  if (path.startsWith("physiological_anamnesis")) return "fisiologica";
  return path.startsWith("personal_anamnesis") && !AMONG_DATA.test(path) ? "pessoal" : "dados";
}

export const firstTabOf = (paths: readonly string[]): FormTab | undefined =>
  FORM_TABS.find(({ value }) => paths.some((path) => tabOf(path) === value))?.value;

export const titleOf = (student: Student | undefined, author: "student" | "trainer") =>
  author === "student" ? "Meu cadastro" : student ? "Editar Aluno" : "Novo Aluno";
