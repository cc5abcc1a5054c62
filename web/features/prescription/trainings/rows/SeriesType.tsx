import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import { seriesTypesQuery } from "../../../catalogue/exercises/data.ts";

/** Normal series are not named. */
export function SeriesType({ id }: { readonly id: number | null }) {
  const { data = [] } = useQuery({ ...seriesTypesQuery, enabled: id !== null && id !== NORMAL_SERIES });
  const description = id === NORMAL_SERIES ? undefined : data.find((one) => one.id === id)?.description;
  return description ? (
    <Text size="sm" c="dimmed">
      Série: {description}
    </Text>
  ) : null;
}
