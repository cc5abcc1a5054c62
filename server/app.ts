import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./features/accounts/handlers.ts";
import { accountJobs } from "./features/accounts/jobs.ts";
import { addressRoutes } from "./features/addresses/handlers.ts";
import { auditRoutes } from "./features/audit/handlers.ts";
import { chargeRoutes } from "./features/charges/handlers.ts";
import { chargeJobs } from "./features/charges/jobs.ts";
import { checkoutRoutes } from "./features/checkout/handlers.ts";
import { cycleRoutes } from "./features/cycles/handlers.ts";
import { dashboardRoutes } from "./features/dashboards/handlers.ts";
import { evaluationRoutes } from "./features/evaluations/handlers.ts";
import { executionCalendarRoutes } from "./features/execution-calendar/handlers.ts";
import { executionRoutes } from "./features/executions/handlers.ts";
import { exerciseFavouriteRoutes } from "./features/exercise-favourites/handlers.ts";
import { exerciseHistoryRoutes } from "./features/exercise-history/handlers.ts";
import { exerciseImportRoutes } from "./features/exercise-imports/handlers.ts";
import { exerciseRoutes } from "./features/exercises/handlers.ts";
import { gymRoutes } from "./features/gym/handlers.ts";
import { incomeExportRoutes } from "./features/income-exports/handlers.ts";
import { landingPageRoutes } from "./features/landing-pages/handlers.ts";
import { landingPageJobs } from "./features/landing-pages/jobs.ts";
import { libraryRoutes } from "./features/library/handlers.ts";
import { macrocycleRoutes } from "./features/macrocycles/handlers.ts";
import { muscleGroupRoutes } from "./features/muscle-groups/handlers.ts";
import { paymentRoutes } from "./features/payments/handlers.ts";
import { paymentJobs } from "./features/payments/jobs.ts";
import { personalDataRoutes } from "./features/personal-data/handlers.ts";
import { personalDataJobs } from "./features/personal-data/jobs.ts";
import { planRoutes } from "./features/plans/handlers.ts";
import { posturalDeviationRoutes } from "./features/postural-deviations/handlers.ts";
import { posturePhotoRoutes } from "./features/posture-photos/handlers.ts";
import { posturePhotoJobs } from "./features/posture-photos/jobs.ts";
import { prescriptionCheckRoutes } from "./features/prescription-checks/handlers.ts";
import { profileRoutes } from "./features/profile/handlers.ts";
import { progressionRoutes } from "./features/progression/handlers.ts";
import { receivingRoutes } from "./features/receiving/handlers.ts";
import { registrationRoutes } from "./features/registration/handlers.ts";
import { sharedLinkRoutes } from "./features/shared-links/handlers.ts";
import { strengthTestRoutes } from "./features/strength-tests/handlers.ts";
import { studentDashboardRoutes } from "./features/student-dashboards/handlers.ts";
import { studentImportRoutes } from "./features/student-imports/handlers.ts";
import { studentImportJobs } from "./features/student-imports/jobs.ts";
import { studentPaymentRoutes } from "./features/student-payments/handlers.ts";
import { studentPlanRoutes } from "./features/student-plans/handlers.ts";
import { studentPlanJobs } from "./features/student-plans/jobs.ts";
import { studentRoutes } from "./features/students/handlers.ts";
import { subscriptionRoutes } from "./features/subscriptions/handlers.ts";
import { subscriptionJobs } from "./features/subscriptions/jobs.ts";
import { systemRoutes } from "./features/system/handlers.ts";
import { systemJobs } from "./features/system/jobs.ts";
import { technicalErrorRoutes } from "./features/technical-errors/handlers.ts";
import { termsRoutes } from "./features/terms/handlers.ts";
import { todaysTaskRoutes } from "./features/todays-tasks/handlers.ts";
import { trainerRoutes } from "./features/trainers/handlers.ts";
import { trainingCopyRoutes } from "./features/training-copies/handlers.ts";
import { trainingProposalRoutes } from "./features/training-proposals/handlers.ts";
import { trainingRoutes } from "./features/trainings/handlers.ts";
import { tutorialRoutes } from "./features/tutorials/handlers.ts";
import { inScope } from "./platform/database/scope.ts";
import type { Dependencies } from "./platform/dependencies.ts";
import { closeConnectionsAtShutdown, type Timeouts, timeoutOptions } from "./platform/http/connections.ts";
import { describeApi } from "./platform/http/description.ts";
import { answerFailures, answerUnreadableAddress } from "./platform/http/failures.ts";
import { guard } from "./platform/http/guard.ts";
import { acceptMultipart } from "./platform/http/multipart.ts";
import { servePages } from "./platform/http/pages.ts";
import { protect } from "./platform/http/protection.ts";
import { logRequests } from "./platform/http/request-log.ts";
import type { Job } from "./platform/jobs/worker.ts";
import { MAX_BODY_BYTES, TIMEOUTS } from "./platform/limits.ts";

interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  /** The folder of the built pages; without it only the API is served. */
  readonly pages?: string | undefined;
  readonly timeouts?: Timeouts;
}

/** The application from its dependencies, not listening. Tests start here. */
export async function buildApp(
  dependencies: Dependencies,
  { logger, pages, timeouts = TIMEOUTS }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: MAX_BODY_BYTES,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A reverse proxy stands in front in production and says who the client is.
    trustProxy: "loopback",
    ...timeoutOptions(timeouts),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadableAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  closeConnectionsAtShutdown(app, timeouts);
  logRequests(app);
  answerFailures(app);
  const { config, payments } = dependencies;
  await protect(app, { production: config.production, cardKey: payments.cardKey() });
  await describeApi(app, dependencies.config.productName);
  guard(app, dependencies);
  await acceptMultipart(app);
  await servePages(app, pages, dependencies.config.productName);

  const routes = [
    accountRoutes,
    auditRoutes,
    trainerRoutes,
    studentRoutes,
    studentImportRoutes,
    studentPlanRoutes,
    studentPaymentRoutes,
    macrocycleRoutes,
    cycleRoutes,
    evaluationRoutes,
    posturePhotoRoutes,
    trainingRoutes,
    trainingCopyRoutes,
    sharedLinkRoutes,
    tutorialRoutes,
    strengthTestRoutes,
    exerciseFavouriteRoutes,
    prescriptionCheckRoutes,
    trainingProposalRoutes,
    technicalErrorRoutes,
    executionRoutes,
    executionCalendarRoutes,
    exerciseHistoryRoutes,
    gymRoutes,
    progressionRoutes,
    exerciseRoutes,
    exerciseImportRoutes,
    libraryRoutes,
    muscleGroupRoutes,
    posturalDeviationRoutes,
    termsRoutes,
    addressRoutes,
    landingPageRoutes,
    profileRoutes,
    personalDataRoutes,
    planRoutes,
    receivingRoutes,
    paymentRoutes,
    chargeRoutes,
    subscriptionRoutes,
    checkoutRoutes,
    registrationRoutes,
    dashboardRoutes,
    incomeExportRoutes,
    todaysTaskRoutes,
    studentDashboardRoutes,
    systemRoutes,
  ];
  for (const route of routes.flatMap((make) => make(dependencies))) {
    route(app, { openScope: (actor, work) => inScope(dependencies.db, actor, work) });
  }
  await app.ready();
  return app;
}

/** What is done in the background, by the process that serves. */
export const jobsOf = (dependencies: Dependencies): readonly Job[] =>
  [
    accountJobs,
    chargeJobs,
    landingPageJobs,
    paymentJobs,
    personalDataJobs,
    posturePhotoJobs,
    studentImportJobs,
    studentPlanJobs,
    subscriptionJobs,
    systemJobs,
  ].flatMap((make) => make(dependencies));
