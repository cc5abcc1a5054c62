import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { DATA_DIR } from "./data-dir.ts";

/** Journeys move dates into the past with it, because no test waits for days. */
export async function changeDatabase(
  statement: string,
  values: readonly string[] = [],
  dataDir = DATA_DIR,
): Promise<void> {
  const [password, server] = await Promise.all([
    readFile(join(dataDir, "database/password"), "utf8"),
    readFile(join(dataDir, "database/cluster/postmaster.pid"), "utf8"),
  ]);
  const port = Number(server.split("\n")[3]);
  const database = new Client({ host: "127.0.0.1", port, user: "prumo", database: "prumo", password: password.trim() });
  await database.connect();
  await database.query(statement, [...values]);
  await database.end();
}
