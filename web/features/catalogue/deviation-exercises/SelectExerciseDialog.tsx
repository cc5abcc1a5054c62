import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { type CatalogueExercise, linkableQuery } from "../exercises/data.ts";
import { ExerciseStill } from "../exercises/figure/ExerciseStill.tsx";
import type { DeviationWithExercises } from "../postural-deviations/data.ts";
import { useLinkExercises } from "./data.ts";
import classes from "./SelectExerciseDialog.module.css";

const ExerciseFormDialog = lazy(() => import("../exercises/form/ExerciseFormDialog.tsx"));

const FORM_ID = "select-exercise";
const DEBOUNCE_MS = 500;

interface Props {
  readonly groupId: number;
  readonly deviation: DeviationWithExercises;
  readonly onClose: () => void;
}

/** Several are ticked, over several searches, and linked at once. */
export default function SelectExerciseDialog({ groupId, deviation, onClose }: Props) {
  const [added, setAdded] = useState<string>();
  const [typed, setTyped] = useState("");
  const [ticked, setTicked] = useState<readonly CatalogueExercise[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const link = useLinkExercises();
  const linkTo = (exerciseIds: readonly number[], onSuccess: () => void) =>
    link.mutate({ id: groupId, deviationId: deviation.id, exerciseIds }, { onSuccess });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ticked.length === 0) return;
    linkTo(
      ticked.map(({ id }) => id),
      () => {
        const saved = ticked.length === 1 ? "Exercício salvo" : `${ticked.length} exercícios salvos`;
        toast.success(`${saved} com sucesso`);
        setTicked([]);
        setTyped("");
        field.current?.focus();
      },
    );
  };

  if (added !== undefined) {
    const back = (name: string) => {
      setAdded(undefined);
      setTyped(name);
    };
    return (
      <Suspense>
        <ExerciseFormDialog
          start={{ name: added, muscle_group_ids: [String(groupId)], postural_deviation_ids: [String(deviation.id)] }}
          onClose={() => back(added)}
          onSaved={({ id }) => {
            back("");
            linkTo([id], () => {});
          }}
        />
      </Suspense>
    );
  }
  return (
    <FormDialog
      title="Adicionar exercício"
      isDirty={() => ticked.length > 0}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Fechar
          </Button>
          <ReasonButton
            reason={ticked.length > 0 ? null : "Marque ao menos um exercício"}
            type="submit"
            form={FORM_ID}
            loading={link.isPending}
          >
            {ticked.length > 1 ? `Selecionar (${ticked.length})` : "Selecionar"}
          </ReasonButton>
        </>
      )}
      onClose={onClose}
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {deviation.name} · {countOf(deviation.exercises.length)}
          </Text>
          <TextInput
            ref={field}
            type="search"
            label="Nome"
            placeholder="Busque pelo nome"
            autoComplete="off"
            data-autofocus
            leftSection={<Icon name="search" size={18} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={tickFirst}
          />
          <Found
            typed={typed}
            linked={new Set(deviation.exercises.map(({ id }) => id))}
            ticked={ticked}
            onTick={setTicked}
            onAdd={setAdded}
          />
        </Stack>
      </form>
    </FormDialog>
  );
}

/** Enter ticks the first that was found, once the list answers what is typed. */
function tickFirst(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.querySelector<HTMLInputElement>("[aria-busy=false] input:not(:disabled, :checked)")?.click();
}

interface FoundProps {
  readonly typed: string;
  readonly linked: ReadonlySet<number>;
  readonly ticked: readonly CatalogueExercise[];
  readonly onTick: (ticked: readonly CatalogueExercise[]) => void;
  readonly onAdd: (name: string) => void;
}

/** The ticked ones stay listed whatever is searched for next; a name that nothing has can be added. */
function Found({ typed, linked, ticked, onTick, onAdd }: FoundProps) {
  const searchText = typed.trim();
  const [sentText] = useDebouncedValue(searchText, DEBOUNCE_MS);
  const { data: found = [], isFetching, error } = useQuery(linkableQuery(sentText));
  const isSettled = !isFetching && sentText === searchText;
  const isMissing = searchText !== "" && isSettled && !error && found.length === 0;
  const isTicked = ({ id }: CatalogueExercise) => ticked.some((one) => one.id === id);
  const tickedBefore = ticked.filter(({ id }) => !found.some((one) => one.id === id));
  const toggle = (exercise: CatalogueExercise) =>
    onTick(isTicked(exercise) ? ticked.filter(({ id }) => id !== exercise.id) : [...ticked, exercise]);
  return (
    <>
      <FormAlert error={error} />
      {isMissing && (
        <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={() => onAdd(searchText)}>
          Cadastrar agora “{searchText}”
        </Button>
      )}
      <Stack gap={0} role="group" aria-label="Exercícios encontrados" aria-busy={!isSettled}>
        {[...found, ...tickedBefore].map((exercise) => (
          <Checkbox
            key={exercise.id}
            py={4}
            mih={44}
            classNames={{ body: classes.choice ?? "", labelWrapper: classes.label ?? "" }}
            label={
              <Group wrap="nowrap" gap="sm">
                <ExerciseStill exercise={exercise} />
                <span>
                  {exercise.name}
                  {linked.has(exercise.id) && " (já vinculado)"}
                  <small className={classes.facts}>{factsOf(exercise)}</small>
                </span>
              </Group>
            }
            checked={linked.has(exercise.id) || isTicked(exercise)}
            disabled={linked.has(exercise.id)}
            onChange={() => toggle(exercise)}
          />
        ))}
      </Stack>
    </>
  );
}

const factsOf = ({ exercise_type, equipament_needed, link }: CatalogueExercise): string =>
  [exerciseTypeLabel(exercise_type), equipament_needed, link].filter(Boolean).join(" · ");

const countOf = (exercises: number): string =>
  exercises === 1 ? "1 exercício vinculado" : `${exercises} exercícios vinculados`;
