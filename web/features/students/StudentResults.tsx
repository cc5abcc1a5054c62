import { Button, SimpleGrid, Stack } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { InfiniteEnd } from "../../ui/InfiniteEnd.tsx";
import { CardsSkeleton, RowsSkeleton } from "../../ui/Skeletons.tsx";
import type { StudentSummary } from "./data.ts";
import type { View } from "./list-search.ts";
import { StudentCard } from "./StudentCard.tsx";
import { StudentTable } from "./StudentTable.tsx";

interface Props {
  readonly students: UseInfiniteQueryResult<InfiniteData<{ readonly users: StudentSummary[] }>>;
  readonly view: View;
  readonly filtered: boolean;
  /** Absent: nobody is registered from here. */
  readonly onNew?: (() => void) | undefined;
}

const LOAD_FAILED = "Erro ao buscar alunos!. Tente novamente mais tarde.";

export function StudentResults({ students, view, filtered, onNew }: Props) {
  if (students.isPending) return view === "cards" ? <CardsSkeleton /> : <RowsSkeleton />;
  if (!students.data) {
    return (
      <ErrorState
        title={LOAD_FAILED}
        error={students.error}
        onRetry={() => students.refetch()}
        retrying={students.isFetching}
      />
    );
  }
  const list = students.data.pages.flatMap(({ users }) => users);
  if (list.length === 0) {
    return (
      <EmptyState
        icon="user"
        title="Alunos não encontrados!"
        action={
          !filtered &&
          onNew && (
            <Button variant="default" onClick={onNew}>
              Cadastrar aluno
            </Button>
          )
        }
      >
        {filtered
          ? "Nenhum aluno combina com a busca e a situação escolhidas."
          : "Os alunos que você cadastrar aparecem aqui."}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {view === "table" ? <StudentTable students={list} /> : <Cards students={list} />}
      <InfiniteEnd query={students} />
    </Stack>
  );
}

function Cards({ students }: { readonly students: readonly StudentSummary[] }) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, xs: 2, md: 3, xl: 4 }}
      spacing="md"
      p={0}
      m={0}
      style={{ listStyle: "none" }}
    >
      {students.map((student) => (
        <StudentCard key={student.id} student={student} />
      ))}
    </SimpleGrid>
  );
}
