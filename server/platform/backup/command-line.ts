import { generateX25519Identity } from "age-encryption";
import { type Config, loadConfig } from "../config.ts";
import { refuseUnusableServer } from "../database/connection/external-server.ts";
import { runningDatabase } from "../database/embedded/running.ts";
import { startEmbeddedDatabase } from "../database/embedded/start.ts";
import { openStorage } from "../files/storage.ts";
import { StartFailure } from "../start-failure.ts";
import { LOST_FILES } from "./jobs.ts";
import { openBackupStore } from "./open-store.ts";
import { refuseAmongFiles } from "./place.ts";
import { restoreBackup } from "./restore.ts";
import { takeBackup } from "./take.ts";
import { openThrowaway } from "./throwaway.ts";
import { wrappingWith } from "./wrapping.ts";

const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** `npm run backup -- [FOLDER|s3://bucket/prefix]`; without a place to BACKUP_TO. */
export async function runBackup(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (args[0] === "--new-key") return tell(await generateX25519Identity());
  const config = configFor(args[0], env);
  const place = placeIn(args[0] ?? config.backups.to, "npm run backup -- PASTA");
  refuseAmongFiles(place, config);
  const begun = Date.now();
  const { backup, manifest, newFiles, moreComplete } = await withOwner(config, async (ownerUrl) =>
    takeBackup({
      ...(await placesOf(config, place)),
      ownerUrl,
      keepDays: config.backups.keepDays,
      now: new Date(),
      openThrowaway,
      tell,
    }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, missing } = manifest.files;
  tell(
    `Cópia ${backup.replace("backups/", "")} pronta e conferida em ${seconds(begun)}: ${manifest.tables.length} tabelas, ${rows} linhas, ${count} arquivos (${newFiles} novos)${config.backups.key ? ", criptografada" : ", sem criptografia (BACKUP_KEY)"}.`,
  );
  if (moreComplete)
    process.stderr.write(
      `${LOST_FILES} ${missing} arquivos citados no banco, e a cópia ${moreComplete.replace("backups/", "")} é mais completa. Ela não será apagada enquanto eles não voltarem: restaure-a em outra pasta e traga-os de lá.\n`,
    );
  else if (missing > 0) tell(`Atenção: ${missing} arquivos citados no banco não existem.`);
}

/** `npm run restore -- FOLDER|s3://… [TIME]`, into the empty database of DATABASE_URL or DATA_DIR. */
export async function runRestore([place, time]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const config = configFor(place, env);
  const from = placeIn(place ?? config.backups.to, "npm run restore -- PASTA [CÓPIA]");
  const begun = Date.now();
  const { manifest } = await withOwner(config, async (ownerUrl) =>
    restoreBackup({ ...(await placesOf(config, from)), ownerUrl, time, tell }),
  );
  tell(
    `Restaurada em ${seconds(begun)} a cópia de ${manifest.takenAt}: ${manifest.files.count} arquivos. Inicie com npm start.`,
  );
}

/** A bucket given to a command takes its keys from the settings, as one in BACKUP_TO does. */
const configFor = (place: string | undefined, env: NodeJS.ProcessEnv): Config =>
  loadConfig(place?.startsWith("s3://") ? { ...env, BACKUP_TO: place } : env);

function placeIn(place: string | undefined, usage: string): string {
  if (place) return place;
  throw new StartFailure(`Diga onde: ${usage} (uma pasta ou s3://bucket/prefixo), ou defina BACKUP_TO.`);
}

const placesOf = async ({ dataDir, s3, backups }: Config, place: string) => ({
  disk: await openStorage(dataDir, s3),
  store: await openBackupStore(place, backups.bucketKeys),
  wrapping: await wrappingWith(backups.key),
});

const seconds = (begun: number): string => `${((Date.now() - begun) / 1000).toFixed(1).replace(".", ",")} s`;

/** A server may run on the data folder; without one its database is started for the while. */
async function withOwner<Result>(
  { databaseUrl, dataDir }: Config,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    await refuseUnusableServer(databaseUrl);
    return work(databaseUrl);
  }
  const running = await runningDatabase(dataDir);
  if (running) return work(running);
  const database = await startEmbeddedDatabase({ dataDir, log: { info: tell, warn: tell } });
  try {
    return await work(database.ownerUrl);
  } finally {
    await database.stop();
  }
}
