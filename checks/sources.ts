import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** A source file of the project: its path from the root, its text, and the project's files that it imports. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
}

const IMPORT = /(?:\sfrom\s|\bimport\s*\(?)\s*"([^"]+)"/g;

/** Every file that git tracks or would add. */
export function trackedFiles(): string[] {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return [...new Set(list.split("\n"))].filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

/** Every TypeScript file among them. */
export const readSources = (): Source[] =>
  trackedFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map(read);

/** The comments of a text, each as it stands. Two slashes inside a text are none. */
export const commentsIn = (text: string): readonly string[] =>
  text.match(/(?<=^|\s|\{)(\/\*[\s\S]*?\*\/|\/\/ .*$)/gm) ?? [];

function read(path: string): Source {
  const text = readFileSync(join(ROOT, path), "utf8");
  const specifiers = [...text.matchAll(IMPORT)].flatMap(([, specifier]) => specifier ?? []);
  return {
    path,
    text,
    imports: specifiers.flatMap((specifier) => resolve(path, specifier) ?? []),
    packages: specifiers.filter((specifier) => !/^[.#]/.test(specifier)),
  };
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
  return undefined;
}

export const roomOf = (path: string): string => path.split("/")[0] ?? "";

/** `server/features/students/student-imports/queries.ts` → `students/student-imports`; undefined outside of features. */
export const featureOf = (path: string): string | undefined =>
  /^(?:server|web)\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];

/** `web/features/students/student-imports/data.ts` and `contract/students/student-imports.ts` → `students`. */
export const wingOf = (path: string): string | undefined =>
  /^(?:(?:server|web)\/features|contract)\/([^/]+)\//.exec(path)?.[1];

export const isTest = (path: string): boolean => /\.(test|e2e|fixture)\.tsx?$/.test(path);
