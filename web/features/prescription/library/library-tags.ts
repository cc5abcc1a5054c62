import type { LibraryTags } from "#contract/prescription/library.ts";
import { recordOf } from "#domain/record.ts";
import { type Labels, labelOf } from "#domain/text/labels.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { LIBRARY_EQUIPMENT } from "#domain/training/library-tags.ts";

export type { LibraryTags } from "#contract/prescription/library.ts";

export type ChosenTags = { readonly [Name in keyof LibraryTags]?: NonNullable<LibraryTags[Name]> };

export const NO_TAGS: LibraryTags = { objective: null, level: null, days_per_week: null, equipment: null };

const DAYS: Labels = recordOf(
  [1, 2, 3, 4, 5, 6, 7].map((days): [string, string] => [String(days), `${days}x na semana`]),
);

interface Tag {
  readonly name: keyof LibraryTags;
  /** In the address. */
  readonly key: "objetivo" | "nivel" | "dias" | "material";
  readonly label: string;
  readonly labels: Labels;
}

/** In the order in which they are shown. */
export const TAGS: readonly Tag[] = [
  { name: "objective", key: "objetivo", label: "Objetivo", labels: OBJECTIVES },
  { name: "level", key: "nivel", label: "Nível", labels: LEVELS },
  { name: "days_per_week", key: "dias", label: "Dias por semana", labels: DAYS },
  { name: "equipment", key: "material", label: "Material", labels: LIBRARY_EQUIPMENT },
];

export type TagSearch = { readonly [Key in Tag["key"]]?: string | undefined };

/** A code that no label has is dropped. */
export const tagSearch = (raw: Readonly<Record<string, unknown>>): TagSearch =>
  recordOf(
    TAGS.flatMap(({ key, labels }): [Tag["key"], string][] => {
      const code = String(raw[key] ?? "");
      return labelOf(labels, code) ? [[key, code]] : [];
    }),
  );

/** `tagSearch` has left only codes that the labels have. */
export const tagsOfSearch = (search: TagSearch): ChosenTags =>
  recordOf(
    TAGS.flatMap(({ name, key }): [Tag["name"], string | number][] => {
      const code = search[key];
      return code ? [[name, name === "days_per_week" ? Number(code) : code]] : [];
    }),
  ) as ChosenTags;

/** With one tag chosen, or taken away by null. */
export const withTag = (tags: LibraryTags, { name }: Tag, code: string | null): LibraryTags => ({
  ...tags,
  [name]: code !== null && name === "days_per_week" ? Number(code) : code,
});

/** "Hipertrofia · Iniciante · 3x na semana" */
export const tagsText = (tags: LibraryTags): string =>
  TAGS.flatMap(({ name, labels }) => labelOf(labels, String(tags[name] ?? "")) || []).join(" · ");
