import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

const ScreenSkeleton = lazyRouteComponent(() => import("../../ui/Skeletons.tsx"), "ScreenSkeleton");

/** The outline of a screen that takes long to load. It is a chunk of its own, so that signing in stays light. */
export const PendingScreen = () => (
  <Suspense>
    <ScreenSkeleton />
  </Suspense>
);
