import { Group, SegmentedControl, Select, VisuallyHidden } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useExportStudents } from "../data.ts";
import classes from "./ListFilters.module.css";
import { STATUS_FILTERS, type StatusFilter, VIEWS, type View } from "./list-search.ts";

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
  readonly q: string;
  readonly status: StatusFilter;
  readonly view: View;
  /** How many students there are for these filters; undefined until that is known. */
  readonly total: number | undefined;
  readonly onSearch: (text: string) => void;
  readonly onStatus: (status: StatusFilter) => void;
  readonly onView: (view: View) => void;
}

export function ListFilters({ q, status, view, total, onSearch, onStatus, onView }: Props) {
  const spreadsheet = useExportStudents();
  return (
    <Group gap="sm" align="center">
      <SearchField q={q} label="Buscar alunos" placeholder="Busque por nome ou e-mail" onSearch={onSearch} />
      <Select
        aria-label="Situação"
        w={140}
        data={STATUS_OPTIONS}
        value={status}
        allowDeselect={false}
        onChange={(chosen) => onStatus(STATUS_FILTERS.find((one) => one === chosen) ?? "ativos")}
      />
      <Group gap="xs" ml="auto" wrap="nowrap">
        <ReasonIcon
          aria-label="Baixar planilha"
          reason={total === 0 ? "Não há alunos para baixar." : null}
          variant="default"
          loading={spreadsheet.isPending}
          onClick={() => spreadsheet.mutate({ q, status })}
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
