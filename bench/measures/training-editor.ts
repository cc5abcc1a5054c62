import { type Browser, withBrowser } from "../browser.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure, type MeasuredFigure, type Size } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER } from "../population.ts";
import { evaluateWeek, prescribeRunningWeek, WEEK } from "../prescribed-week.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";
import { TRACED, tasksAfter } from "../trace.ts";

const ROUNDS = { full: 5, quick: 1 } as const;
/** A middling phone, against the cores that the bench runs on. */
const SLOWER = 4;
const BETWEEN_KEYS_MS = 120;
/** Looking for an element works in the page too, and would count as the answer to the key. */
const SETTLED_MS = 400;
const ADDRESS = `/inicio/visualizar/${WEEK.id}?macro=${WEEK.macroId}&meso=${WEEK.mesoId}&dialog=training`;

type Page = Awaited<ReturnType<Browser["newPage"]>>;

/**
 * Interaction to next paint, as the browser reports it: from a key or a press until the frame that shows what it did. The longest
 * of each kind counts, the middle of several rounds. The time that the page's processor worked meanwhile stands beside it, because other
 * work of the machine makes the first longer.
 */
const measureOf = (week: Parameters<typeof prescribeRunningWeek>[1]) => (size: Size) =>
  withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
    if (!database) throw new Error("no database");
    const token = await signIn(database);
    return withProductServer(database.ownerUrl, async ({ url }) => {
      await prescribeRunningWeek(database.ownerUrl, week);
      await evaluateWeek(url, token);
      return withBrowser((browser) => editWeek(browser, { url, token, rounds: ROUNDS[size], ...week }));
    });
  });

export const trainingEditor: Measure = {
  letter: "l",
  title: "training editor: 7 trainings of 30 exercises, with the processor slowed down four times",
  measure: measureOf({ trainings: 7, rows: 30 }),
};

export const detailedEditor: Measure = {
  letter: "v",
  title: "training editor: 5 trainings of 40 exercises with their sets in detail, on the same processor",
  measure: measureOf({ trainings: 5, rows: 40, inDetail: true }),
};

type Work = readonly [what: string, doIt: (page: Page) => Promise<void>];

const TYPING_FIGURES: Work = [
  "typing figures of a row, and leaving each of them",
  async (page) => {
    await page.locator("[data-row]").nth(14).locator("[data-cell=series]").focus();
    for (const figure of ["5", "9", "13", "130", "3010"]) {
      await page.keyboard.type(figure, { delay: BETWEEN_KEYS_MS });
      await page.keyboard.press("Tab", { delay: BETWEEN_KEYS_MS });
    }
  },
];

const TYPING_SETS: Work = [
  "typing the sets of a row, and entering them",
  async (page) => {
    const line = page.locator("[data-row]").nth(14).locator("[data-sets]");
    const sets = await line.inputValue();
    await line.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(sets.includes("65") ? "aq 1x12 20kg, 3x8 60kg" : "aq 1x12 20kg, 3x8 65kg", {
      delay: BETWEEN_KEYS_MS,
    });
    await page.keyboard.press("Enter");
  },
];

/** Each begins with the page as the one before left it. */
const workOn = (inDetail: boolean): readonly Work[] => [
  inDetail ? TYPING_SETS : TYPING_FIGURES,
  [
    "adding a row by its name",
    async (page) => {
      const field = page.getByRole("combobox", { name: "Adicionar exercício" });
      await field.focus();
      await page.keyboard.type("supino reto com barra", { delay: BETWEEN_KEYS_MS });
      await page
        .getByRole("option", { name: /^Supino reto com barra/ })
        .first()
        .waitFor();
      await page.keyboard.press("Enter");
      await page.waitForTimeout(SETTLED_MS);
      await page.locator("[data-quick] [data-cell=series]").waitFor();
      await page.keyboard.press("Enter");
      await page.waitForTimeout(SETTLED_MS);
      await page.locator("[data-quick] [data-cell=series]").waitFor({ state: "detached" });
    },
  ],
  [
    "moving a row",
    async (page) => {
      await page.locator("[data-row]").nth(10).locator("input").first().focus();
      await page.waitForTimeout(SETTLED_MS);
      for (const key of ["Alt+ArrowDown", "Alt+ArrowDown", "Alt+ArrowUp"]) await page.keyboard.press(key);
    },
  ],
  [
    "opening the tab of another training",
    async (page) => {
      // One of them is "· hoje".
      for (const name of [/^Treino B/, /^Treino C/, /^Treino A/]) {
        await page.getByRole("tab", { name }).click();
        await page.waitForTimeout(300);
      }
    },
  ],
];

