import { ActionIcon, Group, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useId } from "react";
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
  /** The screen's own filters narrow the list. */
  readonly isNarrowed?: boolean;
  /** The head above is not read yet, and may push the search up or down. */
  readonly isAwaited?: boolean;
  readonly children?: ReactNode;
}

/** On a phone all but the search is folded, by its style sheet: the outline of the page does not know its width. */
export function PeopleFilters(props: Props) {
  const { noun, filters, isNarrowed = false, isAwaited = false } = props;
  const [isUnfolded, fold] = useDisclosure(isNarrowed || filters.status !== "ativos");
  const id = useId();
  return (
    <div className={classes.filters} data-awaited={isAwaited || undefined}>
      <SearchField
        q={filters.q}
        label={`Buscar ${noun}`}
        placeholder="Busque por nome ou e-mail"
        onSearch={filters.onSearch}
      />
      <ActionIcon
        hiddenFrom="sm"
        variant={isUnfolded ? "light" : "default"}
        aria-label="Filtros"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={fold.toggle}
      >
        <Icon name="sliders" size={18} />
      </ActionIcon>
      <Group id={id} className={classes.controls ?? ""} data-unfolded={isUnfolded || undefined}>
        <Controls {...props} />
      </Group>
    </div>
  );
}

function Controls({ noun, filters, total, isDownloading, onDownload, children }: Props) {
  const { status, view, onStatus, onView } = filters;
  return (
    <>
      <Choice
        aria-label="Situação"
        w={120}
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
        <ActionIcon
          hiddenFrom="sm"
          variant="default"
          aria-label={view === "table" ? "Ver em cartões" : "Ver em lista"}
          onClick={() => onView(view === "table" ? "cards" : "table")}
        >
          <Icon name={view === "table" ? "cards" : "list"} size={18} />
        </ActionIcon>
        <SegmentedControl
          visibleFrom="sm"
          aria-label="Modo de exibição"
          data={VIEW_OPTIONS}
          value={view}
          onChange={(chosen) => onView(VIEWS.find((one) => one === chosen) ?? "cards")}
        />
      </Group>
    </>
  );
}
