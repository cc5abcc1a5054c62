import { SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { readChoices } from "../../../../ui/select/read-choices.ts";
import { muscleGroupsQuery } from "../../muscle-groups/data.ts";
import { deviationsQuery } from "../../postural-deviations/data.ts";
import type { CatalogueFilters } from "../data.ts";

interface Props {
  readonly filters: CatalogueFilters;
  readonly onChange: (part: Partial<CatalogueFilters>) => void;
}

const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));
const optionsOf = (all: readonly { readonly id: number; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }));

export function CatalogueFilterFields({ filters, onChange }: Props) {
  const groups = useQuery(muscleGroupsQuery);
  const deviations = useQuery(deviationsQuery);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        label="Nome"
        data-autofocus
        value={filters.q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
      />
      <TextInput
        label="Equipamento"
        value={filters.equipment}
        onChange={({ currentTarget }) => onChange({ equipment: currentTarget.value })}
      />
      <Choice
        label="Tipo"
        placeholder="Todos"
        data={TYPES}
        clearable
        value={filters.type}
        onChange={(chosen) => onChange({ type: EXERCISE_TYPES.find(({ value }) => value === chosen)?.value ?? null })}
      />
      <Choice
        label="Grupo muscular"
        placeholder="Todos"
        {...readChoices(groups, optionsOf)}
        clearable
        value={filters.muscleGroupId ? String(filters.muscleGroupId) : null}
        onChange={(chosen) => onChange({ muscleGroupId: Number(chosen) || null })}
      />
      <Choice
        label="Desvio postural"
        placeholder="Todos"
        {...readChoices(deviations, optionsOf)}
        clearable
        value={filters.deviationId ? String(filters.deviationId) : null}
        onChange={(chosen) => onChange({ deviationId: Number(chosen) || null })}
      />
    </SimpleGrid>
  );
}
