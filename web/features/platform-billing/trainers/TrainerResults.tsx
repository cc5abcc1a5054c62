import { Button } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
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
  readonly listing: TrainerListing;
  readonly onOrder: (order: TrainerListing) => void;
  /** Undefined: the person may not register trainers. */
  readonly onNew: (() => void) | undefined;
}

const LOAD_FAILED = "Erro ao buscar os personais. Tente novamente mais tarde.";

export function TrainerResults({ trainers, view, filtered, listing, onOrder, onNew }: Props) {
  return (
    <InfiniteList
      query={trainers}
      rowsOf={({ users }) => users}
      skeleton={view === "cards" ? <CardsSkeleton /> : <RowsSkeleton />}
      errorTitle={LOAD_FAILED}
      empty={
        <EmptyState
          icon="user"
          title="Nenhum personal encontrado"
          action={
            onNew && (
              <Button variant="default" onClick={onNew}>
                Cadastrar personal
              </Button>
            )
          }
        >
          {filtered
            ? "Nenhum personal combina com a busca e a situação escolhidas."
            : "Os personais que você cadastrar aparecem aqui."}
        </EmptyState>
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
