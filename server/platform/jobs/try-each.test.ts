import { describe, expect, it } from "vitest";
import { tryEach } from "./try-each.ts";

describe("trying each", () => {
  it("takes the items in turn, one after the end of the other", async () => {
    const steps: string[] = [];
    await tryEach(["a", "b"], async (name) => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
    });
    expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("goes on after a failure, and throws the first at the end", async () => {
    const tried: number[] = [];
    const trying = tryEach([1, 2, 3], async (item) => {
      tried.push(item);
      if (item < 3) throw new Error(`failure ${item}`);
    });
    await expect(trying).rejects.toThrow("failure 1");
    expect(tried).toEqual([1, 2, 3]);
  });
});
