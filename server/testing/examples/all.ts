import { nameOf } from "../calls.ts";
import type { Anything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { accountExamples } from "./accounts.ts";
import { administratorExamples } from "./administrators.ts";
import { appointmentExamples } from "./appointments.ts";
import { billingActExamples } from "./billing-acts.ts";
import { catalogueExamples } from "./catalogue.ts";
import { checkoutExamples } from "./checkout.ts";
import { cycleExamples } from "./cycles.ts";
import { dashboardExamples } from "./dashboards.ts";
import { emailChangeExamples } from "./email-changes.ts";
import { evaluationImportExamples } from "./evaluation-imports.ts";
import type { Example, ExampleSubjects } from "./example.ts";
import { executionExamples } from "./executions.ts";
import { exerciseFavouriteExamples } from "./exercise-favourites.ts";
import { exerciseImportExamples } from "./exercise-imports.ts";
import { exerciseExamples } from "./exercises.ts";
import { goalExamples } from "./goals.ts";
import { landingPageExamples } from "./landing-pages.ts";
import { libraryExamples } from "./library.ts";
import { muscleGroupExamples } from "./muscle-groups.ts";
import { noticeExamples } from "./notices.ts";
import { opinionBlockExamples } from "./opinion-blocks.ts";
import { passkeyExamples } from "./passkeys.ts";
import { personalDataExamples } from "./personal-data.ts";
import { photoMarkExamples } from "./photo-marks.ts";
import { planExamples, platformPlanExamples } from "./plans.ts";
import { prescriptionCheckExamples } from "./prescription-checks.ts";
import { publicCallExamples } from "./public.ts";
import { readinessExamples } from "./readiness.ts";
import { readinessDocumentExamples } from "./readiness-documents.ts";
import { readinessRuleExamples } from "./readiness-rules.ts";
import { readinessTextExamples } from "./readiness-texts.ts";
import { receivingExamples } from "./receiving.ts";
import { retentionExamples } from "./retentions.ts";
import { sharedLinkExamples } from "./shared-links.ts";
import { signalExamples } from "./signals.ts";
import { studentPaymentExamples } from "./student-payments.ts";
import { studentExamples } from "./students.ts";
import { subscriptionExamples } from "./subscriptions.ts";
import { trainerExamples } from "./trainers.ts";
import { trainingMaxExamples } from "./training-maxes.ts";
import { trainingProposalExamples } from "./training-proposals.ts";
import { tutorialExamples } from "./tutorials.ts";

type Examples = ReadonlyMap<string, Anything>;

/** A call without an example fails `access.test.ts`. */
export async function exampleArguments(prumo: TestApp, subjects: Omit<ExampleSubjects, "prumo">): Promise<Examples> {
  const of: ExampleSubjects = { ...subjects, prumo };
  const cycles = await cycleExamples(of);
  const library = await libraryExamples(of);
  return byName([
    ...(await accountExamples(of)),
    ...(await subscriptionExamples(of)),
    ...(await studentExamples(of)),
    ...(await trainerExamples(of)),
    ...(await billingActExamples(of)),
    ...(await studentPaymentExamples(of)),
    ...cycles.examples,
    ...(await photoMarkExamples(of)),
    ...(await executionExamples(of)),
    ...catalogueExamples(of),
    ...(await exerciseExamples(of)),
    ...(await exerciseImportExamples(of)),
    ...(await muscleGroupExamples(of)),
    ...(await tutorialExamples(of)),
    ...(await administratorExamples(of)),
    ...(await passkeyExamples(of)),
    ...emailChangeExamples(),
    ...(await sharedLinkExamples(of)),
    ...landingPageExamples(of),
    ...(await checkoutExamples(of)),
    ...library.examples,
    ...(await exerciseFavouriteExamples(of)),
    ...prescriptionCheckExamples(of),
    ...signalExamples(of),
    ...readinessExamples(of),
    ...appointmentExamples(of),
    ...(await readinessDocumentExamples(of)),
    ...readinessRuleExamples(),
    ...readinessTextExamples(),
    ...retentionExamples(of),
    ...goalExamples(of),
    ...(await evaluationImportExamples(of)),
    ...opinionBlockExamples(),
    ...trainingMaxExamples(of),
    ...trainingProposalExamples(of),
    ...dashboardExamples(),
    ...(await planExamples(of)),
    ...receivingExamples(),
    ...(await noticeExamples(of)),
    ...(await personalDataExamples(of)),
    ...library.removals,
    ...cycles.removals,
  ]);
}

/** The examples use accounts that no other example uses. */
export const publicExamples = async (prumo: TestApp): Promise<Examples> => byName(await publicCallExamples(prumo));

/** The administrator has ids of their own in these calls. */
export const adminExamples = async (prumo: TestApp): Promise<Examples> => byName(await platformPlanExamples(prumo));

const byName = (examples: readonly Example[]): Examples =>
  new Map(examples.map(([call, args]) => [nameOf(call), args]));
