import { type ComboboxItem, Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { sentenceOf } from "../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { accentlessFilter, comparable } from "../../../ui/select/accentless-filter.ts";
import { SEARCHABLE_SELECT, SELECT_IN_DIALOG } from "../../../ui/select/select-props.ts";
import { atHandQuery } from "../../catalogue/exercise-favourites/data.ts";
import { type Exercise, SEARCH_FROM } from "../../catalogue/exercises/data.ts";
import { useEnterChooses } from "../../catalogue/exercises/use-enter-chooses.ts";
import { type Suggested, type SuggestedExercise, suggestionsQuery, type TrainingPosition } from "./data.ts";
import classes from "./ExercisePicker.module.css";

const CatalogueDialog = lazy(() => import("../../catalogue/exercises/picker/CatalogueDialog.tsx"));

interface Props extends Omit<SelectProps, "data" | "value" | "onChange" | "filter" | "renderOption"> {
  /** Without a place in a cycle the catalogue is searched. */
  readonly training: Suggested;
  readonly place: TrainingPosition | null;
  readonly value: Exercise | null;
  readonly onChange: (exercise: Exercise | null) => void;
}

const WAIT_MS = 300;
/** Longer lists are not read; typing narrows them. */
const SHOWN = 40;

/** Favourites and recent exercises come first, then those that work the training's muscle groups, which are marked. */
export function ExercisePicker({ training, place, value, onChange, ...select }: Props) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState(false);
  const [isBrowsing, setBrowsing] = useState(false);
  const wanted = typed === value?.name ? "" : typed;
  const [asked] = useDebouncedValue(wanted, WAIT_MS);
  const { data = [], isFetching, error } = useQuery(suggestionsQuery(place, training, asked));
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { data: atHand = NOTHING_AT_HAND } = useQuery({ ...atHandQuery, enabled: isTrainer });
  const all = [...atHand.favourites, ...atHand.recent, ...data];
  const found = new Map(all.map((exercise) => [String(exercise.id), exercise]));
  const suggested = new Set(data.filter((exercise) => exercise.suggested).map(({ id }) => id));
  const short = typed.trim().length > 0 && typed.trim().length < SEARCH_FROM;

  const options = opened ? optionsOf(data, value, atHand) : optionsOf([], value);
  const matches = accentlessFilter({ options, search: typed, limit: SHOWN }).flatMap((item) =>
    "items" in item ? item.items : item,
  );
  // "Crucifixo" is meant before "Crucifixo inverso".
  const first = matches.find(({ label }) => comparable(label) === comparable(typed.trim())) ?? matches[0];
  const choose = (id: string | null) => onChange((id && found.get(id)) || null);
  const chooseOnEnter = useEnterChooses({
    isOpen: opened,
    typed,
    isSettled: !isFetching && asked === wanted,
    first,
    choose: (option) => {
      choose(option.value);
      setOpened(false);
    },
  });

  const renderOption: SelectProps["renderOption"] = ({ option }) => {
    const exercise = found.get(option.value);
    return (
      <span className={classes.option}>
        <span>{option.label}</span>
        {exercise && suggested.has(exercise.id) && (
          <small>{exercise.muscle_groups.map(({ name }) => name).join(", ")}</small>
        )}
      </span>
    );
  };

  const pick = (exercise: Exercise) => {
    setBrowsing(false);
    onChange(exercise);
  };

  return (
    <div className={classes.picker}>
      <Select
        flex={1}
        placeholder="Busque pelo nome"
        required
        {...SELECT_IN_DIALOG}
        {...select}
        {...SEARCHABLE_SELECT}
        error={error && opened ? sentenceOf(error) : select.error}
        data={options}
        filter={accentlessFilter}
        limit={SHOWN}
        renderOption={renderOption}
        nothingFoundMessage={
          isFetching ? "Buscando…" : short ? `Digite ao menos ${SEARCH_FROM} letras` : "Nada encontrado"
        }
        onSearchChange={setTyped}
        value={value ? String(value.id) : null}
        onChange={choose}
        onKeyDown={chooseOnEnter}
        dropdownOpened={opened}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
      />
      <ReasonIcon reason={null} aria-label="Ver catálogo de exercícios" onClick={() => setBrowsing(true)}>
        <Icon name="search" />
      </ReasonIcon>
      {isBrowsing && (
        <Suspense>
          <CatalogueDialog name={wanted} onChoose={pick} onClose={() => setBrowsing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Resistance is most of a training. */
const rank = (type: string) => (type === "resistence" ? 0 : 1);
const TYPES = EXERCISE_TYPES.toSorted((a, b) => rank(a.value) - rank(b.value));

interface AtHand {
  readonly favourites: readonly Exercise[];
  readonly recent: readonly Exercise[];
}

const NOTHING_AT_HAND: AtHand = { favourites: [], recent: [] };

/** The chosen one is always listed. A closed list has no options, because each change of the page would draw them again. */
function optionsOf(
  listed: readonly SuggestedExercise[],
  chosen: Exercise | null,
  { favourites, recent }: AtHand = NOTHING_AT_HAND,
) {
  const starred = new Set(favourites.map(({ id }) => id));
  const latest = recent.filter(({ id }) => !starred.has(id));
  const atHand = new Set([...favourites, ...latest].map(({ id }) => id));
  const exercises = listed.filter(({ id }) => !atHand.has(id));
  const option = ({ id, name }: Exercise): ComboboxItem => ({ value: String(id), label: name });
  const groupsOf = (shown: readonly SuggestedExercise[], before: string) =>
    TYPES.map(({ value, title }) => ({
      group: `${before}${title}`,
      items: shown.filter(({ exercise_type }) => exercise_type === value).map(option),
    }));
  const groups = [
    { group: "Favoritos", items: favourites.map(option) },
    { group: "Usados por último", items: latest.map(option) },
    ...groupsOf(
      exercises.filter(({ suggested }) => suggested),
      "Sugeridos: ",
    ),
    ...groupsOf(
      exercises.filter(({ suggested }) => !suggested),
      "",
    ),
  ].filter(({ items }) => items.length > 0);
  const isThere = chosen === null || atHand.has(chosen.id) || exercises.some(({ id }) => id === chosen.id);
  return isThere ? groups : [{ group: "Escolhido", items: [option(chosen)] }, ...groups];
}
