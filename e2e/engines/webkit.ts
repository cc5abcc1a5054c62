import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../own-server.ts";
import { type Engine, type Key, programOf, surroundings } from "./engine.ts";

/** The keys of WebDriver, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Record<Key, string> = { Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C" };
const SCREEN = "1920x2600x24";

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** WebKitWebDriver drives the small browser of its package over HTTP. It has no mode without windows: Xvfb draws them nowhere. */
export async function startWebKit(home: string): Promise<Engine> {
  const driver = programOf(["WebKitWebDriver"], "um WebKit", "webkit2gtk-driver xvfb");
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...surroundings(narrowable(home)), GDK_BACKEND: "x11", DISPLAY: screen.display };
  const program = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  process.once("exit", () => program.kill());
  const address = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(`${address}/status`).then(Boolean, () => false);
  await expect.poll(isThere, { message: "WebKitWebDriver answers" }).toBe(true);
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = await send<{ sessionId: string }>("POST", `${address}/session`, { capabilities });
  const session = `${address}/session/${sessionId}`;

  const command = (name: string, body: object) => send("POST", `${session}/${name}`, body);
  const evaluate: Engine["evaluate"] = (work, ...args) =>
    send("POST", `${session}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args });
  const act = (type: string, parameters: object, actions: readonly object[]) =>
    command("actions", { actions: [{ type, id: type, parameters, actions }] });
  const keys = (text: readonly string[]) =>
    act(
      "key",
      {},
      text.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
    );
  return {
    open: async (url) => {
      await command("url", { url });
      await evaluate(listen);
    },
    resize: async (width, height) => {
      await command("window/rect", { width, height });
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
    },
    evaluate,
    run: async (script) => void (await command("execute/sync", { script, args: [] })),
    click: async (x, y) => {
      const moves = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act("pointer", { pointerType: "mouse" }, moves);
    },
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([KEYS[key]])),
    complaints: () => evaluate(() => window.complaints?.splice(0) ?? []),
    close: async () => {
      await send("DELETE", session);
      await Promise.all([end(program), end(screen.program)]);
    },
  };
}

async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * The driver tells nothing of errors. Those of the first load are missed: a screen without its words fails by itself. A growing field changes
 * its height when it hears of its width, which it hears again in the next frame: WebKit tells the page of that, and nothing is wrong.
 */
function listen(): void {
  const heard: string[] = [];
  window.complaints = heard;
  addEventListener("error", ({ message }) => {
    if (!message.startsWith("ResizeObserver loop")) heard.push(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
}

/** Its own bar would keep the window from being as narrow as a phone. */
function narrowable(home: string): string {
  const settings = join(home, "gtk-3.0");
  mkdirSync(settings);
  writeFileSync(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  writeFileSync(join(settings, "gtk.css"), "* { min-width: 0; margin: 0; padding: 0; border: none; font-size: 1px }\n");
  return home;
}

async function startScreen(): Promise<{ program: ChildProcess; display: string }> {
  const path = programOf(["Xvfb"], "um Xvfb, a tela do WebKit,", "xvfb");
  // It chooses a free number and writes it to the fourth stream.
  const options = ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const program = spawn(path, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => program.kill());
  const [number] = await once(program.stdio[3] as NodeJS.ReadableStream, "data");
  return { program, display: `:${String(number).trim()}` };
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
