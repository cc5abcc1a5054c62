import { prepareDatabase } from "../process/prepare-database.ts";
import { connectForDump, contentOf } from "./dump.ts";
import { isIntact, type KeptFile } from "./files.ts";
import { load, type Source } from "./load.ts";
import type { DumpedTable } from "./manifest.ts";

/** An empty database that is deleted afterwards. */
export interface Throwaway {
  readonly ownerUrl: string;
  close(): Promise<unknown>;
}

interface Verified extends Source {
  readonly checkUrl: string;
}

/** Throws unless the written copy restores into `checkUrl` to the same rows and `files` are what was read. */
export async function verify({ checkUrl, ...source }: Verified, files: readonly KeptFile[]): Promise<void> {
  await prepareDatabase(checkUrl, { upTo: source.manifest.migrations.at(-1) });
  await load(checkUrl, source);
  const different = await differentTables(checkUrl, source.manifest.tables);
  if (different.length > 0) throw new Error(`restored otherwise than dumped: ${different.join(", ")}`);
  for (const file of files) if (!(await isIntact(source, file))) throw new Error(`damaged copy of ${file.key}`);
}

/** The names of the tables whose rows differ from those that were dumped. */
export async function differentTables(ownerUrl: string, tables: readonly DumpedTable[]): Promise<readonly string[]> {
  const { client, end } = await connectForDump(ownerUrl);
  try {
    const different: string[] = [];
    for (const table of tables) {
      const { rows, sha256 } = await contentOf(client, table);
      if (rows !== table.rows || sha256 !== table.sha256) different.push(table.name);
    }
    return different;
  } finally {
    await end();
  }
}
