import { expect } from "@playwright/test";
import * as screens from "../every-screen.ts";
import { faults, heightAt } from "../fits.ts";
import { adminSession, keep, LUCAS, MARINA, sessionOf } from "../people.ts";
import type { Screen } from "../screens.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** A desktop and a phone, where it is left. */
const WIDTHS = [1440, 390];

/** Every screen shows its words and a heading, fits both widths, and no script complains. */
async function walk(visitor: Visitor, [first, ...others]: readonly [Screen, ...Screen[]]): Promise<void> {
  await look(visitor, first, visitor.open);
  // The program that runs changes the screen, which is faster.
  for (const screen of others) await look(visitor, screen, changeScreen(visitor));
}

async function look(visitor: Visitor, [what, address, shows]: Screen, open: Visitor["open"]): Promise<void> {
  const { engine } = visitor;
  await test.step(what, async () => {
    await open(address);
    for (const width of WIDTHS) {
      await engine.resize(width, heightAt(width));
      await visitor.see(shows);
      await expect.poll(() => engine.evaluate(isSettled), { message: `${what} has a heading and its data` }).toBe(true);
      // WebKit tells the page of a new width some frames after it has it.
      await expect
        .poll(() => engine.evaluate(faults, width === 390), { message: `${what} at ${width} pixels` })
        .toEqual({});
    }
    expect(await engine.complaints(), `errors of ${what}`).toEqual([]);
  });
}

/** By way of another screen, so that its words are not those of the screen before. */
const changeScreen =
  ({ engine, see }: Visitor): Visitor["open"] =>
  async (address) => {
    const go = (to: string) => engine.evaluate((url) => history.pushState(null, "", url), to);
    await go("/suporte");
    await see(/^Suporte$/);
    await go(address);
  };

/** Runs in the page. */
function isSettled(): boolean {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return (
    [...document.querySelectorAll("h1, h2, [role=dialog]")].some(isSeen) &&
    document.querySelector(".outline, .mantine-Skeleton-root") === null &&
    document.getAnimations().every((one) => one.effect?.getComputedTiming().endTime === Infinity)
  );
}

test("every screen before signing in", async ({ visitor }) => {
  await visitor.open("/api/health");
  await visitor.engine.evaluate((key, draft) => sessionStorage.setItem(key, draft), ...screens.AWAITED_CODE());
  for (const screen of screens.OF_NOBODY) await look(visitor, screen, visitor.open);
});

for (const [whose, list] of [
  ["a trainer's students", screens.OF_THE_TRAINERS_STUDENTS],
  ["a student's cycles", screens.OF_A_STUDENTS_CYCLES],
  ["a trainer's work", screens.OF_THE_TRAINERS_WORK],
  ["a trainer's account", screens.OF_THE_TRAINERS_ACCOUNT],
] as const) {
  test(`every screen and dialog of ${whose}`, async ({ visitor, request }) => {
    await visitor.open("/api/health");
    await visitor.engine.evaluate(keep, await sessionOf(request, MARINA));
    await walk(visitor, list);
  });
}

test("every screen and dialog of a student", async ({ visitor, request }) => {
  await visitor.open("/api/health");
  await visitor.engine.evaluate(keep, await sessionOf(request, LUCAS));
  await walk(visitor, [...screens.OF_THE_STUDENT, ...screens.OF_THE_STUDENTS_ACCOUNT]);
});

test("every screen and dialog of the administrator", async ({ visitor, request }) => {
  await visitor.open("/api/health");
  await visitor.engine.evaluate(keep, await adminSession(request));
  await walk(visitor, [...screens.OF_THE_ADMIN, ...screens.OF_THE_ADMINS_ACCOUNT]);
});
