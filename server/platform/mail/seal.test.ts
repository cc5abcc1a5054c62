import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seal, sealingKey, unseal } from "./seal.ts";

const seed = randomBytes(32);
const letter = JSON.stringify({ path: "/resetar_senha?token=segredo", code: "AB23CD", to: "joão@exemplo.com.br" });

describe("a sealed letter", () => {
  it("is read by whoever has the seed, and shows nothing to anybody else", () => {
    const sealed = seal(letter, sealingKey(seed));
    expect(unseal(sealed, [seed])).toBe(letter);
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toMatch(/token|AB23CD|exemplo/);
    expect(() => unseal(sealed, [randomBytes(32)])).toThrow();
  });

  it("is read with a former seed among newer ones", () => {
    expect(unseal(seal(letter, sealingKey(seed)), [randomBytes(32), seed])).toBe(letter);
  });

  it("is never twice the same", () => {
    const key = sealingKey(seed);
    expect(seal(letter, key)).not.toBe(seal(letter, key));
  });

  it("that was touched is not read", () => {
    const bytes = Buffer.from(seal(letter, sealingKey(seed)), "base64");
    for (const place of [0, 40, bytes.length - 1]) {
      const touched = Buffer.from(bytes);
      touched[place] = (touched[place] ?? 0) ^ 1;
      expect(() => unseal(touched.toString("base64"), [seed])).toThrow();
    }
  });
});
