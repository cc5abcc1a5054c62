import { SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { Loading } from "../../../ui/Skeletons.tsx";

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** The outline of the sheet while its cycle arrives. */
export function EvaluationSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={68} width="min(640px, 100%)" />
        <Skeleton height={36} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="xs">
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </SimpleGrid>
      </Stack>
    </Loading>
  );
}
