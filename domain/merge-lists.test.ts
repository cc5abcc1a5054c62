import { describe, expect, it } from "vitest";
import { mergeLists } from "./merge-lists.ts";

describe("a list that two windows changed", () => {
  const merged = (mine: string, base: string, theirs: string) =>
    mergeLists([...mine], [...base], [...theirs], { keyOf: (letter) => letter }).join("");

  it("keeps what each added and loses what each removed", () => {
    expect(merged("acx", "abc", "abcd")).toBe("acdx");
    expect(merged("abc", "abc", "cd")).toBe("cd");
  });

  it("has an added item in front of the one that follows it", () => {
    expect(merged("xabc", "abc", "bac")).toBe("bxac");
    expect(merged("xyabc", "abc", "bc")).toBe("xybc");
  });

  it("takes an order over that was changed here, and leaves what is new there beside its neighbours", () => {
    expect(merged("cab", "abc", "abcd")).toBe("cabd");
    expect(merged("cab", "abc", "axbc")).toBe("caxb");
  });

  it("merges an item that was changed on both sides", () => {
    const [mine, base, theirs] = [
      [{ id: 1, weight: 5, reps: 8 }],
      [{ id: 1, weight: 4, reps: 8 }],
      [{ id: 1, weight: 4, reps: 9 }],
    ];
    expect(
      mergeLists(mine, base, theirs, {
        keyOf: ({ id }) => id,
        merge: (here, _base, there) => ({ ...there, weight: here.weight }),
      }),
    ).toEqual([{ id: 1, weight: 5, reps: 9 }]);
  });
});
