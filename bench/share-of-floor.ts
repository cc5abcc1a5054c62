import type { Server } from "./child.ts";
import { type Load, load } from "./load.ts";
import { atLeast, type MeasuredFigure } from "./measure.ts";
import { median, rounded } from "./statistics.ts";

const CONNECTIONS = 20;

interface Comparison {
  readonly product: Server;
  readonly floor: Server;
  readonly path: string;
  readonly token: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly leastShare: number;
}

/**
 * The product with everything that it adds (session, scope, row-level security, validation, log) against the floor, in turns,
 * so that the other work of the machine falls on both.
 */
export async function shareOfFloor(comparison: Comparison): Promise<MeasuredFigure[]> {
  const { product, floor, path, token, seconds } = comparison;
  const ask = ({ url }: Server, headers: Record<string, string>) =>
    load(url + path, { connections: CONNECTIONS, seconds, headers });
  const askProduct = () => ask(product, { authorization: `Bearer ${token}` });
  const askFloor = () => ask(floor, {});
  // The first load of each only warms it.
  await askProduct();
  await askFloor();
  const rounds: { product: Load; floor: Load }[] = [];
  for (let round = 0; round < comparison.rounds; round++) {
    rounds.push({ product: await askProduct(), floor: await askFloor() });
  }
  const share = median(rounds.map((round) => round.product.requestsPerSecond / round.floor.requestsPerSecond));
  return [
    atLeast(comparison.leastShare, {
      what: "share of the floor's requests per second",
      value: rounded(share, 2),
      unit: "",
    }),
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

const loadFigures = (server: string, loads: readonly Load[]): MeasuredFigure[] => [
  { what: `${server}: requests per second`, value: rounded(median(loads.map((l) => l.requestsPerSecond))), unit: "/s" },
  { what: `${server}: p50`, value: rounded(median(loads.map((l) => l.p50Ms)), 1), unit: "ms" },
  { what: `${server}: p99`, value: rounded(median(loads.map((l) => l.p99Ms)), 1), unit: "ms" },
];
