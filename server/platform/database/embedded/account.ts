import { spawnSync } from "node:child_process";
import { StartFailure } from "../../start-failure.ts";

/** The system account that runs PostgreSQL when we are root: PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

const ACCOUNT_NAME = "prumo";

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** An account of our own shares its files with no other service; a read-only container uses a usual one. */
export function unprivilegedAccount(): Account {
  const account = lookUp(ACCOUNT_NAME) ?? create(ACCOUNT_NAME) ?? lookUp("postgres") ?? lookUp("nobody");
  if (account) return account;
  throw new StartFailure(
    "O PostgreSQL não roda como root e não foi possível criar uma conta de sistema para ele. " +
      `Crie uma (por exemplo, "useradd --system ${ACCOUNT_NAME}") ou inicie o Prumo com uma conta comum.`,
  );
}

function create(name: string): Account | undefined {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  // Another first start may have created it at the same time, so only its existence counts.
  return lookUp(name);
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

export function canEnter(folder: string, account: Account | undefined): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;
}
