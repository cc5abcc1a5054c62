/**
 * Builds the pages into a folder, in the place of `vite build`. There is one page for each address of the route table. It names
 * the scripts and styles of its screen, so that they load together with the program and not after it, and what the screen reads
 * first. Screens that ask for it (`staticData.prerender`) stand in their page as markup, those behind the guard as an outline.
 * `pages.json` tells the server which file belongs to which address, and `sw.js` keeps the student's training for a start without a
 * connection.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { ROOT } from "./bootstrap.mjs";

const WEB = join(ROOT, "web");
const ROUTES = join(WEB, "app", "routes");
/** The page that starts without a connection, and what else of a student's program does. */
const WITHOUT_CONNECTION = "/inicio/treino";
const KEPT_MODULES = [
  "app/shell/SignedInFrame.tsx",
  "app/shell/PersonMenu.tsx",
  "session/kept-answers.ts",
  "features/overview/student-dashboards/StudentHomeScreen.tsx",
  "features/execution/executions/ExecutionsDialog.tsx",
  "features/execution/gym/device/prepare.ts",
  "features/execution/gym/device/kept-today.ts",
  "../domain/figures/exercise/exercise-figure.ts",
  "features/prescription/library/CycleTrainings.tsx",
  "features/own-data/profile/ProfileScreen.tsx",
];
/** A trainer's page that starts without a connection, once evaluations were taken along, and what it may load. */
const TRAINER_PAGE = "/inicio/sem-sinal";
const TRAINER_MODULES = ["app/shell/SignedInFrame.tsx", "app/shell/PersonMenu.tsx", "session/taken-answers.ts"];
const LOADED_LATER =
  /\/web\/(features\/(assessment|overview\/todays-tasks\/offline)|ui|session)\/|node_modules\/@mantine/;
const vite = { configFile: join(WEB, "vite.config.ts"), root: WEB, logLevel: "warn" };

await buildPages(process.argv[2]);
// The screens still wait for what they read while they were drawn.
process.exit(0);

async function buildPages(folder) {
  const { output } = await build({ ...vite, build: { outDir: folder } });
  const chunks = output.filter(({ type }) => type === "chunk");
  const { screens, redirects, draw, drawOutline } = await importForNode(join(folder, ".node"));
  const template = readFileSync(join(folder, "index.html"), "utf8");
  mkdirSync(join(folder, "pages"));
  const pages = {};
  const importsOf = rememberingImports();
  for (const { path, prerender, description, role, reads, components } of screens()) {
    const file = `pages/${path.slice(1).replaceAll("/", ".").replaceAll("$", "")}.html`;
    let page = withLinks(template, filesOf(chunks, await importsOf(components)));
    if (description) page = withDescription(page, description);
    if (prerender) page = withMarkup(page, `<div id="root" data-route="${path}">${await draw(path)}</div>`);
    if (role) page = withMarkup(withReads(page, path, reads), outlined(await drawOutline(path, role)));
    writeFileSync(join(folder, file), page);
    pages[path.replaceAll("$", ":")] = file;
  }
  for (const path of redirects()) pages[path.replaceAll("$", ":")] = "index.html";
  rmSync(join(folder, ".node"), { recursive: true });
  const kept = filesOf(
    chunks,
    KEPT_MODULES.map((module) => join(WEB, module)),
  );
  await buildServiceWorker(folder, pages[WITHOUT_CONNECTION], kept);
  writeTrainerProgram(folder, pages[TRAINER_PAGE], chunks);
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages, null, 2));
}

