import { Button, Select, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { NO_MATCH } from "../../../ui/select/list-keys.ts";
import { LIST_IN_PLACE, SEARCHED_LIST } from "../../../ui/select/select-props.ts";
import { toast } from "../../../ui/toast.ts";
import { type CatalogueExercise, linkableQuery } from "../exercises/data.ts";
import { useEnterChooses } from "../exercises/use-enter-chooses.ts";
import type { DeviationWithExercises } from "../postural-deviations/data.ts";
import { useLinkExercise } from "./data.ts";

const ExerciseFormDialog = lazy(() => import("../exercises/form/ExerciseFormDialog.tsx"));

const FORM_ID = "select-exercise";
const DEBOUNCE_MS = 500;
const ADD = "add";

interface Props {
  readonly groupId: number;
  readonly deviation: DeviationWithExercises;
  readonly onClose: () => void;
}

export default function SelectExerciseDialog({ groupId, deviation, onClose }: Props) {
  const [added, setAdded] = useState<string>();
  const search = useExerciseSearch(deviation, setAdded);
  const { chosen } = search;
  const link = useLinkExercise();
  const linkTo = (exercise: { readonly id: number }, onSuccess: () => void) =>
    link.mutate({ id: groupId, deviationId: deviation.id, exerciseId: exercise.id }, { onSuccess });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    linkTo(chosen, () => {
      toast.success("Exercício salvo com sucesso");
      search.clear();
    });
  };

  if (added !== undefined) {
    const back = (name: string) => {
      setAdded(undefined);
      search.setTyped(name);
    };
    return (
      <Suspense>
        <ExerciseFormDialog
          start={{ name: added, muscle_group_ids: [String(groupId)], postural_deviation_ids: [String(deviation.id)] }}
          onClose={() => back(added)}
          onSaved={(exercise) => {
            back("");
            linkTo(exercise, () => {});
          }}
        />
      </Suspense>
    );
  }
  return (
    <FormDialog
      title="Adicionar exercício"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
          <ReasonButton
            reason={chosen ? null : "Escolha um exercício"}
            type="submit"
            form={FORM_ID}
            loading={link.isPending}
          >
            Selecionar
          </ReasonButton>
        </>
      }
      onClose={onClose}
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {deviation.name} · {countOf(deviation.exercises.length)}
          </Text>
          <FormAlert error={search.error} />
          <Select
            label="Nome"
            withAsterisk
            placeholder="Busque pelo nome"
            data-autofocus
            {...LIST_IN_PLACE}
            {...SEARCHED_LIST}
            filter={({ options }) => options}
            {...search.select}
          />
          {chosen && <ChosenExercise exercise={chosen} />}
        </Stack>
      </form>
    </FormDialog>
  );
}

/** The exercises found for what is typed; a name that nothing has can be added. */
function useExerciseSearch(deviation: DeviationWithExercises, onAdd: (name: string) => void) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<CatalogueExercise | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const searchText = typed === chosen?.name ? "" : typed.trim();
  const [sentText] = useDebouncedValue(searchText, DEBOUNCE_MS);
  const { data: found = [], isFetching, error } = useQuery(linkableQuery(sentText));

  const isSettled = !isFetching && sentText === searchText;
  const isMissing = searchText !== "" && isSettled && !error && found.length === 0;
  const options = isMissing
    ? [{ value: ADD, label: `Cadastrar agora “${searchText}”`, disabled: false }]
    : optionsOf(found, chosen, new Set(deviation.exercises.map(({ id }) => id)));
  const choose = (value: string | null) => {
    if (value === ADD) return onAdd(searchText);
    setChosen(found.find(({ id }) => String(id) === value) ?? chosen);
  };
  const chooseOnEnter = useEnterChooses({
    isOpen: opened,
    typed,
    isSettled,
    first: options.find(({ disabled }) => !disabled),
    choose: ({ value }) => {
      choose(value);
      setOpened(false);
    },
  });
  const clear = () => {
    setChosen(null);
    setTyped("");
    field.current?.focus();
  };
  const select = {
    ref: field,
    data: options,
    nothingFoundMessage: isSettled ? NO_MATCH : "Buscando…",
    value: chosen ? String(chosen.id) : null,
    searchValue: typed,
    onSearchChange: setTyped,
    onChange: choose,
    onKeyDown: chooseOnEnter,
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
  };
  return { chosen, error, setTyped, clear, select };
}

function ChosenExercise({
  exercise: { link, equipament_needed, exercise_type },
}: {
  readonly exercise: CatalogueExercise;
}) {
  const facts = [
    ["Link", link ?? "–"],
    ["Equipamento necessário", equipament_needed ?? "–"],
    ["Tipo de Exercício", exerciseTypeLabel(exercise_type)],
  ] as const;
  return facts.map(([label, value]) => <TextInput key={label} label={label} variant="filled" readOnly value={value} />);
}

/** A linked exercise cannot be chosen again. The chosen one is always listed. */
function optionsOf(found: readonly CatalogueExercise[], chosen: CatalogueExercise | null, linked: ReadonlySet<number>) {
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return all.map(({ id, name }) => ({
    value: String(id),
    label: linked.has(id) ? `${name} (já vinculado)` : name,
    disabled: linked.has(id),
  }));
}

const countOf = (exercises: number): string =>
  exercises === 1 ? "1 exercício vinculado" : `${exercises} exercícios vinculados`;
