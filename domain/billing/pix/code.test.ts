import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asciiText } from "./ascii.ts";
import { pixCode } from "./code.ts";
import { crc16 } from "./crc16.ts";

const RANDOM = "123e4567-e12b-12d1-a456-426655440000";
const RECEIVER = { key: RANDOM, name: "Fulano de Tal", city: "BRASILIA" };

/** Reads a code as a bank does: two digits of id, two of length, the value. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    expect(code.slice(at, at + 4)).toMatch(/^\d{4}$/);
    expect(value).toHaveLength(length);
    expect(length).toBeGreaterThan(0);
    fields.set(code.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}
const within = (code: string, id: string) => fieldsOf(fieldsOf(code).get(id) ?? "");

describe("the check digits", () => {
  it.each([
    // The check value of CRC-16/CCITT-FALSE.
    ["123456789", "29B1"],
    // Manual de Padrões para Iniciação do Pix, the static and the dynamic example.
    [
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304",
      "1D3D",
    ],
    [
      "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304",
      "64E4",
    ],
    // Manual do BR Code.
    [
      "00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304",
      "AD38",
    ],
    ["", "FFFF"],
  ])("of %s are %s", (text, digits) => expect(crc16(text)).toBe(digits));
});

describe("a Pix code", () => {
  it("is the static example of the manual", () => {
    expect(pixCode(RECEIVER)).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it.each([
    [1, "0.01"],
    [99, "0.99"],
    [100, "1.00"],
    [14_990, "149.90"],
    [9_999_999, "99999.99"],
  ])("asks for %i cents as %s", (cents, amount) => {
    expect(fieldsOf(pixCode({ ...RECEIVER, cents })).get("54")).toBe(amount);
  });

  it("without an amount has no field for it", () => {
    expect(fieldsOf(pixCode(RECEIVER)).has("54")).toBe(false);
  });

  it("writes name and city without accents, cut to 25 and 15 characters", () => {
    const code = pixCode({ ...RECEIVER, name: "Conceição D’Ávila da Silva Gonçalves", city: "São José dos Campos" });
    expect(fieldsOf(code).get("59")).toBe("Conceicao DAvila da Silva");
    expect(fieldsOf(code).get("60")).toBe("Sao Jose dos Ca");
    for (const [length, kept] of [
      [25, 25],
      [26, 25],
    ] as const)
      expect(fieldsOf(pixCode({ ...RECEIVER, name: "n".repeat(length) })).get("59")).toHaveLength(kept);
    for (const [length, kept] of [
      [15, 15],
      [16, 15],
    ] as const)
      expect(fieldsOf(pixCode({ ...RECEIVER, city: "c".repeat(length) })).get("60")).toHaveLength(kept);
  });

  it("names the payment by letters and digits, 25 of them at most, and by *** without a name", () => {
    const txid = (given: string) => within(pixCode({ ...RECEIVER, txid: given }), "62").get("05");
    expect(txid("Cobrança 12/2026")).toBe("Cobrana122026");
    expect(txid("a".repeat(25))).toBe("a".repeat(25));
    expect(txid("a".repeat(26))).toBe("a".repeat(25));
    expect(txid("-")).toBe("***");
  });

  it("carries a description as far as it fits beside the key", () => {
    const account = (key: string, description: string) => within(pixCode({ ...RECEIVER, key, description }), "26");
    expect(account(RANDOM, "Plano semestral, março").get("02")).toBe("Plano semestral, marco");
    expect(account(RANDOM, "d".repeat(99)).get("02")).toHaveLength(99 - 18 - 40 - 4);
    // The longest key fills the field; one character less leaves no room for a description either.
    for (const length of [77, 74, 73]) expect(account("k".repeat(length), "d").has("02")).toBe(false);
    expect(account("k".repeat(72), "d").get("02")).toBe("d");
  });

  it("is read back by its fields, and its check digits are right, whatever it says", () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            key: fc.stringMatching(/^[!-~]{1,77}$/),
            name: fc.string({ unit: "grapheme" }),
            city: fc.string({ unit: "grapheme" }),
            cents: fc.integer({ min: 1, max: 9_999_999 }),
            txid: fc.string(),
            description: fc.string({ unit: "grapheme" }),
          },
          { requiredKeys: ["key", "name", "city"] },
        ),
        (parts) => {
          fc.pre(asciiText(parts.name, 25) !== "" && asciiText(parts.city, 15) !== "");
          const code = pixCode(parts);
          expect(code).toMatch(/^[\x20-\x7e]+$/);
          expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
          const fields = fieldsOf(code);
          expect([...fields.keys()]).toEqual([...fields.keys()].sort());
          expect(fields.get("59")).toBe(asciiText(parts.name, 25));
          expect(Math.round(Number(fields.get("54") ?? 0) * 100)).toBe(parts.cents ?? 0);
          expect(within(code, "26").get("00")).toBe("br.gov.bcb.pix");
          expect(within(code, "26").get("01")).toBe(parts.key);
          expect(within(code, "62").get("05")).toMatch(/^(\*\*\*|[A-Za-z0-9]{1,25})$/);
        },
      ),
    );
  });
});
