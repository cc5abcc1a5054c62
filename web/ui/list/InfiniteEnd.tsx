import { Button, Center, Loader } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { useEffect } from "react";

interface Props {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The end of a list that grows as one scrolls. A page that failed is asked for again by a button, not in a loop. */
export function InfiniteEnd({ query }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const { ref, entry } = useIntersection({ rootMargin: "400px" });
  const seen = entry?.isIntersecting ?? false;

  useEffect(() => {
    if (seen && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  }, [seen, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <Center ref={ref} mih={56}>
      {isFetchNextPageError ? (
        <Button variant="default" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
          Tentar novamente
        </Button>
      ) : (
        <Loader size="sm" role="status" aria-label="Carregando mais" />
      )}
    </Center>
  );
}
