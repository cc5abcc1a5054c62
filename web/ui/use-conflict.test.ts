import { describe, expect, it } from "vitest";
import { reapplied } from "./use-conflict.ts";

describe("a form after another window saved first", () => {
  it("keeps what was typed and takes over what was left alone", () => {
    const former = { name: "Base", goal: "Força", items: ["perimeter"] };
    const typed = { name: "Base 2", goal: "Força", items: ["perimeter"] };
    const latest = { name: "Outra", goal: "Hipertrofia", items: ["perimeter", "posture"] };
    expect(reapplied(typed, former, latest)).toEqual({
      name: "Base 2",
      goal: "Hipertrofia",
      items: ["perimeter", "posture"],
    });
  });
});
