import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { MicrocyclePath } from "#contract/planning/cycles.ts";
import { exchangeChanges, findChangePosition, findEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  anExchange,
  evaluationBody,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { inEveryOrderOfSyncs } from "../../../testing/steps/two-devices.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

type Changes = Parameters<typeof anExchange>[0];

const exchange = async (params: MesocyclePath, changes: Changes = [], as = ana) => {
  const { mesocycle, exchanged } = (await send(app, exchangeChanges, { params, body: anExchange(changes), as })).body;
  return { mesocycle, ...exchanged, ...(mesocycle.changes ?? { position: 0, fields: {} }) };
};

const HEAD = [
  { field: "stature", value: "178" },
  { field: "weight", value: "82,4" },
  { field: "fcRepouso", value: "62" },
] as const;

const itemsOf = async (params: MesocyclePath) =>
  (await send(app, findEvaluation, { params, as: ana })).body.mesocycle.evaluated_items;

const foldOf = async (params: MesocyclePath, fold: "triceps" | "abdominal") =>
  (await itemsOf(params))?.perimeter.skinFold[fold] ?? null;

describe("changes of fields", () => {
  it("make the first evaluation once stature, mass and resting heart rate are there, whoever brought them", async () => {
    const path = await aMesocycle(prumo, joao);
    const [stature, weight, heart] = HEAD;
    const scribe = await exchange(path, [stature, { field: "triceps", value: "12" }]);
    expect([scribe.mesocycle.evaluated_items, scribe.held?.fields]).toEqual([
      null,
      expect.objectContaining({ "evaluated_items.student.weight": expect.any(String) }),
    ]);
    const { mesocycle, held } = await exchange(path, [weight, heart]);
    expect(held).toBeNull();
    expect(mesocycle.evaluated_items).toMatchObject({
      student: { stature: "178", weight: "82,4" },
      perimeter: { skinFold: { triceps: "12" }, imc: { value: 82.4 / 1.78 ** 2 } },
    });
  });

  it("that come twice are there once, also with the answer of the first lost", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const [twice] = anExchange([{ field: "triceps", value: "14" }]).changes;
    if (!twice) throw new Error("one change");
    const first = await exchange(path, [twice]);
    const again = await exchange(path, [twice, { ...twice, value: "99" }]);
    expect(again.position).toBe(first.position);
    expect(again.mesocycle.evaluation_lock_version).toBe(first.mesocycle.evaluation_lock_version);
    expect(await foldOf(path, "triceps")).toBe("14");
  });

  it("of two devices that knew nothing of each other stand side by side until one chooses", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    await exchange(path, [{ field: "triceps", value: "14", made_at: "2026-03-03T16:00:05.000Z" }]);
    const { fields } = await exchange(path, [{ field: "triceps", value: "15", made_at: "2026-03-03T16:00:09.000Z" }]);
    const standing = fields.triceps ?? [];
    expect(standing.map(({ value, author }) => [value, author])).toEqual([
      ["15", "trainer"],
      ["14", "trainer"],
      [expect.any(String), "trainer"],
    ]);
    expect(await foldOf(path, "triceps")).toBe("15");
    const choice = { field: "triceps", value: "14", replaces: standing.map(({ id }) => id) };
    const chosen = await exchange(path, [choice]);
    expect(chosen.fields.triceps).toHaveLength(1);
    expect(await foldOf(path, "triceps")).toBe("14");
  });

  it("that replace each other leave the field its newest value", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const [one, other] = [randomUUID(), randomUUID()];
    const { triceps = [] } = (await exchange(path)).fields;
    const former = triceps.map(({ id }) => id);
    const { fields } = await exchange(path, [
      { id: one, field: "triceps", value: "14", replaces: [...former, other], made_at: "2026-03-03T16:00:05.000Z" },
      { id: other, field: "triceps", value: "15", replaces: [...former, one], made_at: "2026-03-03T16:00:09.000Z" },
    ]);
    expect(fields.triceps?.map(({ id }) => id)).toEqual([other]);
    expect(await foldOf(path, "triceps")).toBe("15");
  });

  it("move the position that a device asks for, and a change that comes twice does not", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const positionOf = async () => (await send(app, findChangePosition, { params: path, as: ana })).body.position;
    const before = await positionOf();
    const [change] = anExchange([{ field: "triceps", value: "14" }]).changes;
    if (!change) throw new Error("one change");
    const { position } = await exchange(path, [change]);
    expect(position).toBeGreaterThan(before);
    await exchange(path, [change]);
    expect(await positionOf()).toBe(position);
  });

  it("that cannot be right are refused one by one and hold up no other", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const { refused } = await exchange(path, [
      { field: "triceps", value: "14" },
      { field: "abdominal", value: "900" },
      { field: "bust", value: "90" },
      { field: "__proto__", value: "1" },
      { field: "posture.coluna_9", value: "nenhum" },
      { field: "aerobic_items", value: "{" },
      { field: "evaluated_on", value: "" },
      { field: "vo2_protocol", value: "protocol_99" },
    ]);
    expect(refused.map(({ field }) => field)).toEqual([
      "abdominal",
      "bust",
      "__proto__",
      "posture.coluna_9",
      "aerobic_items",
      "evaluated_on",
    ]);
    expect(await foldOf(path, "triceps")).toBe("14");
  });

  it("that are wrong together are kept, and saved once the other value is right", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    await exchange(path, [{ field: "sistole", value: "120" }]);
    const wrong = await exchange(path, [
      { field: "diastole", value: "140" },
      { field: "triceps", value: "17" },
    ]);
    expect(wrong.held?.fields).toHaveProperty(["evaluated_items.heart.diastole"]);
    const [{ id = "" } = {}] = wrong.fields.diastole ?? [];
    await exchange(path, [{ field: "diastole", value: "80", replaces: [id] }]);
    expect(await itemsOf(path)).toMatchObject({ heart: { sistole: "120", diastole: "80" } });
    expect(await foldOf(path, "triceps")).toBe("17");
  });

  it("reach every kind of value, and a blank erases", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const changes = [
      { field: "abdominal", value: "22" },
      { field: "abdominal#2", value: "24" },
      { field: "posture.ombro_1", value: "elevado" },
      { field: "place", value: "Parque" },
      { field: "opinion", value: "<p>Bem</p><script>alert(1)</script>" },
      { field: "evaluated_on", value: "2026-02-20" },
      { field: "jejum", value: "yes" },
    ];
    const { mesocycle, fields, refused } = await exchange(path, changes);
    expect(refused).toEqual([]);
    expect(mesocycle).toMatchObject({
      evaluated_on: "2026-02-20",
      opinion: { text: "<p>Bem</p>" },
      evaluated_items: {
        perimeter: { skinFold: { abdominal: "23" }, readings: { abdominal: ["22", "24"] } },
        posture: [{ key: "ombro_1", selected: "elevado" }],
        circumstances: { place: "Parque" },
        biochemical: { jejum: true },
      },
    });
    const replaces = (fields["posture.ombro_1"] ?? []).map(({ id }) => id);
    const erased = await exchange(path, [{ field: "posture.ombro_1", value: "", replaces }]);
    expect(erased.mesocycle.evaluated_items?.posture).toEqual([]);
  });

  it("of a week are the week's own", async () => {
    const { path, weeks } = await aMesocycleOfWeeks(prumo, joao, { start_date: "2026-04-06" });
    const [week] = weeks as readonly [MicrocyclePath];
    const { body } = await send(app, microcycles.exchangeChanges, { params: week, body: anExchange(HEAD), as: ana });
    expect(body.microcycle.evaluated_items?.student.stature).toBe("178");
    expect((await exchange(path)).position).toBe(0);
  });
});

