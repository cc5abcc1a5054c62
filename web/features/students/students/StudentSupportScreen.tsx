import { Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { useChangeFilters, usePeopleFilters } from "../../../ui/people/use-people-filters.ts";
import { studentsQuery, useExportStudents } from "./data.ts";
import { TrainerFilter } from "./list/TrainerFilter.tsx";
import { StudentResults } from "./StudentResults.tsx";

const route = getRouteApi("/signed-in/admins/admin/home/alunos");

/** Each view is recorded, so the list stays empty until a search. */
export function StudentSupportScreen() {
  const search = route.useSearch();
  const filters = usePeopleFilters("students", search);
  const change = useChangeFilters();
  const { personal } = search;
  const { q, status } = filters;
  const isAsked = q !== "" || personal !== undefined;
  const isOneTrainers = q !== "" && personal !== undefined;
  const students = useInfiniteQuery({ ...studentsQuery({ q, status, personalId: personal }), enabled: isAsked });
  useListScroll("students", { q, status }, students.data?.pages.length);
  const spreadsheet = useExportStudents();
  const total = !isAsked ? 0 : students.data?.pages[0]?.meta.total_count;
  usePageTitle("Alunos");

  return (
    <Stack gap="lg">
      <ListTitle title="Alunos" noun="Alunos" total={isAsked ? total : undefined}>
        <Text size="sm" c="dimmed" maw="72ch">
          Os alunos de todos os personais, para dar suporte. Cada consulta e cada alteração fica no registro de acessos
          do aluno.
        </Text>
      </ListTitle>
      <PeopleFilters
        noun="alunos"
        filters={filters}
        total={total}
        isDownloading={spreadsheet.isPending}
        onDownload={() => spreadsheet.mutate({ q, status, personalId: personal })}
        isNarrowed={personal !== undefined}
      >
        {personal !== undefined && <TrainerFilter id={personal} onClear={() => change({ personal: undefined })} />}
      </PeopleFilters>
      {!isAsked ? (
        <EmptyState icon="search" title="Busque um aluno">
          Escreva o nome ou o e-mail de quem pediu ajuda.
        </EmptyState>
      ) : (
        <StudentResults
          students={students}
          view={filters.view}
          filtered
          {...((status !== "todos" || isOneTrainers) && {
            whenEmpty: { onAll: () => change({ status: "todos", ...(isOneTrainers && { personal: undefined }) }) },
          })}
        />
      )}
    </Stack>
  );
}
