import { Card, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Wraps the outline of something that is loading, with the one word for readers. */
export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Carregando</VisuallyHidden>
      {children}
    </div>
  );
}

/** A grid of cards of one height. */
export function CardsSkeleton({ cards = 8, height = 152 }: { readonly cards?: number; readonly height?: number }) {
  return (
    <Loading>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3, xl: 4 }} spacing="md">
        {places(cards).map((place) => (
          <Skeleton key={place} height={height} radius="md" />
        ))}
      </SimpleGrid>
    </Loading>
  );
}

/** Rows of a table. */
export function RowsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Loading>
      <Card withBorder p="md">
        <Stack gap="lg">
          {places(rows).map((place) => (
            <Skeleton key={place} height={20} />
          ))}
        </Stack>
      </Card>
    </Loading>
  );
}

/** A whole screen: heading and one block. Its hidden heading keeps the page named while it loads. */
export function ScreenSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={28} width="min(320px, 60%)" />
        <Skeleton height={320} radius="md" />
      </Stack>
    </Loading>
  );
}
