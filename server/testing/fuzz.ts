import fc from "fast-check";
import { expect } from "vitest";
import type { Call } from "#contract/call.ts";
import { accessOf, calls, nameOf } from "./calls.ts";
import { exampleArguments, publicExamples } from "./examples/all.ts";
import { renderOnce } from "./files/render-once.ts";
import { type Anything, sendAnything } from "./send.ts";
import { startTestApp } from "./test-app.ts";
import { TIMES } from "./times.ts";
import { aWorld } from "./world.ts";

/** Random cases for each part of each call. */
const CASES = 30 * TIMES;

/** The same cases in each run show that a failure is of the change. `npm run test:deep` names a new seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Values that have broken servers before, and random ones from fast-check. */
export const hostileValue = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e21,
      0.04,
      Number.MIN_VALUE,
      2 ** 31 - 1,
      2 ** 31,
      2 ** 53,
      "",
      " ",
      "\u0000",
      "a\u0000b",
      "0,04",
      "\ud83d",
      "'; drop table users; --",
      "%",
      "\\",
      "NaN",
      "0000-01-01",
      "2200-12-31",
      "9999-12-31",
      "9999-12-31T23:59:59-12:00",
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

export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}

export function withAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? withAt(one, rest, replacement) : one));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: withAt(Reflect.get(value, key), rest, replacement) };
}

/** A part may also have names that its example leaves out. */
export const namesOfPart = (part: Call["schema"]["querystring"]): readonly string[] =>
  part && "shape" in part.def && typeof part.def.shape === "object" ? Object.keys(part.def.shape ?? {}) : [];

/** A valid value in which one to three parts, at any depth, are replaced by hostile values. */
export const corrupted = (valid: unknown) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(valid)), hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [path, replacement]) => withAt(value, path, replacement), valid));

export const toJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? "null");

/** An address can carry texts alone. */
export const toTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(toText) : toText(value)]),
  );

const toText = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(toJson(value)) ?? "");
  return text.toWellFormed();
};

export async function startFuzzing() {
  const prumo = await startTestApp({ pdf: renderOnce() });
  const world = await aWorld(prumo);
  const examples = new Map([...(await exampleArguments(prumo, world)), ...(await publicExamples(prumo))]);
  let senders = 0;

  /** Sends as a person who may use the call, from a new network address each time, so that no rate limit answers instead. */
  async function sendHostile(call: Call, args: Anything) {
    const { who } = accessOf(call);
    const as =
      who === "public"
        ? undefined
        : who.includes("trainer")
          ? world.ana
          : who.includes("owner")
            ? world.admin
            : world.joao;
    // Lock-outs count for all addresses together.
    if (call.url.includes("/auth/")) await prumo.database.owner.query("delete from secret_tries");
    const headers = { "x-forwarded-for": `10.${(senders >> 8) & 255}.${senders++ & 255}.1` };
    return sendAnything(prumo.app, call, { ...args, as, headers });
  }

  async function expectNoServerError(call: Call, args: Anything): Promise<void> {
    const { status, text } = await sendHostile(call, args);
    expect(status < 500 ? status : text).toBeLessThan(500);
    if (status >= 400) expect(JSON.parse(text).errors.detail).toMatch(/./);
  }

  return {
    prumo,
    world,
    /** Every call except sign-out, which would end the session of the following cases; calls that delete come last. */
    targets: calls
      .filter(({ url }) => !url.includes("logout"))
      .sort((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"))
      .map((call) => [nameOf(call), call] as const),
    exampleOf: (call: Call): Anything => {
      const args = examples.get(nameOf(call));
      if (!args) throw new Error(`${nameOf(call)} has no example in server/testing/world.ts`);
      return args;
    },
    sendHostile,
    /** Sends all cases one after the other; only a failure stops earlier. */
    async expectNoFailure<T>(
      call: Call,
      cases: fc.Arbitrary<T>,
      toArguments: (one: T) => Anything | Promise<Anything>,
    ) {
      let sent = 0;
      const property = fc.asyncProperty(cases, async (one) => {
        sent++;
        await expectNoServerError(call, await toArguments(one));
      });
      await fc.assert(property, { numRuns: CASES, seed: SEED });
      expect(sent).toBeGreaterThanOrEqual(CASES);
    },
  };
}
