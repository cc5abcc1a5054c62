import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { accentlessFilter } from "../../../../ui/select/accentless-filter.ts";
import { MULTI_SELECT_IN_DIALOG } from "../../../../ui/select/select-props.ts";
import { deviationsQuery } from "../../postural-deviations/data.ts";

export function DeviationSelect(props: Omit<MultiSelectProps, "data">) {
  const { data: deviations = [] } = useQuery(deviationsQuery);
  const groups = POSTURE_REGIONS.map(({ code, label }) => ({
    group: label,
    items: deviations
      .filter(({ type }) => type === code)
      .map((deviation) => ({ value: String(deviation.id), label: deviation.name })),
  }));
  return (
    <MultiSelect
      label="Desvios posturais"
      description="Para quais desvios este exercício é indicado"
      withAsterisk
      data={groups.filter(({ items }) => items.length > 0)}
      filter={accentlessFilter}
      searchable
      openOnFocus={false}
      placeholder={props.value?.length ? "" : "Escolha os desvios"}
      {...MULTI_SELECT_IN_DIALOG}
      {...props}
    />
  );
}
