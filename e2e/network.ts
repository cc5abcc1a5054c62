import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";

/** The journey comes from a network of its own, as people do, so that payments and registrations of others use up none of its limit. */
export const comeFromOwnNetwork = (page: Page): Promise<void> =>
  page
    .context()
    .setExtraHTTPHeaders({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
