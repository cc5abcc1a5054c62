import puppeteer from "puppeteer-core";
import { type Engine, programOf, surroundings } from "./engine.ts";

/** Firefox speaks WebDriver BiDi by itself. */
export async function startFirefox(home: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: programOf(["firefox-esr", "firefox"], "um Firefox", "firefox-esr"),
    env: { ...surroundings(home), MOZ_HEADLESS: "1" },
    extraPrefsFirefox: {
      "browser.download.dir": home,
      "browser.download.folderList": 2,
      "intl.accept_languages": "pt-BR",
      "ui.prefersReducedMotion": 1,
    },
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  };
}
