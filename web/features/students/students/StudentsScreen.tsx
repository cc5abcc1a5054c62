import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { useRememberedView } from "../../../ui/people/use-remembered-view.ts";
import { StudentImports } from "../student-imports/StudentImports.tsx";
import { studentsQuery, useExportStudents } from "./data.ts";
import type { ListSearch } from "./list/list-search.ts";
import { StudentResults } from "./StudentResults.tsx";

const StudentDialog = lazy(() => import("./form/StudentDialog.tsx"));
const route = getRouteApi("/signed-in/trainers/inicio/alunos");

export function StudentsScreen() {
  const router = useRouter();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const { q = "", status = "ativos" } = search;
  const [view, rememberView] = useRememberedView("students", search.view);
  const isLate = search.pagamento === "atrasado";
  const students = useInfiniteQuery(studentsQuery({ q, status, isLate }));
  useListScroll("students", { q: isLate ? `${q} atrasado` : q, status }, students.data?.pages.length);
  const spreadsheet = useExportStudents();
  const total = students.data?.pages[0]?.meta.total_count;
  usePageTitle("Alunos");

  /** A changed filter shows the new list from its top; a dialog keeps the scroll position. */
  const change = (part: ListSearch) =>
    navigate({ search: (before) => ({ ...before, ...part }), state: true, replace: true });
  const openForm = () => steps.stepIn({ dialog: "new" });
  /** The search runs a moment after typing. If the trainer has opened a student by then, it must not navigate back. */
  const searchFor = (text: string) => {
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    if (!isLeaving) change({ q: text || undefined });
  };

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Group gap="lg" justify="space-between">
          <div>
            <Title order={1}>Alunos</Title>
            <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
              {total !== undefined && `Total de Alunos: ${total}`}
            </Text>
          </div>
          <Button component={Link} to="/inicio/dashboard" variant="light" leftSection={<Icon name="check" size={18} />}>
            O que fazer hoje
          </Button>
        </Group>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name="upload" size={18} />}
            onClick={() => steps.stepIn({ dialog: "import" })}
          >
            Importar planilha
          </Button>
          <Button leftSection={<Icon name="plus" size={18} />} onClick={openForm}>
            Novo aluno
          </Button>
        </Group>
      </Group>
      <PeopleFilters
        noun="alunos"
        q={q}
        status={status}
        view={view}
        total={total}
        isDownloading={spreadsheet.isPending}
        onDownload={() => spreadsheet.mutate({ q, status, isLate })}
        onSearch={searchFor}
        onStatus={(chosen) => change({ status: chosen === "ativos" ? undefined : chosen })}
        onView={(chosen) => {
          rememberView(chosen);
          change({ view: chosen });
        }}
      >
        <Button
          variant={isLate ? "light" : "default"}
          aria-pressed={isLate}
          onClick={() => change({ pagamento: isLate ? undefined : "atrasado" })}
        >
          Pagamento atrasado
        </Button>
      </PeopleFilters>
      <StudentImports dialog={search.dialog} step={search.step} />
      <StudentResults
        students={students}
        view={view}
        filtered={q !== "" || status === "inativos" || isLate}
        whenEmpty={{ onNew: openForm, onAll: () => change({ status: "todos", pagamento: undefined }) }}
      />
      <Suspense>
        {search.dialog === "new" && (
          <StudentDialog
            tab={search.tab}
            onTab={(tab) => steps.stay({ tab })}
            onClose={() => steps.leave({ dialog: undefined, tab: undefined })}
            onSaved={({ id }) => navigate({ to: "/inicio/visualizar/$id", params: { id }, replace: true })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
