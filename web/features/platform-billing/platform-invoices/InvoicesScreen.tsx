import { Chip, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { INVOICE_FILTERS } from "#domain/billing/invoice-states.ts";
import { formatReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { ChipRow } from "../../../ui/select/ChipRow.tsx";
import { platformInvoicesQuery } from "./data.ts";
import { InvoiceTable } from "./InvoiceTable.tsx";
import type { InvoiceSearch } from "./invoice-search.ts";

const route = getRouteApi("/signed-in/admins/admin/home/faturas");

interface Props {
  /** Shown unless something else is looked for. */
  readonly children: ReactNode;
}

export function InvoicesScreen({ children }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const invoices = useInfiniteQuery(platformInvoicesQuery(search));
  const first = invoices.data?.pages[0];
  usePageTitle("Faturas");
  const change = (part: InvoiceSearch) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true });

  return (
    <Stack gap="lg">
      <ListTitle title="Faturas" noun="faturas" total={first?.meta.total_count}>
        <Text size="sm" c="dimmed" className="figures" mih={22}>
          {first && first.value !== null && `Soma: ${formatReais(first.value)}`}
        </Text>
      </ListTitle>
      <Group gap="sm">
        <SearchField
          q={search.q ?? ""}
          label="Buscar faturas"
          placeholder="Busque por personal"
          onSearch={(q) => change({ q: q || undefined })}
        />
        <ChipRow role="group" aria-label="Situação">
          {codesOf(INVOICE_FILTERS).map((state) => (
            <Chip
              key={state}
              checked={search.estado === state}
              onChange={(checked) => change({ estado: checked ? state : undefined })}
            >
              {INVOICE_FILTERS[state]}
            </Chip>
          ))}
        </ChipRow>
      </Group>
      {!search.q && (search.estado ?? "pix") === "pix" && children}
      <InfiniteList
        query={invoices}
        rowsOf={(page) => page.invoices}
        errorTitle="Erro ao buscar faturas"
        empty={
          search.q || search.estado ? (
            <NothingMatches title="Nenhuma fatura encontrada" label="Ver todas" onAll={() => navigate({ search: {} })}>
              Nenhuma fatura combina com a busca e a situação escolhidas.
            </NothingMatches>
          ) : (
            <EmptyState icon="list" title="Nenhuma fatura encontrada">
              As faturas dos personais aparecem aqui.
            </EmptyState>
          )
        }
      >
        {(list) => <InvoiceTable invoices={list} search={search} onOrder={change} />}
      </InfiniteList>
    </Stack>
  );
}
