import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { aFile, asForm } from "../../testing/files/forms.ts";
import { corrupted, hostileValue, startFuzzing, toJson } from "../../testing/fuzz.ts";
import { signedIn } from "../../testing/people.ts";
import type { Anything } from "../../testing/send.ts";
import { TIMES } from "../../testing/times.ts";

const { prumo, world, targets, exampleOf, expectNoFailure } = await startFuzzing();

async function withCurrentVersion(call: Call, example: Anything, body: unknown): Promise<Anything> {
  const mesocycle = example.params?.mesoId;
  if (call.method !== "PUT" || mesocycle === undefined || !isRecord(body) || !Number.isInteger(body.lock_version))
    return { ...example, body };
  const { rows } = await prumo.database.owner.query("select lock_version from mesocycles where id = $1", [mesocycle]);
  return { ...example, body: { ...body, lock_version: rows[0]?.lock_version } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

describe("whatever a client sends", { timeout: 30_000 * TIMES }, () => {
  const withBody = targets.filter(([, { schema }]) => schema.body);

  it.each(withBody)("as the body of %s never breaks it", async (_, call) => {
    const example = exampleOf(call);
    const bodies = fc.oneof({ weight: 4, arbitrary: corrupted(example.body) }, { weight: 1, arbitrary: hostileValue });
    await expectNoFailure(call, bodies, (body) => withCurrentVersion(call, example, toJson(body)));
  });

  it.each(withBody.filter(([, { config }]) => config?.form))("as the form of %s never breaks it", async (_, call) => {
    const { body, ...example } = exampleOf(call);
    const files = fc.option(fc.uint8Array({ maxLength: 64 }).map((bytes) => aFile(bytes)));
    await expectNoFailure(
      call,
      fc.tuple(corrupted(body), hostileValue, files, fc.string()),
      ([corruptedBody, value, file, name]) => {
        const form = asForm({
          ...(isRecord(corruptedBody) && corruptedBody),
          [name]: value,
          ...(file && { [call.url.endsWith("/certificate") ? "file" : "photo"]: file }),
        });
        return { ...example, form };
      },
    );
  });

  it("leaves the test data intact: the trainer can still sign in", async () => {
    expect(await signedIn(prumo, world.ana)).toHaveProperty("token");
  });
});
