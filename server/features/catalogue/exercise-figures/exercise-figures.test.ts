import { describe, expect, it } from "vitest";
import * as exercises from "#contract/catalogue/exercises.ts";
import { aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);

const squat = { pattern: "squat", parameters: {} };
const aDraft = (changes: Partial<exercises.ExerciseDraft> = {}): exercises.ExerciseDraft => ({
  name: "Agacha <e> sobe",
  exercise_type: "resistence",
  execution: "Desça & suba.",
  muscle_group_ids: [10, 7],
  movement: squat,
  ...changes,
});
const own = (await send(app, exercises.createExercise, { body: aDraft(), as: ana })).body.exercise;
const [platforms] = (
  await send(app, exercises.listExercises, { querystring: { q: "agachamento com peso corporal" }, as: ana })
).body.exercises;

const get = (url: string | null | undefined, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: url ?? "", headers });

describe("the drawing of an exercise", () => {
  it("of the platform is everybody's, with its name and text, and caches ask whether it holds", async () => {
    expect(platforms?.figure).toBe(`/api/exercise-figures/${platforms?.id}.svg`);
    const { statusCode, headers, body } = await get(platforms?.figure);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/svg+xml",
      "public, no-cache",
    ]);
    expect(body).toMatch(/^<svg .*<\/svg>$/s);
    expect(body).toContain(`<title>${platforms?.name}</title>`);
    expect(body).toContain(`<desc>${platforms?.execution}`);

    const again = await get(platforms?.figure, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
  });

  it("never changes at the address of its content, and at another digest's is asked for again", async () => {
    const { headers, body } = await get(platforms?.figure);
    const pinned = await get(String(headers["content-location"]));
    expect(pinned.body).toBe(body);
    expect(pinned.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get(`${platforms?.figure}?v=other`)).headers["cache-control"]).toBe("public, no-cache");
  });

  it("is light, or dark where that is asked for", async () => {
    const light = await get(platforms?.figure);
    const dark = await get(`${platforms?.figure}?theme=dark`);
    expect(dark.headers["content-location"]).toMatch(/theme=dark&v=/);
    expect(dark.body).not.toBe(light.body);
  });

  it("of a trainer opens by its signed address alone, for one to two hours, and nobody's cache but the reader's keeps it", async () => {
    const { statusCode, headers, body } = await get(own.figure);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-cache"]);
    expect(body).toContain("<title>Agacha &lt;e&gt; sobe</title><desc>Desça &amp; suba.</desc>");
    const pinned = await get(String(headers["content-location"]));
    expect([pinned.statusCode, pinned.headers["cache-control"]]).toEqual([200, "private, max-age=31536000"]);

    const address = new URL(own.figure ?? "", "http://localhost");
    const without = (name: string) => {
      const other = new URL(address);
      other.searchParams.delete(name);
      return other.pathname + other.search;
    };
    const bruno = await aTrainer(prumo);
    const theirs = (await send(app, exercises.createExercise, { body: aDraft(), as: bruno })).body.exercise;
    for (const closed of [
      address.pathname,
      ...["trainer", "expires", "signature"].map(without),
      `/api/exercise-figures/${theirs.id}.svg${address.search}`,
      (own.figure ?? "").replace(`trainer=${ana.id}`, `trainer=${bruno.id}`),
    ]) {
      expect([closed, (await get(closed)).statusCode]).toEqual([closed, 404]);
    }
    clock.advance(7_200_000);
    expect((await get(own.figure)).statusCode).toBe(404);
  });

  it("is not there without a movement, and neither is its address", async () => {
    const body = aDraft({ name: "Sem desenho", movement: null });
    const { exercise } = (await send(app, exercises.createExercise, { body, as: ana })).body;
    expect(exercise.figure).toBeNull();
    expect((await get("/api/exercise-figures/999999999.svg")).statusCode).toBe(404);
    expect((await get("/api/exercise-figures/squat.svg")).statusCode).toBe(404);
  });
});
