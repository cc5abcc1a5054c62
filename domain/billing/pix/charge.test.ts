import { describe, expect, it } from "vitest";
import { nextPixTryAt, pixExpiresAt } from "./charge.ts";

const NOW = new Date("2026-03-02T12:00:00Z");

describe("a Pix of the provider", () => {
  it("can be paid for a day", () => {
    expect(pixExpiresAt(NOW)).toEqual(new Date("2026-03-03T12:00:00Z"));
  });

  it("is asked about after 1, 2, 4 minutes, and then every hour", () => {
    const minutes = [0, 1, 2, 5, 6, 20].map((tries) => (nextPixTryAt(NOW, tries).getTime() - NOW.getTime()) / 60_000);
    expect(minutes).toEqual([1, 2, 4, 32, 60, 60]);
  });
});