describe("a save of the whole evaluation", () => {
  it("stands beside the change of a device that had not seen it, and keeps its version and its 409", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const before = await exchange(path);
    const put = (version: number, triceps: string) =>
      sendAnything(app, updateMesocycle, {
        params: path,
        body: evaluationBody({ perimeter: { skinFold: { triceps } } }, version),
        as: ana,
      });
    const version = before.mesocycle.evaluation_lock_version;
    expect((await put(version, "31")).status).toBe(200);
    expect((await put(version, "32")).status).toBe(409);
    const seen = (before.fields.triceps ?? []).map(({ id }) => id);
    const { fields } = await exchange(path, [
      { field: "triceps", value: "33", replaces: seen, made_at: clock.now().toISOString() },
    ]);
    expect(fields.triceps?.map(({ value }) => value).toSorted()).toEqual(["31", "33"]);
  });
});

describe("a finished cycle", () => {
  it("takes for 14 days what was measured while it ran, and nothing that was made later", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-01-05", end_date: "2026-02-27" });
    const late = await exchange(path, [
      ...HEAD.map((change) => ({ ...change, made_at: "2026-02-27T20:00:00.000Z" })),
      { field: "triceps", value: "12", made_at: "2026-02-28T12:00:00.000Z" },
    ]);
    expect(late.refused.map(({ field }) => field)).toEqual(["triceps"]);
    expect(late.mesocycle.evaluated_items?.student.stature).toBe("178");
    const ended = await aMesocycle(prumo, joao, { start_date: "2026-01-05", end_date: "2026-02-10" });
    const tooLate = await exchange(ended, [{ field: "triceps", value: "12", made_at: "2026-02-09T20:00:00.000Z" }]);
    expect(tooLate.refused).toHaveLength(1);
  });
});

