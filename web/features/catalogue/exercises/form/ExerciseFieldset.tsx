import { Group, type MultiSelectProps, Radio, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { ManyChoices } from "../../../../ui/select/ManyChoices.tsx";
import { readChoices } from "../../../../ui/select/read-choices.ts";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import { type MuscleGroup, muscleGroupsQuery, withUnlisted } from "../../muscle-groups/data.ts";
import { deviationsQuery } from "../../postural-deviations/data.ts";
import { type ExerciseForm, neededLinks } from "./exercise-form.ts";
import { MovementField } from "./MovementField.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  /** The groups that the exercise has already: a removed one is no longer listed, and stays where it is used. */
  readonly muscleGroups: readonly MuscleGroup[];
  readonly proposed: Movement | null;
}

const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));

export function ExerciseFieldset({ form, muscleGroups, proposed }: Props) {
  const listed = useQuery(muscleGroupsQuery);
  const groups = withUnlisted(listed.data ?? [], muscleGroups);
  const { name, link, muscle_group_ids, movement } = form.values;
  const needed = neededLinks(form.values);
  const chosenGroups = muscle_group_ids.flatMap((id) => groups.find((group) => String(group.id) === id) ?? []);
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
      <Choice
        label="Tipo de exercício"
        withAsterisk
        placeholder="Escolha o tipo"
        data={TYPES}
        {...form.getInputProps("exercise_type")}
      />
      {needed.muscleGroups && (
        <ManyChoices
          label="Grupos musculares"
          description="O primeiro é o principal; os outros trabalham junto"
          withAsterisk
          {...readChoices(listed, () => groups.map((group) => ({ value: String(group.id), label: group.name })))}
          placeholder={muscle_group_ids.length === 0 ? "Escolha os grupos" : ""}
          {...form.getInputProps("muscle_group_ids")}
        />
      )}
      {needed.muscleGroups && (
        <MainGroupField
          groups={chosenGroups}
          onChoose={(main) =>
            form.setFieldValue("muscle_group_ids", [main, ...muscle_group_ids.filter((id) => id !== main)])
          }
        />
      )}
      {needed.deviations && <DeviationSelect {...form.getInputProps("postural_deviation_ids")} />}
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
      <MovementField
        exercise={{
          name: name || "Exercício",
          movement: movement ?? (movement === null ? null : proposed),
          muscle_groups: chosenGroups,
        }}
        proposed={proposed}
        isProposed={movement === undefined}
        onChange={(chosen) => form.setFieldValue("movement", chosen)}
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

interface MainGroupProps {
  /** The main one first. */
  readonly groups: readonly MuscleGroup[];
  readonly onChoose: (id: string) => void;
}

function MainGroupField({ groups, onChoose }: MainGroupProps) {
  const [main, ...others] = groups;
  if (!main || others.length === 0) return null;
  // In the order of the list: a choice must not move under the finger.
  const listed = groups.toSorted((one, other) => one.id - other.id);
  return (
    <Radio.Group
      label="Grupo principal"
      description="O que mais trabalha: conta a série inteira; os outros contam meia"
      value={String(main.id)}
      onChange={onChoose}
    >
      <Group gap="lg" mt="xs">
        {listed.map(({ id, name }) => (
          <Radio key={id} value={String(id)} label={name} />
        ))}
      </Group>
    </Radio.Group>
  );
}

function DeviationSelect(props: Omit<MultiSelectProps, "data">) {
  const deviations = useQuery(deviationsQuery);
  return (
    <ManyChoices
      label="Desvios posturais"
      description="Para quais desvios este exercício é indicado"
      withAsterisk
      {...readChoices(deviations, (all) =>
        POSTURE_REGIONS.map(({ code, label }) => ({
          group: label,
          items: all
            .filter(({ type }) => type === code)
            .map((deviation) => ({ value: String(deviation.id), label: deviation.name })),
        })).filter(({ items }) => items.length > 0),
      )}
      placeholder={props.value?.length ? "" : "Escolha os desvios"}
      {...props}
    />
  );
}
