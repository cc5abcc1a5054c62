import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { nameOf } from "../../testing/calls.ts";
import { namesOfPart, pathsIn, startFuzzing, withAt } from "../../testing/fuzz.ts";
import type { Anything } from "../../testing/send.ts";

const { targets, exampleOf, sendHostile } = await startFuzzing();

const CLEANING: ReadonlySet<string> = new Set([
  "POST /api/v1/student_imports/check",
  "POST /api/v1/evaluation_imports/check",
]);

const DAYS = ["2200-12-31", "9999-12-31"];
const INSTANTS = ["9999-12-31T23:59:59-12:00"];
const NUMBERS = [2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, 0.04, Number.MIN_VALUE];

/** Each leaf of a valid request, one after the other with each of the values that `valuesFor` gives for it. */
function* withEachLeaf(args: Anything, valuesFor: (leaf: unknown) => readonly unknown[]): Generator<Anything> {
  for (const part of ["params", "querystring", "body"] as const) {
    for (const path of pathsIn(args[part])) {
      const leaf = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), args[part]);
      for (const value of valuesFor(leaf)) yield { ...args, [part]: withAt(args[part], path, value) };
    }
  }
}

/** Each name that the example leaves out of query and body, with each value. */
function* withEachAbsent(call: Call, args: Anything, values: readonly unknown[]): Generator<Anything> {
  for (const part of ["querystring", "body"] as const) {
    const given = args[part] ?? {};
    if (typeof given !== "object" || Array.isArray(given)) continue;
    const absent = namesOfPart(call.schema[part]).filter((name) => !(name in given));
    for (const name of absent) for (const value of values) yield { ...args, [part]: { ...given, [name]: value } };
  }
}

/** Sends all requests of all calls and gives the answers that are none of `allowed`. */
async function wrongAnswers(
  requestsOf: (call: Call, args: Anything) => Iterable<Anything>,
  isRight: (status: number) => boolean,
) {
  let sent = 0;
  const wrong: string[] = [];
  for (const [name, call] of targets) {
    if (call.config?.raw || CLEANING.has(name)) continue;
    for (const hostile of requestsOf(call, exampleOf(call))) {
      sent++;
      const { status, text } = await sendHostile(call, hostile);
      if (!isRight(status)) wrong.push(`${nameOf(call)}: ${status} ${text}`);
    }
  }
  return { sent, wrong };
}

describe("a request at the limits", { timeout: 240_000 }, () => {
  it("is refused with a NUL in any text, before anything is stored or looked for", async () => {
    const { sent, wrong } = await wrongAnswers(
      (_, args) => withEachLeaf(args, (leaf) => (typeof leaf === "string" ? [`${leaf}\u0000`] : [])),
      (status) => [400, 404, 422].includes(status),
    );
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(300);
  });

  it("breaks nothing with the last days and with the largest and smallest numbers, also where the example has none", async () => {
    const limitsOf = (leaf: unknown): readonly unknown[] => {
      if (typeof leaf === "number") return NUMBERS;
      if (typeof leaf !== "string") return [];
      if (/^\d{4}-\d\d-\d\dT/.test(leaf)) return INSTANTS;
      if (/^\d{4}-\d\d-\d\d$/.test(leaf)) return DAYS;
      return /^\d+([.,]\d+)?$/.test(leaf) ? NUMBERS.map(String) : [];
    };
    const { sent, wrong } = await wrongAnswers(
      function* (call, args) {
        yield* withEachLeaf(args, limitsOf);
        yield* withEachAbsent(call, args, ["9999-12-31", 2 ** 31 - 1, 0.04]);
      },
      (status) => status < 500,
    );
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(1_000);
  });
});
