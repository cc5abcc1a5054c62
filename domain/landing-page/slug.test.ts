import { describe, expect, it } from "vitest";
import { SLUG_MESSAGES, slugChoices, slugOf, slugProblem } from "./slug.ts";

describe("the address of a page", () => {
  it.each(["abc", "a1b", "marina-personal", "2-em-1", "a".repeat(40)])("may be %s", (slug) => {
    expect(slugProblem(slug)).toBeUndefined();
  });

  it.each([
    "",
    "ab",
    "a".repeat(41),
    "Marina",
    "josé",
    "a b c",
    "-abc",
    "abc-",
    "a--b",
    "a_b_c",
    "a/b/c",
    "..%2f",
    "abc\n",
    "аbc",
  ])("may not be %j", (slug) => expect(slugProblem(slug)).toBe(SLUG_MESSAGES.form));

  it.each(["admin", "conheca", "prumo", "sitemap"])("may not be the reserved word %s", (slug) => {
    expect(slugProblem(slug)).toBe(SLUG_MESSAGES.reserved);
  });

  it.each([
    ["Marina Duarte", "marina-duarte"],
    ["  José D'Ávila – Personal & Fisio  ", "jose-d-avila-personal-fisio"],
    ["Admin", "pagina-admin"],
    ["Jô", "pagina-jo"],
    ["日本", "pagina"],
    [`${"longo ".repeat(10)}`, "longo-longo-longo-longo-longo-longo"],
    ["a".repeat(60), "a".repeat(36)],
  ])("is made of the name %j", (name, slug) => expect(slugOf(name)).toBe(slug));

  it("is always a possible one, whatever the name", () => {
    for (const name of ["", "!", "ab", "Prumo", "a".repeat(200), "x-".repeat(50), "É"])
      expect([name, ...slugChoices(name, 9_007_199_254_740_991).map(slugProblem)]).toEqual([
        name,
        ...Array(6).fill(undefined),
      ]);
  });
});
