import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useCycleAddress } from "../use-cycle-address.ts";
import { type CyclesProps, CycleTimeline } from "./CycleTimeline.tsx";

const CycleCalendar = lazy(() => import("../calendar/CycleCalendar.tsx"));

export function CycleView(props: CyclesProps) {
  const { search, open } = useCycleAddress();
  if (search.mode !== "calendar") return <CycleTimeline {...props} />;
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
      <Skeleton height={320} radius="md" />
    </Loading>
  );
}
