import { describe, expect, it } from "vitest";
import { removeMacrocycle } from "#contract/planning/macrocycles.ts";
import {
  createMesocycle,
  findEvaluation,
  findMesocycle,
  findTrainings,
  listMesocycles,
  removeMesocycle,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleDraft,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  evaluationBody,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const required = "Este campo não pode ficar em branco";
const STALE = {
  code: "changed_elsewhere",
  detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
};

const read = async (params: MesocyclePath) => (await send(app, findMesocycle, { params, as: ana })).body.mesocycle;
const put = (params: MesocyclePath, body: Parameters<typeof send<typeof updateMesocycle>>[2]["body"]) =>
  send(app, updateMesocycle, { params, body, as: ana });

describe("a mesocycle", () => {
  it("is created whole, and read under its three addresses, by trainer and student", async () => {
    const path = await aMacrocycle(prumo, joao);
    const answer = await send(app, createMesocycle, {
      params: path,
      body: aMesocycleDraft({ goal: " Força " }),
      as: ana,
    });
    expect(answer.status).toBe(201);
    const { mesocycle } = answer.body;
    expect(mesocycle).toEqual({
      id: expect.any(Number),
      name: "Mesociclo 1",
      goal: "Força",
      start_date: "2026-02-23",
      end_date: "2026-03-22",
      weeks: null,
      training_mode: "weekdays",
      next_training_id: null,
      fat_percentage: null,
      fat_percentage_protocol: null,
      microcycles: [],
      lock_version: 0,
      was_evaluated: false,
      has_training: false,
      is_finished: false,
      american_marine_evaluation: false,
      evaluated_items: null,
      evaluated_on: null,
      opinion: null,
      evaluation_lock_version: 0,
      trainings: [],
      macrocycle: {
        id: path.macroId,
        student_id: joao.id,
        name: "Temporada 2026",
        skinfold_protocol: "Guedes - 3 Dobras",
        vo2_protocol: "protocol_3",
        items_to_be_evaluated: ["perimeter", "caloric_expenditure", "posture"],
      },
      macrocycle_name: "Temporada 2026",
    });
    const {
      microcycles: _,
      trainings,
      next_training_id,
      macrocycle_name,
      fat_percentage,
      fat_percentage_protocol,
      ...head
    } = mesocycle;
    const evaluation = {
      ...head,
      evaluated_person: null,
      printable_sections: [],
      remembered_circumstances: null,
      heart_rate_note: null,
      zoned_heart: { obstacle: null, is_pregnant: false },
      screening: { verdict: null, up_to: null },
      screening_today: { verdict: null, up_to: null },
      goals: [],
      technical_errors: {},
      figure_errors: {},
      somatotypes: [],
      previous: null,
      history: [],
    };
    for (const as of [ana, joao]) {
      const params = { ...path, mesoId: mesocycle.id };
      for (const call of [findMesocycle, findTrainings]) {
        expect((await send(app, call, { params, as })).body).toEqual({ mesocycle });
      }
      const changes = as === joao ? null : { position: 0, fields: {} };
      expect((await send(app, findEvaluation, { params, as })).body).toEqual({ mesocycle: { ...evaluation, changes } });
    }
  });

  it("says when the evaluation is by the American navy's protocol", async () => {
    const path = await aMacrocycle(prumo, joao, { skinfold_protocol: "Marinha Americana" });
    expect((await read(await aMesocycle(prumo, joao, {}, path))).american_marine_evaluation).toBe(true);
  });

  it("is listed with its neighbours in order of date", async () => {
    const path = await aMacrocycle(prumo, joao);
    await aMesocycle(prumo, joao, { name: "Depois", start_date: "2026-04-01", end_date: "2026-04-30" }, path);
    await aMesocycle(prumo, joao, { name: "Antes", start_date: "2026-01-01", end_date: "2026-01-31" }, path);
    for (const as of [ana, joao]) {
      const { body } = await send(app, listMesocycles, { params: path, as });
      expect(body.mesocycles.map(({ name, is_finished }) => [name, is_finished])).toEqual([
        ["Antes", true],
        ["Depois", false],
      ]);
      expect(Object.keys(body.mesocycles[0] ?? {}).sort()).toEqual(
        "end_date fat_percentage fat_percentage_protocol goal has_training id is_finished lock_version microcycles name start_date training_mode was_evaluated weeks".split(
          " ",
        ),
      );
    }
    const empty = await aMacrocycle(prumo, joao);
    expect((await send(app, listMesocycles, { params: empty, as: joao })).body).toEqual({ mesocycles: [] });
  });

  it("is listed with the fat percentage of its own evaluation, as it was stored", async () => {
    const path = await aMacrocycle(prumo, joao);
    const { path: week } = await aPrescribedMicrocycle(prumo, joao, {}, path);
    const later = { start_date: "2026-04-01", end_date: "2026-04-30" };
    const { mesocycle: measured } = await anEvaluatedMesocycle(prumo, joao, later, path);
    const unmeasured = await aMesocycle(prumo, joao, { start_date: "2026-05-01", end_date: "2026-05-30" }, path);
    const perimeter = { bodyPerimeter: {}, skinFold: {} };
    const evaluated_items = anEvaluation({ perimeter });
    expect((await put(unmeasured, evaluationBody(evaluated_items))).status).toBe(200);
    const stored = measured.evaluated_items?.perimeter.percentualGordura?.value;
    expect(stored).toBeGreaterThan(0);
    for (const as of [ana, joao]) {
      const { body } = await send(app, listMesocycles, { params: path, as });
      expect(body.mesocycles.map((one) => [one.id, one.was_evaluated, one.fat_percentage])).toEqual([
        [week.mesoId, false, null],
        [measured.id, true, stored],
        [unmeasured.mesoId, true, null],
      ]);
    }
  });

  it("is finished when its last day is over in São Paulo, and not a second before", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-02-01", end_date: "2026-03-02" });
    const toMidnight = 12 * 3_600_000 - 1000;
    clock.advance(toMidnight);
    const before = (await read(path)).is_finished;
    clock.advance(1000);
    const after = (await read(path)).is_finished;
    clock.advance(-toMidnight - 1000);
    expect([before, after]).toEqual([false, true]);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no name", { name: "" }, { name: required }],
    ["no goal", { goal: undefined }, { goal: required }],
    ["an endless goal", { goal: "a".repeat(501) }, { goal: "Use no máximo 500 caracteres" }],
    ["no start", { start_date: undefined }, { start_date: required }],
    ["a day that does not exist", { start_date: "2026-02-30" }, { start_date: "Data inválida" }],
    ["the year 0", { start_date: "0000-02-01" }, { start_date: "Data inválida" }],
    [
      "an end on its first day",
      { end_date: "2026-02-23" },
      { end_date: "A data final deve ser depois da data inicial" },
    ],
    [
      "an end before its start",
      { end_date: "2026-02-22" },
      { end_date: "A data final deve ser depois da data inicial" },
    ],
  ])("with %s says which field is wrong", async (_, change, fields) => {
    const params = await aMacrocycle(prumo, joao);
    const answer = await sendAnything(app, createMesocycle, {
      params,
      body: { ...aMesocycleDraft(), ...change },
      as: ana,
    });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "invalid", detail: "Verifique os campos destacados.", fields },
    ]);
  });
});

