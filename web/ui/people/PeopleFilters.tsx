import { Group, SegmentedControl, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import { SearchField } from "../list/SearchField.tsx";
import { ReasonIcon } from "../ReasonButton.tsx";
import { Choice } from "../select/Choice.tsx";
import classes from "./PeopleFilters.module.css";
import { STATUS_FILTERS, VIEWS } from "./people-search.ts";
import type { PeopleFilterState } from "./use-people-filters.ts";

const STATUS_OPTIONS = [
  { value: "todos", label: "Todos" },
  { value: "ativos", label: "Ativos" },
  { value: "inativos", label: "Inativos" },
];

const option = (icon: "cards" | "list", label: string) => (
  <span className={classes.view} title={label}>
    <Icon name={icon} size={18} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

const VIEW_OPTIONS = [
  { value: "cards", label: option("cards", "Ver em cartões") },
  { value: "table", label: option("list", "Ver em lista") },
];

interface Props {
  readonly noun: string;
  readonly filters: PeopleFilterState;
  readonly total: number | undefined;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
  readonly children?: ReactNode;
}

export function PeopleFilters({ noun, filters, total, isDownloading, onDownload, children }: Props) {
  const { q, status, view, onSearch, onStatus, onView } = filters;
  return (
    <Group gap="sm" align="center">
      <SearchField q={q} label={`Buscar ${noun}`} placeholder="Busque por nome ou e-mail" onSearch={onSearch} />
      <Choice
        aria-label="Situação"
        w={140}
        data={STATUS_OPTIONS}
        value={status}
        onChange={(chosen) => onStatus(STATUS_FILTERS.find((one) => one === chosen) ?? "ativos")}
      />
      {children}
      <Group gap="xs" ml="auto" wrap="nowrap">
        <ReasonIcon
          aria-label="Baixar planilha"
          reason={total === 0 ? `Não há ${noun} para baixar.` : null}
          variant="default"
          loading={isDownloading}
          onClick={onDownload}
        >
          <Icon name="download" size={18} />
        </ReasonIcon>
        <SegmentedControl
          aria-label="Modo de exibição"
          data={VIEW_OPTIONS}
          value={view}
          onChange={(chosen) => onView(VIEWS.find((one) => one === chosen) ?? "cards")}
        />
      </Group>
    </Group>
  );
}
