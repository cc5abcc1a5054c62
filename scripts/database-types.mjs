/** `npm run db:types`: writes schema.d.ts from the migrated database; --check compares the committed file instead. */
import { onRightNode, run } from "./bootstrap.mjs";
import { withThrowawayDatabase } from "./throwaway-database.mjs";

await onRightNode(import.meta.url, { tools: true });

const OUT = "server/tables/schema.d.ts";
// The same as in connection.ts: ids fit a number, a calendar day stays text.
const TYPES = { int8: "number" };
const check = process.argv.includes("--check");

process.exitCode = await withThrowawayDatabase((url) =>
  run("node", [
    "node_modules/kysely-codegen/dist/cli/bin.js",
    "--dialect=postgres",
    `--url=${url}`,
    `--out-file=${OUT}`,
    "--date-parser=string",
    `--type-mapping=${JSON.stringify(TYPES)}`,
    "--include-pattern=public.*",
    "--exclude-pattern=public.kysely_*",
    ...(check ? ["--verify"] : []),
  ]),
);
if (check && process.exitCode !== 0) console.error(`${OUT} não acompanha as migrações: rode "npm run db:types".`);
