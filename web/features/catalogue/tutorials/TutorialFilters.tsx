import { Group } from "@mantine/core";
import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import type { TutorialSearch } from "./tutorial-search.ts";

const ALL = "all";
const OPTIONS = [
  { value: ALL, label: "Todos" },
  ...TUTORIAL_TYPES.map(({ value, label }) => ({ value: String(value), label })),
];

interface Props {
  readonly search: TutorialSearch;
  readonly onChange: (search: { readonly q?: string; readonly tipo?: number }) => void;
}

export function TutorialFilters({ search: { q = "", tipo }, onChange }: Props) {
  return (
    <Group gap="sm">
      <SearchField
        q={q}
        minLength={3}
        label="Buscar tutoriais"
        placeholder="Busque por nome ou assunto"
        onSearch={(text) => onChange({ ...(tipo && { tipo }), ...(text && { q: text }) })}
      />
      <Choice
        aria-label="Tipo de tutorial"
        w={240}
        data={OPTIONS}
        value={tipo ? String(tipo) : ALL}
        onChange={(chosen) => onChange({ ...(q && { q }), ...(chosen && chosen !== ALL && { tipo: Number(chosen) }) })}
      />
    </Group>
  );
}
