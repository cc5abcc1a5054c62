import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

const ScreenSkeleton = lazyRouteComponent(() => import("../ui/Skeletons.tsx"), "ScreenSkeleton");

/** While a screen takes long to arrive: its outline, which signing in does not carry. */
export const PendingScreen = () => (
  <Suspense>
    <ScreenSkeleton />
  </Suspense>
);
