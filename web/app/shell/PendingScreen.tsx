import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

const ScreenSkeleton = lazyRouteComponent(() => import("../../ui/Skeletons.tsx"), "ScreenSkeleton");

/** It is a chunk of its own, so that signing in stays light. */
export const PendingScreen = () => (
  <Suspense>
    <ScreenSkeleton />
  </Suspense>
);
