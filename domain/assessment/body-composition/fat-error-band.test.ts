import { describe, expect, it } from "vitest";
import { fatCertaintyText, fatErrorBand, fatErrorText } from "./fat-error-band.ts";

const man = { gender: "male", ageYears: 30 };
const woman = { gender: "female", ageYears: 30 };

describe("the standard error of a fat percentage", () => {
  it.each([
    ["Pollock - 3 Dobras", 3.4, 3.8],
    ["Pollock - 7 Dobras", 3.5, 3.8],
    ["Petroski - 4 Dobras", 3.4, 3.2],
    ["Marinha Americana", 3.5, 3.7],
  ])("by %s is %d points for men and %d for women", (protocol, ofMen, ofWomen) => {
    expect(fatErrorBand(20, { protocol, ...man })?.standardError).toBe(ofMen);
    expect(fatErrorBand(20, { protocol, ...woman })?.standardError).toBe(ofWomen);
  });

  it.each([
    "Faulkner - 4 Dobras",
    "Yuhasz - 6 Dobras",
    "TG Lohman - 2 dobras",
    "Guedes - 3 Dobras",
    "Mcardle - 4 Dobras",
  ])("by %s is not published, and the sheet says so", (protocol) => {
    expect(fatErrorText(fatErrorBand(20, { protocol, ...man }))).toBe("Erro padrão da equação: não publicado");
  });

  it.each([
    "Faulkner - 4 Dobras",
    "Yuhasz - 6 Dobras",
    "TG Lohman - 2 dobras",
    "Guedes - 3 Dobras",
    "Mcardle - 4 Dobras",
  ])("of %s stands beside the words that no range of sums is published either", (protocol) => {
    for (const person of [man, woman]) {
      expect(fatCertaintyText(20, { protocol, ...person })).toBe(
        "Erro padrão da equação: não publicado · Faixa de somas não publicada",
      );
    }
  });

  it("of Petroski and the Navy stands beside them too; Jackson and Pollock print their sums", () => {
    const words = (protocol: string) => fatCertaintyText(20, { protocol, ...woman });
    expect(words("Petroski - 4 Dobras")).toMatch(/^Erro padrão ±3,2 pontos: .* · Faixa de somas não publicada$/);
    expect(words("Marinha Americana")).toMatch(/^Erro padrão ±3,7 pontos: .* · Faixa de perímetros não publicada$/);
    for (const protocol of ["Pollock - 3 Dobras", "Pollock - 7 Dobras"]) expect(words(protocol)).not.toContain("Faixa");
  });

  it("names the classes that its band reaches, with their accent, and none within one class", () => {
    const protocol = "Pollock - 3 Dobras";
    expect(fatErrorText(fatErrorBand(16, { protocol, ...man }))).toBe(
      "Erro padrão ±3,4 pontos: 12,6 a 19,4%, entre magro e saudável",
    );
    expect(fatErrorBand(50, { protocol, ...man })?.classes).toBeNull();
    expect(fatErrorBand(16, { protocol, gender: "male", ageYears: 19 })?.classes).toBeNull();
  });
});
