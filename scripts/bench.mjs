/** `npm run bench`: the measured tasks, figures as JSON; arguments go to bench/run.ts. */
import { ensureInstalled, fail, run } from "./bootstrap.mjs";
import { findChromium } from "./chromium.mjs";
import { buildWeb } from "./web.mjs";

ensureInstalled({ tools: true });
const words = process.argv.slice(2);
const letters = words.filter((word) => !word.startsWith("-"));
const measures = (...some) => letters.length === 0 || some.some((letter) => letters.includes(letter));

// Built before anything is timed: the pages are what (q) looks at, (k) and (l) type into, (f) unfolds and (e) would else build in its first start.
if (measures("e", "f", "k", "l", "q", "r", "t", "v", "y") && (await buildWeb({ onlyWhenStale: true })) !== 0) {
  fail("As páginas não puderam ser construídas; veja acima.");
}
const CHROMIUM_PATH = measures("b", "f", "k", "l", "q", "r", "t", "v", "y") ? ((await findChromium()) ?? "") : "";
process.exit(await run("node", ["bench/run.ts", ...words], { env: { CHROMIUM_PATH } }));