describe("an exchange", () => {
  it("of another trainer's student is absent, with and without changes, and names nothing", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    for (const changes of [[], HEAD]) {
      const answer = await sendAnything(app, exchangeChanges, { params: path, body: anExchange(changes), as: bruno });
      expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
    }
    expect((await sendAnything(app, findChangePosition, { params: path, as: bruno })).status).toBe(404);
  });

  it("takes the same id of two trainers as two changes", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const theirs = await anEvaluatedMesocycle(prumo, await aStudent(prumo, bruno));
    const id = randomUUID();
    await exchange(path, [{ id, field: "triceps", value: "14" }]);
    await exchange(theirs.path, [{ id, field: "triceps", value: "15" }], bruno);
    expect(await foldOf(path, "triceps")).toBe("14");
  });

  it("at once with others loses nothing", { tags: "race" }, async () => {
    const path = await aMesocycle(prumo, joao);
    await exchange(path, HEAD);
    const fields = ["triceps", "abdominal", "cintura", "quadril", "pescoco", "torax"];
    await Promise.all(fields.map((field, index) => exchange(path, [{ field, value: `${40 + index}` }])));
    const { fields: changed } = await exchange(path);
    expect(Object.keys(changed)).toEqual(expect.arrayContaining(fields));
    const { rows } = await database.owner.query(
      "select count(*)::int from evaluation_changes where mesocycle_id = $1",
      [path.mesoId],
    );
    expect(rows).toEqual([{ count: HEAD.length + fields.length }]);
    expect(await foldOf(path, "abdominal")).toBe("41");
  });
});

describe("two devices against the server", () => {
  it("end with the same evaluation in every order of syncs, with changes that come twice, and lose nothing unseen", async () => {
    const fields = ["triceps", "abdominal", "weight"] as const;
    await inEveryOrderOfSyncs(fields, async () => {
      const path = await aMesocycle(prumo, joao, { start_date: "2026-02-23" });
      await exchange(path, HEAD);
      return {
        exchange: async (changes) => (await exchange(path, [...changes])).fields,
        async expectStored(newest) {
          const { student, perimeter } = (await exchange(path)).mesocycle.evaluated_items ?? {};
          const stored = { weight: student?.weight?.replace(",00", ""), ...perimeter?.skinFold };
          for (const field of fields) {
            const change = newest(field);
            if (change) expect(stored[field]).toBe(change.value.replace(",00", ""));
          }
        },
      };
    });
  });
});
