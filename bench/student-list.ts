import type { Server } from "./child.ts";
import { captureStatements, withFloorServer } from "./floor.ts";
import { LIST_PATH, readPage, signIn } from "./list-request.ts";
import { type Load, load } from "./load.ts";
import { atLeast, type Figure, type Measure } from "./measure.ts";
import { withPopulatedDatabases } from "./populated-databases.ts";
import { withProductServer } from "./product-server.ts";
import { median, rounded } from "./statistics.ts";

const CONNECTIONS = 20;
const SIZES = {
  // Rounds are short and many: on a machine that does other things too, a burst then spoils a round and not the median.
  full: { students: 100_000, rounds: 7, seconds: 3 },
  quick: { students: 600, rounds: 1, seconds: 1 },
} as const;
const LEAST_SHARE = 0.5;

/**
 * The list with everything that the product adds (session, scope, row-level security, validation, log) against the floor,
 * in turns, so that whatever else the machine does falls on both.
 */
export const studentList: Measure = {
  letter: "a",
  title: `student list: page of 24 by search, 300 of ${SIZES.full.students.toLocaleString("en-US")} students, ${CONNECTIONS} connections`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].students], async ([database]) => {
      if (!database) throw new Error("no database");
      const headers = { authorization: `Bearer ${await signIn(database)}` };
      const read = {
        address: new URL(LIST_PATH, "http://x").pathname,
        statements: await captureStatements(database, readPage),
      };
      return withProductServer(database.ownerUrl, (product) =>
        withFloorServer(database, read, async (floor) => {
          const asked = { product: { ...product, headers }, floor: { ...floor, headers: {} } };
          return compare(asked, SIZES[size]);
        }),
      );
    }),
};

type Asked = Server & { readonly headers: Record<string, string> };

async function compare(
  { product, floor }: { product: Asked; floor: Asked },
  { rounds: count, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const ask = ({ url, headers }: Asked) => load(url + LIST_PATH, { connections: CONNECTIONS, seconds, headers });
  // The first load of each only warms it.
  for (const server of [product, floor]) await ask(server);
  const rounds: { product: Load; floor: Load }[] = [];
  for (let round = 0; round < count; round++) {
    rounds.push({ product: await ask(product), floor: await ask(floor) });
  }
  const share = median(rounds.map((round) => round.product.requestsPerSecond / round.floor.requestsPerSecond));
  return [
    atLeast(LEAST_SHARE, { what: "share of the floor's requests per second", value: rounded(share, 2), unit: "" }),
    ...loadFigures(
      "Prumo",
      rounds.map((round) => round.product),
    ),
    ...loadFigures(
      "floor",
      rounds.map((round) => round.floor),
    ),
  ];
}

const loadFigures = (who: string, loads: readonly Load[]): Figure[] => [
  { what: `${who}: requests per second`, value: rounded(median(loads.map((l) => l.requestsPerSecond))), unit: "/s" },
  { what: `${who}: p50`, value: rounded(median(loads.map((l) => l.p50Ms)), 1), unit: "ms" },
  { what: `${who}: p99`, value: rounded(median(loads.map((l) => l.p99Ms)), 1), unit: "ms" },
];
