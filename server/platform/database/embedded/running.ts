import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { reasonOf, StartFailure } from "../../start-failure.ts";
import { OWNER } from "./cluster.ts";
import { DATABASE } from "./start.ts";

/** The line of postmaster.pid with the port. */
const PORT_LINE = 3;

/** The owner's address of the database that a server of this data folder runs; undefined while none does. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const home = join(dataDir, "database");
  const port = lineOf(join(home, "cluster", "postmaster.pid"), PORT_LINE);
  const password = lineOf(join(home, "password"), 0);
  if (!port || !password) return undefined;
  const ownerUrl = `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return (await answers(ownerUrl)) ? ownerUrl : undefined;
}

/** The file is the server's account's alone. */
function lineOf(path: string, line: number): string | undefined {
  try {
    return readFileSync(path, "utf8").split("\n")[line]?.trim();
  } catch (error) {
    if (reasonOf(error) === "ENOENT") return undefined;
    throw new StartFailure(
      `Não é possível ler ${path} (${reasonOf(error)}). Execute o comando com a conta que executa o Prumo.`,
    );
  }
}

/** After a crash the file of the last run is still there. */
async function answers(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