interface Visit {
  readonly url: string;
  readonly token: string;
  readonly rounds: number;
  readonly rows: number;
  readonly inDetail?: boolean;
}

async function editWeek(
  browser: Browser,
  { url, token, rounds, rows, inDetail = false }: Visit,
): Promise<MeasuredFigure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "pt-BR" });
  await page.goto(`${url}/robots.txt`);
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await slowDown(SLOWER);
  const floor = await typeInEmptyPage(browser, page, rounds);
  await slowDown(1);
  await page.evaluate((kept) => localStorage.setItem("prumo.token", kept), token);
  await page.goto(url + ADDRESS);
  await page
    .locator("[data-row]")
    .nth(rows - 1)
    .waitFor();
  await page.waitForLoadState("networkidle");
  await observeInteractions(page);
  await slowDown(SLOWER);

  const work = workOn(inDetail);
  const found = work.map((): Interaction[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [place, [, doIt]] of work.entries()) found[place]?.push(await longestInteraction(browser, page, doIt));
  }
  await page.close();
  const figures = work.flatMap(([what], place) => {
    const middle = (of: keyof Interaction) => rounded(median((found[place] ?? []).map((one) => one[of])));
    return [
      atMost(100, { what: `${what}: longest interaction`, value: middle("durationMs"), unit: "ms" }),
      { what: `${what}: the processor's part of it`, value: middle("processorMs"), unit: "ms" },
    ];
  });
  return [{ what: "typing in an empty page: longest interaction", value: floor, unit: "ms" }, ...figures];
}

/** The machine's own part. */
async function typeInEmptyPage(browser: Browser, page: Page, rounds: number): Promise<number> {
  await page.setContent("<input>");
  await observeInteractions(page);
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { durationMs } = await longestInteraction(browser, page, async () => {
      await page.locator("input").focus();
      await page.keyboard.type("supino reto com barra", { delay: BETWEEN_KEYS_MS });
    });
    found.push(durationMs);
  }
  return rounded(median(found));
}

interface Interaction {
  readonly durationMs: number;
  readonly processorMs: number;
}

interface ReportedInteraction {
  readonly startTime: number;
  readonly duration: number;
}

declare global {
  interface Window {
    interactions?: ReportedInteraction[];
  }
}

/** Durations that the browser reports of keys and presses, to the next multiple of 8 ms. */
const observeInteractions = (page: Page) =>
  page.evaluate(() => {
    window.interactions = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration } = entry;
        if ("interactionId" in entry && entry.interactionId !== 0) window.interactions?.push({ startTime, duration });
      }
    });
    // The type of the options does not know this one yet.
    observer.observe({ type: "event", ...{ durationThreshold: 16 } });
  });

const BEGIN = "work begins";

/** When what follows the last key has been drawn and saved. Shorter ones than a frame are not reported. */
async function longestInteraction(
  browser: Browser,
  page: Page,
  doIt: (page: Page) => Promise<void>,
): Promise<Interaction> {
  await browser.startTracing(page, { categories: TRACED });
  const beganAt = await page.evaluate((name) => performance.mark(name).startTime, BEGIN);
  await doIt(page);
  await page.waitForTimeout(700);
  await page.waitForLoadState("networkidle");
  const reported = await page.evaluate(() => window.interactions?.splice(0) ?? []);
  const tasks = tasksAfter((await browser.stopTracing()).toString(), BEGIN);
  const [longest] = reported.sort((one, other) => other.duration - one.duration);
  if (!longest) return { durationMs: 16, processorMs: 0 };
  const from = longest.startTime - beganAt;
  const during = tasks.filter(({ startMs, endMs }) => startMs < from + longest.duration && endMs > from);
  return {
    durationMs: longest.duration,
    processorMs: during.reduce((sum, { processorMs }) => sum + processorMs, 0),
  };
}