describe("two mesocycles of a macrocycle", () => {
  const OVERLAP = {
    code: "cycles_overlap",
    detail: 'O período coincide com "Base" (01/03/2026 - 28/03/2026)',
  };
  const base = { name: "Base", start_date: "2026-03-01", end_date: "2026-03-28" };

  it.each([
    ["the same days", "2026-03-01", "2026-03-28"],
    ["the last day", "2026-03-28", "2026-04-24"],
    ["the first day", "2026-02-01", "2026-03-01"],
    ["days within", "2026-03-10", "2026-03-12"],
    ["days around", "2026-01-01", "2026-12-31"],
  ])("may not share %s; the refusal names the other", async (_, start_date, end_date) => {
    const path = await aMacrocycle(prumo, joao);
    await aMesocycle(prumo, joao, base, path);
    const answer = await send(app, createMesocycle, {
      params: path,
      body: aMesocycleDraft({ start_date, end_date }),
      as: ana,
    });
    expect([answer.status, answer.errors]).toEqual([422, OVERLAP]);

    const far = await aMesocycle(prumo, joao, { start_date: "2027-01-01", end_date: "2027-02-01" }, path);
    const moved = await put(far, { lock_version: 0, start_date, end_date });
    expect([moved.status, moved.errors]).toEqual([422, OVERLAP]);
    expect(await read(far)).toMatchObject({ start_date: "2027-01-01", lock_version: 0 });
  });

  it("may follow each other at once, and two macrocycles may run side by side", async () => {
    const path = await aMacrocycle(prumo, joao);
    await aMesocycle(prumo, joao, base, path);
    for (const [start_date, end_date] of [
      ["2026-03-29", "2026-04-24"],
      ["2026-02-01", "2026-02-28"],
    ] as const) {
      const body = aMesocycleDraft({ start_date, end_date });
      expect((await send(app, createMesocycle, { params: path, body, as: ana })).status).toBe(201);
    }
    await aMesocycle(prumo, joao, base);
  });

  it("created at once on the same days: one is, the others are told", { tags: "race" }, async () => {
    const path = await aMacrocycle(prumo, joao);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(app, createMesocycle, { params: path, body: aMesocycleDraft(base), as: ana })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    for (const { errors } of answers.filter(({ status }) => status === 422)) expect(errors).toEqual(OVERLAP);
    expect((await send(app, listMesocycles, { params: path, as: ana })).body.mesocycles).toHaveLength(1);
  });

  it("moved at once onto the same days: one is, the other is told", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const path = await aMacrocycle(prumo, joao);
      const paths = [
        await aMesocycle(prumo, joao, { start_date: "2026-05-01", end_date: "2026-05-28" }, path),
        await aMesocycle(prumo, joao, { start_date: "2026-06-01", end_date: "2026-06-28" }, path),
      ];
      const answers = await Promise.all(
        paths.map((one) => put(one, { lock_version: 0, start_date: "2026-08-01", end_date: "2026-08-28" })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.errors).toEqual({
        code: "cycles_overlap",
        detail: 'O período coincide com "Mesociclo 1" (01/08/2026 - 28/08/2026)',
      });
    }
  });

  it("may change places within their own days", async () => {
    const path = await aMesocycle(prumo, joao, base);
    const answer = await put(path, { lock_version: 0, start_date: "2026-03-02", end_date: "2026-03-27" });
    expect(answer.status).toBe(200);
  });
});

