import { afterEach, describe, expect, it, vi } from "vitest";
import { beginOpen, findOpen, type OpenEvaluation, putOpen, removeOpen } from "./open-evaluations.ts";

const items = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
});
afterEach(() => items.clear());

const evaluationOf = (id: number, name: string, part: Partial<OpenEvaluation> = {}): OpenEvaluation => ({
  path: { id, macroId: 1, mesoId: 10 + id, microId: undefined },
  name,
  isParked: false,
  isUnsaved: false,
  ...part,
});
const namesOf = () => JSON.parse(items.get("prumo.evaluations") ?? "[]").map(({ name }: OpenEvaluation) => name);

describe("the evaluations that are open", () => {
  it("keep their places when one of them is parked and returned to", () => {
    for (const [id, name] of [
      [1, "Ana"],
      [2, "Bruno"],
    ] as const)
      putOpen(evaluationOf(id, name));
    putOpen(evaluationOf(1, "Ana", { isParked: true, tab: "function" }));
    expect(namesOf()).toEqual(["Ana", "Bruno"]);
    expect(findOpen(evaluationOf(1, "").path)).toMatchObject({ isParked: true, tab: "function" });
  });

  it("are those of one student's weeks apart", () => {
    const week = {
      path: { id: 1, macroId: 1, mesoId: 11, microId: 3 },
      name: "Ana",
      isParked: false,
      isUnsaved: false,
    };
    putOpen(evaluationOf(1, "Ana"));
    putOpen(week);
    removeOpen(week.path);
    expect(findOpen(week.path)).toBeUndefined();
    expect(findOpen(evaluationOf(1, "").path)).toBeDefined();
  });

  it("are forgotten when their page was left without parking them", () => {
    beginOpen(evaluationOf(1, "").path, "Ana");
    beginOpen(evaluationOf(2, "").path, "Bruno");
    expect(namesOf()).toEqual(["Bruno"]);
    putOpen(evaluationOf(2, "Bruno", { isParked: true }));
    beginOpen(evaluationOf(1, "").path, "Ana");
    expect(namesOf()).toEqual(["Bruno", "Ana"]);
  });

  it("are none where the storage holds something else", () => {
    items.set("prumo.evaluations", '[{"name":"Ana"},3,null]');
    expect(findOpen(evaluationOf(1, "").path)).toBeUndefined();
  });
});
