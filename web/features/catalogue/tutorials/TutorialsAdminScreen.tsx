import { Button, Group, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { RemoveDialog } from "../../../ui/dialog/RemoveDialog.tsx";
import { pageWithoutFocus, rememberOpener, useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { type Tutorial, tutorialsQuery, useRemoveTutorial } from "./data.ts";
import { NoTutorials } from "./NoTutorials.tsx";
import { TutorialFilters } from "./TutorialFilters.tsx";
import { TutorialRow } from "./TutorialRow.tsx";
import { type TutorialSearch, tutorialSearch } from "./tutorial-search.ts";

const TutorialDialog = lazy(() => import("./TutorialDialog.tsx"));

export function TutorialsAdminScreen() {
  const search = tutorialSearch(useSearch({ strict: false }));
  const { q = "", tipo, aberto } = search;
  const navigate = useNavigate();
  const query = useInfiniteQuery(tutorialsQuery({ q, type: tipo }));
  const [removed, setRemoved] = useState<Tutorial>();
  usePageTitle("Tutoriais");

  const change = ({ aberto: opened, ...filters }: TutorialSearch) =>
    navigate({ to: ".", search: { ...filters, ...(opened && { aberto: opened }) }, replace: true });
  const open = (opened: string) => {
    rememberOpener();
    return change({ ...search, aberto: opened });
  };
  const listed = query.data?.pages.flatMap(({ tutorials }) => tutorials) ?? [];
  const edited = listed.find(({ id }) => String(id) === aberto);
  const isOpen = aberto === "novo" || edited !== undefined;
  useFocusBack(isOpen, pageWithoutFocus);
  const total = query.data?.pages[0]?.meta.total_count;

  return (
    <NarrowScreen>
      <Group justify="space-between" align="flex-start">
        <ListTitle title="Tutoriais" noun="tutoriais" total={total} />
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => open("novo")}>
          Novo tutorial
        </Button>
      </Group>
      <TutorialFilters search={search} onChange={change} />
      <InfiniteList
        query={query}
        rowsOf={({ tutorials }) => tutorials}
        empty={
          <NoTutorials search={search} onAll={() => change({})}>
            Os tutoriais que você escrever aparecem aqui.
          </NoTutorials>
        }
        end="Não há mais itens cadastrados"
      >
        {(tutorials) => (
          <Stack component="ul" gap="xs" m={0} p={0}>
            {tutorials.map((tutorial) => (
              <TutorialRow
                key={tutorial.id}
                tutorial={tutorial}
                onEdit={() => open(String(tutorial.id))}
                onRemove={() => setRemoved(tutorial)}
              />
            ))}
          </Stack>
        )}
      </InfiniteList>
      {isOpen && (
        <Suspense>
          <TutorialDialog
            key={aberto}
            {...(edited && { tutorial: edited })}
            onClose={() => change({ ...search, aberto: "" })}
          />
        </Suspense>
      )}
      {removed && <RemoveTutorial tutorial={removed} onClose={() => setRemoved(undefined)} />}
    </NarrowScreen>
  );
}

interface RemovalProps {
  readonly tutorial: Tutorial;
  readonly onClose: () => void;
}

function RemoveTutorial({ tutorial: { id, name }, onClose }: RemovalProps) {
  const remove = useRemoveTutorial();
  return (
    <RemoveDialog
      question="Deseja remover o tutorial selecionado? Essa ação não poderá ser desfeita"
      name={name}
      busy={remove.isPending}
      onRemove={() => remove.mutate(id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
