import { expect, it } from "vitest";
import { type KnownLoads, offeredLoad } from "./offered-load.ts";

const LAST = { kg: 52.5, day: "2026-11-12" };
const known = (change: Partial<KnownLoads>): KnownLoads => ({
  prescribedKg: null,
  last: null,
  tested: null,
  ...change,
});
const tested = (testedOn: string | null) => ({ kg: 45, testedOn });

it("the prescribed load goes before what was lifted and tested", () => {
  const all = known({ prescribedKg: 50, last: LAST, tested: tested("2026-11-20") });
  expect(offeredLoad(all)).toEqual({ source: "prescribed", kg: 50 });
});

it.each([
  ["a test of an unknown day", null, "last", 52.5],
  ["a test of the day before", "2026-11-11", "last", 52.5],
  ["a test of the same day", "2026-11-12", "last", 52.5],
  ["a test of the day after", "2026-11-13", "test", 45],
] as const)("of what was lifted and %s the newer one counts", (_, testedOn, source, kg) => {
  expect(offeredLoad(known({ last: LAST, tested: tested(testedOn) }))).toEqual({ source, kg });
});

it("without a load of the last time the test's is offered, and without a test none", () => {
  expect(offeredLoad(known({ tested: tested(null) }))).toEqual({ source: "test", kg: 45 });
  expect(offeredLoad(known({ last: { ...LAST, kg: null }, tested: tested(null) }))?.kg).toBe(45);
  expect(offeredLoad(known({ last: { ...LAST, kg: 0 }, tested: tested(null) }))?.kg).toBe(0);
  expect(offeredLoad(known({ last: { ...LAST, kg: null } }))).toBeNull();
  expect(offeredLoad(known({}))).toBeNull();
});
