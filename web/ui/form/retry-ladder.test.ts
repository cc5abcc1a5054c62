import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryLadder } from "./retry-ladder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** In seconds. */
async function pausesOf(ladder: ReturnType<typeof retryLadder>, count: number): Promise<number[]> {
  const start = Date.now();
  const ends: number[] = [];
  for (let pause = 0; pause < count; pause++) {
    const ended = ladder.pause();
    await vi.advanceTimersToNextTimerAsync();
    await ended;
    ends.push((Date.now() - start) / 1000);
  }
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

it("pauses before retries grow to half a minute, and begin anew after an answer", async () => {
  const ladder = retryLadder();
  expect(await pausesOf(ladder, 5)).toEqual([2, 5, 10, 30, 30]);
  ladder.reset();
  expect(await pausesOf(ladder, 1)).toEqual([2]);
});

it("a pause ends at once when a person retries, and never when it is cancelled", async () => {
  const ladder = retryLadder();
  const ended = vi.fn();
  const first = ladder.pause().then(ended);
  ladder.retryNow();
  await first;
  expect(ended).toHaveBeenCalledTimes(1);
  void ladder.pause().then(ended);
  ladder.cancel();
  ladder.retryNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledTimes(1);
});
