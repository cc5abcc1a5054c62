import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { accessOf, calls, nameOf } from "../../testing/calls.ts";
import { signedIn } from "../../testing/people.ts";
import { openPrumo } from "../../testing/prumo.ts";
import { type Anything, sendAnything } from "../../testing/send.ts";
import { aWorld, exampleArguments } from "../../testing/world.ts";

const prumo = await openPrumo();
const world = await aWorld(prumo);
const examples = await exampleArguments(prumo, world);

const RUNS = 120;
const SECONDS = 12_000;

/** Values that have broken servers before, beside what fast-check thinks of. */
const nasty = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e21,
      2 ** 31,
      2 ** 53,
      "",
      " ",
      "\u0000",
      "\ud83d",
      "'; drop table users; --",
      "%",
      "\\",
      "NaN",
      "0000-01-01",
      "9999-12-31",
      "2026-02-30",
      "1e400",
      "a".repeat(5000),
      [],
      {},
      [[]],
      { id: "1" },
      [null],
    ),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withNullPrototype: true }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)) },
);

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}

function withAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? withAt(one, rest, replacement) : one));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: withAt(Reflect.get(value, key), rest, replacement) };
}

/** A valid value with one to three of its parts, however deep, replaced by something else. */
const spoilt = (valid: unknown) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(valid)), nasty), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [path, replacement]) => withAt(value, path, replacement), valid));

const texts = fc.dictionary(
  fc.constantFrom("q", "page", "limit", "active", "token", "version", "exercise_type", "x"),
  fc.oneof(nasty, fc.array(fc.string())),
);

/** As somebody who may use the call; what it removes or ends is made anew by nobody, so later cases may well be 404. */
async function neverFails(call: Call, args: Anything): Promise<void> {
  const { who } = accessOf(call);
  const person = who === "public" ? undefined : who.includes("trainer") ? world.ana : world.admin;
  const { status, text } = await sendAnything(prumo.app, call, { ...args, ...(person && { as: person }) });
  expect(status < 500 ? status : text).toBeLessThan(500);
  if (status >= 400) expect(JSON.parse(text).errors.detail).toMatch(/./);
}

const bounded = { numRuns: RUNS, interruptAfterTimeLimit: SECONDS, markInterruptAsFailure: false } as const;
const isEnding = (call: Call) => call.url.includes("logout");
const targets = calls.filter((call) => !isEnding(call)).map((call) => [nameOf(call), call] as const);
const exampleOf = (call: Call): Anything => examples.get(nameOf(call)) ?? { params: { key: `${"a".repeat(36)}.webp` } };

describe("whatever a client sends", () => {
  it.each(targets.filter(([, { schema }]) => schema.body))("as the body of %s never breaks it", async (_, call) => {
    const valid = exampleOf(call).body ?? { email: world.ana.email, password: "errada demais", students: false };
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: spoilt(valid) }, { weight: 1, arbitrary: nasty }), (body) =>
        neverFails(call, { ...exampleOf(call), querystring: { token: "x" }, body: jsonable(body) }),
      ),
      bounded,
    );
  });

  it.each(targets)("as the query of %s never breaks it", async (_, call) => {
    await fc.assert(
      fc.asyncProperty(texts, (querystring) =>
        neverFails(call, { ...exampleOf(call), querystring: asTexts(querystring) }),
      ),
      { ...bounded, numRuns: call.schema.querystring ? RUNS : 10 },
    );
  });

  it.each(targets.filter(([, { url }]) => url.includes(":")))("as the ids of %s never breaks it", async (_, call) => {
    const names = [...call.url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const ids = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(nasty, fc.nat())])));
    await fc.assert(
      fc.asyncProperty(ids, (params) => neverFails(call, { ...exampleOf(call), params: asTexts(params) })),
      bounded,
    );
  });

  it("leaves the world signed in and whole enough to go on", async () => {
    expect(await signedIn(prumo, world.ana)).toHaveProperty("token");
  });
});

/** What JSON can carry of anything. */
const jsonable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? "null");

const asTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
  );

const asText = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(jsonable(value)) ?? "");
  return text.toWellFormed();
};
