/** `npm start`: from a fresh clone to a running Prumo. */
import { ensureInstalled, fail, run } from "./bootstrap.mjs";
import { SERVER_ENV, SERVER_FLAGS } from "./server-flags.mjs";
import { buildWeb } from "./web.mjs";

ensureInstalled();
if ((await buildWeb({ onlyWhenStale: true })) !== 0) fail("As páginas não puderam ser construídas; veja acima.");
process.exit(await run("node", [...SERVER_FLAGS, "server/main.ts"], { env: SERVER_ENV, ipc: true }));
