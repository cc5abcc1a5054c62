import { expect, it } from "vitest";
import { proposedDays } from "./appointment-form.ts";

const cycle = (start_date: string, end_date: string) => ({ start_date, end_date });
const macrocycleOf = (...mesocycles: ReturnType<typeof cycle>[]) =>
  ({ mesocycles }) as unknown as Parameters<typeof proposedDays>[0]["macrocycles"][number];

it("days are proposed by weeks from the last evaluation and by the end of the mesocycle that runs", () => {
  const macrocycles = [macrocycleOf(cycle("2026-01-05", "2026-03-01"), cycle("2026-03-02", "2026-04-26"))];
  expect(proposedDays({ last_evaluation: "2026-02-20", macrocycles }, "2026-03-02")).toEqual([
    { label: "4 semanas", day: "2026-03-20" },
    { label: "8 semanas", day: "2026-04-17" },
    { label: "12 semanas", day: "2026-05-15" },
    { label: "Fim do mesociclo", day: "2026-04-26" },
  ]);
});

it("without a mesocycle that goes on after today none is proposed by it", () => {
  const macrocycles = [macrocycleOf(cycle("2026-01-05", "2026-03-02"))];
  expect(proposedDays({ last_evaluation: null, macrocycles }, "2026-03-02").map(({ label }) => label)).toEqual([
    "4 semanas",
    "8 semanas",
    "12 semanas",
  ]);
});
