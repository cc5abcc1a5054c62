import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { seriesTypesQuery } from "../exercises/data.ts";

const NORMAL = 1;

/** Warm-up, activation…: said only where the series are not the normal ones. */
export function SeriesType({ id }: { readonly id: number | null }) {
  const { data = [] } = useQuery({ ...seriesTypesQuery, enabled: id !== null && id !== NORMAL });
  const description = id === NORMAL ? undefined : data.find((one) => one.id === id)?.description;
  return description ? (
    <Text size="sm" c="dimmed">
      Série: {description}
    </Text>
  ) : null;
}
