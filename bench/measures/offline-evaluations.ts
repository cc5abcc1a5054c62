import { randomUUID } from "node:crypto";
import pg from "pg";
import type { EvaluationExchange } from "#contract/assessment/evaluation-changes.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { withBrowser } from "../browser.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER, TRAINER } from "../population.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";
import { demoTrainer, withDemo } from "../visit.ts";

const MERGES = { full: { evaluations: 30, rounds: 7 }, quick: { evaluations: 2, rounds: 1 } } as const;
const MAX_MERGE_MS = 2000;
/** As the trainer's device does. */
const AT_ONCE = 3;
const DEVICE = randomUUID();
const HEAD = { stature: "170", weight: "70", fcRepouso: "62", sistole: "120", diastole: "80" };

/** A day of evaluations without a signal: stature, mass, heart, all girths and folds, and a text. */
function sheetOf(round: number): Readonly<Record<string, string>> {
  const girths = PERIMETERS.map(({ key, limits }) => [key, String(Math.round((limits.min + limits.max) / 2) + round)]);
  const folds = SKINFOLDS.map(({ key }) => [key, String(10 + round)]);
  return { ...HEAD, ...Object.fromEntries([...girths, ...folds]), opinion: `<p>Bem, rodada ${round}.</p>` };
}

const exchangeOf = (round: number): EvaluationExchange => ({
  device_id: DEVICE,
  changes: Object.entries(sheetOf(round)).map(([field, value]) => ({
    id: randomUUID(),
    field,
    value,
    replaces: [],
    made_at: new Date().toISOString(),
  })),
});

/** Each has its own running mesocycle. */
async function listCycles(ownerUrl: string, count: number): Promise<readonly string[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The population's evaluations hold too little to be opened.
    await owner.query("delete from evaluations where trainer_id = $1", [TRAINER]);
    await owner.query("update macrocycles set skinfold_protocol = 'Pollock - 7 Dobras' where trainer_id = $1", [
      TRAINER,
    ]);
    const { rows } = await owner.query(
      `update mesocycles set start_date = current_date, end_date = current_date + 27
        where id in (select min(id) from mesocycles where trainer_id = $1 group by student_id order by 1 limit $2)
        returning student_id, macrocycle_id, id`,
      [TRAINER, count],
    );
    return rows.map(
      ({ student_id, macrocycle_id, id }) =>
        `/api/v1/students/${student_id}/macrocycles/${macrocycle_id}/mesocycles/${id}/evaluation/changes`,
    );
  } finally {
    await owner.end();
  }
}

/** A device that comes back with a day's evaluations: each a batch of its fields, three at once. */
export const mergedEvaluations: Measure = {
  letter: "x",
  title: "merging the fields of 30 evaluations that were measured without a signal",
  measure: (size) =>
    withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
      if (!database) throw new Error("no database");
      const { evaluations, rounds } = MERGES[size];
      const token = await signIn(database, TRAINER);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return withProductServer(database.ownerUrl, async ({ url }) => {
        const addresses = await listCycles(database.ownerUrl, evaluations);
        const merge = async (round: number) => {
          const queue = addresses.map((address) => ({ address, body: JSON.stringify(exchangeOf(round)) }));
          const work = async () => {
            for (let one = queue.shift(); one; one = queue.shift()) {
              const answer = await fetch(url + one.address, { method: "POST", headers, body: one.body });
              if (!answer.ok) throw new Error(`changes were refused: ${await answer.text()}`);
              await answer.arrayBuffer();
            }
          };
          const start = performance.now();
          await Promise.all(Array.from({ length: AT_ONCE }, work));
          return performance.now() - start;
        };
        await merge(0);
        const times: number[] = [];
        for (let round = 1; round <= rounds; round++) times.push(await merge(round));
        const fields = Object.keys(sheetOf(0)).length;
        return [
          atMost(MAX_MERGE_MS, { what: `all ${evaluations}, p50`, value: rounded(median(times), 0), unit: "ms" }),
          { what: "fields of each", value: fields, unit: "" },
        ];
      });
    }),
};

const OPENINGS = { full: 7, quick: 1 } as const;
const MAX_OPENING_MS = 1000;

/** From the press of "Avaliar" in airplane mode until stature can be typed, and from an empty page until the list is there. */
export const offlineOpening: Measure = {
  letter: "y",
  title: "opening an evaluation without a signal on a trainer's device",
  measure: (size) =>
    withDemo(async (url) => {
      const { token } = await demoTrainer(url);
      return withBrowser(async (browser) => {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          locale: "pt-BR",
          serviceWorkers: "allow",
        });
        const page = await context.newPage();
        await page.goto(`${url}/robots.txt`);
        await page.evaluate((stored) => localStorage.setItem("prumo.token", stored), token);
        await page.goto(`${url}/inicio/sem-sinal`);
        await page.getByRole("button", { name: "Escolher aluno" }).click();
        await page.getByRole("combobox", { name: "Nome do aluno" }).fill("Lucas");
        await page
          .getByRole("option", { name: /^Lucas/ })
          .first()
          .click();
        const open = page.getByRole("button", { name: /^Avaliar Lucas/ });
        await open.waitFor();
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await context.setOffline(true);
        const [starts, dialogs]: [number[], number[]] = [[], []];
        for (let round = 0; round < OPENINGS[size]; round++) {
          const start = performance.now();
          await page.goto(`${url}/inicio/sem-sinal`);
          await open.waitFor();
          starts.push(performance.now() - start);
          const press = performance.now();
          await open.click();
          await page.getByRole("dialog", { name: "Avaliação do Aluno" }).getByRole("tab").first().waitFor();
          dialogs.push(performance.now() - press);
        }
        await context.close();
        return [
          atMost(MAX_OPENING_MS, { what: "the page, p50", value: rounded(median(starts), 0), unit: "ms" }),
          atMost(MAX_OPENING_MS, { what: "the dialog, p50", value: rounded(median(dialogs), 0), unit: "ms" }),
        ];
      });
    }),
};
