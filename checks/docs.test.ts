import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...markdownIn("docs")];

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

const textOf = (page: string) => readFileSync(page, "utf8");

describe("the docs", () => {
  it("link to pages that exist", () => {
    const broken = PAGES.flatMap((page) =>
      [...textOf(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = ""]) => join(dirname(page), target))
        .filter((target) => !existsSync(target))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it("list every decision in the index", () => {
    const index = textOf("docs/decisions.md");
    const unlisted = markdownIn("docs/decisions").filter((record) => !index.includes(record.replace("docs/", "")));
    expect(unlisted).toEqual([]);
  });

  it("list every page of rules in their index", () => {
    const index = textOf("docs/rules/index.md");
    const unlisted = readdirSync("docs/rules").filter((page) => page !== "index.md" && !index.includes(`(${page})`));
    expect(unlisted).toEqual([]);
  });

  it("name files that exist, in the architecture and in how to contribute", () => {
    const missing = ["ARCHITECTURE.md", "CONTRIBUTING.md"].flatMap((page) =>
      [...textOf(page).matchAll(/`((?:domain|contract|server|web|checks|scripts|docs)\/[\w./-]+)`/g)]
        .map(([, path = ""]) => path)
        .filter((path) => !existsSync(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
