import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restUntouched } from "./rest-untouched.ts";

const MINUTE_MS = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page asks for nothing after fifteen minutes without a touch, and again from the next one on", () => {
  const page = new EventTarget();
  const stop = restUntouched(page);
  vi.advanceTimersByTime(14 * MINUTE_MS);
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(focusManager.isFocused()).toBe(true);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(focusManager.isFocused()).toBe(false);
  page.dispatchEvent(new Event("pointermove"));
  expect(focusManager.isFocused()).toBe(true);
  vi.advanceTimersByTime(16 * MINUTE_MS);
  stop();
  expect(focusManager.isFocused()).toBe(true);
});
