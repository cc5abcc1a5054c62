import { signIn } from "./list-request.ts";
import { atMost, type MeasuredFigure } from "./measure.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { withProductServer } from "./product-server.ts";
import { median, rounded } from "./statistics.ts";

const CALLS_A_ROUND = 20;
const MAX_GROWTH = 1.3;

interface Sized {
  readonly database: PopulatedDatabase;
  readonly size: string;
}

interface Asking {
  readonly path: string;
  readonly warmUp: number;
  readonly rounds: number;
}

interface Asked {
  readonly size: string;
  /** Milliseconds until the whole answer is there. */
  ask(): Promise<number>;
}

/** One call after the other to several servers in turns, each on a database of another size, the smallest first. */
export const measureGrowth = (databases: readonly Sized[], asking: Asking): Promise<MeasuredFigure[]> =>
  withServers(databases, [], asking);

async function withServers(
  [first, ...rest]: readonly Sized[],
  started: readonly Asked[],
  asking: Asking,
): Promise<MeasuredFigure[]> {
  if (!first) return compare(started, asking);
  const headers = { authorization: `Bearer ${await signIn(first.database)}` };
  return withProductServer(first.database.ownerUrl, ({ url }) => {
    const ask = async () => {
      const start = performance.now();
      const response = await fetch(url + asking.path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${asking.path} was refused: ${response.status}`);
      return performance.now() - start;
    };
    return withServers(rest, [...started, { size: first.size, ask }], asking);
  });
}

async function compare(all: readonly Asked[], { warmUp, rounds }: Asking): Promise<MeasuredFigure[]> {
  const times = new Map<string, number[]>(all.map(({ size }) => [size, []]));
  for (const { ask } of all) for (let call = 0; call < warmUp; call++) await ask();
  for (let round = 0; round < rounds; round++) {
    for (const { size, ask } of all) {
      for (let call = 0; call < CALLS_A_ROUND; call++) times.get(size)?.push(await ask());
    }
  }
  const medians = [...times.values()].map(median);
  const growth = Math.max(...medians) / (medians[0] ?? Number.NaN);
  return [
    ...[...times].map(([size, taken]) => ({ what: `p50 with ${size}`, value: rounded(median(taken), 2), unit: "ms" })),
    atMost(MAX_GROWTH, { what: "slowest against the smallest database", value: rounded(growth, 2), unit: "x" }),
  ];
}
