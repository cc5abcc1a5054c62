import { expect, type Page } from "@playwright/test";

/** A desktop, the smallest phone and a usual one, where it is left; the deep run looks at every width between, too. 720 is 1440 at 200 %. */
const WIDTHS = process.env.DEEP_TESTS
  ? [1920, 1536, 1440, 1366, 1280, 1024, 820, 768, 720, 320, 390]
  : [1440, 320, 390];
/** Here a thumb presses, and seven days of a week have its width. Only what is in the window can be pressed: it is as high as most screens. */
const PHONE = 390;
export const heightAt = (width: number) => (width === PHONE ? 2400 : 900);

/** At each width nothing sticks out of the window, no label is cut, no control lies under another and, on a phone, none is too small. */
export async function expectToFit(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
    // A part that asks for its width draws again some frames after the page has it.
    await expect
      .poll(() => page.evaluate(faults, width === PHONE), { message: `${what} at ${width} pixels`, timeout: 3000 })
      .toEqual({});
  }
}

/** Runs in the page, of any browser. */
export function faults(isPhone: boolean) {
  /** Words of controls, heads and figures. Names that end in an ellipsis are meant to. */
  const LABELS =
    ".mantine-Button-label, .mantine-Badge-label, .mantine-Chip-label, [role=tab], label, legend, th, dt, dd, h1, h2, h3, input[data-cell], input[data-choice]";
  const CONTROLS = "a[href], button, input, select, textarea, [role=tab], [role=button], summary";
  // Without the borders of a field.
  const MIN_TARGET = 42;
  const isSeen = (element: Element) =>
    element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element: Element) =>
    `${element.tagName} ${element.getAttribute("aria-label") || element.textContent?.slice(0, 40) || element.className}`;
  const dialog = [...document.querySelectorAll("[aria-modal=true]")].filter(isSeen).at(-1);
  const scope = dialog ?? document.body;

  const hides = (overflow: string) => overflow !== "visible";
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (hides(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const right = document.documentElement.clientWidth;
  const sideways = [...scope.querySelectorAll("*")].filter(
    (element) =>
      element.getBoundingClientRect().right > right + 1 && isSeen(element) && !scrolls(element.parentElement),
  );

  const cut = [...scope.querySelectorAll<HTMLElement>(LABELS)].filter(isSeen).filter((element) => {
    const style = getComputedStyle(element);
    const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigh = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    return (isWide && style.textOverflow !== "ellipsis") || isHigh;
  });

  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);
  const stays = (element: Element): boolean =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position) ||
    (element.parentElement !== null && stays(element.parentElement));
  const covered = controls.filter((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSame = (one: Element) => one === over || one.contains(over) || over?.contains(one);
    // A bar that stays lies over what scrolls below it.
    return over !== null && !isSame(control) && !isSame(control.closest("label") ?? control) && !stays(over);
  });

  const isInText = (element: Element) => getComputedStyle(element).display === "inline";
  const isLarge = (target: Element) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    /** The finger is taken from here on, also beyond the box of what is drawn. */
    const takes = (right: number, down: number) => {
      const at = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
      return at === null || target.contains(at);
    };
    const reach = MIN_TARGET / 2 - 1;
    const isHigh = height >= MIN_TARGET || (takes(0, -reach) && takes(0, reach));
    const isWide = width >= MIN_TARGET || (takes(-reach, 0) && takes(reach, 0));
    return isHigh && isWide;
  };
  /** A control is pressed by itself, its words or the box of its field. */
  const targetsOf = (control: HTMLElement) => {
    const labels = "labels" in control && control.labels instanceof NodeList ? [...control.labels] : [];
    const field = control.closest(".mantine-Input-wrapper");
    return [control, ...labels, field].filter((target) => target instanceof Element);
  };
  const small = controls.filter((control) => isPhone && !isInText(control) && !targetsOf(control).some(isLarge));

  const found = { sideways, cut, covered, small };
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, elements]) => elements.length > 0)
      .map(([fault, elements]) => [fault, elements.map(name)]),
  );
}
