import { Button, Group, SegmentedControl } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { libraryQuery, useAddToLibrary } from "./data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";
import { LibraryRows } from "./LibraryRows.tsx";
import { librarySearch } from "./library-search.ts";
import { tagsOfSearch } from "./library-tags.ts";
import { TagFilters } from "./TagFilters.tsx";
import classes from "./TrainerLibrary.module.css";

const EntryDialog = lazy(() => import("./EntryDialog.tsx"));

const OWN_HINT = "Monte um aqui, ou use “Adicionar na Biblioteca” num treino de um aluno ou da plataforma.";

/** Its first day is Monday, and its types and groups follow its exercises. */
const FIRST_TRAINING = { weekdays: ["1" as const], exercise_type: [], muscle_group: [], follows_exercises: true };

interface Props {
  readonly GiveDialog: ComponentType<{ readonly entryId: number; readonly onClose: () => void }>;
}

export function TrainerLibrary({ GiveDialog }: Props) {
  const { q = "", lista, item, tab: _tab, ...filters } = librarySearch(useSearch({ strict: false }));
  const tags = tagsOfSearch(filters);
  const shelf = lista === "meus" ? "own" : "platform";
  const navigate = useNavigate();
  const { stepIn, stay, leave } = useAddressSteps();
  const [given, setGiven] = useState<number>();
  const add = useAddToLibrary();
  const { name: product } = useProduct();
  const total = useInfiniteQuery(libraryQuery(shelf, q, tags)).data?.pages[0]?.meta.total_count;
  usePageTitle("Biblioteca");
  const close = () => leave({ item: undefined, tab: undefined });
  // Going back from the new one leads to the list that has it.
  const create = async () => {
    await stay({ lista: "meus" });
    await stepIn({ item: "novo" });
  };

  return (
    <NarrowScreen>
      <Group justify="space-between" wrap="nowrap">
        <ListTitle title="Biblioteca" noun="treinos" total={total} />
        <Button leftSection={<Icon name="plus" size={18} />} onClick={create}>
          Novo
        </Button>
      </Group>
      <Group gap="sm">
        <SegmentedControl
          aria-label="De quem são os treinos"
          size="md"
          className={classes.whose ?? ""}
          data={[
            { value: "platform", label: `Treinos ${product}` },
            { value: "own", label: "Meus Treinos" },
          ]}
          value={shelf}
          onChange={(chosen) =>
            navigate({
              to: ".",
              search: { ...filters, ...(q && { q }), ...(chosen === "own" && { lista: "meus" }) },
              replace: true,
            })
          }
        />
        <SearchField
          q={q}
          minLength={3}
          label="Buscar treinos"
          placeholder="Busque por nome de Treino"
          onSearch={(text) =>
            navigate({
              to: ".",
              search: { ...filters, ...(lista && { lista }), ...(text && { q: text }) },
              replace: true,
            })
          }
        />
        <TagFilters
          search={filters}
          onChange={(chosen) =>
            navigate({ to: ".", search: { ...(lista && { lista }), ...(q && { q }), ...chosen }, replace: true })
          }
        />
      </Group>
      <LibraryRows
        key={shelf}
        listed={shelf}
        q={q}
        tags={tags}
        onAll={() => navigate({ to: ".", search: { ...(lista && { lista }) }, replace: true })}
        hint={shelf === "own" ? OWN_HINT : "Os treinos da plataforma aparecem aqui."}
        onOpen={(id) => stepIn({ item: id })}
        onGive={setGiven}
        onCreate={shelf === "own" ? create : undefined}
      />
      {given !== undefined && <GiveDialog entryId={given} onClose={() => setGiven(undefined)} />}
      {item === "novo" && (
        <EntryNameDialog
          title="Novo treino"
          label="Criar e montar"
          name=""
          saving={add.isPending}
          save={(entry) => add.mutateAsync({ ...entry, training: [FIRST_TRAINING] })}
          onSaved={({ training_library: { id } }) => stay({ item: id })}
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
