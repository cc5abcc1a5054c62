import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asTexts, nasty, startFuzzing } from "../../testing/fuzz.ts";
import { signedIn } from "../../testing/people.ts";

const { prumo, world, targets, exampleOf, provesOf } = await startFuzzing();

describe("whatever a client sends", { timeout: 120_000 }, () => {
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
        ...Object.keys(example.querystring ?? {}),
      ];
      const queries = fc.dictionary(fc.constantFrom(...new Set(known)), fc.oneof(nasty, fc.array(fc.string())));
      await provesOf(call, queries, (querystring) => ({
        ...example,
        querystring: { ...(querystring.x === undefined && example.querystring), ...asTexts(querystring) },
      }));
    },
  );

  it.each(targets.filter(([, { url }]) => url.includes(":")))("as the ids of %s never breaks it", async (_, call) => {
    const example = exampleOf(call);
    const names = [...call.url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    // Most are right, so that the wrong one is looked at.
    const one = (name: string) => fc.oneof(fc.constant(example.params?.[name]), nasty, fc.nat());
    const ids = fc.record(Object.fromEntries(names.map((name) => [name, one(name)])));
    await provesOf(call, ids, (params) => ({ ...example, params: asTexts(params) }));
  });

  it("leaves the world signed in and whole enough to go on", async () => {
    expect(await signedIn(prumo, world.ana)).toHaveProperty("token");
  });
});
