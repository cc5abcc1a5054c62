import { describe, expect, it } from "vitest";
import { reaisSpelled } from "./money-in-words.ts";

describe("an amount in words", () => {
  it.each([
    [0, "zero reais"],
    [1, "um centavo"],
    [2, "dois centavos"],
    [19, "dezenove centavos"],
    [21, "vinte e um centavos"],
    [90, "noventa centavos"],
    [100, "um real"],
    [101, "um real e um centavo"],
    [200, "dois reais"],
    [1410, "quatorze reais e dez centavos"],
    [10_000, "cem reais"],
    [10_100, "cento e um reais"],
    [18_000, "cento e oitenta reais"],
    [19_999, "cento e noventa e nove reais e noventa e nove centavos"],
    [99_900, "novecentos e noventa e nove reais"],
    [100_000, "mil reais"],
    [100_100, "mil e um reais"],
    [110_000, "mil e cem reais"],
    [112_000, "mil cento e vinte reais"],
    [120_000, "mil e duzentos reais"],
    [123_456, "mil duzentos e trinta e quatro reais e cinquenta e seis centavos"],
    [200_000, "dois mil reais"],
    [203_500, "dois mil e trinta e cinco reais"],
    [10_000_000, "cem mil reais"],
    [10_100_000, "cento e um mil reais"],
    [29_357_200, "duzentos e noventa e três mil quinhentos e setenta e dois reais"],
    [99_999_999, "novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos"],
    [100_000_000, "um milhão de reais"],
    [100_000_001, "um milhão de reais e um centavo"],
    [100_000_100, "um milhão e um reais"],
    [120_000_000, "um milhão e duzentos mil reais"],
    [123_456_700, "um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais"],
    [200_000_000, "dois milhões de reais"],
    [210_050_000, "dois milhões cem mil e quinhentos reais"],
    [
      99_999_999_999,
      "novecentos e noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos",
    ],
  ])("of %i cents is %s", (cents, words) => expect(reaisSpelled(cents)).toBe(words));

  it.each([-1, 0.5, Number.NaN, 100_000_000_000])("is refused for %s cents", (cents) => {
    expect(() => reaisSpelled(cents)).toThrow(RangeError);
  });
});
