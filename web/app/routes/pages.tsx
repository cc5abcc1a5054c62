import { lazyRouteComponent as screen } from "@tanstack/react-router";
import { exerciseSearch } from "../../features/exercises/list/exercise-search.ts";
import { landingSearch } from "../../features/landing-pages/landing-search.ts";
import { librarySearch } from "../../features/library/library-search.ts";
import { planFormSearch, planSearch } from "../../features/plans/plan-search.ts";
import { profileSearch } from "../../features/profile/profile-search.ts";
import { prefetchAudit, prefetchProfile } from "../route-loaders.ts";

/* Several areas have these pages, each at an address of its own. */

export const profilePage = {
  validateSearch: profileSearch,
  loader: prefetchProfile,
  component: screen(() => import("../../features/profile/ProfileScreen.tsx"), "ProfileScreen"),
};
export const auditPage = {
  loader: prefetchAudit,
  component: screen(() => import("../../features/audit/AuditScreen.tsx"), "AuditScreen"),
};
export const profileFormPage = {
  loader: prefetchProfile,
  component: screen(() => import("../../features/profile/ProfileFormScreen.tsx"), "ProfileFormScreen"),
};

export const libraryPage = {
  validateSearch: librarySearch,
  component: screen(() => import("../../features/library/LibraryScreen.tsx"), "LibraryScreen"),
};
export const landingPage = {
  validateSearch: landingSearch,
  component: screen(() => import("../../features/landing-pages/LandingPageScreen.tsx"), "LandingPageScreen"),
};
export const exercisesPage = {
  validateSearch: exerciseSearch,
  component: screen(() => import("../../features/exercises/ExercisesScreen.tsx"), "ExercisesScreen"),
};

export const plansPage = {
  validateSearch: planSearch,
  component: screen(() => import("../../features/plans/PlansScreen.tsx"), "PlansScreen"),
};
export const planFormPage = {
  validateSearch: planFormSearch,
  component: screen(() => import("../../features/plans/PlanFormScreen.tsx"), "PlanFormScreen"),
};
