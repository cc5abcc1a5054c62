import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aMesocycle } from "./cycle.fixture.ts";
import { opened } from "./evaluation-state.ts";
import { sheetStore } from "./sheet-store.ts";

function aStore() {
  const store = sheetStore(opened(aMesocycle(1, { weight: "62,00" }), { values: {}, waiting: [] }));
  const drawn: (string | undefined)[] = [];
  const fields: (string | undefined)[] = [];
  store.subscribe(() => drawn.push(store.shown().values.weight));
  store.subscribeToTyped(() => fields.push(store.state().values.weight));
  const type = (value: string) => store.dispatch({ type: "typed", key: "weight", value });
  return { ...store, drawn, fields, type };
}

describe("what a keystroke draws", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is its field at once, and all else in a task of its own", () => {
    const { drawn, fields, state, shown, type } = aStore();
    type("8");
    expect({ fields, drawn }).toEqual({ fields: ["8"], drawn: [] });
    expect(shown().values.weight).toBe("62,00");
    expect(state().values.weight).toBe("8");
    vi.runAllTimers();
    expect(drawn).toEqual(["8"]);
  });

  it("is drawn once where the next key comes before that task", () => {
    const { drawn, fields, type } = aStore();
    type("8");
    type("83");
    vi.runAllTimers();
    expect({ fields, drawn }).toEqual({ fields: ["8", "83"], drawn: ["83"] });
  });

  it("is all drawn as soon as the field is left", () => {
    const { drawn, dispatch, type } = aStore();
    type("83");
    dispatch({ type: "left", key: "weight" });
    expect(drawn).toEqual(["83,00"]);
    vi.runAllTimers();
    expect(drawn).toEqual(["83,00"]);
  });

  it("is all drawn when that is asked for, and nothing twice", () => {
    const { drawn, showTyped, type } = aStore();
    showTyped();
    type("83");
    showTyped();
    vi.runAllTimers();
    expect(drawn).toEqual(["83"]);
  });
});
