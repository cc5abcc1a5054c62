import { spawnSync } from "node:child_process";
import { StartFailure } from "../../start-failure.ts";

/** Who runs PostgreSQL when we are root; it refuses to run as root itself. */
export interface Account {
  uid: number;
  gid: number;
}

const OWN_NAME = "prumo";

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * An unprivileged account for a new database: one of our own, made on the first start, so that no other service
 * shares its files; where accounts cannot be made (a read-only container), the usual ones.
 */
export function unprivilegedAccount(): Account {
  const account = lookUp(OWN_NAME) ?? create(OWN_NAME) ?? lookUp("postgres") ?? lookUp("nobody");
  if (account) return account;
  throw new StartFailure(
    "O PostgreSQL não roda como root e não foi possível criar uma conta de sistema para ele. " +
      `Crie uma (por exemplo, "useradd --system ${OWN_NAME}") ou inicie o Prumo com uma conta comum.`,
  );
}

function create(name: string): Account | undefined {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  // Two first starts at once: the other one may have made it, so its presence is what counts, not our success.
  return lookUp(name);
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Whether the account may pass through every folder on the way to this one, tried rather than computed. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;
}
