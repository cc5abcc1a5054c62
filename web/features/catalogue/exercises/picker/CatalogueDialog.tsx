import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { isAdminFor, roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { atHandQuery, useSetFavourite } from "../../exercise-favourites/data.ts";
import { type CatalogueFilters, catalogueQuery, type Exercise } from "../data.ts";
import { CatalogueFilterFields } from "./CatalogueFilterFields.tsx";
import classes from "./CatalogueRow.module.css";
import { CatalogueRow } from "./CatalogueRow.tsx";

const ExerciseFormDialog = lazy(() => import("../form/ExerciseFormDialog.tsx"));

interface Props {
  readonly name: string;
  readonly onChoose: (exercise: Exercise) => void;
  readonly onClose: () => void;
}

const WAIT_MS = 300;

export default function CatalogueDialog({ name, onChoose, onClose }: Props) {
  const [filters, setFilters] = useState<CatalogueFilters>({
    q: name,
    type: null,
    muscleGroupId: null,
    deviationId: null,
    equipment: "",
  });
  const [isAdding, setAdding] = useState(false);
  const [appliedFilters] = useDebouncedValue(filters, WAIT_MS);
  const { data, error, refetch, isFetching } = useQuery(catalogueQuery(appliedFilters));
  const user = useCurrentUser();
  const isTrainer = roleOf(user) === "trainer";
  const { data: atHand } = useQuery({ ...atHandQuery, enabled: isTrainer });
  const favourites = new Set(atHand?.favourites.map(({ id }) => id));
  const star = useSetFavourite();
  const phone = useUpTo("sm");

  if (isAdding) {
    return (
      <Suspense>
        <ExerciseFormDialog start={{ name: filters.q }} onClose={() => setAdding(false)} onSaved={onChoose} />
      </Suspense>
    );
  }
  return (
    <Modal opened onClose={onClose} title="Catálogo de exercícios" size={720} fullScreen={phone}>
      <Stack gap="md">
        <CatalogueFilterFields filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {data ? countOf(data.exercises.length, data.meta.total_count) : "Buscando…"}
          </Text>
          {(isTrainer || isAdminFor(user, "catalogue")) && (
            <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={() => setAdding(true)}>
              Cadastrar exercício
            </Button>
          )}
        </Group>
        {error && !data && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
        <ul className={classes.list} aria-label="Exercícios">
          {data?.exercises.map((exercise) => (
            <CatalogueRow
              key={exercise.id}
              exercise={exercise}
              favourite={isTrainer ? favourites.has(exercise.id) : undefined}
              onStar={(favourite) => star.mutate({ id: exercise.id, favourite })}
              onChoose={() => onChoose(exercise)}
            />
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}

const countOf = (shown: number, total: number) => {
  if (total === 0) return "Nada encontrado";
  return shown < total ? `${shown} de ${total} exercícios; filtre para ver os demais` : `${total} exercícios`;
};
