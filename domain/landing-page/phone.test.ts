import { describe, expect, it } from "vitest";
import { internationalDigits, toPageDigits, writePagePhone, writtenPagePhone } from "./phone.ts";

describe("a phone of a page", () => {
  it.each([
    ["(11) 91234-5678", "11912345678", "(11) 91234-5678", "5511912345678"],
    ["+55 11 91234-5678", "11912345678", "(11) 91234-5678", "5511912345678"],
    ["1132145678", "1132145678", "(11) 3214-5678", "551132145678"],
    ["+351 912 345 678", "351912345678", "+351912345678", "351912345678"],
    ["+1 (212) 555-0123", "0012125550123", "+12125550123", "12125550123"],
    ["+298 123456", "00298123456", "+298123456", "298123456"],
    ["+49 30 1234567890123", "49301234567890123", "+49301234567890123", "49301234567890123"],
  ])("%s is stored, shown and called as the number that it is", (typed, stored, shown, called) => {
    expect(toPageDigits(typed)).toBe(stored);
    expect(writtenPagePhone(stored)).toBe(shown);
    expect(internationalDigits(stored)).toBe(called);
    expect(toPageDigits(shown), "read again").toBe(stored);
  });

  it("keeps up to 15 digits while it is typed, and becomes Brazilian by its length alone without a plus", () => {
    expect(writePagePhone("+")).toBe("+");
    expect(writePagePhone("+351 912 345 678")).toBe("+351912345678");
    expect(writePagePhone("351912345678")).toBe("+351912345678");
    expect(writePagePhone(`+${"9".repeat(16)}`)).toBe(`+${"9".repeat(15)}`);
    expect(writePagePhone("11912345678")).toBe("(11) 91234-5678");
  });
});
