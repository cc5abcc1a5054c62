import { describe, expect, it } from "vitest";
import { endOfDay, MS_PER_DAY } from "../calendar-date.ts";
import { cameTooLate, GRACE_DAYS } from "./late-changes.ts";

const END = "2026-03-22";
const end = endOfDay(END);
const GRACE = GRACE_DAYS * MS_PER_DAY;

describe("a change of a cycle", () => {
  it("comes in time while the cycle runs, whenever it was made", () => {
    expect(cameTooLate(END, end - 100 * MS_PER_DAY, end)).toBe(false);
    expect(cameTooLate(END, end + MS_PER_DAY, end)).toBe(false);
  });

  it("that was made before the end comes in time for 14 days, and a millisecond later no more", () => {
    const made = end - MS_PER_DAY;
    expect(cameTooLate(END, made, made + GRACE)).toBe(false);
    expect(cameTooLate(END, made, made + GRACE + 1)).toBe(true);
  });

  it("that was made in the cycle's last millisecond comes in time, and one of the next does not", () => {
    expect(cameTooLate(END, end, end + 5)).toBe(false);
    expect(cameTooLate(END, end + 1, end + 5)).toBe(true);
  });
});
