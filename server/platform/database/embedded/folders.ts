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
  if (!lstatSync(link, { throwIfNoEntry: false })) mkdirSync(link, { mode: 0o700 });
  const account = whoRuns(link);
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

/** A database is run by its owner: PostgreSQL accepts nobody else. Undefined: by whoever runs us. */
function whoRuns(link: string): Account | undefined {
  if (!existsSync(link)) {
    throw new StartFailure(
      `A pasta do banco ${link} aponta para um lugar que não existe mais. ` +
        "Devolva-a ao lugar ou, para começar do zero, apague esse atalho.",
    );
  }
  const { uid, gid } = statSync(link);
  if (isRoot() && uid !== 0) return { uid, gid };
  // Root's own: just made, or copied back from a backup by root.
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

/**
 * DATA_DIR itself, when it is root's alone, lets the account pass without letting it list. Its parents are not ours to
 * open: below a folder closed to the account (a clone in /root is the usual case) the database moves into the system's
 * folder, and a link in DATA_DIR says where.
 */
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
  const room = newSystemFolder("database");
  const home = join(room, "database");
  // `mv` and not a rename: the two places may be on different disks.
  const moved = spawnSync("mv", [link, home], { encoding: "utf8" });
  if (moved.status !== 0) throw new StartFailure(`Não foi possível mover o banco para ${room}: ${moved.stderr.trim()}`);
  // Whoever finds it there one day should know whose it is.
  writeFileSync(join(room, "data-dir.txt"), `${dataDir}\n`);
  chownSync(room, account.uid, account.gid);
  symlinkSync(home, link);
}

/** Made once per database and never shown; only its owner and root can read it. */
export function passwordIn({ passwordFile, account }: Folders): string {
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  return readFileSync(passwordFile, "utf8").trim();
}