/** The service worker keeps the training's page with what it names, the student's home, and the page without a connection. */
async function buildServiceWorker(folder, page, kept) {
  const hashOf = (file) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  const assets = readFileSync(join(folder, page), "utf8").match(/\/assets\/[^"]+/g);
  const files = new Set([...assets, ...kept.map((file) => `/${file}`)]);
  const precached = [
    { url: WITHOUT_CONNECTION, revision: hashOf(page) },
    { url: "/first.js", revision: hashOf("first.js") },
    { url: "/sem-conexao.html", revision: hashOf("sem-conexao.html") },
    ...[...files].map((url) => ({ url, revision: null })),
  ];
  await build({
    ...vite,
    configFile: false,
    define: { PRECACHED: JSON.stringify(precached) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(WEB, "app", "service-worker.ts"),
        output: { entryFileNames: "sw.js", format: "iife" },
      },
    },
  });
}

/** The device takes these files when a trainer takes an evaluation along. */
function writeTrainerProgram(folder, page, chunks) {
  const html = readFileSync(join(folder, page), "utf8");
  const named = html.match(/\/assets\/[^"]+/g);
  const modules = TRAINER_MODULES.map((module) => join(WEB, module));
  const files = new Set([...named, ...filesOf(chunks, modules).map((file) => `/${file}`)]);
  const reachable = chunks.filter(({ fileName }) => files.has(`/${fileName}`));
  for (const chunk of reachable) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.find(({ fileName }) => fileName === name);
      const isWanted = chunk.imports.includes(name) || next?.moduleIds.some((id) => LOADED_LATER.test(id));
      if (!next || !isWanted || reachable.includes(next)) continue;
      reachable.push(next);
      for (const file of [next.fileName, ...next.viteMetadata.importedCss]) files.add(`/${file}`);
    }
  }
  const list = [TRAINER_PAGE, "/first.js", ...files];
  const version = createHash("sha256").update(html).update(list.join()).digest("hex").slice(0, 16);
  writeFileSync(join(folder, "trainer-program.json"), JSON.stringify({ version, files: list }));
}

/** The program built for Node. Its routes tell which modules they import by calling `imported`. */
async function importForNode(outDir) {
  const tellImports = {
    name: "tell-imports",
    transform: (code, id) =>
      dirname(id) === ROUTES
        ? code.replace(
            /import\("(.+?)"\)/g,
            (call, module) => `(globalThis.imported("${join(ROUTES, module)}"), ${call})`,
          )
        : null,
  };
  await build({
    ...vite,
    plugins: [tellImports],
    ssr: { noExternal: true },
    build: { ssr: "app/prerender.tsx", outDir, minify: false, copyPublicDir: false },
  });
  globalThis.imported = () => undefined;
  // A browser that has kept nothing, and a network that never answers.
  globalThis.localStorage = globalThis.sessionStorage = memory();
  globalThis.fetch = () => new Promise(() => undefined);
  return import(pathToFileURL(join(outDir, "prerender.js")).href);
}

function memory() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Which modules lazy components import. A component imports only once, so that its modules are remembered. */
function rememberingImports() {
  const known = new Map();
  const ask = async (component) => {
    const modules = [];
    globalThis.imported = (module) => modules.push(module);
    await component.preload?.();
    known.set(component, modules);
  };
  return async (components) => {
    for (const component of components) if (!known.has(component)) await ask(component);
    return components.flatMap((component) => known.get(component));
  };
}

/** The styles and scripts that modules of the route table need; what is imported comes before what imports it. */
function filesOf(chunks, modules) {
  const styles = new Set();
  const scripts = new Set();
  const add = ({ fileName, imports, viteMetadata }) => {
    if (scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const name of imports) add(chunks.find((chunk) => chunk.fileName === name));
    for (const style of viteMetadata.importedCss) styles.add(style);
  };
  for (const module of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(module)));
  return [...styles, ...scripts];
}

function withLinks(page, files) {
  const links = files
    .filter((file) => !page.includes(file))
    .map(
      (file) => `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">\n`,
    );
  return page.replace("</head>", () => `${links.join("")}</head>`);
}

function withDescription(page, description) {
  const content = description.replaceAll('"', "&quot;");
  return page.replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + content);
}

/** Tells `first.js` what the screen reads. A parameter becomes its place in the address: "/api/v1/students/{3}". */
function withReads(page, path, reads) {
  const places = path.split("/");
  const addresses = reads.map((read) => read.replace(/\$\w+/g, (parameter) => `{${places.indexOf(parameter)}}`));
  return page.replace("<html ", () => `<html data-reads="${addresses.join(" ").replaceAll("&", "&amp;")}" `);
}

/** An outline is only looked at: what is typed or pressed in it would be lost. */
function outlined(markup) {
  const still = markup.replace(/<(input|textarea) /g, "<$1 readonly ");
  const announced = `<div role="status" aria-label="Carregando"></div>`;
  return `<div id="root">${announced}<div class="outline" aria-hidden="true" inert>${still}</div></div>`;
}

/** The text of the page is seen without scripts. `first.js` puts them into the page once it is painted. */
function withMarkup(page, root) {
  const scripts = /\n *<(script type="module"|link rel="modulepreload").+/g;
  const program = `<template id="program">${page.match(scripts).join("")}</template>`;
  return page.replaceAll(scripts, "").replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, () => root + program);
}
