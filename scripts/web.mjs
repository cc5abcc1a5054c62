/** Builds the web part into dist/web when its sources have changed. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ROOT, run } from "./bootstrap.mjs";

const SOURCES = ["web", "domain", "contract"];
const BUILT = join(ROOT, "dist", "web");
// Beside dist/web, because that folder is served.
const BUILT_FROM = `${BUILT}.built-from`;

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Resolves to the exit code of the build: 0 also when there was nothing to do. */
export async function buildWeb({ onlyWhenStale = false } = {}) {
  const source = fingerprint();
  const isFresh = existsSync(join(BUILT, "index.html")) && existsSync(BUILT_FROM);
  if (onlyWhenStale && isFresh && readFileSync(BUILT_FROM, "utf8") === source) return 0;

  console.log("Construindo as páginas…");
  // Built in another folder and then moved: a running server never serves half a build.
  const aside = `${BUILT}.${process.pid}`;
  const code = await run("node", ["scripts/pages.mjs", aside]);
  if (code === 0) {
    await compress(aside);
    rmSync(BUILT, { recursive: true, force: true });
    renameSync(aside, BUILT);
    writeFileSync(BUILT_FROM, source);
  }
  rmSync(aside, { recursive: true, force: true });
  return code;
}

/** Once here instead of at every request; the server prefers these to the plain ones. */
async function compress(folder) {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  const write = async (path) => {
    const content = readFileSync(path);
    if (content.length < 1024) return;
    const [small, smaller] = await Promise.all([zip(content), brotli(content, { params: QUALITY })]);
    writeFileSync(`${path}.gz`, small);
    writeFileSync(`${path}.br`, smaller);
  };
  await Promise.all(
    filesIn(folder)
      .filter((path) => /\.(css|html|js|svg)$/.test(path))
      .map(write),
  );
}

/** Compares contents, because git sets a new time on every file that it writes. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((folder) => filesIn(join(ROOT, folder))).filter((path) => !path.endsWith(".test.ts"));
  const others = ["scripts/web.mjs", "scripts/pages.mjs", "package.json", "package-lock.json"];
  for (const path of [...files.sort(), ...others.map((name) => join(ROOT, name))]) {
    hash.update(`${relative(ROOT, path)}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
