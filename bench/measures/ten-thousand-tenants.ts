import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { withProductServer } from "../product-server.ts";
import { SCALED_CALLS, type ScaledCall, type Visitor, visitorOf } from "../scaled-calls.ts";
import { type ScaledDatabase, withScaledDatabases } from "../scaled-databases.ts";
import { median, rounded } from "../statistics.ts";

const { BENCH_TENANTS = "1000" } = process.env;
const SIZES = {
  full: { tenants: [10, Number(BENCH_TENANTS)], warmUp: 20, rounds: 10, visitors: 200 },
  quick: { tenants: [2, 4], warmUp: 1, rounds: 1, visitors: 2 },
} as const;
const CALLS_A_ROUND = 10;
const MAX_GROWTH = 1.3;

interface Sized {
  readonly tenants: number;
  readonly url: string;
  /** The first is the same in every database. */
  readonly visitors: readonly Visitor[];
}

export const tenThousandTenants: Measure = {
  letter: "c",
  title: `${Number(BENCH_TENANTS).toLocaleString("en-US")} tenants of 100 students, 300 evaluations, 5,200 executed sets each, against 10`,
  measure: (size) => withScaledDatabases(SIZES[size].tenants, (databases) => withServers(databases, [], SIZES[size])),
};

type Asking = (typeof SIZES)[keyof typeof SIZES];

async function withServers(
  [first, ...rest]: readonly ScaledDatabase[],
  started: readonly Sized[],
  asking: Asking,
): Promise<MeasuredFigure[]> {
  if (!first) return figuresOf(started, asking);
  const visitors: Visitor[] = [];
  const { tenants } = first;
  const some = Math.min(asking.visitors, tenants);
  for (let turn = 0; turn < some; turn++) visitors.push(await visitorOf(first, Math.floor((turn * tenants) / some)));
  return withProductServer(first.ownerUrl, ({ url }) =>
    withServers(rest, [...started, { tenants, url, visitors }], asking),
  );
}

async function figuresOf(all: readonly Sized[], asking: Asking): Promise<MeasuredFigure[]> {
  const figures: MeasuredFigure[] = [];
  for (const call of SCALED_CALLS) {
    figures.push(...compare(call.what, await askOne(call, all, asking)));
    figures.push(...compare(`${call.what}, another tenant each time`, await askOthers(call, all, asking)));
  }
  return figures;
}

/** The same trainer with the same students in each database, in turns. */
async function askOne(call: ScaledCall, all: readonly Sized[], { warmUp, rounds }: Asking): Promise<number[][]> {
  const times: number[][] = all.map(() => []);
  const ask = async ({ url, visitors: [first] }: Sized) => (first ? call.ask(url, first) : Number.NaN);
  for (const sized of all) for (let turn = 0; turn < warmUp; turn++) await ask(sized);
  for (let round = 0; round < rounds; round++)
    for (const [index, sized] of all.entries())
      for (let turn = 0; turn < CALLS_A_ROUND; turn++) times[index]?.push(await ask(sized));
  return times;
}

/** Each call finds the rows of its tenant where the call before left them: on the disk or in memory. */
async function askOthers(call: ScaledCall, all: readonly Sized[], asking: Asking): Promise<number[][]> {
  const times: number[][] = all.map(() => []);
  for (let turn = 0; turn < asking.visitors; turn++)
    for (const [index, { url, visitors }] of all.entries()) {
      const visitor = visitors[turn % visitors.length];
      if (visitor) times[index]?.push(await call.ask(url, visitor));
    }
  return times;
}

function compare(what: string, [few = [], many = []]: readonly number[][]): MeasuredFigure[] {
  return [
    { what: `${what}: p50, few tenants`, value: rounded(median(few), 2), unit: "ms" },
    { what: `${what}: p50, many tenants`, value: rounded(median(many), 2), unit: "ms" },
    atMost(MAX_GROWTH, { what: `${what}: growth`, value: rounded(median(many) / median(few), 2), unit: "x" }),
  ];
}
