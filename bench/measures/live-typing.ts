import { type Browser, withBrowser } from "../browser.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { median, rounded } from "../statistics.ts";
import { TRACED, tasksAfter } from "../trace.ts";
import { demoTrainer, withDemo } from "../visit.ts";

const ROUNDS = { full: 5, quick: 1 } as const;
/** A middling phone, against the cores that the bench runs on. */
const SLOWER = 4;
/** Fast typing: the figures of one keystroke are still being drawn when the next comes. */
const BETWEEN_KEYS_MS = 80;
const WEIGHT = "83,75";
const TYPING = "typing";

/**
 * The longest task of the page's main thread is what a trainer feels while typing, from the first key to the last frame after it. The
 * weight is typed, because nearly every figure of the evaluation follows from it, with each tab open in turn. The middle of several
 * rounds counts, in processor time: while another program has the core, the page does nothing.
 */
export const liveTyping: Measure = {
  letter: "k",
  title: "live figures of an evaluation while its weight is typed, with the processor slowed down four times",
  measure: (size) =>
    withDemo(async (url) => {
      const { token, studentId } = await demoTrainer(url);
      const address = `${url}/inicio/visualizar/${studentId}?macro=1&dialog=evaluation&meso=3`;
      return withBrowser((browser) => typeInEveryTab(browser, { url, address, token, rounds: ROUNDS[size] }));
    }),
};

interface Visit {
  readonly url: string;
  readonly address: string;
  readonly token: string;
  readonly rounds: number;
}

async function typeInEveryTab(browser: Browser, { url, address, token, rounds }: Visit): Promise<MeasuredFigure[]> {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, locale: "pt-BR" });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem("prumo.token", kept), token);
  await page.goto(address);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await sheet.getByRole("button", { name: /Dados e exames/ }).click();
  // The devices' masses are named alike.
  const weight = sheet.locator('input[data-path="weight"]');
  await weight.waitFor();
  const devtools = await page.context().newCDPSession(page);
  const tabs = await sheet.getByRole("tab").allTextContents();

  const longest = async (): Promise<number> => {
    await weight.fill("");
    await page.waitForLoadState("networkidle");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await browser.startTracing(page, { categories: TRACED });
    await page.evaluate((name) => performance.mark(`${name} begins`), TYPING);
    await page.keyboard.type(WEIGHT, { delay: BETWEEN_KEYS_MS });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
    await page.evaluate((name) => performance.mark(`${name} ends`), TYPING);
    const trace = await browser.stopTracing();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const tasks = tasksAfter(trace.toString(), `${TYPING} begins`, `${TYPING} ends`);
    return Math.max(...tasks.map(({ processorMs }) => processorMs));
  };

  const figures: MeasuredFigure[] = [];
  for (const tab of tabs) {
    await sheet.getByRole("tab", { name: tab, exact: true }).click();
    const found: number[] = [];
    for (let round = 0; round < rounds; round++) found.push(await longest());
    figures.push(atMost(30, { what: `${tab}: longest task`, value: rounded(median(found)), unit: "ms" }));
  }
  await page.close();
  return figures;
}
