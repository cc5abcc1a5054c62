import { Button, Group } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { PersonCards } from "../../../ui/people/PersonCards.tsx";
import type { View } from "../../../ui/people/people-search.ts";
import { CardsSkeleton, RowsSkeleton } from "../../../ui/Skeletons.tsx";
import type { TrainerSummary } from "./data.ts";
import { TrainerCard } from "./list/TrainerCard.tsx";
import { TrainerTable } from "./list/TrainerTable.tsx";
import type { TrainerListing } from "./trainer-search.ts";

interface Props {
  readonly trainers: UseInfiniteQueryResult<InfiniteData<{ readonly users: TrainerSummary[] }>>;
  readonly view: View;
  readonly filtered: boolean;
  readonly isActiveOnly: boolean;
  readonly listing: TrainerListing;
  readonly onOrder: (order: TrainerListing) => void;
  /** Undefined: the person may not register trainers. */
  readonly onNew: (() => void) | undefined;
  readonly onAll: () => unknown;
}

const LOAD_FAILED = "Erro ao buscar os personais. Tente novamente mais tarde.";

export function TrainerResults({ trainers, view, filtered, isActiveOnly, listing, onOrder, onNew, onAll }: Props) {
  return (
    <InfiniteList
      query={trainers}
      rowsOf={({ users }) => users}
      skeleton={view === "cards" ? <CardsSkeleton /> : <RowsSkeleton />}
      errorTitle={LOAD_FAILED}
      empty={
        filtered ? (
          <NothingMatches icon="user" title="Nenhum personal encontrado" onAll={onAll}>
            Nenhum personal combina com a busca e os filtros escolhidos.
          </NothingMatches>
        ) : (
          <EmptyState
            icon="user"
            title="Nenhum personal encontrado"
            action={
              <Group gap="sm" justify="center">
                {onNew && (
                  <Button variant="default" onClick={onNew}>
                    Cadastrar personal
                  </Button>
                )}
                {isActiveOnly && (
                  <Button variant="default" onClick={() => void onAll()}>
                    Ver todos
                  </Button>
                )}
              </Group>
            }
          >
            {isActiveOnly ? "Nenhum personal está ativo." : "Os personais que você cadastrar aparecem aqui."}
          </EmptyState>
        )
      }
    >
      {(list) =>
        view === "table" ? (
          <TrainerTable trainers={list} listing={listing} onOrder={onOrder} />
        ) : (
          <PersonCards>
            {list.map((trainer) => (
              <TrainerCard key={trainer.id} trainer={trainer} />
            ))}
          </PersonCards>
        )
      }
    </InfiniteList>
  );
}
