import type { Page } from "@playwright/test";

/** A request from the page and back. Whatever the program was about to ask for has left before. */
export const roundTrip = (page: Page) => page.evaluate(async () => void (await (await fetch("/api/health")).text()));
