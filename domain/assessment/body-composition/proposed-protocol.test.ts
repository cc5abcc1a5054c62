import { describe, expect, it } from "vitest";
import { coversPerson, proposeProtocol } from "./proposed-protocol.ts";

describe("a protocol covers a person", () => {
  it.each([
    [16, false],
    [17, true],
    [30, true],
    [31, false],
  ])("Guedes at %i: %s, as its ages say", (age, covers) => {
    expect(coversPerson("Guedes - 3 Dobras", { gender: "female", age })).toBe(covers);
  });

  it("by gender too: Petroski ends at 51 for women and at 66 for men", () => {
    expect(coversPerson("Petroski - 4 Dobras", { gender: "female", age: 52 })).toBe(false);
    expect(coversPerson("Petroski - 4 Dobras", { gender: "male", age: 52 })).toBe(true);
  });

  it("of the sex that the equation was made from: Faulkner measured men", () => {
    expect(coversPerson("Faulkner - 4 Dobras", { gender: "male", age: 25 })).toBe(true);
    expect(coversPerson("Faulkner - 4 Dobras", { gender: "female", age: 25 })).toBe(false);
    expect(proposeProtocol([], { gender: "female", age: 40 })).toBe("Petroski - 4 Dobras");
  });

  it("whose age is not known, but nobody without a protocol", () => {
    expect(coversPerson("Guedes - 3 Dobras", { gender: "male", age: null })).toBe(true);
    expect(coversPerson("Sem protocolo", { gender: "male", age: 25 })).toBe(false);
  });
});

describe("the protocol proposed", () => {
  const woman = (age: number) => ({ gender: "female", age });

  it("is the trainer's last used that covers the person", () => {
    expect(proposeProtocol(["Pollock - 3 Dobras", "Guedes - 3 Dobras"], woman(28))).toBe("Pollock - 3 Dobras");
    expect(proposeProtocol(["Guedes - 3 Dobras", "Pollock - 3 Dobras"], woman(40))).toBe("Pollock - 3 Dobras");
  });

  it("is the default where the trainer used none that covers, and it does", () => {
    expect(proposeProtocol([], woman(25))).toBe("Guedes - 3 Dobras");
    expect(proposeProtocol(["Sem protocolo", "TG Lohman - 2 dobras"], woman(25))).toBe("Guedes - 3 Dobras");
  });

  it("is one that covers the person where the default does not", () => {
    expect(proposeProtocol([], woman(12))).toBe("TG Lohman - 2 dobras");
    expect(proposeProtocol(["Guedes - 3 Dobras"], woman(70))).toBe("Marinha Americana");
  });
});
