import { expect, it } from "vitest";
import { changedParagraphs } from "./changed-paragraphs.ts";

it("tells what left and what came, whatever was moved or marked up", () => {
  const before = "<h2>Uso</h2><p>Você pode <strong>usar</strong> o Prumo.</p><p>Sem garantia.</p>";
  const after = "<p>Sem garantia.</p><h2>Uso</h2><p>Você pode usar o Prumo por 30 dias.</p><ul><li>De graça</li></ul>";
  expect(changedParagraphs(before, after)).toEqual([
    { kind: "removed", text: "Você pode usar o Prumo." },
    { kind: "added", text: "Você pode usar o Prumo por 30 dias." },
    { kind: "added", text: "De graça" },
  ]);
});

it("finds nothing in an equal text", () => {
  expect(changedParagraphs("<p>Igual</p>", "<p><em>Igual</em></p>")).toEqual([]);
});
