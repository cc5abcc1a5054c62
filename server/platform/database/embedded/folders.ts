import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { reasonOf, StartFailure } from "../../start-failure.ts";
import { type Account, canEnter, isRoot, unprivilegedAccount } from "./account.ts";
import { newSystemFolder } from "./system-folder.ts";

export interface Folders {
  dataDir: string;
  /** The real path of `dataDir`/database, which may be a link: see `letIn`. */
  home: string;
  isMovedOut: boolean;
  cluster: string;
  lock: string;
  passwordFile: string;
  logFile: string;
  /** Undefined when PostgreSQL runs under our own account. */
  account: Account | undefined;
}

export function lockOf(dataDir: string): string {
  return join(dataDir, "database", "server.lock");
}

export function prepareFolders(givenDataDir: string): Folders {
  const dataDir = resolve(givenDataDir);
  makeDataDir(dataDir);
  const link = join(dataDir, "database");
  if (!lstatSync(link, { throwIfNoEntry: false })) mkdirSync(link, { mode: 0o700 });
  const account = ownerOf(link);
  if (account) letIn(dataDir, link, account);
  const home = realpathSync(link);
  return {
    dataDir,
    home,
    isMovedOut: lstatSync(link).isSymbolicLink(),
    cluster: join(home, "cluster"),
    lock: lockOf(dataDir),
    passwordFile: join(home, "password"),
    logFile: join(dataDir, "postgres.log"),
    account,
  };
}

function makeDataDir(dataDir: string): void {
  try {
    // The folder holds mails with sign-in codes, and photos of people.
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!statSync(dataDir).isDirectory()) throw new Error("não é uma pasta");
  } catch (error) {
    throw new StartFailure(
      `Não é possível gravar na pasta de dados ${dataDir} (${reasonOf(error)}). ` +
        "Acerte as permissões dela ou escolha outra pasta com DATA_DIR.",
    );
  }
}

/** The account that runs a database is the owner of its folder, because PostgreSQL accepts no other. Undefined: our own. */
function ownerOf(link: string): Account | undefined {
  if (!existsSync(link)) {
    throw new StartFailure(
      `A pasta do banco ${link} aponta para um lugar que não existe mais. ` +
        "Devolva-a ao lugar ou, para começar do zero, apague esse atalho.",
    );
  }
  const { uid, gid } = statSync(link);
  if (isRoot() && uid !== 0) return { uid, gid };
  // The folder is root's: it was just created, or root copied it back from a backup.
  if (isRoot()) return give(realpathSync(link), unprivilegedAccount());
  if (uid === process.getuid?.()) return undefined;
  throw new StartFailure(
    `A pasta do banco ${link} pertence a outra conta (uid ${uid}). ` +
      "Inicie o Prumo com essa conta ou escolha outra pasta com DATA_DIR.",
  );
}

function give(folder: string, account: Account): Account {
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  return account;
}

/** The account passes through a DATA_DIR of root's without listing it. A closed folder above it moves the database away. */
function letIn(dataDir: string, link: string, account: Account): void {
  const { uid, gid, mode } = statSync(dataDir);
  if (uid === 0 && gid === 0 && !canEnter(dataDir, account)) {
    chownSync(dataDir, 0, account.gid);
    chmodSync(dataDir, (mode & 0o7777) | 0o010);
  }
  if (!canEnter(realpathSync(link), account)) moveOut(dataDir, link, account);
}

function moveOut(dataDir: string, link: string, account: Account): void {
  if (lstatSync(link).isSymbolicLink()) {
    throw new StartFailure(
      `A conta que roda o PostgreSQL não alcança ${realpathSync(link)}. ` +
        "Acerte as permissões das pastas acima dela ou inicie o Prumo com a conta dona dela.",
    );
  }
  const folder = newSystemFolder("database");
  const home = join(folder, "database");
  // The two places may be on different disks, which `mv` can handle and a rename cannot.
  const moved = spawnSync("mv", [link, home], { encoding: "utf8" });
  if (moved.status !== 0)
    throw new StartFailure(`Não foi possível mover o banco para ${folder}: ${moved.stderr.trim()}`);
  writeFileSync(join(folder, "data-dir.txt"), `${dataDir}\n`);
  chownSync(folder, account.uid, account.gid);
  symlinkSync(home, link);
}

/** Only the owning account and root can read the file. */
export function passwordIn({ passwordFile, account }: Folders): string {
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  return readFileSync(passwordFile, "utf8").trim();
}
