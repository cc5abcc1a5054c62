import { Button, Group } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { PersonCards } from "../../../ui/people/PersonCards.tsx";
import type { View } from "../../../ui/people/people-search.ts";
import { CardsSkeleton, RowsSkeleton } from "../../../ui/Skeletons.tsx";
import type { ListedStudent } from "./data.ts";
import { StudentCard } from "./list/StudentCard.tsx";
import { StudentTable } from "./list/StudentTable.tsx";

interface Props {
  readonly students: UseInfiniteQueryResult<InfiniteData<{ readonly users: ListedStudent[] }>>;
  /** The head above is not read yet, and would push the list down. */
  readonly isAwaited?: boolean;
  readonly view: View;
  readonly filtered: boolean;
  readonly whenEmpty?: WaysOn;
}

interface WaysOn {
  /** Absent for support, who registers no students. */
  readonly onNew?: () => void;
  readonly onAll: () => void;
}

const LOAD_FAILED = "Erro ao buscar alunos. Tente novamente mais tarde.";

export function StudentResults({ students, isAwaited = false, view, filtered, whenEmpty }: Props) {
  const skeleton = view === "cards" ? <CardsSkeleton /> : <RowsSkeleton />;
  if (isAwaited) return skeleton;
  return (
    <InfiniteList
      query={students}
      rowsOf={({ users }) => users}
      skeleton={skeleton}
      errorTitle={LOAD_FAILED}
      empty={
        !filtered && whenEmpty ? (
          <NoStudents {...whenEmpty} />
        ) : (
          <NothingMatches icon="user" title="Alunos não encontrados!" onAll={whenEmpty?.onAll}>
            Nenhum aluno combina com a busca e a situação escolhidas.
          </NothingMatches>
        )
      }
    >
      {(list) => (view === "table" ? <StudentTable students={list} /> : <Cards students={list} />)}
    </InfiniteList>
  );
}

const NoStudents = ({ onNew, onAll }: WaysOn) => (
  <EmptyState
    icon="user"
    title="Alunos não encontrados!"
    action={
      <Group gap="sm" justify="center">
        {onNew && (
          <Button variant="default" onClick={onNew}>
            Cadastrar aluno
          </Button>
        )}
        <Button variant="default" onClick={onAll}>
          Ver todos
        </Button>
      </Group>
    }
  >
    Nenhum aluno está ativo.
  </EmptyState>
);

function Cards({ students }: { readonly students: readonly ListedStudent[] }) {
  const today = todayInSaoPaulo(Date.now());
  return (
    <PersonCards>
      {students.map((student) => (
        <StudentCard key={student.id} student={student} today={today} />
      ))}
    </PersonCards>
  );
}
