import { describe, expect, it } from "vitest";
import { writeLetter } from "./letter.ts";

const html = (opening: string, facts: readonly { label: string; value: string }[] = []) =>
  writeLetter(
    {
      to: "ana@exemplo.com.br",
      name: "Ana",
      subject: "Aviso",
      opening,
      facts: [...facts],
      path: "/",
      action: "Ver",
      closing: "",
    },
    { productName: "Prumo", publicUrl: "https://prumo.example", photoAddress: (key) => key },
  ).html;

describe("a letter as HTML", () => {
  it("keeps an amount and a word with a hyphen on one line", () => {
    expect(html("Pague R$ 1.249,90. Veja o e-mail:")).toContain(
      'Pague <span style="white-space:nowrap">R$ 1.249,90</span>. Veja o <span style="white-space:nowrap">e-mail</span>:',
    );
  });

  it("breaks an address in a narrow row behind its @", () => {
    expect(html("Olá", [{ label: "E-mail", value: "ana@exemplo.com.br" }])).toContain(">ana@<wbr>exemplo.com.br<");
  });

  it("begins with what a list of mails shows as its preview", () => {
    expect(html("Seu treino chegou")).toMatch(/<body[^>]*>(<[^>]+>)*<div style="display:none[^>]*>Seu treino chegou</);
  });
});
