import { ActionIcon, Box, Button, Group, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { type PeopleFilterState, useChangeFilters, usePeopleFilters } from "../../../ui/people/use-people-filters.ts";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { StudentImports } from "../student-imports/StudentImports.tsx";
import { studentsQuery, useExportStudents } from "./data.ts";
import { FirstSteps } from "./first-day/FirstSteps.tsx";
import { useFirstDay } from "./first-day/use-first-day.ts";
import { StudentResults } from "./StudentResults.tsx";

const StudentDialog = lazy(() => import("./form/StudentDialog.tsx"));
const route = getRouteApi("/signed-in/trainers/inicio/alunos");

interface Props {
  readonly head: ReactNode;
  readonly awaitedHead: ReactNode;
  readonly isHeadRead: boolean;
}

export function StudentsScreen({ head, awaitedHead, isHeadRead }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const filters = usePeopleFilters("students", search);
  const { q, status, view } = filters;
  const change = useChangeFilters();
  const isLate = search.pagamento === "atrasado";
  const students = useInfiniteQuery(studentsQuery({ q, status, isLate }));
  const isReady = useOnceTrue(isHeadRead && !students.isPending);
  const pages = isReady ? students.data?.pages.length : undefined;
  useListScroll("students", { q: isLate ? `${q} atrasado` : q, status }, pages);
  const total = students.data?.pages[0]?.meta.total_count;
  const isFiltered = q !== "" || status === "inativos" || isLate;
  const { isEmpty, steps: firstSteps, putAway } = useFirstDay(students, isFiltered);
  usePageTitle("Alunos");

  const openForm = () => steps.stepIn({ dialog: "new" });
  const openImport = () => steps.stepIn({ dialog: "import" });

  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <ListTitle title="Alunos" noun="Alunos" total={total} />
        {!isEmpty && (
          <Group gap="xs" wrap="nowrap">
            <TrendsLink />
            <ImportButton onClick={openImport} />
            <Button
              variant={firstSteps ? "default" : "filled"}
              px={{ base: "xs", sm: 18 }}
              leftSection={<Icon name="plus" size={18} />}
              aria-label="Novo aluno"
              onClick={openForm}
            >
              Novo
              <Box component="span" visibleFrom="sm">
                &nbsp;aluno
              </Box>
            </Button>
          </Group>
        )}
      </Group>
      {firstSteps && <FirstSteps steps={firstSteps} onNew={openForm} onImport={openImport} onPutAway={putAway} />}
      {!isEmpty && !firstSteps && (isReady ? head : awaitedHead)}
      {!isEmpty && <StudentFilters filters={filters} total={total} isLate={isLate} isAwaited={!isReady} />}
      <StudentImports dialog={search.dialog} step={search.step} />
      {!isEmpty && (
        <StudentResults
          students={students}
          isAwaited={!isReady}
          view={view}
          filtered={isFiltered}
          whenEmpty={{ onNew: openForm, onAll: () => change({ q: undefined, status: "todos", pagamento: undefined }) }}
        />
      )}
      {isEmpty && !firstSteps && <CardsSkeleton />}
      <Suspense>
        {search.dialog === "new" && (
          <StudentDialog
            tab={search.tab}
            onTab={(tab) => steps.stay({ tab })}
            onClose={() => steps.leave({ dialog: undefined, tab: undefined })}
            onSaved={async ({ id }, next) => {
              await navigate({ to: "/inicio/visualizar/$id", params: { id }, replace: true });
              if (next === "plan") await steps.stepIn({ dialog: "start" });
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

interface FiltersProps {
  readonly filters: PeopleFilterState;
  readonly total: number | undefined;
  readonly isLate: boolean;
  readonly isAwaited: boolean;
}

function StudentFilters({ filters, total, isLate, isAwaited }: FiltersProps) {
  const change = useChangeFilters();
  const spreadsheet = useExportStudents();
  const { q, status } = filters;
  return (
    <PeopleFilters
      noun="alunos"
      filters={filters}
      total={total}
      isDownloading={spreadsheet.isPending}
      onDownload={() => spreadsheet.mutate({ q, status, isLate })}
      isNarrowed={isLate}
      isAwaited={isAwaited}
    >
      <Button
        variant={isLate ? "light" : "default"}
        aria-pressed={isLate}
        onClick={() => change({ pagamento: isLate ? undefined : "atrasado" })}
      >
        Em atraso
      </Button>
    </PeopleFilters>
  );
}

/** A list that was shown stays while another is read. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

/** The style sheet chooses one: the outline of the page does not know its width. */
const ImportButton = ({ onClick }: { readonly onClick: () => void }) => (
  <>
    <ActionIcon
      hiddenFrom="sm"
      variant="default"
      aria-label="Importar planilha"
      title="Importar planilha"
      onClick={onClick}
    >
      <Icon name="upload" size={18} />
    </ActionIcon>
    <Button visibleFrom="sm" variant="default" leftSection={<Icon name="upload" size={18} />} onClick={onClick}>
      Importar planilha
    </Button>
  </>
);

const TrendsLink = () => (
  <>
    <ActionIcon
      hiddenFrom="sm"
      variant="default"
      title="Tendências"
      renderRoot={(props) => <Link to="/inicio/tendencias" preload={false} aria-label="Tendências" {...props} />}
    >
      <Icon name="timeline" size={18} />
    </ActionIcon>
    <Button
      visibleFrom="sm"
      variant="default"
      leftSection={<Icon name="timeline" size={18} />}
      renderRoot={(props) => <Link to="/inicio/tendencias" preload={false} {...props} />}
    >
      Tendências
    </Button>
  </>
);
