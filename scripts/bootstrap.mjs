/**
 * What every command needs before it can begin, on whatever Node >= 20 is there: the packages that package-lock.json
 * names, and the Node that is pinned among them. Plain JavaScript, and only what Node itself brings.
 * (package.json says `exec node …`, so that a signal to npm reaches the script and not a shell between the two.)
 */
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, "node_modules", ".bin");
export const PINNED_NODE = join(ROOT, "node_modules", "node", "bin", "node");

/**
 * Runs the calling script on the pinned Node: at once where it already is, otherwise in a child whose end is ours.
 * To be called first: `await onPinnedNode(import.meta.url);`
 */
export async function onPinnedNode(scriptUrl) {
  if (process.version === `v${pinnedVersion()}` && process.env.PRUMO_BOOTSTRAPPED === "1") return;
  ensureInstalled();
  process.env.PRUMO_BOOTSTRAPPED = "1";
  process.exit(await run(PINNED_NODE, [fileURLToPath(scriptUrl), ...process.argv.slice(2)]));
}

/**
 * Runs a program in our place, found on the pinned Node's and the packages' path: its streams are ours, signals to us
 * go to it. Resolves to its exit code.
 */
export function run(command, args, { env = {}, ipc = false, stdio = "inherit" } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: [dirname(PINNED_NODE), BIN, process.env.PATH].join(delimiter), ...env },
      // The channel carries no messages: that it closes tells a server that we are gone.
      stdio: ipc ? ["inherit", "inherit", "inherit", "ipc"] : stdio,
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
    const end = (code) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, pass);
      resolve(code);
    };
    child.once("error", (error) => {
      console.error(`Não foi possível executar ${command}: ${error.message}`);
      end(1);
    });
    child.once("exit", (code, signal) => end(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}

/** Ends the command with a sentence for whoever typed it. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export function ensureInstalled() {
  process.chdir(ROOT);
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`O Prumo precisa do Node 20 ou mais novo para instalar o restante; este é o ${process.version}.`);
  }
  const missing = !existsSync(join(ROOT, "node_modules", ".package-lock.json"));
  if (missing || !matchesLockfile()) {
    console.log(missing ? "Instalando as dependências (só na primeira vez)…" : "Atualizando as dependências…");
    install();
  }
  if (!runs(PINNED_NODE)) repairPinnedNode();
}

/** npm keeps in node_modules what it installed there; it must be what the lockfile asks for. */
function matchesLockfile() {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    // Optional ones are those of other platforms, which npm leaves out.
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function packagesIn(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8")).packages;
}

function pinnedVersion() {
  return packagesIn("package-lock.json")["node_modules/node"].version;
}

/**
 * What the lockfile says, and the lockfile as it was. Not `npm ci`: it refuses a lockfile without the optional packages
 * of platforms that the registry it was made from does not carry, and it wipes a folder that others may be running from.
 */
function install() {
  // Development packages are always wanted: the web part is built here, also for production.
  const options = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: ROOT,
    env: { ...process.env, ...writableCache() },
    stdio: "inherit",
  });
  if (status !== 0) fail("A instalação das dependências falhou; o motivo está acima. Corrija-o e repita o comando.");
}

/** npm insists on a cache; an account without a writable home gets one among the temporary files. */
function writableCache() {
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return {};
  if (isWritable(join(homedir(), ".npm")) || (!existsSync(join(homedir(), ".npm")) && isWritable(homedir()))) return {};
  return { npm_config_cache: mkdtempSync(join(tmpdir(), "prumo-npm-")) };
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package's own install script fetches the program; npm may have been told to run no scripts. */
function repairPinnedNode() {
  spawnSync(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: join(ROOT, "node_modules", "node"),
    env: { ...process.env, ...writableCache() },
    stdio: "inherit",
  });
  if (!runs(PINNED_NODE)) {
    fail("O Node fixado pelo projeto não pôde ser instalado. Apague a pasta node_modules e repita o comando.");
  }
}

function runs(program) {
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${pinnedVersion()}`;
}
