import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCESS } from "#contract/access.ts";
import type { Call } from "#contract/call.ts";
import { refuseControlCharacters } from "#contract/wire.ts";
import { ADMIN_ROLES } from "#domain/administration.ts";
import { recordOf } from "#domain/record.ts";
import { readSources } from "./sources.ts";

const load = (path: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `../${path}`);

const modules = await Promise.all(
  readSources()
    .filter(({ path }) => /^contract\/([a-z-]+\/)?[a-z-]+\.ts$/.test(path))
    .map(async ({ path }) => ({ path, exports: await load(path) })),
);

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "url" in value && "schema" in value;

const nameOf = ({ method, url }: Call) => `${method} ${url}`;

const endpointOf = ({ method, url, creates }: Call) => (creates ? { method, url, creates } : { method, url });

const calls = modules.flatMap(({ exports }) => Object.values(exports).filter(isCall));

describe("the contract", () => {
  it("declares calls", () => expect(calls.length).toBeGreaterThan(25));

  it("gives each call an address of its own", () => {
    const addresses = calls.map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, ":id")}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it("takes each call's method and url from the noun's endpoints, which hold no other", async () => {
    for (const { path, exports } of modules) {
      const declared = Object.entries(exports).flatMap(([name, value]) =>
        isCall(value) ? [[name, endpointOf(value)] as const] : [],
      );
      const endpoints = path.replace(".ts", ".endpoints.ts");
      const listed = existsSync(endpoints) ? await load(endpoints) : {};
      expect({ ...listed }, path).toEqual(recordOf(declared));
    }
  });

  it("answers each call with exactly one success, and at most 204 beside it for what was done before", () => {
    const wrong = calls.filter(({ schema }) => {
      const [success, ...more] = Object.keys(schema.response).filter((s) => s.startsWith("2"));
      return !success || (more.length > 0 && more.join() !== "204");
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it("says of each call who may use it, in a table that knows no other call", () => {
    expect(calls.map(nameOf).sort()).toEqual(Object.keys(ACCESS).sort());
  });

  it("says of each call whose body holds a file, and of no other, how many and how large they may be", () => {
    const wrong = calls.filter(({ schema, config }) => holdsFile(schema.body) !== (config?.form !== undefined));
    expect(wrong.map(nameOf)).toEqual([]);
    const silent = calls.filter(
      ({ schema, config }) => config?.form && !(413 in schema.response && 415 in schema.response),
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  it("limits each call that is sent a password, a code or a token, and lets it say so", () => {
    const limited = ({ schema: { body, querystring } }: Call) =>
      [...namesWithin(body), ...namesWithin(querystring)].some((name) => /(^|_)(password|code|token)$/.test(name));
    const secretive = calls.filter(limited);
    expect(secretive.length).toBeGreaterThan(8);
    expect(secretive.filter((call) => !ACCESS[nameOf(call)]?.limit).map(nameOf)).toEqual([]);
    const silent = calls.filter((call) => ACCESS[nameOf(call)]?.limit && !(429 in call.schema.response));
    expect(silent.map(nameOf)).toEqual([]);
  });

  it("refuses control characters in every part of every call", () => {
    const parts = calls.flatMap((call) =>
      [call.schema.params, call.schema.querystring, call.schema.body].flatMap((part) => (part ? [{ call, part }] : [])),
    );
    expect(parts.length).toBeGreaterThan(200);
    const open = parts.filter(
      ({ part }) => !part.def.checks?.some(({ _zod }) => _zod.check === refuseControlCharacters),
    );
    expect(open.map(({ call }) => nameOf(call))).toEqual([]);
  });

  it("is open to the platform's owners where it is open to another administrator", () => {
    const wrong = Object.entries(ACCESS).filter(
      ([, { who }]) =>
        who !== "public" &&
        who.some((caller) => Object.hasOwn(ADMIN_ROLES, caller) && caller !== "owner") &&
        !who.includes("owner"),
    );
    expect(wrong).toEqual([]);
  });

  it("lets a signed-in call be refused", () => {
    const wrong = calls.filter((call) => ACCESS[nameOf(call)]?.who !== "public" && !(401 in call.schema.response));
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});

/** The names of all parts of a schema, at any depth. */
function namesWithin(part: unknown, known = new Set<unknown>()): string[] {
  if (typeof part !== "object" || part === null || known.has(part)) return [];
  known.add(part);
  const within = "def" in part ? part.def : part;
  if (typeof within !== "object" || within === null) return [];
  const names = "shape" in within && typeof within.shape === "object" ? Object.keys(within.shape ?? {}) : [];
  return [...names, ...Object.values(within).flatMap((inner) => namesWithin(inner, known))];
}

/** Whether a schema contains a file at any depth of its definition. */
function holdsFile(part: unknown, known = new Set<unknown>()): boolean {
  if (typeof part !== "object" || part === null || known.has(part)) return false;
  known.add(part);
  const within = "def" in part ? part.def : part;
  if (typeof within !== "object" || within === null) return false;
  if ("type" in within && within.type === "file") return true;
  return Object.values(within).some((inner) => holdsFile(inner, known));
}
