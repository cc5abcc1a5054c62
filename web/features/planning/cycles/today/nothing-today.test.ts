import { describe, expect, it } from "vitest";
import { nothingToday } from "./nothing-today.ts";

describe("a student without a running mesocycle", () => {
  it("is told when the next one begins", () => {
    const starts = ["2026-01-05", null, "2026-06-08", "2026-06-01"];
    expect(nothingToday(starts, "2026-05-31")).toBe("Seu próximo mesociclo começa em 01/06/2026");
  });
  it("is told that there is none when nothing is to come", () => {
    expect(nothingToday(["2026-01-05", null], "2026-05-31")).toBe("Não há mesociclo em andamento");
  });
});
