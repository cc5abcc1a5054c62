import { startServer } from "../child.ts";
import { atMost, type Measure } from "../measure.ts";
import { median, rounded } from "../statistics.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

const STARTS = { full: 3, quick: 1 } as const;
const MAX_SECONDS = 3;

export const secondStart: Measure = {
  letter: "e",
  title: `npm start until ready: first start, then the median of ${STARTS.full} more`,
  measure: (size) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const first = await secondsToReady(DATA_DIR);
      const later: number[] = [];
      for (let start = 0; start < STARTS[size]; start++) later.push(await secondsToReady(DATA_DIR));
      return [
        { what: "first start, demo data and all", value: rounded(first, 2), unit: "s" },
        atMost(MAX_SECONDS, { what: "second start", value: rounded(median(later), 2), unit: "s" }),
      ];
    }),
};

async function secondsToReady(DATA_DIR: string): Promise<number> {
  const start = performance.now();
  const env = { DATA_DIR, DATABASE_URL: "", NODE_ENV: "", DEMO: "1" };
  const server = await startServer("scripts/start.mjs", { env, ready: "/api/ready" });
  const seconds = (performance.now() - start) / 1000;
  await server.stop();
  return seconds;
}