describe("saving a mesocycle", () => {
  it("replaces what is there and leaves what is not, and raises the version", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
    const answer = await put(path, { lock_version: mesocycle.lock_version, name: "Novo nome" });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle).toEqual({
      ...mesocycle,
      name: "Novo nome",
      lock_version: mesocycle.lock_version + 1,
    });
    expect(await read(path)).toEqual(answer.body.mesocycle);
  });

  it("with a stale version changes nothing", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
    for (const lock_version of [0, mesocycle.lock_version - 1, mesocycle.lock_version + 1]) {
      const answer = await put(path, {
        lock_version,
        name: "Outro",
        goal: "Outro",
        start_date: "2026-02-24",
        trainings: [],
      });
      expect([answer.status, answer.errors]).toEqual([409, STALE]);
    }
    expect(await read(path)).toEqual(mesocycle);
  });

  it("twice at once with one version: one is saved, the other is told, and nothing is mixed", {
    tags: "race",
  }, async () => {
    for (let round = 0; round < 5; round++) {
      const path = await aMesocycle(prumo, joao);
      const answers = await Promise.all(
        ["um", "dois"].map((text) => put(path, { lock_version: 0, name: text, goal: text })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
      const saved = await read(path);
      expect(saved.lock_version).toBe(1);
      expect(saved.goal).toBe(saved.name);
    }
  });

  it("with one part refused saves no part", async () => {
    const path = await aMesocycle(prumo, joao);
    const before = await read(path);
    const answer = await put(path, { lock_version: 0, name: "Outro", trainings: [aTraining()] });
    expect([answer.status, answer.errors.code]).toEqual([422, "training_not_evaluated"]);
    expect(await read(path)).toEqual(before);
  });

  it("refuses an end that lies before the start that is stored", async () => {
    const path = await aMesocycle(prumo, joao);
    const answer = await put(path, { lock_version: 0, end_date: "2026-02-20" });
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      { end_date: "A data final deve ser depois da data inicial" },
    ]);
  });

  it.each<[string, unknown, string]>([
    ["without a version", { name: "x" }, "lock_version"],
    ["with a version that is a text", { lock_version: "0" }, "lock_version"],
    ["with a negative version", { lock_version: -1 }, "lock_version"],
    ["with a version beyond numbers", { lock_version: 1e21 }, "lock_version"],
    ["to evaluate nothing", { evaluation_lock_version: 0, evaluation: true }, "evaluated_items"],
    ["to evaluate without a version", { evaluation: true, evaluated_items: {} }, "evaluation_lock_version"],
    ["to evaluate perhaps", { lock_version: 0, evaluation: "talvez" }, "evaluation"],
    ["with 27 trainings", { lock_version: 0, trainings: Array.from({ length: 27 }, () => ({})) }, "trainings"],
  ])("%s is invalid", async (_, body, field) => {
    const params = await aMesocycle(prumo, joao);
    const answer = await sendAnything(app, updateMesocycle, { params, body, as: ana });
    expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.errors.fields ?? {})).toContain(field);
  });

  it("with a version above any that the database can hold is refused, and with the highest is stale", async () => {
    const path = await aMesocycle(prumo, joao);
    expect((await put(path, { lock_version: 2_147_483_647 })).status).toBe(422);
    expect((await put(path, { lock_version: 2_147_483_646 })).status).toBe(409);
  });
});

