/** The browser for the journeys in e2e/ and for the bench: an installed one or, as root on Debian, one from its packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The same engine without windows: it needs two thirds of the processor time. */
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Resolves to the path of a Chromium that runs, or undefined. The headless shell comes first for journeys, last for others. */
export async function findChromium({ forJourneys = false } = {}) {
  const names = forJourneys ? [HEADLESS_SHELL, ...NAMES] : [...NAMES, HEADLESS_SHELL];
  const candidates = [process.env.CHROMIUM_PATH, ...onPath(names), await playwrightsOwn()];
  return candidates.find(runs) ?? (installFromDebian() ? onPath(names).find(runs) : undefined);
}

export const NO_CHROMIUM =
  'Não há um Chromium nesta máquina: instale-o ("npx playwright install chromium", ou o pacote chromium do sistema), ' +
  "ou indique o caminho dele em CHROMIUM_PATH.";

/** Returns whole paths, because Playwright does not search the path. */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/** Tries to run it: the chromium-browser of Ubuntu may only explain how to install one. */
function runs(program) {
  return Boolean(program) && spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** Debian 12 and later have a package of the headless shell alone; other systems get the whole browser. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log("Instalando o Chromium do Debian…");
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = (name) => apt("install", "-y", "--no-install-recommends", name, "fonts-liberation");
  return apt("update") && (install(HEADLESS_SHELL) || install("chromium"));
}
