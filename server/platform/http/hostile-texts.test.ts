import { describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { accessOf, calls, nameOf } from "../../testing/calls.ts";
import { exampleArguments, publicExamples } from "../../testing/examples/all.ts";
import { pathsIn, withAt } from "../../testing/fuzz.ts";
import { type Anything, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { aWorld } from "../../testing/world.ts";

const prumo = await startTestApp();
const world = await aWorld(prumo);
const examples = new Map([...(await exampleArguments(prumo, world)), ...(await publicExamples(prumo))]);

const PARTS = ["params", "querystring", "body"] as const;

function personFor(call: Call) {
  const { who } = accessOf(call);
  if (who === "public") return;
  return who.includes("trainer") ? world.ana : who.includes("admin") ? world.admin : world.joao;
}

/** The cells of a file, readable or not: the call takes control characters out instead. */
const CLEANS = "POST /api/v1/student_imports/check";

/** Every text of a valid request, one after the other with a NUL in it. */
function* withNul(args: Anything): Generator<Anything> {
  for (const part of PARTS) {
    for (const path of pathsIn(args[part])) {
      const text = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), args[part]);
      if (typeof text === "string") yield { ...args, [part]: withAt(args[part], path, `${text}\u0000`) };
    }
  }
}

describe("a NUL in a request", { timeout: 120_000 }, () => {
  it("is refused in every text of every call, before anything is stored or looked for", async () => {
    let sent = 0;
    const wrong: string[] = [];
    for (const call of calls) {
      const args = examples.get(nameOf(call));
      if (!args || call.config?.raw || nameOf(call) === CLEANS) continue;
      for (const hostile of withNul(args)) {
        const headers = { "x-forwarded-for": `10.${(sent >> 8) & 255}.${sent++ & 255}.1` };
        const { status, text } = await sendAnything(prumo.app, call, { ...hostile, as: personFor(call), headers });
        if (![400, 404, 422].includes(status)) wrong.push(`${nameOf(call)}: ${status} ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(300);
  });
});
