/** The current time. It is passed in, so that a test can choose any day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function settableClock(start: Date | string): Clock & { advance(milliseconds: number): void } {
  let instant = new Date(start).getTime();
  return {
    now: () => new Date(instant),
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
