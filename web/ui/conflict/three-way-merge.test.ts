import { describe, expect, it } from "vitest";
import { mergeThreeWays } from "./three-way-merge.ts";

describe("a form after another window saved first", () => {
  it("keeps what was typed and takes over what was left alone", () => {
    const former = { name: "Base", goal: "Força", items: ["perimeter"] };
    const typed = { name: "Base 2", goal: "Força", items: ["perimeter"] };
    const latest = { name: "Outra", goal: "Hipertrofia", items: ["perimeter", "posture"] };
    expect(mergeThreeWays(typed, former, latest)).toEqual({
      name: "Base 2",
      goal: "Hipertrofia",
      items: ["perimeter", "posture"],
    });
  });

  it("merges each answer of a part by itself", () => {
    const former = { anamnesis: { sleep: "8 h", water: "1 L" } };
    const typed = { anamnesis: { sleep: "6 h", water: "1 L" } };
    const latest = { anamnesis: { sleep: "8 h", water: "3 L" } };
    expect(mergeThreeWays(typed, former, latest)).toEqual({ anamnesis: { sleep: "6 h", water: "3 L" } });
  });

  it("keeps a field that was emptied", () => {
    const former: { weeks: number | null } = { weeks: 4 };
    expect(mergeThreeWays({ weeks: null }, former, { weeks: 8 })).toEqual({ weeks: null });
  });

  it("keeps a chosen file, although every file is the same as JSON", () => {
    const [chosen, other] = [new File(["a"], "a.png"), new File(["b"], "b.png")];
    expect(mergeThreeWays({ photo: chosen }, { photo: other }, { photo: other }).photo).toBe(chosen);
  });
});
