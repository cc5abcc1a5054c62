import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { evaluationImportRoutes } from "./features/assessment/evaluation-imports/handlers.ts";
import { evaluationJobs } from "./features/assessment/evaluations/jobs.ts";
import { goalRoutes } from "./features/assessment/goals/handlers.ts";
import { opinionBlockRoutes } from "./features/assessment/opinion-blocks/handlers.ts";
import { photoMarkRoutes } from "./features/assessment/photo-marks/handlers.ts";
import { posturePhotoRoutes } from "./features/assessment/posture-photos/handlers.ts";
import { posturePhotoJobs } from "./features/assessment/posture-photos/jobs.ts";
import { strengthTestRoutes } from "./features/assessment/strength-tests/handlers.ts";
import { technicalErrorRoutes } from "./features/assessment/technical-errors/handlers.ts";
import { deviationExerciseRoutes } from "./features/catalogue/deviation-exercises/handlers.ts";
import { exerciseFavouriteRoutes } from "./features/catalogue/exercise-favourites/handlers.ts";
import { exerciseFigureRoutes } from "./features/catalogue/exercise-figures/handlers.ts";
import { exerciseImportRoutes } from "./features/catalogue/exercise-imports/handlers.ts";
import { exerciseRoutes } from "./features/catalogue/exercises/handlers.ts";
import { muscleGroupRoutes } from "./features/catalogue/muscle-groups/handlers.ts";
import { posturalDeviationRoutes } from "./features/catalogue/postural-deviations/handlers.ts";
import { tutorialRoutes } from "./features/catalogue/tutorials/handlers.ts";
import { commentRoutes } from "./features/execution/comments/handlers.ts";
import { commentJobs } from "./features/execution/comments/jobs.ts";
import { executionCalendarRoutes } from "./features/execution/execution-calendar/handlers.ts";
import { executionCalendarJobs } from "./features/execution/execution-calendar/jobs.ts";
import { executionRoutes } from "./features/execution/executions/handlers.ts";
import { exerciseHistoryRoutes } from "./features/execution/exercise-history/handlers.ts";
import { gymRoutes } from "./features/execution/gym/handlers.ts";
import { progressionRoutes } from "./features/execution/progression/handlers.ts";
import { signalRoutes } from "./features/execution/signals/handlers.ts";
import { signalJobs } from "./features/execution/signals/jobs.ts";
import { trendRoutes } from "./features/execution/trends/handlers.ts";
import { businessFigureRoutes } from "./features/overview/business-figures/handlers.ts";
import { dashboardRoutes } from "./features/overview/dashboards/handlers.ts";
import { studentDashboardRoutes } from "./features/overview/student-dashboards/handlers.ts";
import { todaysTaskRoutes } from "./features/overview/todays-tasks/handlers.ts";
import { currentUserRoutes } from "./features/own-data/current-user/handlers.ts";
import { personalDataRoutes } from "./features/own-data/personal-data/handlers.ts";
import { personalDataJobs } from "./features/own-data/personal-data/jobs.ts";
import { profileRoutes } from "./features/own-data/profile/handlers.ts";
import { retentionRoutes } from "./features/own-data/retentions/handlers.ts";
import { retentionJobs } from "./features/own-data/retentions/jobs.ts";
import { accountRoutes } from "./features/people/accounts/handlers.ts";
import { accountJobs } from "./features/people/accounts/jobs.ts";
import { addressRoutes } from "./features/people/addresses/handlers.ts";
import { administratorRoutes } from "./features/people/administrators/handlers.ts";
import { auditRoutes } from "./features/people/audit/handlers.ts";
import { emailChangeRoutes } from "./features/people/email-changes/handlers.ts";
import { noticeRoutes } from "./features/people/notices/handlers.ts";
import { noticeJobs } from "./features/people/notices/jobs.ts";
import { passkeyRoutes } from "./features/people/passkeys/handlers.ts";
import { photoRoutes } from "./features/people/photos/handlers.ts";
import { secondFactorRoutes } from "./features/people/second-factors/handlers.ts";
import { secondFactorJobs } from "./features/people/second-factors/jobs.ts";
import { termsRoutes } from "./features/people/terms/handlers.ts";
import { cycleRoutes } from "./features/planning/cycles/handlers.ts";
import { macrocycleRoutes } from "./features/planning/macrocycles/handlers.ts";
import { periodisationRoutes } from "./features/planning/periodisations/handlers.ts";
import { trainingCopyRoutes } from "./features/planning/training-copies/handlers.ts";
import { weekCopyRoutes } from "./features/planning/week-copies/handlers.ts";
import { billingActRoutes } from "./features/platform-billing/billing-acts/handlers.ts";
import { billingActJobs, recordTakenBackOfNotice } from "./features/platform-billing/billing-acts/jobs.ts";
import { couponRoutes } from "./features/platform-billing/coupons/handlers.ts";
import { invoicePixRoutes } from "./features/platform-billing/invoice-pix/handlers.ts";
import { invoicePixJobs, settleNoticedInvoicePix } from "./features/platform-billing/invoice-pix/jobs.ts";
import { openChargeRoutes } from "./features/platform-billing/open-charges/handlers.ts";
import { openChargeJobs } from "./features/platform-billing/open-charges/jobs.ts";
import { planRoutes } from "./features/platform-billing/plans/handlers.ts";
import { platformInvoiceRoutes } from "./features/platform-billing/platform-invoices/handlers.ts";
import { registrationRoutes } from "./features/platform-billing/registration/handlers.ts";
import { subscriptionPaymentRoutes } from "./features/platform-billing/subscription-payments/handlers.ts";
import { subscriptionPaymentJobs } from "./features/platform-billing/subscription-payments/jobs.ts";
import { subscriptionRoutes } from "./features/platform-billing/subscriptions/handlers.ts";
import { subscriptionJobs } from "./features/platform-billing/subscriptions/jobs.ts";
import { trainerRoutes } from "./features/platform-billing/trainers/handlers.ts";
import { upgradeRoutes } from "./features/platform-billing/upgrades/handlers.ts";
import { exerciseSuggestionRoutes } from "./features/prescription/exercise-suggestions/handlers.ts";
import { libraryRoutes } from "./features/prescription/library/handlers.ts";
import { loadStepRoutes } from "./features/prescription/load-steps/handlers.ts";
import { prescriptionCheckRoutes } from "./features/prescription/prescription-checks/handlers.ts";
import { trainingMaxRoutes } from "./features/prescription/training-maxes/handlers.ts";
import { trainingProposalRoutes } from "./features/prescription/training-proposals/handlers.ts";
import { landingPageRoutes } from "./features/public-pages/landing-pages/handlers.ts";
import { landingPageJobs } from "./features/public-pages/landing-pages/jobs.ts";
import { systemRoutes } from "./features/public-pages/system/handlers.ts";
import { systemJobs } from "./features/public-pages/system/jobs.ts";
import { evaluationHistoryRoutes } from "./features/results/evaluation-history/handlers.ts";
import { finalResultRoutes } from "./features/results/final-results/handlers.ts";
import { isSharedLinkOpen, sharedLinkRoutes } from "./features/sharing/shared-links/handlers.ts";
import { approvalRoutes } from "./features/student-billing/approvals/handlers.ts";
import { checkoutRoutes, isForSale } from "./features/student-billing/checkout/handlers.ts";
import { pixChargeRoutes } from "./features/student-billing/pix-charges/handlers.ts";
import { pixChargeJobs, settleNoticedStudentPix } from "./features/student-billing/pix-charges/jobs.ts";
import { receivingRoutes } from "./features/student-billing/receiving/handlers.ts";
import { studentCardRoutes } from "./features/student-billing/student-cards/handlers.ts";
import { recordStudentsTakenBackOfNotice, studentCardJobs } from "./features/student-billing/student-cards/jobs.ts";
import { studentPaymentRoutes } from "./features/student-billing/student-payments/handlers.ts";
import { studentPaymentJobs } from "./features/student-billing/student-payments/jobs.ts";
import { studentPlanRoutes } from "./features/student-billing/student-plans/handlers.ts";
import { studentPlanJobs } from "./features/student-billing/student-plans/jobs.ts";
import { appointmentRoutes } from "./features/students/appointments/handlers.ts";
import { appointmentJobs } from "./features/students/appointments/jobs.ts";
import { readinessRoutes } from "./features/students/readiness/handlers.ts";
import { readinessDocumentRoutes } from "./features/students/readiness-documents/handlers.ts";
import { readinessDocumentJobs } from "./features/students/readiness-documents/jobs.ts";
import { readinessRuleRoutes } from "./features/students/readiness-rules/handlers.ts";
import { readinessTextRoutes } from "./features/students/readiness-texts/handlers.ts";
import { studentImportRoutes } from "./features/students/student-imports/handlers.ts";
import { studentImportJobs } from "./features/students/student-imports/jobs.ts";
import { studentRoutes } from "./features/students/students/handlers.ts";
import { inScope } from "./platform/database/scope.ts";
import { closeConnectionsAtShutdown, type Timeouts, timeoutOptions } from "./platform/http/connections.ts";
import { describeApi } from "./platform/http/description.ts";
import { answerFailures, answerUnreadableAddress } from "./platform/http/failures.ts";
import { guard } from "./platform/http/guard.ts";
import { acceptMultipart } from "./platform/http/multipart.ts";
import { servePages } from "./platform/http/pages.ts";
import { limitPdfs } from "./platform/http/pdf-download.ts";
import { protect } from "./platform/http/protection.ts";
import { logRequests } from "./platform/http/request-log.ts";
import type { Job } from "./platform/jobs/worker.ts";
import { MAX_BODY_BYTES, TIMEOUTS } from "./platform/limits.ts";
import type { Telemetry } from "./platform/telemetry/telemetry.ts";

interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  readonly telemetry?: Pick<Telemetry, "watchRequests"> | undefined;
  /** The folder of the built pages; without it only the API is served. */
  readonly pages?: string | undefined;
  readonly timeouts?: Timeouts;
}

export async function buildApp(
  dependencies: Dependencies,
  { logger, pages, telemetry, timeouts = TIMEOUTS }: AppOptions = {},
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
  telemetry?.watchRequests(app);
  logRequests(app);
  answerFailures(app);
  const { config, payments } = dependencies;
  await protect(app, { db: dependencies.db, production: config.production, cardKey: payments.cardKey() });
  await describeApi(app, dependencies.config.productName);
  guard(app, dependencies);
  await acceptMultipart(app);
  limitPdfs(app);
  await servePages(app, pages, {
    productName: dependencies.config.productName,
    presence: {
      "/compartilhado/:token": isSharedLinkOpen(dependencies),
      "/p/:slug/plano/:id": isForSale(dependencies),
    },
  });

  const routes = [
    accountRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    emailChangeRoutes,
    administratorRoutes,
    currentUserRoutes,
    auditRoutes,
    trainerRoutes,
    studentRoutes,
    studentImportRoutes,
    studentPlanRoutes,
    studentPaymentRoutes,
    studentCardRoutes,
    pixChargeRoutes,
    macrocycleRoutes,
    periodisationRoutes,
    cycleRoutes,
    finalResultRoutes,
    evaluationHistoryRoutes,
    photoMarkRoutes,
    posturePhotoRoutes,
    exerciseSuggestionRoutes,
    trainingCopyRoutes,
    weekCopyRoutes,
    sharedLinkRoutes,
    tutorialRoutes,
    strengthTestRoutes,
    exerciseFavouriteRoutes,
    prescriptionCheckRoutes,
    evaluationImportRoutes,
    opinionBlockRoutes,
    loadStepRoutes,
    readinessRoutes,
    appointmentRoutes,
    readinessDocumentRoutes,
    readinessRuleRoutes,
    readinessTextRoutes,
    goalRoutes,
    trainingMaxRoutes,
    trainingProposalRoutes,
    technicalErrorRoutes,
    executionRoutes,
    executionCalendarRoutes,
    exerciseHistoryRoutes,
    gymRoutes,
    commentRoutes,
    progressionRoutes,
    signalRoutes,
    trendRoutes,
    exerciseRoutes,
    exerciseFigureRoutes,
    exerciseImportRoutes,
    libraryRoutes,
    muscleGroupRoutes,
    posturalDeviationRoutes,
    deviationExerciseRoutes,
    termsRoutes,
    noticeRoutes,
    addressRoutes,
    landingPageRoutes,
    profileRoutes,
    personalDataRoutes,
    retentionRoutes,
    planRoutes,
    receivingRoutes,
    subscriptionPaymentRoutes,
    openChargeRoutes,
    subscriptionRoutes,
    invoicePixRoutes,
    billingActRoutes,
    upgradeRoutes,
    platformInvoiceRoutes,
    couponRoutes,
    checkoutRoutes,
    approvalRoutes,
    registrationRoutes,
    dashboardRoutes,
    businessFigureRoutes,
    todaysTaskRoutes,
    studentDashboardRoutes,
    systemRoutes,
    photoRoutes,
  ];
  for (const route of routes.flatMap((make) => make(dependencies))) {
    route(app, { openScope: (actor, work) => inScope(dependencies.db, actor, work), reads: dependencies.reads });
  }
  await app.ready();
  return app;
}

export const jobsOf = (dependencies: Dependencies): readonly Job[] =>
  [
    accountJobs,
    secondFactorJobs,
    (services: Dependencies) =>
      openChargeJobs(services, [
        settleNoticedInvoicePix,
        settleNoticedStudentPix,
        recordTakenBackOfNotice,
        recordStudentsTakenBackOfNotice,
      ]),
    landingPageJobs,
    noticeJobs,
    executionCalendarJobs,
    evaluationJobs,
    appointmentJobs,
    signalJobs,
    studentPaymentJobs,
    studentCardJobs,
    pixChargeJobs,
    subscriptionPaymentJobs,
    personalDataJobs,
    retentionJobs,
    posturePhotoJobs,
    readinessDocumentJobs,
    commentJobs,
    studentImportJobs,
    studentPlanJobs,
    subscriptionJobs,
    invoicePixJobs,
    billingActJobs,
    systemJobs,
  ].flatMap((make) => make(dependencies));
