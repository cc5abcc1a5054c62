import { Button, Group, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { pageWithoutFocus, useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { exercisesQuery, fetchNames } from "./data.ts";
import { ExerciseStill } from "./figure/ExerciseStill.tsx";
import { ExerciseFilters } from "./list/ExerciseFilters.tsx";
import { ExerciseTable } from "./list/ExerciseTable.tsx";
import { type ExerciseSearch, exerciseSearch } from "./list/exercise-search.ts";

const drawMovement = (movement: Movement) => <ExerciseStill exercise={{ name: "", movement, muscle_groups: [] }} />;

const ExerciseImportDialog = lazy(() => import("../exercise-imports/ExerciseImportDialog.tsx"));
const OpenExercise = lazy(() => import("./list/OpenExercise.tsx"));
const ExerciseFormDialog = lazy(() => import("./form/ExerciseFormDialog.tsx"));

export function ExercisesScreen() {
  const isAdmin = roleOf(useCurrentUser()) === "admin";
  const search = exerciseSearch(useSearch({ strict: false }));
  const { stepIn, stay } = useAddressSteps();
  const phone = useUpTo("sm");
  const { q = "", tipo, grupo } = search;
  const isOwnList = !isAdmin && search.meus === 1;
  const missing = isAdmin || isOwnList ? search.sem : undefined;
  const query = useInfiniteQuery(exercisesQuery({ q, type: tipo, muscleGroupId: grupo, own: isOwnList, missing }));
  usePageTitle("Exercícios");

  const openForm = () => stepIn({ dialog: "new" });

  return (
    <Stack gap={phone ? 8 : "lg"}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <ListTitle title="Exercícios" noun="exercícios" total={query.data?.pages[0]?.meta.total_count} />
        <Group gap="xs" wrap="nowrap">
          <ImportButton iconOnly={phone} onClick={() => stepIn({ dialog: "import" })} />
          <Button leftSection={<Icon name="plus" size={18} />} aria-label="Novo exercício" onClick={openForm}>
            {phone ? "Novo" : "Novo exercício"}
          </Button>
        </Group>
      </Group>
      <ExerciseFilters search={search} withOwn={!isAdmin} onChange={(part: ExerciseSearch) => stay({ ...part })} />
      <InfiniteList
        query={query}
        rowsOf={({ exercises }) => exercises}
        end="Não há mais itens cadastrados"
        empty={
          <NoExercises
            isFiltered={Boolean(q || tipo || grupo || missing)}
            onAll={() => stay({ q: undefined, tipo: undefined, grupo: undefined, sem: undefined })}
            onAdd={openForm}
          />
        }
      >
        {(exercises) => (
          <ExerciseTable
            exercises={exercises}
            isAdmin={isAdmin}
            onOpen={(id) => stepIn({ exercicio: id })}
            onEdit={(id) => stepIn({ exercicio: id, dialog: "edit" })}
          />
        )}
      </InfiniteList>
      <ExerciseDialogs search={search} isAdmin={isAdmin} />
    </Stack>
  );
}

interface ImportProps {
  readonly iconOnly: boolean;
  readonly onClick: () => void;
}

function ImportButton({ iconOnly, onClick }: ImportProps) {
  if (iconOnly) {
    return (
      <ReasonIcon reason={null} variant="default" aria-label="Importar planilha" onClick={onClick}>
        <Icon name="upload" size={18} />
      </ReasonIcon>
    );
  }
  return (
    <Button variant="default" leftSection={<Icon name="upload" size={18} />} onClick={onClick}>
      Importar planilha
    </Button>
  );
}

interface EmptyProps {
  readonly isFiltered: boolean;
  readonly onAll: () => unknown;
  readonly onAdd: () => void;
}

function NoExercises({ isFiltered, onAll, onAdd }: EmptyProps) {
  if (isFiltered) {
    return (
      <NothingMatches title="Nenhum exercício encontrado" onAll={onAll}>
        Nenhum exercício combina com a busca e os filtros escolhidos.
      </NothingMatches>
    );
  }
  return (
    <EmptyState
      icon="dumbbell"
      title="Não há itens cadastrados"
      action={
        <Button variant="default" onClick={onAdd}>
          Cadastrar exercício
        </Button>
      }
    >
      Os exercícios que você cadastrar aparecem aqui e na prescrição dos treinos.
    </EmptyState>
  );
}

interface DialogsProps {
  readonly search: ExerciseSearch;
  readonly isAdmin: boolean;
}

function ExerciseDialogs({ search: { dialog, exercicio, tipo, step = "arquivo" }, isAdmin }: DialogsProps) {
  const { stepIn, stepOut, leaveInnerSteps, leave } = useAddressSteps();
  const ownList = isAdmin ? {} : { meus: 1 };
  useFocusBack(dialog !== undefined || exercicio !== undefined, pageWithoutFocus);
  const close = () => leave({ dialog: undefined, exercicio: undefined });
  return (
    <Suspense>
      {dialog === "import" && (
        <ExerciseImportDialog
          draw={drawMovement}
          step={step}
          fetchNames={() => fetchNames(!isAdmin)}
          onStep={(next) => stepIn({ step: next })}
          onBack={(previous) => stepOut({ step: previous })}
          onDone={() => leaveInnerSteps({ step: "resultado" })}
          onClose={() => leave({ dialog: undefined, step: undefined, ...ownList })}
        />
      )}
      {exercicio && (
        <OpenExercise
          id={exercicio}
          isEdited={dialog === "edit"}
          isAdmin={isAdmin}
          onEdit={() => stepIn({ dialog: "edit" })}
          onClose={close}
        />
      )}
      {dialog === "new" && (
        <ExerciseFormDialog
          {...(tipo && { start: { exercise_type: tipo } })}
          onClose={close}
          // The new exercise is shown in the list that it is part of.
          onSaved={({ name }) =>
            leave({ dialog: undefined, tipo: undefined, grupo: undefined, sem: undefined, q: name, ...ownList })
          }
        />
      )}
    </Suspense>
  );
}
