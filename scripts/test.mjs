/**
 * `npm test`: everything that must hold before a change is shared, in the order in which a mistake is found soonest.
 * A failing step does not stop the next ones; the last line adds up all of them. `--no-browser` leaves the journeys out.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPinnedNode, run } from "./bootstrap.mjs";
import { findChromium, NO_CHROMIUM } from "./chromium.mjs";
import { buildWeb } from "./web.mjs";

await onPinnedNode(import.meta.url);

const reports = mkdtempSync(join(tmpdir(), "prumo-test-"));
const total = { passed: 0, failed: 0, skipped: 0 };
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (interrupted = true));

await check("format and lint", () =>
  run("biome", ["ci", "--error-on-warnings", `--colors=${process.stdout.isTTY ? "force" : "off"}`, "."]),
);
for (const room of ["domain", "server", "web"]) await check(`types of ${room}`, () => run("tsc", ["-p", room]));
await check("nothing unused", () => run("knip", ["--no-progress"]));
await check("database types", () => run("node", ["scripts/database-types.mjs", "--check"]));
await count("unit, architecture and API tests", runVitest, countVitest);
if (process.argv.includes("--no-browser")) {
  await check("the bench still measures, but for pages and documents", () => runBench(["a", "d"]));
} else {
  await check("pages build", () => buildWeb({ onlyWhenStale: true }));
  await check("the bench still measures", async () => runBench(["a", "b", "c", "d"], (await findChromium()) ?? ""));
  await count("browser tests", runPlaywright, countPlaywright);
}

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A step that passes or fails as a whole counts as one test. */
async function check(name, work) {
  await count(name, work, (_, code) => (code === 0 ? { passed: 1 } : { failed: 1 }));
}

async function count(name, work, tally) {
  const start = performance.now();
  console.log(`\n▶ ${name}`);
  const report = join(reports, "report.json");
  rmSync(report, { force: true });
  const code = await work(report);
  if (interrupted) {
    rmSync(reports, { recursive: true, force: true });
    process.exit(130);
  }
  const { passed = 0, failed = 0, skipped = 0 } = tally(report, code);
  total.passed += passed;
  total.skipped += skipped;
  // A runner that failed without naming a test (a crash, a file that does not load) is one failure all the same.
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
  console.log(`${code === 0 ? "✔" : "✘"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function runVitest(report) {
  return run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
}

function runBench(letters, CHROMIUM_PATH = "") {
  return run("node", ["bench/run.ts", "--quick", ...letters], { env: { CHROMIUM_PATH } });
}

function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0) };
}

async function runPlaywright(report) {
  const chromium = await findChromium();
  if (!chromium) {
    console.error(NO_CHROMIUM);
    return 1;
  }
  return run("playwright", ["test", "--retries=1", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
}

function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = readReport(report).stats ?? {};
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected, skipped };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}
