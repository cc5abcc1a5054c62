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

/** Where one embedded database lives and by whom it is run. */
export interface Folders {
  dataDir: string;
  /** Where `dataDir`/database really is: see `makeHome`. */
  home: string;
  isMovedOut: boolean;
  cluster: string;
  lock: string;
  passwordFile: string;
  logFile: string;
  /** Undefined when PostgreSQL runs as whoever runs us. */
  account: Account | undefined;
}

export function lockOf(dataDir: string): string {
  return join(dataDir, "database", "server.lock");
}

export function prepareFolders(givenDataDir: string): Folders {
  const dataDir = resolve(givenDataDir);
  makeDataDir(dataDir);
  const link = join(dataDir, "database");
  const account = lstatSync(link, { throwIfNoEntry: false }) ? ownerOf(link) : makeHome(dataDir, link);
  const home = realpathSync(link);
  if (account) letThrough(dataDir, account);
  if (!canEnter(home, account)) throw new StartFailure(closedSentence(home));
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
    // It holds mail with sign-in codes and photographs of people.
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

/** An existing database is run by its owner: PostgreSQL accepts nobody else. */
function ownerOf(link: string): Account | undefined {
  if (!existsSync(link)) {
    throw new StartFailure(
      `A pasta do banco ${link} aponta para um lugar que não existe mais. ` +
        "Devolva-a ao lugar ou, para começar do zero, apague esse atalho.",
    );
  }
  const { uid, gid } = statSync(link);
  if (uid === process.getuid?.() && !isRoot()) return undefined;
  if (!isRoot()) {
    throw new StartFailure(
      `A pasta do banco ${link} pertence a outra conta (uid ${uid}). ` +
        "Inicie o Prumo com essa conta ou escolha outra pasta com DATA_DIR.",
    );
  }
  // Root's own, as after a backup copied back by root: PostgreSQL would refuse it for ever.
  return uid === 0 ? give(realpathSync(link), unprivilegedAccount()) : { uid, gid };
}

/**
 * As root, a DATA_DIR below a folder closed to the account (a clone in /root is the usual case) cannot hold the
 * database; then the database stands in the system's folder and DATA_DIR links to it.
 */
function makeHome(dataDir: string, link: string): Account | undefined {
  if (!isRoot()) {
    mkdirSync(link, { mode: 0o700 });
    return undefined;
  }
  const account = unprivilegedAccount();
  letThrough(dataDir, account);
  if (canEnter(dataDir, account)) {
    mkdirSync(link, { mode: 0o700 });
    return give(link, account);
  }
  const home = newSystemFolder("database");
  writeFileSync(join(home, "data-dir.txt"), `${dataDir}\n`);
  give(home, account);
  symlinkSync(home, link);
  return account;
}

/** DATA_DIR itself, when it is root's alone, lets the account pass without letting it list; its parents are not ours. */
function letThrough(dataDir: string, account: Account): void {
  const { uid, gid, mode } = statSync(dataDir);
  if (uid !== 0 || gid !== 0 || canEnter(dataDir, account)) return;
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

function give(folder: string, account: Account): Account {
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  return account;
}

function closedSentence(home: string): string {
  return (
    `O PostgreSQL não roda como root, e a conta que o roda não alcança ${home}. ` +
    "Mova a pasta de dados para fora de pastas fechadas (como /root) e indique-a em DATA_DIR, " +
    "ou inicie o Prumo com a conta dona dela."
  );
}

/** Made once per database and never shown; only its owner and root can read it. */
export function passwordIn({ passwordFile, account }: Folders): string {
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  return readFileSync(passwordFile, "utf8").trim();
}
