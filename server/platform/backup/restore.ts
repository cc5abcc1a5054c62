import type { Disk } from "flydrive";
import { openSession } from "../database/connection/session.ts";
import { prepareDatabase } from "../process/prepare-database.ts";
import { StartFailure } from "../start-failure.ts";
import { readFileList, restoreFile, someKeyIn } from "./files.ts";
import { isKnown } from "./known-version.ts";
import { load } from "./load.ts";
import { listBackups, type Manifest, readManifest } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import type { Wrapping } from "./wrapping.ts";

interface RestoreOptions {
  readonly ownerUrl: string;
  readonly disk: Disk;
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  /** As in `2026-11-27T18-50-00Z`; undefined: the newest. */
  readonly time?: string | undefined;
  tell(sentence: string): void;
}

/** Into an empty database and an empty place of files. A backup of an older version is loaded into its schema and then brought up to date. */
export async function restoreBackup({ time, tell, ...options }: RestoreOptions) {
  const backup = await findBackup(options.store, time);
  const manifest = await readManifest(options.store, options.wrapping, backup);
  await refuseNewerBackup(manifest);
  await refuseFilledDatabase(options.ownerUrl);
  await refuseFilledDisk(options.disk);
  tell(`Restaurando o banco de dados de ${manifest.takenAt}…`);
  await prepareDatabase(options.ownerUrl, { upTo: manifest.migrations.at(-1) });
  await load(options.ownerUrl, { ...options, backup, manifest });
  await prepareDatabase(options.ownerUrl);
  tell("Restaurando os arquivos…");
  for (const file of (await readFileList(options, backup)).values()) await restoreFile(options, file);
  return { backup, manifest };
}

async function findBackup(store: BackupStore, time: string | undefined): Promise<string> {
  const { ended } = await listBackups(store);
  const found = time ? ended.find((backup) => backup === `backups/${time}`) : ended.at(-1);
  if (found) return found;
  const names = ended.map((backup) => backup.replace("backups/", "")).join(", ");
  throw new StartFailure(
    names ? `Não há uma cópia ${time} ali. Há: ${names}.` : "Não há nenhuma cópia de segurança completa ali.",
  );
}

async function refuseNewerBackup({ migrations }: Manifest): Promise<void> {
  if (await isKnown(migrations)) return;
  throw new StartFailure(
    "A cópia é de uma versão mais nova do Prumo, que esta não sabe ler. Atualize o Prumo e repita. Nada foi alterado.",
  );
}

async function refuseFilledDatabase(ownerUrl: string): Promise<void> {
  const { client, end } = await openSession(ownerUrl);
  try {
    const { rows } = await client.query<{ filled: boolean }>(
      "select to_regclass('kysely_migration') is not null as filled",
    );
    if (rows[0]?.filled)
      throw new StartFailure(
        "O banco de destino não está vazio. Restaure num banco novo: outro DATA_DIR, ou outro banco em DATABASE_URL. Nada foi alterado.",
      );
  } finally {
    await end();
  }
}

/** Files of a running installation would be mixed with those of the backup, and removed by the nightly checks of the copy. */
async function refuseFilledDisk(disk: Disk): Promise<void> {
  const key = await someKeyIn(disk);
  if (key)
    throw new StartFailure(
      `O destino dos arquivos não está vazio (há, por exemplo, ${key}). Restaure numa pasta nova (outro DATA_DIR) e sem S3_BUCKET, ou com um bucket vazio. Nada foi alterado.`,
    );
}
