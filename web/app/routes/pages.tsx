import { lazyRouteComponent as screen } from "@tanstack/react-router";
import { exerciseSearch } from "../../features/catalogue/exercises/list/exercise-search.ts";
import { profileSearch } from "../../features/own-data/profile/profile-search.ts";
import { planFormSearch, planSearch } from "../../features/platform-billing/plans/plan-search.ts";
import { landingSearch } from "../../features/public-pages/landing-pages/landing-search.ts";
import { prefetchAudit, prefetchProfile } from "../route-loaders.ts";

export const profilePage = {
  validateSearch: profileSearch,
  loader: prefetchProfile,
  component: screen(() => import("../../features/own-data/profile/ProfileScreen.tsx"), "ProfileScreen"),
};
export const auditPage = {
  loader: prefetchAudit,
  component: screen(() => import("../../features/people/audit/AuditScreen.tsx"), "AuditScreen"),
};
export const profileFormPage = {
  loader: prefetchProfile,
  component: screen(() => import("../../features/own-data/profile/ProfileFormScreen.tsx"), "ProfileFormScreen"),
};

export const landingPage = {
  validateSearch: landingSearch,
  component: screen(
    () => import("../../features/public-pages/landing-pages/LandingPageScreen.tsx"),
    "LandingPageScreen",
  ),
};
export const exercisesPage = {
  validateSearch: exerciseSearch,
  component: screen(() => import("../../features/catalogue/exercises/ExercisesScreen.tsx"), "ExercisesScreen"),
};

export const plansPage = {
  validateSearch: planSearch,
  component: screen(() => import("../../features/platform-billing/plans/PlansScreen.tsx"), "PlansScreen"),
};
export const planFormPage = {
  validateSearch: planFormSearch,
  component: screen(() => import("../../features/platform-billing/plans/PlanFormScreen.tsx"), "PlanFormScreen"),
};
