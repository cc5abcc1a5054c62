import { Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { InfiniteEnd } from "../../ui/list/InfiniteEnd.tsx";
import { CardsSkeleton, RowsSkeleton } from "../../ui/Skeletons.tsx";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import { type ListedStudent, studentsQuery } from "./data.ts";
import type { View } from "./list/list-search.ts";
import { StudentCard } from "./list/StudentCard.tsx";
import { StudentTable } from "./list/StudentTable.tsx";
import classes from "./StudentResults.module.css";

interface Props {
  readonly students: UseInfiniteQueryResult<InfiniteData<{ readonly users: ListedStudent[] }>>;
  readonly view: View;
  readonly filtered: boolean;
  /** The ways on from an empty list; absent: none. */
  readonly whenEmpty?: WaysOn;
}

interface WaysOn {
  readonly onNew: () => void;
  /** Shows inactive students too. */
  readonly onAll: () => void;
}

const LOAD_FAILED = "Erro ao buscar alunos!. Tente novamente mais tarde.";

export function StudentResults({ students, view, filtered, whenEmpty }: Props) {
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
    if (!filtered && whenEmpty) return <NoStudents {...whenEmpty} />;
    return (
      <EmptyState icon="user" title="Alunos não encontrados!">
        Nenhum aluno combina com a busca e a situação escolhidas.
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

/** The trainer has no students, or no active ones. */
function NoStudents({ onNew, onAll }: WaysOn) {
  const everybody = useInfiniteQuery(studentsQuery({ q: "", status: "todos" }));
  const count = everybody.data?.pages[0]?.meta.total_count ?? 0;
  return (
    <EmptyState
      icon="user"
      title="Alunos não encontrados!"
      action={
        <Group gap="sm" justify="center">
          <Button variant="default" onClick={onNew}>
            Cadastrar aluno
          </Button>
          {count > 0 && (
            <Button variant="default" onClick={onAll}>
              Ver todos
            </Button>
          )}
        </Group>
      }
    >
      {count > 0 ? "Todos os seus alunos estão inativos." : "Os alunos que você cadastrar aparecem aqui."}
    </EmptyState>
  );
}

function Cards({ students }: { readonly students: readonly ListedStudent[] }) {
  const phone = useUpTo("xs");
  const today = todayInSaoPaulo(Date.now());
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, xs: 2, md: 3, xl: 4 }}
      spacing={phone ? 0 : "md"}
      p={0}
      m={0}
      className={phone ? classes.rows : ""}
      style={{ listStyle: "none" }}
    >
      {students.map((student) => (
        <StudentCard key={student.id} student={student} today={today} />
      ))}
    </SimpleGrid>
  );
}
