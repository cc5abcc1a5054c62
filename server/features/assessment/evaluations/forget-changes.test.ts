import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchangePhotoMarks } from "#contract/assessment/photo-marks.ts";
import { exchangeStrengthChanges } from "#contract/assessment/strength-tests.ts";
import { exchangeChanges } from "#contract/planning/mesocycles.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, anExchange } from "../../../testing/steps/cycles.ts";
import { photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { evaluationJobs } from "./jobs.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

const night = () =>
  evaluationJobs(dependencies)
    .find(({ name }) => name === "forget_replaced_changes")
    ?.work(null, app.log);

const idsOf = async (part: string, studentId = joao.id): Promise<string[]> => {
  const { rows } = await database.owner.query(
    "select id from evaluation_changes where student_id = $1 and part = $2 order by position",
    [studentId, part],
  );
  return rows.map(({ id }) => id);
};

/** A session would not live through it, so the changes grow older instead. */
const pass = (time: string) =>
  database.owner.query("update evaluation_changes set received_at = received_at - $1::interval", [time]);

const strength = async (changes: Parameters<typeof anExchange>[0], { student = joao, as = ana } = {}) =>
  (
    await send(app, exchangeStrengthChanges, {
      params: { studentId: student.id },
      body: anExchange(changes),
      as,
    })
  ).body;

describe("changes of fields", () => {
  it("that others replaced go thirty days after they came, and those that stand stay, also two that wait for a choice", async () => {
    const [first, second, third, other] = Array.from({ length: 4 }, () => randomUUID());
    if (!first || !second || !third || !other) throw new Error("four ids");
    await strength([
      { id: first, field: "1:weight", value: "40" },
      { id: second, field: "1:weight", value: "41", replaces: [first] },
      { id: third, field: "1:weight", value: "42", replaces: [second] },
      { id: other, field: "1:weight", value: "50" },
    ]);
    await pass("30 days -1 seconds");
    await night();
    expect(await idsOf("strength")).toHaveLength(4);
    await pass("2 seconds");
    await night();
    expect(await idsOf("strength")).toEqual([third, other]);
    const { changes } = await strength([]);
    expect(changes.fields["1:weight"]?.map(({ value }) => value).toSorted()).toEqual(["42", "50"]);
  });

  it("go from sheets and photos too, and all of a photo that was replaced", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const jpeg = aFile(await anImage("jpeg"));
    const place = () => sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
    const mark = async (changes: Parameters<typeof anExchange>[0]) => {
      const photo_added_at = clock.now().toISOString();
      const name = { mesocycle_id: path.mesoId, microcycle_id: null, slot: "frontal" as const, photo_added_at };
      await send(app, exchangePhotoMarks, {
        params: { id: joao.id },
        body: { ...name, ...anExchange(changes) },
        as: ana,
      });
    };
    await place();
    await mark([{ field: "first:asis_right", value: "1 1" }]);
    clock.advance(1000);
    await place();
    const [seen, last] = [randomUUID(), randomUUID()];
    await mark([
      { id: seen, field: "first:asis_right", value: "2 2" },
      { id: last, field: "first:asis_right", value: "3 3", replaces: [seen] },
    ]);
    const before = await idsOf("sheet");
    const [fold] = anExchange([{ field: "triceps", value: "14" }]).changes;
    if (!fold) throw new Error("one change");
    await send(app, exchangeChanges, { params: path, body: anExchange([fold]), as: ana });
    const choice = anExchange([{ field: "triceps", value: "15", replaces: [fold.id] }]);
    await send(app, exchangeChanges, { params: path, body: choice, as: ana });
    await pass("31 days");
    await night();
    expect(await idsOf("photos")).toEqual([last]);
    expect(await idsOf("sheet")).toEqual([...before, choice.changes[0]?.id]);
  });

  it("of another trainer are not touched by an id that somebody names", async () => {
    const theirs = await aStudent(prumo, bruno);
    const id = randomUUID();
    await strength([{ id, field: "2:weight", value: "40" }], { student: theirs, as: bruno });
    await strength([{ field: "2:weight", value: "41", replaces: [id] }]);
    await pass("31 days");
    await night();
    expect(await idsOf("strength", theirs.id)).toEqual([id]);
  });

  it("stand as before, whenever it is night between them", { tags: "race" }, async () => {
    const step = fc.record({ replaces: fc.array(fc.nat(5), { maxLength: 2 }), isNight: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const student = await aStudent(prumo, ana);
        const made: string[] = [];
        const replaced = new Set<string>();
        for (const [index, one] of steps.entries()) {
          const id = randomUUID();
          const replaces = one.replaces.flatMap((back) => made[made.length - 1 - back] ?? []);
          for (const other of replaces) replaced.add(other);
          made.push(id);
          await strength([{ id, field: "1:weight", value: `${40 + index}`, replaces }], { student });
          if (!one.isNight) continue;
          await pass("31 days");
          await night();
        }
        const { changes } = await strength([], { student });
        const standing = changes.fields["1:weight"]?.map(({ id }) => id).toSorted();
        expect(standing).toEqual(made.filter((id) => !replaced.has(id)).toSorted());
      }),
      { numRuns: 10 },
    );
  });
});
