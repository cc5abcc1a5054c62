import { describe, expect, test } from "vitest";
import { crefOf } from "./cref.ts";

describe("a CREF", () => {
  test.each([
    ["012345-G/SP", "012345-G/SP"],
    ["  cref 12345-g/sp ", "012345-G/SP"],
    ["CREF012345-P/RJ", "012345-P/RJ"],
    ["1G/DF", "000001-G/DF"],
    ["123456 G-MG", "123456-G/MG"],
  ])("typed as %s is written %s", (typed, written) => {
    expect(crefOf(typed)).toBe(written);
  });

  test.each(["", "CREF", "012345", "012345-G", "012345-X/SP", "012345-G/XX", "1234567-G/SP", "0-G/SP", "012345-G/SPX"])(
    "is not %s",
    (typed) => {
      expect(crefOf(typed)).toBeNull();
    },
  );
});
