import { Card, Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useUpTo } from "./use-breakpoint.ts";

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

/** Cards of people: a face, a name, some facts. On a phone they are rows of 64 px. */
export function CardsSkeleton({ cards = 8 }: { readonly cards?: number }) {
  const phone = useUpTo("xs");
  return (
    <Loading>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing={phone ? 0 : "md"}>
        {places(cards).map((place) => (
          <Card key={place} withBorder={!phone} padding={phone ? "xs" : "md"} h={phone ? 64 : 178}>
            <Group wrap="nowrap" gap="sm">
              <Skeleton height={phone ? 40 : 52} width={phone ? 40 : 52} radius="md" />
              <Stack gap={8} flex={1}>
                <Skeleton height={14} width="60%" />
                <Skeleton height={10} width="40%" />
              </Stack>
            </Group>
            {!phone && (
              <Stack gap={14} mt="lg">
                <Skeleton height={12} />
                <Skeleton height={12} />
                <Skeleton height={12} width="70%" />
              </Stack>
            )}
          </Card>
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

/** A student's page: the face, the name, and the panel of a macrocycle. */
export function PersonSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={20} width={90} mt={12} />
        <Group wrap="nowrap">
          <Skeleton height={72} width={72} radius="md" />
          <Stack gap={10} flex={1}>
            <Skeleton height={24} width="min(280px, 80%)" />
            <Skeleton height={14} width="min(200px, 60%)" />
          </Stack>
        </Group>
        <Skeleton height={24} width={140} />
        <Skeleton height={320} radius="md" />
      </Stack>
    </Loading>
  );
}

/** A whole screen: heading and one block. */
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
