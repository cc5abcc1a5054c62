import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { releaseFormerSlugs } from "./commands.ts";
import { formerSlugsEnd } from "./rules.ts";

const EVERY_NIGHT = "23 6 * * *";

export const landingPageJobs = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Job[] => [
  {
    name: "release_former_slugs",
    at: EVERY_NIGHT,
    work: () => inSignInScope(db, (scope) => releaseFormerSlugs(scope, formerSlugsEnd(clock.now()))),
  },
];
