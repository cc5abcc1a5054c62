/**
 * `npm test`: everything that must hold before a change is shared. A failing step does not stop the others; the last line
 * adds up all of them. `--no-browser` (`npm run check`) leaves the journeys out; `--deep` (`npm run test:deep`) makes ten
 * times as many tries of the fuzz, the walk of access and the races (`TIMES=…` says how many), with random cases of a new seed that it
 * prints (`FUZZ_SEED=… npm run test:deep` repeats one), stores photos in a real S3 store, tries more of the bench, and visits the
 * pages with Firefox and WebKit too.
 */
import { randomInt } from "node:crypto";
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { onRightNode, run } from "./bootstrap.mjs";
import { findChromium, NO_CHROMIUM } from "./chromium.mjs";
import { buildWeb } from "./web.mjs";

await onRightNode(import.meta.url, { tools: true });

const isDeep = process.argv.includes("--deep");
/** Of the random cases of a deep run; the environment may name the one to repeat. */
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
const withBrowser = !process.argv.includes("--no-browser");
const { fastestTemporaryFolder } = await import("../server/testing/files/memory-folder.ts");
/** The temporary folder of all programs: what they leave behind when they are killed goes with it. */
const scratch = mkdtempSync(join(fastestTemporaryFolder(), "prumo-test-"));
// The account of PostgreSQL passes through it.
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
// The programs compile much of the same TypeScript.
process.env.NODE_COMPILE_CACHE ??= join(scratch, "compiled");
const total = { passed: 0, failed: 0, skipped: 0 };
/** Named again at the end: the output of the browser tests is longer than what a CI shows. */
const failures = [];
let interrupted = false;
// The programs get the signal from `run` and clean up behind us; the person has the prompt back without waiting for them.
const CLEAN_UP_MS = 1_000;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    interrupted = true;
    setTimeout(endInterrupted, CLEAN_UP_MS);
  });
}

if (isDeep) console.log(`Random cases of seed ${seed}; FUZZ_SEED=${seed} npm run test:deep repeats them.`);

// Side by side: the tests wait for PostgreSQL and for processes, and leave a part of two cores to the checks.
await Promise.all([count("unit, architecture and API tests", runVitest, countVitest), runChecks()]);
if (withBrowser) await count("browser tests", runPlaywright, countPlaywright);

if (interrupted) endInterrupted();
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function endInterrupted() {
  rmSync(scratch, { recursive: true, force: true });
  process.exit(130);
}

async function runChecks() {
  const colors = process.stdout.isTTY ? "force" : "off";
  await check("format and lint", "biome", ["ci", "--error-on-warnings", `--colors=${colors}`, "."]);
  // More than one checker checks what they share again: twice the processor time, which the tests beside it need.
  for (const room of ["domain", "server", "web"])
    await check(`types of ${room}`, "tsc", ["-p", room, "--checkers", "1"]);
  await check("nothing unused", "knip", ["--no-progress"]);
  await check("database types", "node", ["scripts/database-types.mjs", "--check"]);
  if (withBrowser) await count("pages build", () => buildWeb({ onlyWhenStale: true }), countExitCode);
  const letters = isDeep ? ["a", "b", "d"] : ["a"];
  const CHROMIUM_PATH = isDeep ? ((await findChromium()) ?? "") : "";
  await check("the bench still measures", "node", ["bench/run.ts", "--quick", ...letters], { CHROMIUM_PATH });
}

/** A program that passes or fails as a whole counts as one test. Its output appears at its end, not among that of the tests. */
async function check(name, command, args, env = {}) {
  const output = join(scratch, "output.txt");
  await count(
    name,
    async () => {
      const file = openSync(output, "w");
      const code = await run(command, args, { env, stdio: ["ignore", file, file] });
      closeSync(file);
      if (interrupted) return code;
      process.stdout.write(readFileSync(output));
      return code;
    },
    countExitCode,
  );
}

async function count(name, work, tally) {
  if (interrupted) return;
  const start = performance.now();
  console.log(`\n▶ ${name}`);
  const report = join(scratch, `${name.replaceAll(" ", "-")}.json`);
  const code = await work(report);
  if (interrupted) return;
  const { passed = 0, failed = 0, skipped = 0, failedTests = [] } = tally(report, code);
  total.passed += passed;
  total.skipped += skipped;
  // A runner that fails without naming a test (a crash, a file that does not load) counts as one failure.
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
  if (code !== 0) failures.push(name, ...failedTests.map((test) => `  ${test}`));
  console.log(`${code === 0 ? "✔" : "✘"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function countExitCode(_, code) {
  return code === 0 ? { passed: 1 } : { failed: 1 };
}

function runVitest(report) {
  return run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
    env: isDeep ? { TIMES: process.env.TIMES ?? "10", FUZZ_SEED: seed, DEEP_TESTS: "1" } : {},
  });
}

function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = readReport(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    failedTests: testResults.filter(({ status }) => status === "failed").flatMap(failedOfFile),
  };
}

function failedOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [`${relative(".", name)}: ${message}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${relative(".", name)}: ${fullName}: ${firstLine(failureMessages)}`,
  );
}

function firstLine([message = ""]) {
  return message.split("\n", 1)[0];
}

async function runPlaywright(report) {
  const chromium = await findChromium({ forJourneys: true });
  if (!chromium) {
    console.error(NO_CHROMIUM);
    return 1;
  }
  return run("playwright", ["test", "--retries=1", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(isDeep && { DEEP_TESTS: "1" }) },
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
