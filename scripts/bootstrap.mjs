/**
 * Prepares every command on any Node >= 20: installs the packages of package-lock.json and the pinned Node among them.
 * Plain JavaScript that needs no package. (package.json says `exec node …`, so that a signal to npm reaches the script
 * and not a shell between the two.)
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
 * Continues the calling script on the pinned Node: in this process if it already runs on it, otherwise in a child process
 * with the same exit code. Call it first: `await onPinnedNode(import.meta.url);`
 */
export async function onPinnedNode(scriptUrl) {
  if (process.version === `v${pinnedVersion()}` && process.env.PRUMO_BOOTSTRAPPED === "1") return;
  ensureInstalled();
  process.env.PRUMO_BOOTSTRAPPED = "1";
  process.exit(await run(PINNED_NODE, [fileURLToPath(scriptUrl), ...process.argv.slice(2)]));
}

/**
 * Runs a program from the path of the pinned Node and the packages. It shares our streams and receives our signals.
 * Resolves to its exit code.
 */
export function run(command, args, { env = {}, ipc = false, stdio = "inherit" } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: [dirname(PINNED_NODE), BIN, process.env.PATH].join(delimiter), ...env },
      // The channel carries no messages: when it closes, the server knows that this process has ended.
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

/** Ends the command with a message. */
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

/** npm records in node_modules the packages that it installed; they must match the lockfile. */
function matchesLockfile() {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    // npm leaves out the optional packages of other platforms.
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
 * Installs the versions of the lockfile without changing it. `npm ci` would refuse a lockfile that lacks the optional
 * packages of some platforms, and would delete a folder that a running server uses.
 */
function install() {
  // Development packages are needed also in production, where the web part is built.
  const options = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: ROOT,
    env: { ...process.env, ...writableCache() },
    stdio: "inherit",
  });
  if (status !== 0) fail("A instalação das dependências falhou; o motivo está acima. Corrija-o e repita o comando.");
}

/** npm needs a cache: an account without a writable home gets one among the temporary files. */
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

/** Fetches the program with the install script of the package: npm may be configured to run no scripts. */
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
