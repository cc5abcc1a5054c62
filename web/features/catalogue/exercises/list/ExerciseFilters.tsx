import { Group, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { choicesOf, codesOf } from "#domain/text/labels.ts";
import { EXERCISE_CONTENTS } from "#domain/training/exercise-contents.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { useProduct } from "../../../../session/product.ts";
import { SearchField } from "../../../../ui/list/SearchField.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { readChoices } from "../../../../ui/select/read-choices.ts";
import { muscleGroupsQuery } from "../../muscle-groups/data.ts";
import { SEARCH_FROM } from "../data.ts";
import classes from "./ExerciseFilters.module.css";
import type { ExerciseSearch } from "./exercise-search.ts";

const ALL = "all";
const TYPES = [{ value: ALL, label: "Tipo: todos" }, ...EXERCISE_TYPES.map(({ value, label }) => ({ value, label }))];
const CONTENTS = [{ value: ALL, label: "Falta: tanto faz" }, ...choicesOf(EXERCISE_CONTENTS)];

interface Props {
  readonly search: ExerciseSearch;
  readonly withOwn: boolean;
  readonly onChange: (part: ExerciseSearch) => void;
}

export function ExerciseFilters({ search: { q = "", tipo, grupo, meus, sem }, withOwn, onChange }: Props) {
  const { name } = useProduct();
  const groups = useQuery(muscleGroupsQuery);
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
        {...readChoices(groups, (listed) => [
          { value: ALL, label: "Grupo: todos" },
          ...listed.map(({ id, name }) => ({ value: String(id), label: name })),
        ])}
        value={grupo ? String(grupo) : ALL}
        onChange={(chosen) => onChange({ grupo: Number(chosen) || undefined })}
      />
      {(!withOwn || meus) && (
        <Choice
          aria-label="O que falta"
          className={classes.select ?? ""}
          data={CONTENTS}
          value={sem ?? ALL}
          onChange={(chosen) => onChange({ sem: codesOf(EXERCISE_CONTENTS).find((content) => content === chosen) })}
        />
      )}
    </Group>
  );
}
