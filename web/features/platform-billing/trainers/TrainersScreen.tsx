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
import { Choice } from "../../../ui/select/Choice.tsx";
import { trainersFilterOf, trainersQuery, useExportTrainers } from "./data.ts";
import { PlanFilter } from "./PlanFilter.tsx";
import { TrainerResults } from "./TrainerResults.tsx";

const TrainerDialog = lazy(() => import("./form/TrainerDialog.tsx"));
const route = getRouteApi("/signed-in/admins/admin/home/personal/listar");

const STANDINGS = [
  { value: "unconfirmed", label: "Sem confirmar" },
  { value: "pix", label: "Pix a confirmar" },
  { value: "trial", label: "Em teste" },
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
        <Choice
          aria-label="Filtro"
          placeholder="Todas as contas"
          clearable
          flex={{ base: "1 1 180px", sm: "0 0 180px" }}
          data={[...STANDINGS]}
          value={filtro ?? null}
          onChange={(chosen) =>
            void navigate({
              search: (before) => ({ ...before, filtro: STANDINGS.find(({ value }) => value === chosen)?.value }),
            })
          }
        />
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
        filtered={q !== "" || status === "inativos" || atraso === 1 || filtro !== undefined || plano !== undefined}
        isActiveOnly={status !== "todos"}
        listing={filter}
        onOrder={(order) => void navigate({ search: (before) => ({ ...before, ...order }), replace: true })}
        onNew={mayRegister ? openForm : undefined}
        onAll={() =>
          navigate({
            search: ({ view, ordem, sentido }) => ({ view, ordem, sentido, status: "todos" as const }),
            replace: true,
          })
        }
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
