import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { readSources } from "./sources.ts";

const modules = await Promise.all(
  readSources()
    .filter(({ path }) => /^contract\/[a-z-]+\.ts$/.test(path))
    .map(({ path }): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `../${path}`)),
);

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "url" in value && "schema" in value;

const calls = modules.flatMap((exports) => Object.values(exports).filter(isCall));

describe("the contract", () => {
  it("declares calls", () => expect(calls.length).toBeGreaterThan(25));

  it("gives each call an address of its own", () => {
    const addresses = calls.map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, ":id")}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it("answers each call with exactly one success, and at most 204 beside it for what was done before", () => {
    const wrong = calls.filter(({ schema }) => {
      const [success, ...more] = Object.keys(schema.response).filter((s) => s.startsWith("2"));
      return !success || (more.length > 0 && more.join() !== "204");
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it("says of each call who may use it, and that a signed-in call can be refused", () => {
    const wrong = calls.filter(({ config, schema }) => config.access !== "public" && !(401 in schema.response));
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});
