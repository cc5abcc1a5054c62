import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartFailure } from "../../start-failure.ts";

/** Holds what an unprivileged account must read when the clone or DATA_DIR is closed to it. */
const SYSTEM_FOLDER = "/var/lib/prumo";

export function systemCopy(source: string, name: string): string {
  const target = join(systemFolder(), name);
  if (existsSync(target)) return target;
  const unfinished = mkdtempSync(`${target}.`);
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX,go-w", unfinished]);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

export function newSystemFolder(prefix: string): string {
  return mkdtempSync(join(systemFolder(), `${prefix}-`));
}

function systemFolder(): string {
  try {
    mkdirSync(SYSTEM_FOLDER, { recursive: true });
    chmodSync(SYSTEM_FOLDER, 0o755);
    return SYSTEM_FOLDER;
  } catch (error) {
    throw new StartFailure(
      `Rodando como root, o banco embutido precisa de ${SYSTEM_FOLDER}, que não pôde ser criada (${reasonOf(error)}). ` +
        "Ponha o clone e DATA_DIR fora de /root, inicie com uma conta comum ou informe DATABASE_URL.",
    );
  }
}
