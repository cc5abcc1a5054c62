import { expect, it } from "vitest";
import { isTest, readSources, type Source } from "./sources.ts";

const production = readSources().filter(
  ({ path }) => /^(domain|contract|server|web)\//.test(path) && !isTest(path) && !path.startsWith("server/testing/"),
);

const EXPORTED = /^export (?:async )?(?:const|function|interface|type) (\w+)/gm;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const timesIn = (name: string, { text }: Source) =>
  withoutComments(text).match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;

/** knip counts tests as users, so it does not find exports that only tests use. */
it("every export of the domain is used outside of tests", () => {
  const unused = production
    .filter(({ path }) => path.startsWith("domain/"))
    .flatMap((file) => {
      const users = production.filter(({ imports }) => imports.includes(file.path));
      return [...file.text.matchAll(EXPORTED)]
        .flatMap(([, name]) => name ?? [])
        .filter((name) => timesIn(name, file) === 1 && users.every((user) => timesIn(name, user) === 0))
        .map((name) => `${file.path}: ${name}`);
    });
  expect(unused).toEqual([]);
});
