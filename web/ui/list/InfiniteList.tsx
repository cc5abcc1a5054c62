import { Stack, Text } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../ErrorState.tsx";
import { RowsSkeleton } from "../Skeletons.tsx";
import { InfiniteEnd } from "./InfiniteEnd.tsx";

interface Props<Page, Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** Shown when no row is found. */
  readonly empty: ReactNode;
  /** Shown below the last row. */
  readonly end?: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that loads its next page as one scrolls: an outline first, then the rows, the empty state, or the error with a way to try again. */
export function InfiniteList<Page, Row>({ query, rowsOf, empty, end, children }: Props<Page, Row>) {
  if (query.isPending) return <RowsSkeleton />;
  if (!query.data) {
    return <ErrorState error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />;
  }
  const { pages } = query.data;
  const rows = pages.flatMap(rowsOf);
  if (rows.length === 0) return empty;
  return (
    <Stack>
      {children(rows)}
      <InfiniteEnd query={query} />
      {end && !query.hasNextPage && (
        <Text size="sm" c="dimmed" ta="center">
          {end}
        </Text>
      )}
    </Stack>
  );
}
