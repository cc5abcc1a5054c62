import { Group, SegmentedControl, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { libraryQuery } from "./data.ts";
import { LibraryRows } from "./LibraryRows.tsx";
import { librarySearch } from "./library-search.ts";
import classes from "./TrainerLibrary.module.css";

const EntryDialog = lazy(() => import("./EntryDialog.tsx"));

const OWN_HINT = "Abra um treino de um aluno ou da biblioteca e use “Adicionar na Biblioteca” para guardá-lo aqui.";

export function TrainerLibrary() {
  const { q = "", lista, item } = librarySearch(useSearch({ strict: false }));
  const shelf = lista === "meus" ? "own" : "platform";
  const navigate = useNavigate();
  const { stepIn, leave } = useAddressSteps();
  const { name: product } = useProduct();
  const total = useInfiniteQuery(libraryQuery(shelf, q)).data?.pages[0]?.meta.total_count;
  usePageTitle("Biblioteca");

  return (
    <Stack gap="lg">
      <ListTitle title="Biblioteca" noun="treinos" total={total} />
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
              search: { ...(q && { q }), ...(chosen === "own" && { lista: "meus" }) },
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
            navigate({ to: ".", search: { ...(lista && { lista }), ...(text && { q: text }) }, replace: true })
          }
        />
      </Group>
      <LibraryRows
        key={shelf}
        listed={shelf}
        q={q}
        hint={shelf === "own" ? OWN_HINT : "Os treinos da plataforma aparecem aqui."}
        onOpen={(id) => stepIn({ item: id })}
      />
      {typeof item === "number" && (
        <Suspense>
          <EntryDialog key={item} id={item} onClose={() => leave({ item: undefined, tab: undefined })} />
        </Suspense>
      )}
    </Stack>
  );
}
