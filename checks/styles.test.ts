import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

it("every class that a component names is in the style sheet that it imports", () => {
  const absent = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)].flatMap(([, name = "", sheet = ""]) => {
      const css = readFileSync(join(import.meta.dirname, "..", dirname(path), sheet), "utf8");
      const named = [...text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)\\b(?!")`, "g"))].map(
        ([, style = ""]) => style,
      );
      return named.filter((style) => !new RegExp(`\\.${style}\\b`).test(css)).map((style) => `${path}: ${style}`);
    }),
  );
  expect(absent).toEqual([]);
});
