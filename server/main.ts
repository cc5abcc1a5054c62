import "./platform/process/thread-pool.ts";
import "./platform/process/private-files.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApp, jobsOf } from "./app.ts";
import { createDocumentRenderer } from "./documents/renderer.ts";
import { createPosturePhotoStore } from "./features/assessment/posture-photos/store.ts";
import { createCommentMediaStore } from "./features/execution/comments/store.ts";
import { inviteAdmin } from "./features/people/accounts/commands.ts";
import { hasAdmin } from "./features/people/accounts/queries.ts";
import { createLandingImageStore } from "./features/public-pages/landing-pages/store.ts";
import { createCertificateStore } from "./features/students/readiness-documents/store.ts";
import { backupJobs } from "./platform/backup/jobs.ts";
import { refuseAmongFiles } from "./platform/backup/place.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, listeningAt, loadConfig, localAddress } from "./platform/config.ts";
import { inAccountOf } from "./platform/database/connection/address.ts";
import { connect, type Database } from "./platform/database/connection/connection.ts";
import { refuseUnusablePooler, refuseUnusableServer } from "./platform/database/connection/external-server.ts";
import { refuseIfRunning, startEmbeddedDatabase } from "./platform/database/embedded/start.ts";
import { openReads } from "./platform/database/reads.ts";
import { inSignInScope } from "./platform/database/scope.ts";
import { createExportStore } from "./platform/files/exports.ts";
import { createFigureLinks } from "./platform/files/figure-links.ts";
import { createPhotoStore } from "./platform/files/photos.ts";
import { openStorage, shareStorage } from "./platform/files/storage.ts";
import { startJobs } from "./platform/jobs/worker.ts";
import { createLog, type Log } from "./platform/log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createPagarme } from "./platform/payments/pagarme/pagarme.ts";
import { createSandbox } from "./platform/payments/sandbox.ts";
import { askCepPromise } from "./platform/postal-codes/cep-promise.ts";
import { createPostalCodes } from "./platform/postal-codes/postal-codes.ts";
import { banner } from "./platform/process/banner.ts";
import { findPort, listenFailure } from "./platform/process/listening.ts";
import { prepareDatabase } from "./platform/process/prepare-database.ts";
import { goAhead } from "./platform/process/priority.ts";
import { explain } from "./platform/process/run-command.ts";
import { Shutdown } from "./platform/process/shutdown.ts";
import { createWebPush, vapidKeys } from "./platform/push/web-push.ts";
import { startTelemetry } from "./platform/telemetry/start.ts";
import type { Telemetry } from "./platform/telemetry/telemetry.ts";
import { QUOTAS } from "./quotas.ts";
import type { Demo } from "./seed/demo/prepare.ts";
import { loadSeed } from "./seed/load.ts";

/** The built pages. Under `npm run dev` Vite serves its own. */
const PAGES = join(import.meta.dirname, "../dist/web");

await main().catch(explain);

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config);
  const shutdown = new Shutdown(log);
  shutdown.listen();
  try {
    await start(config, log, shutdown);
  } catch (error) {
    // While the server closes, a start that still waits fails as expected.
    if (shutdown.isUnderWay) return;
    explain(error);
    await shutdown.begin(1);
  }
}

