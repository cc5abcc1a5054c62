import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileValue, namesOfPart, startFuzzing, toTexts } from "../../testing/fuzz.ts";
import { signedIn } from "../../testing/people.ts";
import { TIMES } from "../../testing/times.ts";

const { prumo, world, targets, exampleOf, expectNoFailure } = await startFuzzing();

describe("whatever a client sends", { timeout: 30_000 * TIMES }, () => {
  it.each(targets.filter(([, { schema }]) => schema.querystring))(
    "as the query of %s never breaks it",
    async (_, call) => {
      const example = exampleOf(call);
      const known = [
        "q",
        "page",
        "limit",
        "active",
        "token",
        "version",
        "x",
        ...namesOfPart(call.schema.querystring),
        ...Object.keys(example.querystring ?? {}),
      ];
      const queries = fc.dictionary(fc.constantFrom(...new Set(known)), fc.oneof(hostileValue, fc.array(fc.string())));
      await expectNoFailure(call, queries, (querystring) => ({
        ...example,
        querystring: { ...(querystring.x === undefined && example.querystring), ...toTexts(querystring) },
      }));
    },
  );

  it.each(targets.filter(([, { url }]) => url.includes(":")))("as the ids of %s never breaks it", async (_, call) => {
    const example = exampleOf(call);
    const names = [...call.url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    // Most ids are valid, so that the call gets as far as the hostile one.
    const one = (name: string) => fc.oneof(fc.constant(example.params?.[name]), hostileValue, fc.nat());
    const ids = fc.record(Object.fromEntries(names.map((name) => [name, one(name)])));
    await expectNoFailure(call, ids, (params) => ({ ...example, params: toTexts(params) }));
  });

  it("leaves the test data intact: the trainer can still sign in", async () => {
    expect(await signedIn(prumo, world.ana)).toHaveProperty("token");
  });
});
