import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenNumber } from "./spoken-number.ts";

describe("a spoken figure", () => {
  it.each([
    ["doze", 12],
    ["Doze vírgula cinco", 12.5],
    ["doze ponto cinco", 12.5],
    ["doze e meio", 12.5],
    ["trinta e dois vírgula zero cinco", 32.05],
    ["trinta e dois vírgula vinte e cinco", 32.25],
    ["trinta e dois vírgula dois cinco", 32.25],
    ["oitenta e dois", 82],
    ["cem", 100],
    ["cento e dois e meio", 102.5],
    ["cento e dezenove vírgula três", 119.3],
    ["quatorze", 14],
    ["catorze", 14],
    ["duas", 2],
    ["quinhentos e vinte metros", 520],
    ["mil e duzentos", 1200],
    ["dois mil quatrocentos e cinquenta", 2450],
    ["zero", 0],
    ["zero vírgula cinco", 0.5],
  ])("in words: %s is %d", (said, value) => {
    expect(spokenNumber(said)).toBe(value);
  });

  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["12 vírgula 5", 12.5],
    ["12 e meio", 12.5],
    ["12 1/2", 12.5],
    ["12½", 12.5],
    ["82,4 kg", 82.4],
    ["82,4kg", 82.4],
    ["102 cm", 102],
    ["1.200 metros", 1200],
    ["34,05", 34.05],
    ["7", 7],
  ])("as a browser writes it down: %s is %d", (said, value) => {
    expect(spokenNumber(said)).toBe(value);
  });

  it.each([
    ["um metro e setenta e cinco", 1.75],
    ["1 metro e 75", 1.75],
    ["1m75", 1.75],
    ["um e setenta e oito", 1.78],
    ["1 e 78", 1.78],
    ["1,78 m", 1.78],
    ["oitenta e dois quilos e trezentos gramas", 82.3],
    ["82 quilos e meio", 82.5],
    ["82 quilos", 82],
    ["menos cinco e meio", -5.5],
    ["-5,5", -5.5],
    ["menos zero", 0],
  ])("with its unit inside: %s is %d", (said, value) => {
    expect(spokenNumber(said)).toBe(value);
  });

  it.each([
    "",
    "tríceps",
    "próxima",
    "dois oitenta",
    "dez dois",
    "vinte trinta",
    "12 14 16",
    "doze vírgula",
    "vírgula cinco",
    "e meio",
    "meia",
    "oitenta quilos e três",
    "dois e cinquenta e um",
    "menos",
    "doze por oito",
  ])("%j is no single figure", (said) => {
    expect(spokenNumber(said)).toBeNull();
  });

  it("is found again in words and in digits, whatever it is", () => {
    const units = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze".split(" ");
    const teens = ["dezesseis", "dezessete", "dezoito", "dezenove"];
    const tens = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split(" ");
    const hundreds = [
      "cento",
      ..."duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split(" "),
    ];
    const words = (value: number): string => {
      if (value < 20) return [...units, ...teens][value] ?? "";
      const [whole, rest] = value < 100 ? [tens[Math.floor(value / 10) - 2], value % 10] : hundredsOf(value);
      return rest === 0 ? String(whole) : `${whole} e ${words(rest)}`;
    };
    const hundredsOf = (value: number): [string | undefined, number] =>
      value === 100 ? ["cem", 0] : [hundreds[Math.floor(value / 100) - 1], value % 100];
    fc.assert(
      fc.property(fc.nat(999), fc.nat(9), (whole, tenth) => {
        expect(spokenNumber(words(whole))).toBe(whole);
        expect(spokenNumber(`${words(whole)} vírgula ${units[tenth]}`)).toBe(Number(`${whole}.${tenth}`));
        expect(spokenNumber(`${whole},${tenth}`)).toBe(Number(`${whole}.${tenth}`));
      }),
    );
  });

  it("is never made of any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = spokenNumber(text);
        if (value !== null) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
