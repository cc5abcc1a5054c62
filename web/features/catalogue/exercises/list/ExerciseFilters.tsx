import { Group, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { useProduct } from "../../../../session/product.ts";
import { SearchField } from "../../../../ui/list/SearchField.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { muscleGroupsQuery } from "../../muscle-groups/data.ts";
import { SEARCH_FROM } from "../data.ts";
import classes from "./ExerciseFilters.module.css";
import type { ExerciseSearch } from "./exercise-search.ts";

const ALL = "all";
const TYPES = [{ value: ALL, label: "Tipo: todos" }, ...EXERCISE_TYPES.map(({ value, label }) => ({ value, label }))];

interface Props {
  readonly search: ExerciseSearch;
  readonly withOwn: boolean;
  readonly onChange: (part: ExerciseSearch) => void;
}

export function ExerciseFilters({ search: { q = "", tipo, grupo, meus }, withOwn, onChange }: Props) {
  const { name } = useProduct();
  const { data: groups = [] } = useQuery(muscleGroupsQuery);
  const groupOptions = groups.map((group) => ({ value: String(group.id), label: group.name }));
  return (
    <Group className={classes.filters ?? ""}>
      {withOwn && (
        <SegmentedControl
          className={classes.whose ?? ""}
          aria-label="De quem são os exercícios"
          data={[
            { value: "product", label: `Exercícios ${name}` },
            { value: "own", label: "Meus exercícios" },
          ]}
          value={meus ? "own" : "product"}
          onChange={(chosen) => onChange({ meus: chosen === "own" ? 1 : undefined })}
        />
      )}
      <SearchField
        q={q}
        label="Buscar exercícios"
        placeholder="Busque por nome"
        minLength={SEARCH_FROM}
        onSearch={(text) => onChange({ q: text || undefined })}
      />
      <Choice
        aria-label="Tipo de exercício"
        className={classes.select ?? ""}
        data={TYPES}
        value={tipo ?? ALL}
        onChange={(chosen) => onChange({ tipo: EXERCISE_TYPES.find(({ value }) => value === chosen)?.value })}
      />
      <Choice
        aria-label="Grupo muscular"
        className={classes.select ?? ""}
        data={[{ value: ALL, label: "Grupo: todos" }, ...groupOptions]}
        value={grupo ? String(grupo) : ALL}
        onChange={(chosen) => onChange({ grupo: Number(chosen) || undefined })}
      />
    </Group>
  );
}
