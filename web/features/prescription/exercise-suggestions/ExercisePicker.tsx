import { Combobox, type ComboboxItem, TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { sentenceOf } from "../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { accentlessFilter, comparable } from "../../../ui/select/accentless-filter.ts";
import { ListInPlace } from "../../../ui/select/ListInPlace.tsx";
import { highlightedOption, itemsOf, NO_MATCH, typeInto } from "../../../ui/select/list-keys.ts";
import { OWN_LIST, selectWhole } from "../../../ui/select/select-props.ts";
import { useListStore } from "../../../ui/select/use-list-store.ts";
import { useIdleValue } from "../../../ui/when-idle.ts";
import { atHandQuery } from "../../catalogue/exercise-favourites/data.ts";
import { type Exercise, SEARCH_FROM } from "../../catalogue/exercises/data.ts";
import { ExerciseStill } from "../../catalogue/exercises/figure/ExerciseStill.tsx";
import { useEnterChooses } from "../../catalogue/exercises/use-enter-chooses.ts";
import { type Suggested, type SuggestedExercise, suggestionsQuery, type TrainingPosition } from "./data.ts";
import classes from "./ExercisePicker.module.css";

const CatalogueDialog = lazy(() => import("../../catalogue/exercises/picker/CatalogueDialog.tsx"));

interface Props extends Omit<TextInputProps, "value" | "onChange"> {
  /** Without a position in a cycle the catalogue is searched. */
  readonly training: Suggested;
  readonly position: TrainingPosition | null;
  readonly value: Exercise | null;
  /** With the text by which it was found; "" from the catalogue. */
  readonly onChange: (exercise: Exercise | null, typed: string) => void;
  /** The part of the typed text that names the exercise. */
  readonly nameIn?: (typed: string) => string;
  readonly onType?: (typed: string) => void;
  /** Why the exercise is not for this student; null where nothing is known. */
  readonly reasonAgainst?: ((exercise: Exercise) => string | null) | undefined;
}

const WAIT_MS = 300;
/** Longer lists are not read; typing narrows them. */
const SHOWN = 20;
/** Answers a key: as many as stand in sight without scrolling. The others come when the browser is idle. */
const SHOWN_AT_ONCE = 7;

/** Favourites and recent exercises come first, then those that work the training's muscle groups, which are marked. */
export function ExercisePicker({
  training,
  position,
  value,
  onChange,
  nameIn = asTyped,
  onType,
  reasonAgainst,
  ...input
}: Props) {
  const [text, setText] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  // The letter that opens the list stands before the list does.
  const isListed = useDeferredValue(opened);
  const [isBrowsing, setBrowsing] = useState(false);
  const typed = text ?? value?.name ?? "";
  const searchText = text === null ? "" : nameIn(text);
  const search = useExerciseSearch({ training, position, value, searchText, opened });
  const isAtRest = useIdleValue(opened && searchText) === (opened && searchText);
  const list = useListStore({
    opened: opened && isListed,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
  });
  const markFirst = useEffectEvent(() => list.selectFirstOption());
  const isMarked = text !== null && list.dropdownOpened;
  const { first } = search;
  useEffect(() => {
    if (isMarked) markFirst();
  }, [isMarked, searchText, first?.value]);
  const set = (next: string | null) => {
    setText(next);
    onType?.(next ?? "");
  };
  const type = (next: string) => {
    set(next);
    setOpened(true);
  };
  const choose = (id: string | null) => {
    const exercise = id && search.found.get(id);
    if (!exercise) return;
    setOpened(false);
    set(null);
    onChange(exercise, text ?? "");
  };
  const chooseOnEnter = useEnterChooses({
    isOpen: opened,
    typed,
    isSettled: search.isSettled,
    first,
    choose: ({ value: id }) => choose(id),
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    chooseOnEnter(event);
    if (event.key === "Escape" && opened) {
      set(null);
      setOpened(false);
    }
    if (event.key === "Tab" && !event.shiftKey && searchText !== "") highlightedOption(event.currentTarget)?.click();
  };
  const pick = (exercise: Exercise) => {
    setBrowsing(false);
    set(null);
    onChange(exercise, "");
  };

  return (
    <div className={classes.picker}>
      <Combobox store={list} onOptionSubmit={choose} {...OWN_LIST}>
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextInput
            flex={1}
            placeholder="Busque pelo nome"
            required
            {...input}
            error={search.error && opened ? sentenceOf(search.error) : input.error}
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            value={typed}
            onChange={typeInto(type)}
            onFocus={selectWhole}
            onClick={(event) => {
              selectWhole(event);
              setOpened(true);
            }}
            onKeyDown={press}
            onBlur={() => setOpened(false)}
          />
        </Combobox.Target>
        <ListInPlace
          groups={search.list(isAtRest ? SHOWN : SHOWN_AT_ONCE)}
          opened={list.dropdownOpened}
          field={list.targetRef}
          value={value ? String(value.id) : null}
          emptyText={search.emptyText}
          label={input["aria-label"] ?? (typeof input.label === "string" ? input.label : undefined)}
          draw={({ value: id, label }) => {
            const exercise = search.found.get(id);
            return <Option label={label} exercise={exercise} against={exercise && reasonAgainst?.(exercise)} />;
          }}
        />
      </Combobox>
      <ReasonIcon reason={null} aria-label="Ver catálogo de exercícios" onClick={() => setBrowsing(true)}>
        <Icon name="search" />
      </ReasonIcon>
      {isBrowsing && (
        <Suspense>
          <CatalogueDialog name={searchText} onChoose={pick} onClose={() => setBrowsing(false)} />
        </Suspense>
      )}
    </div>
  );
}

const NOTHING: readonly SuggestedExercise[] = [];

const asTyped = (typed: string) => typed;

/** A figure that is still being typed hides no exercise: "supino 4x" is searched as "supino", "leg press 45" as "leg press". */
const withoutNumber = (name: string) => name.replace(/\s+\d\S*$/, "");

interface SearchOptions extends Pick<Props, "training" | "position" | "value"> {
  readonly searchText: string;
  readonly opened: boolean;
}

function useExerciseSearch({ training, position, value, searchText, opened }: SearchOptions) {
  const nameText = withoutNumber(searchText);
  const [sentText] = useDebouncedValue(nameText, WAIT_MS);
  const { data = NOTHING, isFetching, error } = useQuery(suggestionsQuery(position, training, sentText));
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { data: atHand = NOTHING_AT_HAND } = useQuery({ ...atHandQuery, enabled: isTrainer });
  const found = useMemo(
    () =>
      // A suggestion comes last, so that it keeps its mark where the exercise is at hand too.
      new Map<string, Exercise | SuggestedExercise>(
        [...atHand.favourites, ...atHand.recent, ...data].map((exercise) => [String(exercise.id), exercise]),
      ),
    [atHand, data],
  );
  const options = useMemo(
    () => (opened ? optionsOf(data, value, atHand) : optionsOf(NOTHING, value)),
    [opened, data, value, atHand],
  );
  const list = (limit: number) => {
    const exact = accentlessFilter({ options, search: searchText, limit });
    const found = exact.length > 0 ? exact : accentlessFilter({ options, search: nameText, limit });
    return found.flatMap((one) => ("items" in one ? [one] : []));
  };
  const matches = itemsOf(list(SHOWN));
  // "Crucifixo" is meant before "Crucifixo inverso".
  const first = matches.find(({ label }) => comparable(label) === comparable(searchText.trim())) ?? matches[0];
  const isShort = nameText.trim().length > 0 && nameText.trim().length < SEARCH_FROM;
  const notFound = isShort ? `Digite ao menos ${SEARCH_FROM} letras` : NO_MATCH;
  return {
    list,
    found,
    first,
    error,
    isSettled: !isFetching && sentText === nameText,
    emptyText: isFetching ? "Buscando…" : notFound,
  };
}

interface OptionProps {
  readonly label: string;
  readonly exercise: Exercise | SuggestedExercise | undefined;
  readonly against: string | null | undefined;
}

const Option = ({ label, exercise, against }: OptionProps) => (
  <span className={classes.option}>
    {exercise && (
      <span className={classes.still}>
        <ExerciseStill exercise={exercise} />
      </span>
    )}
    <span className={classes.words}>
      <span>{label}</span>
      {exercise && "suggested" in exercise && exercise.suggested && (
        <small>{exercise.muscle_groups.map(({ name }) => name).join(", ")}</small>
      )}
      {against && <small className={classes.against}>{against}</small>}
    </span>
  </span>
);

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
  const groupsOf = (shown: readonly SuggestedExercise[], prefix: string) =>
    TYPES.map(({ value, title }) => ({
      group: `${prefix}${title}`,
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
