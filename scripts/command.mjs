/** The npm commands that are a program of the server: `node scripts/command.mjs backup FOLDER` runs server/backup.ts. */
import { onRightNode, run } from "./bootstrap.mjs";

await onRightNode(import.meta.url);
const [name, ...args] = process.argv.slice(2);
process.exit(await run("node", [`server/${name}.ts`, ...args]));
