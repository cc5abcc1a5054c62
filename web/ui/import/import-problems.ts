import { fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import type { ImportTexts } from "./import-noun.ts";
import type { OpenFile } from "./use-import.ts";

export function noColumnOf({ preview, plan: { columns } }: OpenFile, { kinds, needed }: ImportTexts): string | null {
  if (preview.refusal) return preview.refusal;
  const missing = needed.filter((field) => !columns.includes(field));
  return missing.length > 0
    ? `Escolha a coluna de: ${listInPortuguese(missing.map((field) => fieldLabel(kinds, field)))}.`
    : null;
}
