import { Skeleton } from "@mantine/core";
import { lazy, type ReactNode, Suspense } from "react";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useCycleAddress } from "../use-cycle-address.ts";
import type { CyclesProps } from "./CycleTimeline.tsx";

const CycleCalendar = lazy(() => import("../calendar/CycleCalendar.tsx"));

interface Props extends Pick<CyclesProps, "cycles" | "pathOf" | "today" | "order"> {
  readonly list: ReactNode;
}

export function CycleView({ list, ...props }: Props) {
  const { search, open } = useCycleAddress();
  if (search.mode !== "calendar") return list;
  return (
    <Suspense fallback={<MonthsSkeleton />}>
      <CycleCalendar
        cycles={props.cycles}
        today={props.today}
        order={props.order}
        onChoose={(id) => open("cycle", props.pathOf(id))}
      />
    </Suspense>
  );
}

function MonthsSkeleton() {
  return (
    <Loading>
      <Skeleton height={900} radius="md" />
    </Loading>
  );
}
