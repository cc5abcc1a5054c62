import { recordOf } from "#domain/record.ts";
import { EMPTY, type StudentForm } from "./student-form.ts";

/** By the field's path. Photos stay out. */
export type Changes = Readonly<Record<string, Value>>;

type Value = string | boolean | null | readonly string[];

const PARTS = ["personal_anamnesis", "physiological_anamnesis"] as const;

function valuesOf({ photo: _, personal_anamnesis, physiological_anamnesis, ...fields }: StudentForm): Changes {
  const parts = { personal_anamnesis, physiological_anamnesis };
  const answers = PARTS.flatMap((part) =>
    Object.entries(parts[part]).map(([field, value]) => [`${part}.${field}`, value] as const),
  );
  return { ...fields, ...recordOf(answers) };
}

const same = (one: Value | undefined, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other);

export function changesBetween(stored: StudentForm, after: StudentForm): Changes {
  const former = valuesOf(stored);
  return recordOf(Object.entries(valuesOf(after)).filter(([path, value]) => !same(value, former[path])));
}

/** Unknown fields and values of another kind are left out. */
export function withChanges(form: StudentForm, changes: Changes): StudentForm {
  const blank = valuesOf(EMPTY);
  const fitting = Object.entries(changes).filter(([path, value]) => path in blank && fits(blank[path], value));
  const under = (part: string) =>
    recordOf(
      fitting.flatMap(([path, value]) => (path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), value]] : [])),
    );
  return {
    ...form,
    ...recordOf(fitting.filter(([path]) => !path.includes("."))),
    personal_anamnesis: { ...form.personal_anamnesis, ...under("personal_anamnesis") },
    physiological_anamnesis: { ...form.physiological_anamnesis, ...under("physiological_anamnesis") },
  };
}

/** A list stays a list and a text a text; a choice is none, a text, or a yes or no. */
function fits(blank: Value | undefined, value: unknown): boolean {
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (blank !== null) return typeof value === typeof blank;
  return value === null || typeof value === "string" || typeof value === "boolean";
}

/** Content of the browser's storage is not trusted: changes are an object, and `withChanges` checks each of them. */
export const isChanges = (draft: unknown): draft is Changes =>
  typeof draft === "object" && draft !== null && !Array.isArray(draft);
