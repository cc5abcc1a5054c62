import { listMesocycles } from "#server/features/planning/cycles/queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { type Browser, withBrowser } from "../browser.ts";
import type { Server } from "../child.ts";
import { captureStatements, type Statement, withFloorServer } from "../floor.ts";
import { signIn } from "../list-request.ts";
import { agreeToTerms, EACH, giveLongHistory, macrocycleAt, nameOf, STUDENT } from "../long-history.ts";
import { atLeast, atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { TRAINER } from "../population.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";

const SIZES = {
  full: { students: 10_000, rounds: 20, callsARound: 25 },
  quick: { students: 600, rounds: 1, callsARound: 3 },
} as const;
const WARM_UP_ROUNDS = 4;
/** The product's own work (session, scope, validation, summaries) may cost as much as the SQL. */
const LEAST_SHARE = 0.5;

const panel = (place: number) => `/api/v1/students/${STUDENT}/macrocycles/${macrocycleAt(place)}/mesocycles`;

export const studentPage: Measure = {
  letter: "f",
  title: `student page: ${EACH} macrocycles of ${EACH} mesocycles of ${EACH} microcycles`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].students], async ([database]) => {
      if (!database) throw new Error("no database");
      await giveLongHistory(database.ownerUrl);
      const token = await signIn(database);
      const path = { id: STUDENT, macroId: macrocycleAt(EACH) };
      const captured = await captureStatements(database, (scope) => listMesocycles(scope, path, systemClock));
      const statements = captured.map(withTenant);
      return withProductServer(database.ownerUrl, async (product) => {
        await agreeToTerms(database.ownerUrl);
        const requests = await withBrowser((browser) => countRequests(browser, product.url, token));
        const times = await withFloorServer(database, { address: panel(EACH), statements }, (floor) =>
          compare([product, floor], { authorization: `Bearer ${token}` }, SIZES[size]),
        );
        return [...requests, ...times];
      });
    }),
};

/** Row-level security adds the tenant to the product's statements, and so selects an index. The floor has none of it. */
const withTenant = ({ sql, parameters }: Statement): Statement => ({
  sql: sql.replace('where "student_id" =', `where "trainer_id" = ${TRAINER} and "student_id" =`),
  parameters,
});

/** Unfolds one macrocycle after the other and counts the requests of each. */
async function countRequests(browser: Browser, url: string, token: string): Promise<MeasuredFigure[]> {
  const page = await browser.newPage({ locale: "pt-BR" });
  await page.addInitScript((value) => localStorage.setItem("prumo.token", value), token);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The session is requested every minute, independently of unfolding.
    if (pathname.startsWith("/api/") && !pathname.endsWith("/auth/me")) asked.push(pathname);
  });
  // All folded at first.
  await page.goto(`${url}/inicio/visualizar/${STUDENT}?macro=0`, { waitUntil: "networkidle" });
  const ofThePage = asked.length;
  const counts: number[] = [];
  const times: number[] = [];
  for (let place = 1; place <= EACH; place++) {
    asked.length = 0;
    const start = performance.now();
    await page.getByRole("button", { name: nameOf(place), exact: true }).click();
    await page.getByText(`Mesociclo ${EACH}`, { exact: true }).filter({ visible: true }).first().waitFor();
    times.push(performance.now() - start);
    await page.waitForLoadState("networkidle");
    if (!asked.includes(panel(place))) throw new Error(`${nameOf(place)} did not ask for its mesocycles`);
    counts.push(asked.length);
  }
  await page.close();
  return [
    { what: "requests of the page, all folded", value: ofThePage, unit: "" },
    atMost(1, { what: "requests of unfolding a macrocycle, at most", value: Math.max(...counts), unit: "" }),
    { what: "from the click to its last mesocycle on the screen, p50", value: rounded(median(times)), unit: "ms" },
  ];
}

/** One call after the other to both servers in turns, so that other work of the machine slows both.  */
async function compare(
  [product, floor]: readonly [Server, Server],
  headers: Record<string, string>,
  { rounds, callsARound }: { readonly rounds: number; readonly callsARound: number },
): Promise<MeasuredFigure[]> {
  const times = { product: [] as number[], floor: [] as number[] };
  const servers = [
    { url: product.url, taken: times.product },
    { url: floor.url, taken: times.floor },
  ];
  for (const { url } of servers) {
    for (let call = 0; call < WARM_UP_ROUNDS * callsARound; call++) await ask(url, headers);
  }
  for (let round = 0; round < rounds; round++) {
    for (const { url, taken } of servers) {
      for (let call = 0; call < callsARound; call++) taken.push(await ask(url, headers));
    }
  }
  const [ours, least] = [median(times.product), median(times.floor)];
  return [
    { what: "a panel's request: p50", value: rounded(ours, 2), unit: "ms" },
    { what: "floor: p50", value: rounded(least, 2), unit: "ms" },
    atLeast(LEAST_SHARE, { what: "share of the floor's speed", value: rounded(least / ours, 2), unit: "" }),
  ];
}

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + panel(EACH), { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a panel was refused: ${response.status}`);
  return performance.now() - start;
}
