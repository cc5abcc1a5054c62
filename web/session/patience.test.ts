import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { PATIENCE_MS, staysUnanswered } from "./patience.ts";

const failed = async (status: number) => {
  throw status === 0 ? ApiError.away() : await ApiError.from(new Response("", { status }));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the device stands in for a server that is away, and for one that is there and cannot answer now", async () => {
  expect(await staysUnanswered(failed(0))).toBe(true);
  for (const status of [502, 503, 504]) expect(await staysUnanswered(failed(status))).toBe(true);
});

it("the device stands in for no answer that came, be it a refusal or a fault", async () => {
  expect(await staysUnanswered(Promise.resolve())).toBe(false);
  expect(await staysUnanswered(failed(401))).toBe(false);
  expect(await staysUnanswered(failed(500))).toBe(false);
});

it("the device stands in for an answer that takes longer than a weak connection may", async () => {
  const waited = vi.fn();
  void staysUnanswered(new Promise(() => undefined)).then(waited);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledWith(true);
});

it("the device stands in at once where the browser knows that there is no connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await staysUnanswered(new Promise(() => undefined))).toBe(true);
});
