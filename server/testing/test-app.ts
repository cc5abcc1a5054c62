import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, inject } from "vitest";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { buildApp, jobsOf } from "../app.ts";
import type { Dependencies } from "../dependencies.ts";
import { createDocumentRenderer } from "../documents/renderer.ts";
import { createPosturePhotoStore } from "../features/assessment/posture-photos/store.ts";
import { createCommentMediaStore } from "../features/execution/comments/store.ts";
import { createLandingImageStore } from "../features/public-pages/landing-pages/store.ts";
import { createCertificateStore } from "../features/students/readiness-documents/store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Secrets } from "../platform/database/secrets.ts";
import { createExportStore } from "../platform/files/exports.ts";
import { createFigureLinks } from "../platform/files/figure-links.ts";
import { createPhotoStore } from "../platform/files/photos.ts";
import { openFolder, shareStorage } from "../platform/files/storage.ts";
import { runDueJobs as runJobs } from "../platform/jobs/worker.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { createSandbox } from "../platform/payments/sandbox.ts";
import { createPostalCodes } from "../platform/postal-codes/postal-codes.ts";
import { createWebPush, vapidKeys } from "../platform/push/web-push.ts";
import { QUOTAS } from "../quotas.ts";
import { createDatabase, type OwnDatabase } from "./database/database.ts";
import { aFolder } from "./files/folder.ts";
import { settableClock } from "./settable-clock.ts";
import { SANDBOX_SECRET } from "./steps/cards.ts";

/** The moment at which every test begins: Monday, 2 March 2026, noon in São Paulo. */
export const NOW = "2026-03-02T15:00:00.000Z";

export const DAY_MS = MS_PER_DAY;

/** Only the clock is set by the test; database, files, mail folder and PDF process are real. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly database: OwnDatabase;
  readonly clock: Clock & { advance(milliseconds: number): void };
  readonly dataDir: string;
  /** Runs the jobs that are due now; the running server does so by itself. */
  runDueJobs(): Promise<void>;
  /** The same a day later, for what waits that long. */
  runJobsOfNextDay(): Promise<void>;
}

/** The files of a worker share its process, whose start takes a second of CPU. */
export const pdf = createDocumentRenderer();

const SILENT = { error() {}, warn() {} };

export const TEST_CONFIG: Dependencies["config"] = {
  productName: "Prumo",
  supportUrl: undefined,
  supportEmail: "suporte@prumo.example",
  tourUrl: undefined,
  trialDays: 14,
  publicUrl: "https://prumo.example",
  production: false,
  requiresSecondFactor: false,
  // Tests turn the clock by days.
  sessions: { staffIdleMs: 7 * DAY_MS, studentIdleMs: 30 * DAY_MS },
  platformPix: { kind: "email", key: "pix@prumo.example", name: "Prumo", city: "São Paulo" },
};

/** A Pix is the provider's, who says that it was paid. */
export const WITHOUT_PIX_KEY: Dependencies["config"] = { ...TEST_CONFIG, platformPix: undefined };

/** A file calls it at its top; it closes the application after the last test of the file. */
export async function startTestApp(replacements: Partial<Dependencies> = {}): Promise<TestApp> {
  const dataDir = aFolder();
  const database = await createDatabase();
  const clock = settableClock(NOW);
  const mailer = createMailer({
    smtpUrl: undefined,
    outbox: join(dataDir, "outbox"),
    from: "Prumo <nao-responda@prumo.example>",
    replyTo: "suporte@prumo.example",
  });
  const linkSecrets: Secrets = [Buffer.from(inject("linkSecret"), "base64")];
  const storage = shareStorage(openFolder(dataDir), { secrets: linkSecrets, clock, log: SILENT });
  const dependencies: Dependencies = {
    config: TEST_CONFIG,
    clock,
    db: database.db,
    photos: createPhotoStore(storage),
    posturePhotos: createPosturePhotoStore(storage),
    commentMedia: createCommentMediaStore(storage),
    certificates: createCertificateStore(storage),
    landingImages: createLandingImageStore(storage),
    exports: createExportStore(dataDir, linkSecrets, clock),
    figureLinks: createFigureLinks(linkSecrets, clock),
    mailer,
    pdf,
    // Tests of other subjects must not wait for a network.
    postalCodes: createPostalCodes({ ask: async () => ({ outcome: "unknown" }), clock }),
    payments: createSandbox({
      secret: SANDBOX_SECRET,
      clock,
      folder: join(dataDir, "sandbox-charges"),
      slowMs: 200,
    }),
    push: createWebPush({
      keys: [vapidKeys(createHash("sha256").update("push").digest())],
      contact: "https://prumo.example",
      fetch: async () => new Response(null, { status: 201 }),
    }),
    factorKeys: [createHash("sha256").update("factors").digest()],
    quotas: QUOTAS,
    generatorUsers: new Set(),
    ...replacements,
  };
  const app = await buildApp(dependencies);
  afterAll(async () => {
    await app.close();
    await mailer.close();
    await database.drop();
  });
  const { config } = dependencies;
  const options = {
    pool: database.owner,
    ownerUrl: database.ownerUrl,
    config,
    photos: dependencies.photos,
    mailer: dependencies.mailer,
    log: SILENT,
    jobs: jobsOf(dependencies),
  };
  const runDueJobs = () => runJobs(options);
  const runJobsOfNextDay = async () => {
    await database.owner.query("update graphile_worker._private_jobs set run_at = run_at - interval '1 day'");
    await runDueJobs();
  };
  return { app, dependencies, database, clock, dataDir, runDueJobs, runJobsOfNextDay };
}
