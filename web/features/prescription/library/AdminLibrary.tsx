import { Button, Group } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { libraryQuery, useCreateEntry } from "./data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";
import { LibraryRows } from "./LibraryRows.tsx";
import { librarySearch } from "./library-search.ts";
import { tagsOfSearch } from "./library-tags.ts";
import { TagFilters } from "./TagFilters.tsx";

const EntryDialog = lazy(() => import("./EntryDialog.tsx"));

export function AdminLibrary() {
  const { q = "", lista: _lista, item, tab: _tab, ...filters } = librarySearch(useSearch({ strict: false }));
  const tags = tagsOfSearch(filters);
  const navigate = useNavigate();
  const { stepIn, stay, leave } = useAddressSteps();
  const create = useCreateEntry();
  const total = useInfiniteQuery(libraryQuery("all", q, tags)).data?.pages[0]?.meta.total_count;
  usePageTitle("Biblioteca");

  const close = () => leave({ item: undefined, tab: undefined });

  return (
    <NarrowScreen>
      <Group justify="space-between" align="flex-start">
        <ListTitle title="Biblioteca" noun="treinos" total={total} />
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => stepIn({ item: "novo" })}>
          Adicionar Treinos
        </Button>
      </Group>
      <Group>
        <SearchField
          q={q}
          minLength={3}
          label="Buscar treinos"
          placeholder="Busque por nome de Treino"
          onSearch={(text) => navigate({ to: ".", search: { ...filters, ...(text && { q: text }) }, replace: true })}
        />
        <TagFilters
          search={filters}
          onChange={(chosen) => navigate({ to: ".", search: { ...(q && { q }), ...chosen }, replace: true })}
        />
      </Group>
      <LibraryRows
        listed="all"
        q={q}
        tags={tags}
        onAll={() => navigate({ to: ".", search: {}, replace: true })}
        hint="Os treinos que você adicionar aparecem aqui e para todos os personais."
        onOpen={(id) => stepIn({ item: id })}
      />
      {item === "novo" && (
        <EntryNameDialog
          title="Adicionar Treinos"
          label="Adicionar"
          name=""
          saving={create.isPending}
          save={create.mutateAsync}
          // A new entry opens at once, because its trainings come next.
          onSaved={({ id }) => stay({ item: id })}
          onClose={close}
        />
      )}
      {typeof item === "number" && (
        <Suspense>
          <EntryDialog key={item} id={item} onClose={close} />
        </Suspense>
      )}
    </NarrowScreen>
  );
}
