import { Accordion, Button, Group, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { isNotFound } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { pageWithoutFocus, useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { groupQuery } from "../muscle-groups/data.ts";
import { GroupName } from "../muscle-groups/GroupName.tsx";
import classes from "./DeviationPanel.module.css";
import { DeviationPanel } from "./DeviationPanel.tsx";
import { placesOf } from "./sides.ts";

const DeviationDialog = lazy(() => import("../postural-deviations/DeviationDialog.tsx"));
const SelectExerciseDialog = lazy(() => import("./SelectExerciseDialog.tsx"));
const OpenExercise = lazy(() => import("../exercises/list/OpenExercise.tsx"));
const route = getRouteApi("/signed-in/admins/admin/configuracoes/grupos_musculares/detalhe/$id");

export function MuscleGroupScreen() {
  const id = Number(route.useParams().id);
  const { dialog, desvio, exercicio } = route.useSearch();
  const steps = useAddressSteps();
  const [opened, setOpened] = useState<string[]>(desvio ? [String(desvio)] : []);
  const { data: group, error, refetch, isFetching } = useQuery(groupQuery(id));
  useFocusBack(dialog !== undefined, pageWithoutFocus);
  usePageTitle(group?.name ?? "Grupo muscular");

  if (!group) {
    if (!error) return <ScreenSkeleton />;
    if (isNotFound(error)) return <Navigate to="/admin/configuracoes/grupos_musculares" replace />;
    return <ErrorState asScreen error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const deviation = group.postural_deviations.find((one) => one.id === desvio);
  const places = placesOf(group.postural_deviations.map(({ name }) => name));
  const close = () => steps.leave({ dialog: undefined, desvio: undefined, exercicio: undefined });
  const addDeviation = (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={() => steps.stepIn({ dialog: "deviation" })}>
      Adicionar desvio postural
    </Button>
  );

  return (
    <Stack gap="lg">
      <BackToList />
      <Group justify="space-between" align="flex-start">
        <div style={{ flex: "1 1 16rem", minWidth: 0 }}>
          <GroupName group={group} />
        </div>
        {group.postural_deviations.length > 0 && addDeviation}
      </Group>
      <Title order={2} size="h4">
        Desvios posturais
      </Title>
      {group.postural_deviations.length === 0 ? (
        <EmptyState title="Não há itens cadastrados" action={addDeviation}>
          Cada desvio liga o que a avaliação postural encontra aos exercícios que o corrigem.
        </EmptyState>
      ) : (
        <Accordion
          multiple
          variant="separated"
          className={classes.deviations ?? ""}
          value={opened}
          onChange={setOpened}
        >
          {group.postural_deviations.map((one, index) => (
            <DeviationPanel
              key={one.id}
              groupId={id}
              deviation={one}
              place={places[index] ?? "alone"}
              isOpen={opened.includes(String(one.id))}
              onEdit={() => steps.stepIn({ dialog: "deviation", desvio: one.id })}
              onAddExercise={() => steps.stepIn({ dialog: "select", desvio: one.id })}
              onEditExercise={(exercise) => steps.stepIn({ dialog: "exercise", exercicio: exercise })}
            />
          ))}
        </Accordion>
      )}
      <Suspense>
        {dialog === "deviation" && (desvio === undefined || deviation) && (
          <DeviationDialog key={desvio} groupId={id} {...(deviation && { deviation })} onClose={close} />
        )}
        {dialog === "select" && deviation && (
          <SelectExerciseDialog key={desvio} groupId={id} deviation={deviation} onClose={close} />
        )}
        {dialog === "exercise" && exercicio && (
          <OpenExercise id={exercicio} isEdited isAdmin onEdit={() => {}} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}

/** To the list, not one page back: before a new group stands its form. */
const BackToList = () => (
  <Group>
    <Button
      variant="subtle"
      color="gray"
      px="xs"
      leftSection={<Icon name="back" size={18} />}
      renderRoot={(props) => <Link {...props} to="/admin/configuracoes/grupos_musculares" />}
    >
      Voltar
    </Button>
  </Group>
);