describe("removing a mesocycle", () => {
  it("takes its evaluation and trainings along and leaves its neighbours", async () => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMesocycle(prumo, student);
    const other = await aMesocycle(prumo, student, { start_date: "2026-05-01", end_date: "2026-05-28" }, path);
    const answer = await send(app, removeMesocycle, { params: path, as: ana });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    const { body } = await send(app, listMesocycles, { params: path, as: ana });
    expect(body.mesocycles.map(({ id }) => id)).toEqual([other.mesoId]);
    for (const table of ["evaluations", "trainings", "training_entries", "training_entry_exercises"]) {
      const { rowCount } = await database.owner.query(`select from ${table} where student_id = $1`, [student.id]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await send(app, removeMesocycle, { params: path, as: ana })).status).toBe(404);
  });

  it("while it is saved does one after the other", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const { path, mesocycle } = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
      const [saved, removed] = await Promise.all([
        put(path, round % 2 === 0 ? { lock_version: mesocycle.lock_version, trainings: [] } : evaluationBody({}, 1)),
        send(app, removeMesocycle, { params: path, as: ana }),
      ]);
      expect([200, 404]).toContain(saved.status);
      expect(removed.status).toBe(204);
    }
  });

  it("and its macrocycle at once does not lock up", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const { path, mesocycle } = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
      const [saved, gone] = await Promise.all([
        put(path, { lock_version: mesocycle.lock_version, start_date: "2026-02-24", trainings: [] }),
        send(app, removeMacrocycle, { params: path, as: ana }),
      ]);
      expect([200, 404]).toContain(saved.status);
      expect(gone.status).toBe(204);
    }
  });
});
