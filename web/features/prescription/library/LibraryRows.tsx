import { Button, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RemoveDialog } from "../../../ui/dialog/RemoveDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { type LibrarySummary, type Listed, libraryQuery, useRemoveEntry } from "./data.ts";
import { LibraryRow } from "./LibraryRow.tsx";
import type { ChosenTags } from "./library-tags.ts";

interface Props {
  readonly listed: Listed;
  readonly q: string;
  readonly tags: ChosenTags;
  readonly hint: string;
  readonly onAll: () => unknown;
  readonly onOpen: (id: number) => void;
  /** Absent for the administrator, who has no students. */
  readonly onGive?: ((id: number) => void) | undefined;
  readonly onCreate?: (() => Promise<void>) | undefined;
}

export function LibraryRows({ listed, q, tags, hint, onAll, onOpen, onGive, onCreate }: Props) {
  const query = useInfiniteQuery(libraryQuery(listed, q, tags));
  const [removed, setRemoved] = useState<LibrarySummary>();
  const isSearched = q !== "" || Object.keys(tags).length > 0;
  const isAdmin = listed === "all";
  const isOwn = ({ personal_trainer_id }: LibrarySummary) =>
    listed === "own" || (isAdmin && personal_trainer_id === null);
  return (
    <>
      <InfiniteList
        query={query}
        rowsOf={({ trainings }) => trainings}
        empty={
          isSearched ? (
            <NothingMatches title="Nenhum treino encontrado" onAll={onAll}>
              Nenhum treino combina com a busca e os filtros escolhidos.
            </NothingMatches>
          ) : (
            <EmptyState
              icon="bookmark"
              title="Não há itens cadastrados"
              action={onCreate && <Button onClick={onCreate}>Novo treino</Button>}
            >
              {hint}
            </EmptyState>
          )
        }
        end="Não há mais itens cadastrados"
      >
        {(entries) => (
          <Stack component="ul" gap="xs" m={0} p={0}>
            {entries.map((entry) => (
              <LibraryRow
                key={entry.id}
                entry={entry}
                showsOwner={isAdmin}
                isEditable={isOwn(entry)}
                canPrint={!isAdmin || isOwn(entry)}
                onOpen={() => onOpen(entry.id)}
                onGive={onGive && entry.exercises_count > 0 ? () => onGive(entry.id) : undefined}
                onRemove={isOwn(entry) ? () => setRemoved(entry) : undefined}
              />
            ))}
          </Stack>
        )}
      </InfiniteList>
      {removed && <RemoveEntry entry={removed} listed={listed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface RemovalProps {
  readonly entry: LibrarySummary;
  readonly listed: Listed;
  readonly onClose: () => void;
}

function RemoveEntry({ entry: { id, name }, listed, onClose }: RemovalProps) {
  const remove = useRemoveEntry(listed);
  return (
    <RemoveDialog
      title="Remover Treino"
      question="Deseja remover o treino selecionado? Essa ação não poderá ser desfeita"
      name={name}
      busy={remove.isPending}
      onRemove={() => remove.mutate(id, { onSettled: onClose })}
      onClose={onClose}
    >
      O que já foi copiado para alunos continua com eles.
    </RemoveDialog>
  );
}
