import { FIELDS, type Field, type FieldKey, fieldErrorIn } from "#contract/assessment/evaluation-fields/fields.ts";
import type { SpokenField } from "#domain/assessment/dictation.ts";

/** As people call them at the gym. */
const ALIASES: Readonly<{ [K in FieldKey]?: readonly string[] }> = {
  stature: ["Altura"],
  weight: ["Peso"],
  fcRepouso: ["Frequência cardíaca", "Frequência de repouso"],
  sistole: ["Pressão", "Pressão arterial"],
  deltoides: ["Ombros"],
  panturrilha: ["Panturrilha medial"],
  coxa_media: ["Coxa"],
};

const isNamed = ({ key }: Field): boolean => !key.includes("#");

export const SPOKEN_FIELDS: readonly SpokenField[] = FIELDS.filter(isNamed).map(({ key, label, kind }) => {
  const names = [label, ...(ALIASES[key] ?? [])];
  return { key, names: kind ? [...names, ...names.map((name) => `${kind} ${name}`)] : names };
});

/** As it would be typed; null where the field cannot hold it. A stature may be said in metres. */
export function spokenText(key: string, value: number): string | null {
  const text = String(value).replace(".", ",");
  if (key === "stature" && value < 3) return String(Math.round(value * 100));
  return fieldErrorIn(key, text) === null ? text : null;
}
