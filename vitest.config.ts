import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { fastestTemporaryFolder } from "./server/testing/files/memory-folder.ts";
import { TIMES } from "./server/testing/times.ts";

// os.tmpdir() answers this here and in every process of the tests.
process.env.TMPDIR ??= fastestTemporaryFolder();

/** Two cores are shared with PostgreSQL, argon2 and the checks: a test that waits its turn is not a test that hangs. */
const WAIT_MS = 30_000;

/** Several seconds each. A fresh clone has no earlier durations: begun last, one of them would keep a worker alone at the end. */
const LONGEST = [
  "http/access",
  "server/main",
  "backup/backup",
  "http/fuzz-addresses",
  "embedded/embedded",
  "personal-data/exports",
  "accounts/lock-out",
  "http/fuzz-bodies",
  "http/boundaries",
  "jobs/pulse",
].map((name) => `${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name).values();
    return [...projects].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}

/** Only `npm run test:deep` runs these: they speak to programs that not every machine has. */
const DEEP = "server/**/*.deep.test.ts";

/** They measure how soon a killed program answers again, so that no other test runs beside them. */
const TIMED = ["server/{cluster,kills}.deep.test.ts"];

const OF_SERVER = {
  // The server runs its TypeScript unbuilt, so its tests do too.
  experimental: { viteModuleRunner: false },
  testTimeout: WAIT_MS,
  expect: { poll: { timeout: WAIT_MS / 2 } },
  hookTimeout: 60_000,
};

const timed = {
  test: { ...OF_SERVER, name: "timed", include: TIMED, sequence: { groupOrder: 1 }, maxWorkers: 1 },
};

/** Two projects: `domain` is pure and runs anywhere; `server` needs the PostgreSQL that its global set-up starts. A deep run adds `timed`. */
export default defineConfig({
  test: {
    // Much of a test's time is spent waiting for PostgreSQL and for processes: on two cores three wait better than two.
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "domain",
          include: ["{domain,contract,checks,web}/**/*.test.ts"],
          // A worker loads the domain once for all its files.
          isolate: false,
          testTimeout: WAIT_MS,
        },
      },
      {
        test: {
          ...OF_SERVER,
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: process.env.DEEP_TESTS ? TIMED : [DEEP],
          // A worker loads the server once for all its files; what a file opens is its own.
          isolate: false,
          globalSetup: ["server/testing/database/database-server.ts"],
          tags: [{ name: "race", description: "Several requests at once", repeats: TIMES - 1 }],
        },
      },
      ...(process.env.DEEP_TESTS ? [timed] : []),
    ],
  },
});
