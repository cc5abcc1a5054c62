import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { useRememberedView } from "../../../ui/people/use-remembered-view.ts";
import { trainersQuery, useExportTrainers } from "./data.ts";
import { TrainerResults } from "./TrainerResults.tsx";
import type { TrainersSearch } from "./trainer-search.ts";

const TrainerDialog = lazy(() => import("./form/TrainerDialog.tsx"));
const route = getRouteApi("/signed-in/admins/admin/home/personal/listar");

export function TrainersScreen() {
  const router = useRouter();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const { q = "", status = "ativos" } = search;
  const [view, rememberView] = useRememberedView("trainers", search.view);
  const trainers = useInfiniteQuery(trainersQuery({ q, status }));
  useListScroll("trainers", { q, status }, trainers.data?.pages.length);
  const spreadsheet = useExportTrainers();
  const total = trainers.data?.pages[0]?.meta.total_count;
  usePageTitle("Personais");

  /** A changed filter shows the new list from its top; a dialog keeps the scroll position. */
  const change = (part: TrainersSearch) =>
    navigate({ search: (before) => ({ ...before, ...part }), state: true, replace: true });
  const openForm = () => steps.stepIn({ dialog: "trainer" });
  /** The search runs a moment after typing. If a trainer was opened by then, it must not navigate back. */
  const searchFor = (text: string) => {
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    if (!isLeaving) change({ q: text || undefined });
  };

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <div>
          <Title order={1}>Personais</Title>
          <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
            {total !== undefined && `Total de Personais: ${total}`}
          </Text>
        </div>
        <Button leftSection={<Icon name="plus" size={18} />} onClick={openForm}>
          Novo personal
        </Button>
      </Group>
      <PeopleFilters
        noun="personais"
        q={q}
        status={status}
        view={view}
        total={total}
        isDownloading={spreadsheet.isPending}
        onDownload={() => spreadsheet.mutate({ q, status })}
        onSearch={searchFor}
        onStatus={(chosen) => change({ status: chosen === "ativos" ? undefined : chosen })}
        onView={(chosen) => {
          rememberView(chosen);
          change({ view: chosen });
        }}
      />
      <TrainerResults trainers={trainers} view={view} filtered={q !== "" || status !== "todos"} onNew={openForm} />
      <Suspense>
        {search.dialog && (
          <TrainerDialog
            tab={search.tab}
            onTab={(tab) => steps.stay({ tab })}
            onClose={() => steps.leave({ dialog: undefined, tab: undefined })}
            onSaved={({ id }) => navigate({ to: "/admin/home/personal/visualizar/$id", params: { id }, replace: true })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
