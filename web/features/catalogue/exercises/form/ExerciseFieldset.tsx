import { MultiSelect, Select, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { accentlessFilter } from "../../../../ui/select/accentless-filter.ts";
import { MULTI_SELECT_IN_DIALOG, SELECT_IN_DIALOG } from "../../../../ui/select/select-props.ts";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import { type MuscleGroup, muscleGroupsQuery, withUnlisted } from "../../muscle-groups/data.ts";
import { DeviationSelect } from "./DeviationSelect.tsx";
import { askedFor, type ExerciseForm } from "./exercise-form.ts";
import { MainGroupField } from "./MainGroupField.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  /** The groups that the exercise has already: a removed one is no longer listed, and stays where it is used. */
  readonly muscleGroups: readonly MuscleGroup[];
}

const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));

export function ExerciseFieldset({ form, muscleGroups }: Props) {
  const { data: listed = [] } = useQuery(muscleGroupsQuery);
  const groups = withUnlisted(listed, muscleGroups);
  const { name, link, muscle_group_ids } = form.values;
  const asked = askedFor(form.values);
  return (
    <>
      <TextInput
        label="Nome"
        withAsterisk
        maxLength={120}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <Select
        label="Tipo de exercício"
        withAsterisk
        placeholder="Escolha o tipo"
        data={TYPES}
        allowDeselect={false}
        {...SELECT_IN_DIALOG}
        {...form.getInputProps("exercise_type")}
      />
      {asked.muscleGroups && (
        <MultiSelect
          label="Grupos musculares"
          description="O primeiro é o principal; os outros trabalham junto"
          withAsterisk
          data={groups.map((group) => ({ value: String(group.id), label: group.name }))}
          filter={accentlessFilter}
          searchable
          openOnFocus={false}
          placeholder={muscle_group_ids.length === 0 ? "Escolha os grupos" : ""}
          {...MULTI_SELECT_IN_DIALOG}
          {...form.getInputProps("muscle_group_ids")}
        />
      )}
      {asked.muscleGroups && (
        <MainGroupField
          groups={muscle_group_ids.flatMap((id) => groups.find((group) => String(group.id) === id) ?? [])}
          onChoose={(main) =>
            form.setFieldValue("muscle_group_ids", [main, ...muscle_group_ids.filter((id) => id !== main)])
          }
        />
      )}
      {asked.deviations && <DeviationSelect {...form.getInputProps("postural_deviation_ids")} />}
      <TextInput
        label="Equipamento"
        placeholder="Halteres, colchonete, nenhum…"
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps("equipament_needed")}
      />
      <Textarea
        label="Como executar"
        description="Posição inicial, movimento e o que evitar"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps("execution")}
      />
      <TextInput
        label="Link do vídeo"
        description="YouTube, Vimeo ou um arquivo de vídeo"
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps("link")}
      />
      <VideoPreview key={link} link={link} title={name || "Exercício"} />
    </>
  );
}
