import { Card, Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Skeletons.module.css";

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Carregando</VisuallyHidden>
      {children}
    </div>
  );
}

export const CardsSkeleton = ({ cards = 8 }: { readonly cards?: number }) => (
  <Loading>
    <div className={classes.cards}>
      {places(cards).map((index) => (
        <div key={index} className={classes.card}>
          <Group wrap="nowrap" gap="sm">
            <Skeleton className={classes.face ?? ""} radius="md" />
            <Stack gap={8} flex={1}>
              <Skeleton height={14} width="60%" />
              <Skeleton height={10} width="40%" />
            </Stack>
          </Group>
          <div className={classes.facts}>
            <Skeleton height={12} />
            <Skeleton height={12} />
            <Skeleton height={12} width="70%" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

export function RowsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Loading>
      <Card withBorder p="md">
        <Stack gap="lg">
          {places(rows).map((index) => (
            <Skeleton key={index} height={20} />
          ))}
        </Stack>
      </Card>
    </Loading>
  );
}

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
