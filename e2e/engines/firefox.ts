import { expect } from "@playwright/test";
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
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch(unlessOrientation);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    },
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  };
}

/** puppeteer sends the size and an orientation together, and Debian's Firefox (140) knows the size alone. */
function unlessOrientation(error: unknown): void {
  if (!String(error).includes("unknown command emulation.setScreenOrientationOverride")) throw error;
}
