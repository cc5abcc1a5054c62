import { Button, Stack } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { InfiniteEnd } from "../../../ui/list/InfiniteEnd.tsx";
import { PersonCards } from "../../../ui/people/PersonCards.tsx";
import type { View } from "../../../ui/people/people-search.ts";
import { CardsSkeleton, RowsSkeleton } from "../../../ui/Skeletons.tsx";
import type { TrainerSummary } from "./data.ts";
import { TrainerCard } from "./list/TrainerCard.tsx";
import { TrainerTable } from "./list/TrainerTable.tsx";

interface Props {
  readonly trainers: UseInfiniteQueryResult<InfiniteData<{ readonly users: TrainerSummary[] }>>;
  readonly view: View;
  readonly filtered: boolean;
  readonly onNew: () => void;
}

const LOAD_FAILED = "Erro ao buscar os personais. Tente novamente mais tarde.";

export function TrainerResults({ trainers, view, filtered, onNew }: Props) {
  if (trainers.isPending) return view === "cards" ? <CardsSkeleton /> : <RowsSkeleton />;
  if (!trainers.data) {
    return (
      <ErrorState
        title={LOAD_FAILED}
        error={trainers.error}
        onRetry={() => trainers.refetch()}
        retrying={trainers.isFetching}
      />
    );
  }
  const list = trainers.data.pages.flatMap(({ users }) => users);
  if (list.length === 0) {
    return (
      <EmptyState
        icon="user"
        title="Nenhum personal encontrado"
        action={
          <Button variant="default" onClick={onNew}>
            Cadastrar personal
          </Button>
        }
      >
        {filtered
          ? "Nenhum personal combina com a busca e a situação escolhidas."
          : "Os personais que você cadastrar aparecem aqui."}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {view === "table" ? (
        <TrainerTable trainers={list} />
      ) : (
        <PersonCards>
          {list.map((trainer) => (
            <TrainerCard key={trainer.id} trainer={trainer} />
          ))}
        </PersonCards>
      )}
      <InfiniteEnd query={trainers} />
    </Stack>
  );
}
