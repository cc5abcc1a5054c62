import { expect, it } from "vitest";
import type { AuditEntry } from "./data.ts";
import { dayHeading, daysOfLog } from "./log-days.ts";

const at = (happened_at: string) => ({ id: happened_at, happened_at }) as unknown as AuditEntry;

it("groups the log by the day in São Paulo, which ends three hours after that of UTC", () => {
  const entries = [at("2026-03-02T03:00:00.000Z"), at("2026-03-02T02:59:59.000Z"), at("2026-03-01T12:00:00.000Z")];
  expect(daysOfLog(entries)).toEqual([
    { day: "2026-03-02", entries: [entries[0]] },
    { day: "2026-03-01", entries: [entries[1], entries[2]] },
  ]);
});

it.each([
  ["2026-03-01", "Hoje"],
  ["2026-02-28", "Ontem"],
  ["2026-02-27", "27/02/2026"],
])("heads the day %s on 1 March with “%s”", (day, heading) => {
  expect(dayHeading(day, "2026-03-01")).toBe(heading);
});
