import { Button, Chip, Group, Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isAdminFor, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { useListScroll } from "../../../ui/people/list-scroll.ts";
import { PeopleFilters } from "../../../ui/people/PeopleFilters.tsx";
import { usePeopleFilters } from "../../../ui/people/use-people-filters.ts";
import { trainersFilterOf, trainersQuery, useExportTrainers } from "./data.ts";
import { PlanFilter } from "./PlanFilter.tsx";
import { TrainerResults } from "./TrainerResults.tsx";

const TrainerDialog = lazy(() => import("./form/TrainerDialog.tsx"));
const route = getRouteApi("/signed-in/admins/admin/home/personal/listar");

const STANDINGS = [
  { standing: "unconfirmed", label: "Sem confirmar" },
  { standing: "pix", label: "Pix a confirmar" },
  { standing: "trial", label: "Em teste" },
] as const;

export function TrainersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const filters = usePeopleFilters("trainers", search, "table");
  const filter = trainersFilterOf(search);
  const { q, status, atraso, filtro, plano } = filter;
  const trainers = useInfiniteQuery(trainersQuery(filter));
  useListScroll("trainers", filter, trainers.data?.pages.length);
  const spreadsheet = useExportTrainers();
  const total = trainers.data?.pages[0]?.meta.total_count;
  usePageTitle("Personais");

  const user = useCurrentUser();
  const mayRegister = isAdminFor(user, "support");
  const isForFinance = isAdminFor(user, "finance");
  const openForm = () => steps.stepIn({ dialog: "trainer" });

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <ListTitle title="Personais" noun="Personais" total={total} />
        {mayRegister && (
          <Button leftSection={<Icon name="plus" size={18} />} onClick={openForm}>
            Novo personal
          </Button>
        )}
      </Group>
      <PeopleFilters
        noun="personais"
        filters={filters}
        total={total}
        isDownloading={spreadsheet.isPending}
        onDownload={() => spreadsheet.mutate(filter)}
      >
        <Chip
          checked={atraso === 1}
          onChange={(late) => void navigate({ search: (before) => ({ ...before, atraso: late ? 1 : undefined }) })}
        >
          Em atraso
        </Chip>
        {STANDINGS.map(({ standing, label }) => (
          <Chip
            key={standing}
            checked={filtro === standing}
            onChange={(checked) =>
              void navigate({ search: (before) => ({ ...before, filtro: checked ? standing : undefined }) })
            }
          >
            {label}
          </Chip>
        ))}
        {isForFinance && (
          <PlanFilter
            plan={plano}
            onPlan={(chosen) => void navigate({ search: (before) => ({ ...before, plano: chosen }) })}
          />
        )}
      </PeopleFilters>
      <TrainerResults
        trainers={trainers}
        view={filters.view}
        filtered={q !== "" || status !== "todos" || atraso === 1 || filtro !== undefined || plano !== undefined}
        listing={filter}
        onOrder={(order) => void navigate({ search: (before) => ({ ...before, ...order }), replace: true })}
        onNew={mayRegister ? openForm : undefined}
      />
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
