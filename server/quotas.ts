import { COMMENT_MEDIA_QUOTA, COMMENT_QUOTA } from "./features/execution/comments/rules.ts";
import { MESOCYCLE_QUOTA } from "./features/planning/cycles/rules.ts";
import { MACROCYCLE_QUOTA } from "./features/planning/macrocycles/rules.ts";
import { PLAN_QUOTA } from "./features/platform-billing/plans/rules.ts";
import { LIBRARY_QUOTA } from "./features/prescription/library/rules.ts";
import { SLUG_QUOTA } from "./features/public-pages/landing-pages/rules.ts";
import { OPEN_IMPORT_QUOTA } from "./features/students/student-imports/rules.ts";
import { STUDENT_QUOTA } from "./features/students/students/rules.ts";
import type { Quota } from "./platform/quotas.ts";

/** The quotas of the features, which get them with their dependencies. */
export const QUOTAS = {
  students: STUDENT_QUOTA,
  macrocyclesPerStudent: MACROCYCLE_QUOTA,
  mesocyclesPerMacrocycle: MESOCYCLE_QUOTA,
  openImports: OPEN_IMPORT_QUOTA,
  libraryEntries: LIBRARY_QUOTA,
  plans: PLAN_QUOTA,
  landingPageSlugs: SLUG_QUOTA,
  commentsPerDay: COMMENT_QUOTA,
  commentMediaMegabytes: COMMENT_MEDIA_QUOTA,
};

export type Quotas = Readonly<Record<keyof typeof QUOTAS, Quota>>;
