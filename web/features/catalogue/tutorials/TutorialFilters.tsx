import { Chip, Group } from "@mantine/core";
import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { ChipRow } from "../../../ui/select/ChipRow.tsx";
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
      <ChipRow role="radiogroup" aria-label="Tipo de tutorial">
        <Chip.Group
          value={tipo ? String(tipo) : ALL}
          onChange={(chosen) => onChange({ ...(q && { q }), ...(chosen !== ALL && { tipo: Number(chosen) }) })}
        >
          {OPTIONS.map(({ value, label }) => (
            <Chip key={value} value={value}>
              {label}
            </Chip>
          ))}
        </Chip.Group>
      </ChipRow>
    </Group>
  );
}
