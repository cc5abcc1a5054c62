import { Stack, Text } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../ErrorState.tsx";
import { RowsSkeleton } from "../Skeletons.tsx";
import { InfiniteEnd } from "./InfiniteEnd.tsx";

interface Props<Page, Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly empty: ReactNode;
  readonly skeleton?: ReactNode;
  readonly errorTitle?: string;
  readonly end?: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function InfiniteList<Page, Row>(props: Props<Page, Row>) {
  const { query, rowsOf, empty, skeleton = <RowsSkeleton />, errorTitle, end, children } = props;
  if (query.isPending) return skeleton;
  if (!query.data) {
    return (
      <ErrorState
        {...(errorTitle && { title: errorTitle })}
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
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