async function start(given: Config, log: Log, shutdown: Shutdown): Promise<void> {
  if (!given.databaseUrl) refuseIfRunning(given.dataDir);
  if (given.backups.to) refuseAmongFiles(given.backups.to, given);
  const config = listeningAt(given, await findPort(given.host, given.port));
  const ownerUrl = await openDatabase(config, log, shutdown);
  const { secretKeys } = config;
  const { serverUrl, linkSecrets, pushSecrets, factorKeys } = await prepareDatabase(ownerUrl, { secretKeys });
  await loadSeed(ownerUrl);
  const demo = config.demo ? await loadDemo(ownerUrl) : undefined;

  const telemetry = await startTelemetry(config.telemetry);
  shutdown.register(async () => telemetry?.stop());
  telemetry?.watchQueue(ownerUrl);
  if (config.backups.to) telemetry?.watchBackups(() => lookForBackup(config.backups));
  const watch: Telemetry["watch"] = telemetry?.watch ?? ((_name, service) => service);
  const db = connect(await addressForRequests(serverUrl, config), { onPool: telemetry?.watchPool });
  shutdown.register(() => db.destroy());
  // A standby that is away delays a read by two seconds, once.
  const standby = config.readUrl
    ? connect(inAccountOf(serverUrl, config.readUrl), { kind: "standby", connectTimeoutMs: 2_000 })
    : undefined;
  shutdown.register(async () => standby?.destroy());
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    outbox: join(config.dataDir, "outbox"),
    from: config.mailFrom,
    replyTo: config.supportEmail,
  });
  shutdown.register(() => mailer.close());
  const pdf = createDocumentRenderer({ compiledFolder: join(config.dataDir, "compiled") });
  shutdown.register(() => pdf.close());
  const disk = await openStorage(config.dataDir, config.s3);
  const storage = shareStorage(disk, { secrets: linkSecrets, clock: systemClock, log });
  const posturePhotos = createPosturePhotoStore(storage);
  const landingImages = createLandingImageStore(storage);
  const exports = createExportStore(config.dataDir, linkSecrets, systemClock);
  const figureLinks = createFigureLinks(linkSecrets, systemClock);
  const postalCodes = createPostalCodes({ ask: askCepPromise, clock: systemClock });
  const payments = config.pagarme
    ? createPagarme({ ...config.pagarme, log })
    : createSandbox({ secret: linkSecrets[0], clock: systemClock, folder: join(config.dataDir, "sandbox-charges") });
  if (config.production && !config.pagarme)
    log.warn("Nenhum provedor de pagamentos configurado (PAYMENTS): nenhum cartão é cobrado de verdade.");
  const push = createWebPush({
    keys: [vapidKeys(pushSecrets[0]), ...pushSecrets.slice(1).map(vapidKeys)],
    contact: contactOf(config),
  });
  const dependencies = {
    config,
    clock: systemClock,
    db,
    reads: standby && openReads({ db, standby }),
    photos: createPhotoStore(storage),
    posturePhotos,
    commentMedia: createCommentMediaStore(storage),
    certificates: createCertificateStore(storage),
    landingImages,
    exports,
    figureLinks,
    mailer: watch("mail", mailer, ["send"]),
    pdf: watch("pdf", pdf, ["render", "renderInBackground"]),
    postalCodes,
    payments: watch("payments", payments, [
      "charge",
      "find",
      "makePix",
      "findPix",
      "refund",
      "findReturned",
      "saveCard",
    ]),
    push: watch("push", push, ["send"]),
    factorKeys,
    quotas: QUOTAS,
    generatorUsers: new Set(config.generatorUserIds ?? demo?.generatorUserIds),
  };
  const jobs = await startJobs({
    ownerUrl,
    secretKeys,
    config,
    photos: dependencies.photos,
    mailer: dependencies.mailer,
    log,
    jobs: [...jobsOf(dependencies), ...backupJobs({ backups: config.backups, ownerUrl, env: process.env })],
    isAlone: !config.databaseUrl,
    telemetry,
  });
  shutdown.register(() => jobs.stop());
  const app = await buildApp(dependencies, { logger: log, pages: existsSync(PAGES) ? PAGES : undefined, telemetry });
  shutdown.register(() => app.close());
  await inviteFirstAdmin(config, log, db);
  leaveStartBehind();
  const { host, port } = config;
  await app.listen({ host, port, listenTextResolver: (at) => `Ouvindo em ${at}` }).catch((error: unknown) => {
    throw listenFailure(error, host, port);
  });
  goAhead();
  demo?.drawImages(dependencies).catch((err: unknown) => log.warn({ err }, "demo images"));
  announce(config, log, demo);
}

/** With measures alone the server reads backups, whose packages it otherwise does not load. */
async function lookForBackup(backups: Config["backups"]): Promise<Date | undefined> {
  const { newestBackup } = await import("./platform/backup/newest.ts");
  return newestBackup(backups);
}

/** Otherwise 15 to 40 MB that only the start needed stay until the heap has grown by them again. Node has `gc` where a flag asks for it. */
function leaveStartBehind(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

async function loadDemo(ownerUrl: string): Promise<Demo> {
  const { prepareDemo } = await import("./seed/demo/prepare.ts");
  return prepareDemo(ownerUrl);
}

/** Push services take an address of the web where the operator is found, or of a mailbox. */
function contactOf({ publicUrl, supportEmail }: Config): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:${supportEmail}`;
}

/** Warns in the log when there is no administrator. The server works for everybody else. */
async function inviteFirstAdmin({ adminEmail }: Config, log: Log, db: Database): Promise<void> {
  const now = systemClock.now();
  const { outcome } = await inSignInScope(db, async (scope) => {
    if (adminEmail) return inviteAdmin(scope, adminEmail, now);
    return { outcome: (await hasAdmin(scope)) ? "is_there" : "missing" } as const;
  });
  if (outcome === "invited") log.info("O administrador foi criado; o convite para escolher a senha segue por e-mail.");
  if (outcome === "missing") log.warn("Não há administrador. Inicie com ADMIN_EMAIL=… para convidar um.");
}

async function openDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  if (config.databaseUrl) {
    await refuseUnusableServer(config.databaseUrl);
    return config.databaseUrl;
  }
  const opening = startEmbeddedDatabase({ dataDir: config.dataDir, log });
  shutdown.register(() =>
    opening.then(
      ({ stop }) => stop(),
      () => {}, // it never opened; the await below reports why
    ),
  );
  const database = await opening;
  database.ended.then(() => {
    if (shutdown.isUnderWay) return;
    log.fatal("O PostgreSQL embutido encerrou sozinho; o servidor vai encerrar. Veja postgres.log na pasta de dados.");
    return shutdown.begin(1);
  });
  return database.ownerUrl;
}

/** Migrations, the queue and its locks stay with the database itself, because they keep a session. */
async function addressForRequests(serverUrl: string, { poolerUrl }: Config): Promise<string> {
  if (!poolerUrl) return serverUrl;
  const address = inAccountOf(serverUrl, poolerUrl);
  await refuseUnusablePooler(address);
  return address;
}

function announce(config: Config, log: Log, demo: Demo | undefined) {
  const address = localAddress(config.host, config.port);
  if (config.production) log.info({ address }, "no ar");
  else process.stdout.write(banner(config, address, demo?.accounts ?? []));
}
