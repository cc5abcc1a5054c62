import { LIST_PATH, signIn } from "./list-request.ts";
import { atMost, type Measure, type MeasuredFigure } from "./measure.ts";
import { type PopulatedDatabase, withPopulatedDatabases } from "./populated-databases.ts";
import { withProductServer } from "./product-server.ts";
import { median, rounded } from "./statistics.ts";

const SIZES = {
  full: { students: [1_000, 10_000, 100_000], warmUp: 100, rounds: 20 },
  quick: { students: [300, 600], warmUp: 1, rounds: 1 },
} as const;
const CALLS_A_ROUND = 20;
const MOST_GROWTH = 1.3;

const say = (size: number) => size.toLocaleString("en-US");

/** One call after the other to three servers in turns, each on a database of another size. The trainer has 300 students in each. */
export const listGrowth: Measure = {
  letter: "d",
  title: `student list while the database grows: a trainer's 300 among ${SIZES.full.students.map(say).join(", ")} students`,
  measure: (size) =>
    withPopulatedDatabases(SIZES[size].students, (databases) =>
      withServers(databases, [], (all) => compare(all, SIZES[size])),
    ),
};

interface Asked {
  readonly students: number;
  /** Milliseconds until the whole answer is there. */
  ask(): Promise<number>;
}

async function withServers(
  [database, ...rest]: readonly PopulatedDatabase[],
  started: readonly Asked[],
  work: (all: readonly Asked[]) => Promise<MeasuredFigure[]>,
): Promise<MeasuredFigure[]> {
  if (!database) return work(started);
  const headers = { authorization: `Bearer ${await signIn(database)}` };
  return withProductServer(database.ownerUrl, ({ url }) => {
    const ask = async () => {
      const start = performance.now();
      const response = await fetch(url + LIST_PATH, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the list was refused: ${response.status}`);
      return performance.now() - start;
    };
    return withServers(rest, [...started, { students: database.students, ask }], work);
  });
}

async function compare(
  all: readonly Asked[],
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<MeasuredFigure[]> {
  const times = new Map<number, number[]>(all.map(({ students }) => [students, []]));
  for (const { ask } of all) for (let call = 0; call < warmUp; call++) await ask();
  for (let round = 0; round < rounds; round++) {
    for (const { students, ask } of all) {
      for (let call = 0; call < CALLS_A_ROUND; call++) times.get(students)?.push(await ask());
    }
  }
  const medians = [...times.values()].map(median);
  const growth = Math.max(...medians) / (medians[0] ?? Number.NaN);
  return [
    ...[...times].map(([students, taken]) => ({
      what: `p50 with ${say(students)} students`,
      value: rounded(median(taken), 2),
      unit: "ms",
    })),
    atMost(MOST_GROWTH, { what: "slowest against the smallest database", value: rounded(growth, 2), unit: "x" }),
  ];
}
