import { type Statement, withFloorServer } from "./floor.ts";
import { atMost, type MeasuredFigure } from "./measure.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { median, rounded } from "./statistics.ts";

interface Compared {
  readonly what: string;
  readonly path: string;
  readonly query?: string;
  readonly token: string;
  readonly statements: readonly Statement[];
  readonly url: string;
  readonly warmUp: number;
  readonly rounds: number;
  readonly maxMs: number;
}

/** One call after the other to product and floor in turns, so that other work of the machine slows both. */
export const timeOfFloor = (
  database: PopulatedDatabase,
  { what, path, query = "", token, statements, url, warmUp, rounds, maxMs }: Compared,
): Promise<MeasuredFigure[]> =>
  withFloorServer(database, { address: path, statements }, async (floor) => {
    const askProduct = () => timeOf(url + path + query, token);
    const askFloor = () => timeOf(floor.url + path, token);
    for (let call = 0; call < warmUp; call++) await Promise.all([askProduct(), askFloor()]);
    const times = { product: [] as number[], floor: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.product.push(await askProduct());
      times.floor.push(await askFloor());
    }
    return [
      atMost(maxMs, { what: `${what}: p50`, value: rounded(median(times.product), 1), unit: "ms" }),
      { what: `${what}, floor: p50`, value: rounded(median(times.floor), 1), unit: "ms" },
    ];
  });

export async function timeOf(address: string, token: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} was refused: ${response.status}`);
  return performance.now() - start;
}
