/** `npm run build`: the pages in dist/web. */
import { ensureInstalled } from "./bootstrap.mjs";
import { buildWeb } from "./web.mjs";

ensureInstalled();
process.exit(await buildWeb());
