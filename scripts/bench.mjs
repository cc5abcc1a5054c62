/** `npm run bench`: the measured tasks, figures as JSON; arguments go to bench/run.ts. */
import { ensureInstalled, PINNED_NODE, run } from "./bootstrap.mjs";

ensureInstalled();
process.exit(await run(PINNED_NODE, ["bench/run.ts", ...process.argv.slice(2)]));
