import { EmptyState } from "../../../ui/EmptyState.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import type { TutorialSearch } from "./tutorial-search.ts";

interface Props {
  readonly search: TutorialSearch;
  readonly onAll: () => unknown;
  /** A list that has no tutorial yet shows it. */
  readonly children: string;
}

export const NoTutorials = ({ search: { q, tipo }, onAll, children }: Props) =>
  q || tipo ? (
    <NothingMatches title="Nenhum tutorial encontrado" onAll={onAll}>
      Nenhum tutorial combina com a busca e o tipo escolhido.
    </NothingMatches>
  ) : (
    <EmptyState title="Não há itens cadastrados">{children}</EmptyState>
  );
