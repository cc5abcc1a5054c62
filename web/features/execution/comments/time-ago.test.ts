import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

const NOW = Date.parse("2026-03-10T15:00:00Z");

it.each([
  ["2026-03-10T14:59:30Z", "agora"],
  ["2026-03-10T15:00:30Z", "agora"],
  ["2026-03-10T14:58:59Z", "há 1 min"],
  ["2026-03-10T13:00:00Z", "há 2 h"],
  ["2026-03-09T15:00:00Z", "há 1 dia"],
  ["2026-03-04T14:00:00Z", "há 6 dias"],
  ["2026-03-03T15:00:00Z", "03/03/2026"],
])("what was written at %s was written %s", (written, text) => {
  expect(timeAgo(written, NOW)).toBe(text);
});
