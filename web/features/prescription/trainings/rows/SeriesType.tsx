import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import { seriesTypesQuery } from "../../../catalogue/exercises/data.ts";

/** Normal series are not named. */
export const SeriesType = ({ id }: { readonly id: number | null }) =>
  id === null || id === NORMAL_SERIES ? null : <NamedType id={id} />;

function NamedType({ id }: { readonly id: number }) {
  const { data = [] } = useQuery(seriesTypesQuery);
  const description = data.find((one) => one.id === id)?.description;
  return description ? (
    <Text size="sm" c="dimmed">
      Série: {description}
    </Text>
  ) : null;
}
