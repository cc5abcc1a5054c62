import { expect } from "@playwright/test";
import { AXE } from "../accessibility.ts";
import type { Engine, Key } from "./engine.ts";

/** A person with a browser, who goes by what is in sight. */
export interface Visitor {
  readonly engine: Engine;
  readonly open: (address: string) => Promise<void>;
  /** Waits until it is shown. */
  readonly see: (text: string | RegExp) => Promise<void>;
  /** Waits until it can be pressed, and presses it. Without a role it is found by its words alone. */
  readonly press: (name: string | RegExp, role?: string) => Promise<void>;
  readonly fill: (label: string | RegExp, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** The beginning of the file that a press hands over. */
  readonly download: (name: string) => Promise<string>;
}

declare global {
  interface Window {
    handedOver?: Blob;
  }
}

export function visitorOf(engine: Engine, baseURL: string): Visitor {
  const press: Visitor["press"] = async (name, role) => {
    const { source, flags } = patternOf(name);
    const place = { x: 0, y: 0 };
    /** A control that still moves would be missed. */
    const isAtRest = async () => {
      if (role && !(await engine.evaluate(() => window.axe !== undefined))) await engine.run(AXE);
      const { x, y } = (await engine.evaluate(placeOf, source, flags, role ?? "")) ?? { x: 0, y: 0 };
      const isSame = x > 0 && x === place.x && y === place.y;
      Object.assign(place, { x, y });
      return isSame;
    };
    await expect
      .poll(isAtRest, { message: `${role ?? "text"} ${name} can be pressed`, timeout: 20_000, intervals: [50] })
      .toBe(true);
    await engine.click(place.x, place.y);
  };
  return {
    engine,
    press,
    open: (address) => engine.open(new URL(address, baseURL).href),
    see: async (text) => {
      const { source, flags } = patternOf(text);
      const isSeen = () => engine.evaluate(shows, source, flags);
      await expect.poll(isSeen, { message: `${text} is shown`, timeout: 20_000 }).toBe(true);
    },
    fill: async (label, text) => {
      await press(label, "textbox");
      await engine.type(text);
    },
    type: engine.type,
    key: engine.press,
    download: async (name) => {
      await engine.evaluate(() => {
        const make = URL.createObjectURL;
        URL.createObjectURL = (file: Blob) => {
          window.handedOver = file;
          return make.call(URL, file);
        };
      });
      await press(name, "button");
      const head = () => engine.evaluate(async () => (await window.handedOver?.slice(0, 5).text()) ?? "");
      await expect.poll(head, { message: `${name} hands a file over`, timeout: 20_000 }).not.toBe("");
      return head();
    },
  };
}

/** Missing in the types of axe. */
interface Roles {
  readonly getRole: (element: Element) => string | null;
}

/** A string is the whole name. */
function patternOf(name: string | RegExp): { source: string; flags: string } {
  if (typeof name !== "string") return name;
  return { source: `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, flags: "" };
}

/** Runs in the page. */
export function shows(source: string, flags: string): boolean {
  const pattern = new RegExp(source, flags);
  const says = (element: Element) => pattern.test((element.textContent ?? "").trim().replaceAll(/\s+/g, " "));
  return [...document.querySelectorAll("body *:not(script, style)")].some(
    (element) =>
      says(element) &&
      element.closest(".outline") === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      ![...element.children].some(says),
  );
}

/** Runs in the page: the middle of what has this name, brought into sight, when nothing lies over it. */
function placeOf(source: string, flags: string, role: string): { x: number; y: number } | null {
  const pattern = new RegExp(source, flags);
  const isNamed = (name: string) => pattern.test(name.trim().replaceAll(/\s+/g, " "));
  const isFree = (element: Element, x: number, y: number) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (element.contains(over) || over.contains(element));
  };
  const seen = [...document.querySelectorAll("body *:not(script, style)")].filter(
    (element) => element.closest(".outline") === null && element.checkVisibility({ visibilityProperty: true }),
  );
  const { axe } = window;
  const roleOf = (element: Element) => (axe?.commons.aria as unknown as Roles | undefined)?.getRole(element);
  if (role) axe?.setup(document.documentElement);
  const named = seen.filter((element) =>
    role
      ? roleOf(element) === role && isNamed(axe?.commons.text.accessibleText(element) ?? "")
      : isNamed(element.textContent ?? "") && ![...element.children].some((child) => isNamed(child.textContent ?? "")),
  );
  if (role) axe?.teardown();
  for (const element of named) {
    if (element.matches(":disabled, [aria-disabled=true]")) continue;
    element.scrollIntoView({ block: "center", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    if (isFree(element, middle.x, middle.y)) return middle;
  }
  return null;
}
