/** The web part in dist/web, built anew when what it is made of has changed. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { PINNED_NODE, ROOT, run } from "./bootstrap.mjs";

const SOURCES = ["web", "domain", "contract"];
const PAGE = join(ROOT, "dist", "web", "index.html");
// Beside dist/web, not in it: that folder is served, and emptied by every build.
const BUILT_FROM = join(ROOT, "dist", "web.built-from");

/** Resolves to the exit code of the build: 0 also when there was nothing to do. */
export async function buildWeb({ onlyWhenStale = false } = {}) {
  const source = fingerprint();
  if (onlyWhenStale && existsSync(PAGE) && existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, "utf8") === source) {
    return 0;
  }
  console.log("Construindo as páginas…");
  rmSync(BUILT_FROM, { force: true });
  const code = await run(PINNED_NODE, ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"]);
  if (code !== 0) return code;
  compress();
  writeFileSync(BUILT_FROM, source);
  return 0;
}

/** Once here instead of at every request; the server prefers these to the plain ones. */
function compress() {
  for (const path of filesIn("dist/web").filter((name) => /\.(css|html|js|svg)$/.test(name))) {
    const content = readFileSync(join(ROOT, path));
    if (content.length < 1024) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(ROOT, `${path}.br`), brotliCompressSync(content, quality));
    writeFileSync(join(ROOT, `${path}.gz`), gzipSync(content));
  }
}

/** By content: git sets the time of every file it writes, changed or not. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((folder) => filesIn(folder)).filter((path) => !path.endsWith(".test.ts"));
  for (const path of [...files.sort(), "package.json", "package-lock.json"]) {
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
