import { describe, expect, it } from "vitest";
import type { RowGroup } from "#domain/training/sets/row-group.ts";
import { withGroupText, withKind } from "./group-form.ts";

const superset: RowGroup = {
  number: 2,
  kind: "superset",
  rounds: 4,
  rest_between: "00:15",
  rest_after: "01:30",
  time_cap: null,
};

describe("the head of a group", () => {
  it("keeps what the new kind has, and proposes what it needs", () => {
    expect(withKind(superset, "circuit")).toEqual({ ...superset, kind: "circuit" });
    expect(withKind({ ...superset, rounds: null }, "circuit").rounds).toBe(3);
    expect(withKind(superset, "emom")).toMatchObject({
      rounds: 10,
      rest_between: null,
      rest_after: null,
      time_cap: null,
    });
    expect(withKind(superset, "amrap")).toMatchObject({ rounds: null, time_cap: "10:00" });
    expect(withKind(withKind(superset, "emom"), "superset")).toMatchObject({ rounds: null });
  });

  it("takes digits as a time, and says why it does not", () => {
    expect(withGroupText(superset, "rest_after", "90")).toMatchObject({ rest_after: "01:30" });
    expect(withGroupText(superset, "rounds", "")).toMatchObject({ rounds: null });
    expect(withGroupText(superset, "rounds", "0")).toBe("De 1 a 99");
    expect(withGroupText({ ...superset, kind: "circuit" }, "rounds", "")).toBe("Diga quantas voltas");
    expect(withGroupText(superset, "rest_after", "1h")).toBe("Campo com formato inválido");
  });
});
