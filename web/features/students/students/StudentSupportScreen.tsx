import { Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { useRememberedView } from "../../../ui/people/use-remembered-view.ts";
import { studentsQuery, useExportStudents } from "./data.ts";
import type { ListSearch } from "./list/list-search.ts";
import { StudentResults } from "./StudentResults.tsx";

const route = getRouteApi("/signed-in/admins/admin/home/alunos");

/** Each view is recorded, so the list stays empty until a search. */
export function StudentSupportScreen() {
  const { q = "", status = "ativos", view: addressed } = route.useSearch();
  const navigate = route.useNavigate();
  const [view, rememberView] = useRememberedView("students", addressed);
  const students = useInfiniteQuery({ ...studentsQuery({ q, status }), enabled: q !== "" });
  useListScroll("students", { q, status }, students.data?.pages.length);
  const spreadsheet = useExportStudents();
  const total = q === "" ? 0 : students.data?.pages[0]?.meta.total_count;
  usePageTitle("Alunos");

  const change = (part: ListSearch) =>
    navigate({ search: (before) => ({ ...before, ...part }), replace: true, resetScroll: true });

  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Alunos</Title>
        <Text size="sm" c="dimmed" maw="72ch">
          Os alunos de todos os personais, para dar suporte. Cada consulta e cada alteração fica no registro de acessos
          do aluno.
        </Text>
        <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
          {q !== "" && total !== undefined && `Total de Alunos: ${total}`}
        </Text>
      </div>
      <PeopleFilters
        noun="alunos"
        q={q}
        status={status}
        view={view}
        total={total}
        isDownloading={spreadsheet.isPending}
        onDownload={() => spreadsheet.mutate({ q, status })}
        onSearch={(text) => change({ q: text || undefined })}
        onStatus={(chosen) => change({ status: chosen === "ativos" ? undefined : chosen })}
        onView={(chosen) => {
          rememberView(chosen);
          change({ view: chosen });
        }}
      />
      {q === "" ? (
        <EmptyState icon="search" title="Busque um aluno">
          Escreva o nome ou o e-mail de quem pediu ajuda.
        </EmptyState>
      ) : (
        <StudentResults students={students} view={view} filtered />
      )}
    </Stack>
  );
}
