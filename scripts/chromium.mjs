/** The browser for the journeys in e2e/ and for the bench: one that is there, or Debian's, installed when we may. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The same engine without windows: journeys take two thirds of the processor time. */
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

/** Whole paths: Playwright does not look a name up. */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/** By running it: Ubuntu has a chromium-browser that only says how to install one. */
function runs(program) {
  return Boolean(program) && spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** Debian has had a package of the headless shell alone since version 12; older systems get the whole browser. */
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
