import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...markdownIn("docs")];

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

const textOf = (page: string) => readFileSync(page, "utf8");

/** Every file that git tracks or would add. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsSync(path));
const FOLDERS = new Set(FILES.flatMap(foldersOf));
const NAMES = new Set(FILES.map((path) => basename(path)));

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** A path from the root, to the end of its last part: `server/platform/limits.ts`, `web/ui`. */
const PATH = /(?<![\w./@-])((?:domain|contract|server|web|checks|scripts|docs|e2e|bench)(?:\/[\w.-]*\w)+)(\/?)/g;
/** A file without its folder. */
const NAME = /(?<![\w./*@-])([\w.-]*\w\.(?:ts|tsx|mjs|sql))(?![\w*])/g;

/** A path may leave out how its file ends (`domain/text/rich-text`). One that goes on with `<noun>`, `*` or `…` names no single file. */
function missingPaths(text: string): string[] {
  return [...text.matchAll(PATH)].flatMap(([whole, path = ""], index, all) => {
    const after = text[(all[index]?.index ?? 0) + whole.length] ?? "";
    if (/[<*…{$]/.test(after)) return [];
    // Written by the bench, not tracked.
    if (path.startsWith("bench/results/")) return [];
    const exists = [path, `${path}.ts`, `${path}.tsx`, `${path}.test.ts`, `${path}.e2e.ts`].some(existsSync);
    return exists || FOLDERS.has(path) ? [] : [path];
  });
}

const missingNames = (text: string): string[] =>
  [...text.matchAll(NAME)].map(([, name = ""]) => name).filter((name) => !NAMES.has(name));

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).join("\n");
const commentsIn = (text: string) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)]
    .map(([comment]) => comment.replace(/\n\s*\*/g, "\n"))
    .join("\n");

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

  it("list every page of decisions in their index", () => {
    const index = textOf("docs/decisions.md");
    const unlisted = markdownIn("docs/decisions").filter((page) => !index.includes(page.replace("docs/", "")));
    expect(unlisted).toEqual([]);
  });

  it("list every page of rules in their index", () => {
    const index = textOf("docs/rules/index.md");
    const unlisted = readdirSync("docs/rules").filter((page) => page !== "index.md" && !index.includes(`(${page})`));
    expect(unlisted).toEqual([]);
  });

  it("name files that exist", () => {
    const missing = PAGES.flatMap((page) => {
      const code = codeIn(textOf(page));
      return [...missingPaths(code), ...missingNames(code)].map((path) => `${page}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it("show code as it stands in the file that they name", () => {
    const stale = ["ARCHITECTURE.md", "CONTRIBUTING.md"].flatMap((page) =>
      [...textOf(page).matchAll(/^```(?:ts|tsx|sql)(?: (\S+))?\n([\s\S]*?)\n```$/gm)]
        .filter(([, path, sample = ""]) => !path || !existsSync(path) || !textOf(path).includes(sample))
        .map(([, path, sample = ""]) => `${page}: ${path ?? "no file named"}: ${sample.split("\n")[0]}`),
    );
    expect(stale).toEqual([]);
  });
});

describe("the comments", () => {
  it("name files that exist", () => {
    const missing = FILES.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path)).flatMap((path) => {
      const comments = commentsIn(textOf(path));
      return [...missingPaths(comments), ...missingNames(comments)].map((named) => `${path}: ${named}`);
    });
    expect(missing).toEqual([]);
  });
});
