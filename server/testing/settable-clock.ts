import type { Clock } from "../platform/clock.ts";

export function settableClock(start: Date | string): Clock & { advance(milliseconds: number): void } {
  let instant = new Date(start).getTime();
  return {
    now: () => new Date(instant),
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
