import { Button, Group, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { ExerciseImports } from "../exercise-imports/ExerciseImports.tsx";
import { exercisesQuery, fetchNames } from "./data.ts";
import { ExerciseFilters } from "./list/ExerciseFilters.tsx";
import { ExerciseTable } from "./list/ExerciseTable.tsx";
import { type ExerciseSearch, exerciseSearch } from "./list/exercise-search.ts";

const OpenExercise = lazy(() => import("./list/OpenExercise.tsx"));
const ExerciseFormDialog = lazy(() => import("./form/ExerciseFormDialog.tsx"));

export function ExercisesScreen() {
  const isAdmin = roleOf(useCurrentUser()) === "admin";
  const search = exerciseSearch(useSearch({ strict: false }));
  const steps = useAddressSteps();
  const { q = "", tipo, grupo, exercicio, dialog } = search;
  const own = !isAdmin && search.meus === 1;
  const query = useInfiniteQuery(exercisesQuery({ q, type: tipo, muscleGroupId: grupo, own }));
  const total = query.data?.pages[0]?.meta.total_count;
  usePageTitle("Exercícios");

  const change = (part: ExerciseSearch) => steps.stay({ ...part });
  const close = () => steps.leave({ dialog: undefined, exercicio: undefined });
  const openForm = () => steps.stepIn({ dialog: "new" });
  const filtered = Boolean(q || tipo || grupo);

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <ListTitle title="Exercícios" noun="exercícios" total={total} />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name="upload" size={18} />}
            onClick={() => steps.stepIn({ dialog: "import" })}
          >
            Importar planilha
          </Button>
          <Button leftSection={<Icon name="plus" size={18} />} onClick={openForm}>
            Novo exercício
          </Button>
        </Group>
      </Group>
      <ExerciseFilters search={search} withOwn={!isAdmin} onChange={change} />
      <InfiniteList
        query={query}
        rowsOf={({ exercises }) => exercises}
        end="Não há mais itens cadastrados"
        empty={
          filtered ? (
            <EmptyState icon="search" title="Não há itens cadastrados">
              Nenhum exercício combina com a busca e os filtros escolhidos.
            </EmptyState>
          ) : (
            <EmptyState
              icon="dumbbell"
              title="Não há itens cadastrados"
              action={
                <Button variant="default" onClick={openForm}>
                  Cadastrar exercício
                </Button>
              }
            >
              Os exercícios que você cadastrar aparecem aqui e na prescrição dos treinos.
            </EmptyState>
          )
        }
      >
        {(exercises) => (
          <ExerciseTable
            exercises={exercises}
            isAdmin={isAdmin}
            onOpen={(id) => steps.stepIn({ exercicio: id })}
            onEdit={(id) => steps.stepIn({ exercicio: id, dialog: "edit" })}
          />
        )}
      </InfiniteList>
      {dialog === "import" && (
        <ExerciseImports step={search.step} list={isAdmin ? {} : { meus: 1 }} fetchNames={() => fetchNames(!isAdmin)} />
      )}
      <Suspense>
        {exercicio && (
          <OpenExercise
            id={exercicio}
            isEdited={dialog === "edit"}
            isAdmin={isAdmin}
            onEdit={() => steps.stepIn({ dialog: "edit" })}
            onClose={close}
          />
        )}
        {dialog === "new" && (
          <ExerciseFormDialog
            {...(tipo && { start: { exercise_type: tipo } })}
            onClose={close}
            // The new exercise is shown in the list that it is part of.
            onSaved={({ name }) =>
              steps.leave({
                dialog: undefined,
                tipo: undefined,
                grupo: undefined,
                q: name,
                ...(!isAdmin && { meus: 1 }),
              })
            }
          />
        )}
      </Suspense>
    </Stack>
  );
}
