import { describe, expect, it } from "vitest";
import { mailLink, mapLink, profileLink, telephoneLink, webLink, whatsAppLink } from "./links.ts";

describe("a link of a page", () => {
  it.each([
    ["marina.com.br", "https://marina.com.br"],
    [" http://marina.com.br/sobre?a=1&b=2#c ", "http://marina.com.br/sobre?a=1&b=2#c"],
    ["HTTPS://Marina.com.br", "https://Marina.com.br"],
    ["açaí.com.br:8080/menu", "https://açaí.com.br:8080/menu"],
  ])("%j leads to %s", (typed, link) => expect(webLink(typed)).toBe(link));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//a.com",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "//evil.com",
    "https://",
    "https://localhost",
    'https://a.com/"onmouseover="alert(1)',
    "https://a.com/'x",
    "https://a.com/<script>",
    "https://a.com/\njavascript:alert(1)",
    "https://a.com@evil.com",
    "https://a.com\\evil",
    "",
  ])("%j leads nowhere", (typed) => expect(webLink(typed)).toBeNull());

  it.each([
    ["instagram", "@marina.treino", "https://www.instagram.com/marina.treino"],
    ["instagram", "marina_treino", "https://www.instagram.com/marina_treino"],
    ["instagram", "instagram.com/marina", "https://instagram.com/marina"],
    ["instagram", "https://www.instagram.com/marina/", "https://www.instagram.com/marina/"],
    ["instagram", "https://evil.com/marina", null],
    ["instagram", "https://instagram.com.evil.com/marina", null],
    ["instagram", "javascript:alert(1)", null],
    ["telegram", "@marina", "https://t.me/marina"],
    ["telegram", "t.me/marina", "https://t.me/marina"],
    ["telegram", "abc", null],
    ["youtube", "@marina-treina", "https://www.youtube.com/@marina-treina"],
    ["youtube", "m.youtube.com/c/marina", "https://m.youtube.com/c/marina"],
    ["youtube", "youtube.com.br/c/marina", null],
  ] as const)("to a profile of %s: %s", (network, typed, link) => expect(profileLink(network, typed)).toBe(link));

  it("opens a conversation with a ready text, with Brazil's code before a number of Brazil", () => {
    expect(whatsAppLink("(11) 91234-5678", "Olá! Vi a página & gostei")).toBe(
      "https://wa.me/5511912345678?text=Ol%C3%A1!%20Vi%20a%20p%C3%A1gina%20%26%20gostei",
    );
    expect(whatsAppLink("351912345678", "x")).toBe("https://wa.me/351912345678?text=x");
    expect(whatsAppLink("0012125550123", "x")).toBe("https://wa.me/12125550123?text=x");
    expect(whatsAppLink("", "x")).toBeNull();
    expect(telephoneLink("1132145678")).toBe("tel:+551132145678");
    expect(telephoneLink(" ")).toBeNull();
  });

  it("writes to an e-mail address and nothing more", () => {
    expect(mailLink("marina@prumo.example")).toBe("mailto:marina@prumo.example");
    for (const typed of ["", "marina", "a@b", "a@b.c?bcc=x@y.z", 'a"@b.c', "a b@c.d"])
      expect(mailLink(typed)).toBeNull();
  });

  it("looks for an address on a map", () => {
    expect(mapLink("Rua A, 1\nSão Paulo")).toBe(
      "https://www.google.com/maps/search/?api=1&query=Rua%20A%2C%201%20S%C3%A3o%20Paulo",
    );
    expect(mapLink("  ")).toBeNull();
  });
});
