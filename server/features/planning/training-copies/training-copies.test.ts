import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { MesocyclePath } from "#contract/planning/cycles.ts";
import { findMesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { copyTrainings, listMesocyclesToCopy, listMicrocyclesToCopy } from "#contract/planning/training-copies.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  evaluateMicrocycle,
} from "../../../testing/steps/cycles.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const dora = await aStudent(prumo, ana, { personal_anamnesis: { days_of_week: ["tuesday"] } });
const carla = await aStudent(prumo, bruno);

type Query = z.input<NonNullable<(typeof copyTrainings)["schema"]["querystring"]>>;
const copy = (querystring: Query, as: Bearer = ana) => send(app, copyTrainings, { querystring, as });

const source = await aPrescribedMesocycle(prumo, joao);
const week = await aPrescribedMicrocycle(prumo, joao);

/** A second week of a mesocycle, evaluated and without training. */
async function anEvaluatedWeek(student = joao) {
  const { weeks } = await aMesocycleOfWeeks(prumo, student);
  const [path] = weeks;
  if (!path) throw new Error("no week");
  await evaluateMicrocycle(prumo, { student, path });
  return path;
}

/** A training without what only this one has. */
const plain = ({ id, exercises, ...training }: Training) => ({
  ...training,
  exercises: exercises.map(({ id: _, ...entry }) => entry),
});

describe("copying trainings", () => {
  it("from a mesocycle into another of the same student makes new ones that say the same", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await copy({
      idStudent: joao.id,
      idMesocycles: path.mesoId,
      idMesocyclesOrigin: source.path.mesoId,
      library: "false",
    });
    expect(answer.status).toBe(201);
    if (!("mesocycle" in answer.body)) throw new Error("a mesocycle was copied into");
    const { trainings, lock_version } = answer.body.mesocycle;
    expect(lock_version).toBe(mesocycle.lock_version + 1);
    expect(trainings.map(plain)).toEqual(source.mesocycle.trainings.map(plain));
    const ids = new Set(source.mesocycle.trainings.map(({ id }) => id));
    expect(trainings.filter(({ id }) => ids.has(id))).toEqual([]);
    const rowIds = new Set(source.mesocycle.trainings.flatMap(({ exercises }) => exercises.map(({ id }) => id)));
    expect(trainings.flatMap(({ exercises }) => exercises).filter(({ id }) => rowIds.has(id))).toEqual([]);
    const { body } = await send(app, findMesocycle, { params: source.path, as: ana });
    expect(body.mesocycle).toEqual(source.mesocycle);
  });

  it("goes between mesocycles and microcycles in every direction", async () => {
    const target = await anEvaluatedWeek();
    const fromMesocycle = await copy({
      idStudent: joao.id,
      idMicrocycles: target.microId,
      idMesocyclesOrigin: source.path.mesoId,
      isMicrocycle: "false",
    });
    if (!("microcycle" in fromMesocycle.body)) throw new Error("a microcycle was copied into");
    expect(fromMesocycle.body.microcycle.trainings.map(plain)).toEqual(source.mesocycle.trainings.map(plain));

    const fromWeek = { idStudent: joao.id, idMicrocyclesOrigin: week.path.microId };
    const other = await anEvaluatedWeek();
    expect((await copy({ ...fromWeek, idMicrocycles: other.microId, isMicrocycle: "true" })).status).toBe(201);
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    expect((await copy({ ...fromWeek, idMesocycles: path.mesoId })).status).toBe(201);
  });

  it("to another student brings the weekdays along, whatever that student's timetable", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, dora);
    const answer = await copy({
      idStudent: dora.id,
      idMesocycles: path.mesoId,
      idMesocyclesOrigin: source.path.mesoId,
    });
    if (!("mesocycle" in answer.body)) throw new Error("a mesocycle was copied into");
    expect(answer.body.mesocycle.trainings.map(({ weekdays }) => weekdays)).toEqual([["1"], ["3"]]);
  });

  it("to another student brings neither kilograms nor beats, which are each student's own, and to the same all of them", async () => {
    const set = { ...WORKING_SET, max_reps: 5 };
    const sets = [
      { ...set, load_kg: 60 },
      { ...set, percent: 80, percent_of: "one_rep_max" as const },
    ];
    const loaded = await aPrescribedMesocycle(prumo, joao, {}, { series: 2, carga: 60, sets });
    await prumo.database.owner.query(
      "update training_entries set heart_rate = 150 where training_id in (select id from trainings where mesocycle_id = $1)",
      [loaded.path.mesoId],
    );
    const loadsFor = async (student: TheirStudent) => {
      const { path } = await anEvaluatedMesocycle(prumo, student);
      const query = { idStudent: student.id, idMesocycles: path.mesoId, idMesocyclesOrigin: loaded.path.mesoId };
      const { body } = await copy(query);
      if (!("mesocycle" in body)) throw new Error("a mesocycle was copied into");
      const entry = body.mesocycle.trainings[0]?.exercises[0];
      return [entry?.freqCardiaca, entry?.sets?.map(({ load_kg, percent }) => [load_kg, percent]), entry?.carga];
    };
    expect((await loadsFor(joao)).slice(0, 2)).toEqual([
      150,
      [
        [60, null],
        [null, 80],
      ],
    ]);
    expect(await loadsFor(dora)).toEqual([
      null,
      [
        [null, null],
        [null, 80],
      ],
      null,
    ]);
  });

  it("twice at once copies once", { tags: "race" }, async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const query = { idStudent: joao.id, idMesocycles: path.mesoId, idMesocyclesOrigin: source.path.mesoId };
    const answers = await Promise.all([copy(query), copy(query)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { body } = await send(app, findMesocycle, { params: path, as: ana });
    expect(body.mesocycle.trainings).toHaveLength(2);
  });

  it.each<[string, () => Promise<Query>, number, string]>([
    [
      "has trainings",
      async () => ({ idMesocycles: source.path.mesoId, idMicrocyclesOrigin: week.path.microId }),
      422,
      "Este ciclo já tem treinos.",
    ],
    [
      "is the origin itself",
      async () => ({ idMesocycles: source.path.mesoId, idMesocyclesOrigin: source.path.mesoId }),
      422,
      "Este ciclo já tem treinos.",
    ],
    [
      "was not evaluated",
      async () => ({
        idMesocycles: (await aMesocycle(prumo, joao)).mesoId,
        idMesocyclesOrigin: source.path.mesoId,
      }),
      422,
      "Avalie o aluno neste ciclo antes de prescrever o treino.",
    ],
    [
      "has weeks",
      async () => ({
        idMesocycles: (await aMesocycleOfWeeks(prumo, joao)).path.mesoId,
        idMesocyclesOrigin: source.path.mesoId,
      }),
      422,
      "Os treinos deste mesociclo ficam nos seus microciclos.",
    ],
    [
      "is another student's",
      async () => ({
        idMesocycles: (await anEvaluatedMesocycle(prumo, dora)).path.mesoId,
        idMesocyclesOrigin: source.path.mesoId,
      }),
      404,
      "Não encontramos o que você procura.",
    ],
    [
      "is to be filled from a cycle without trainings",
      async () => ({
        idMesocycles: (await anEvaluatedMesocycle(prumo, joao)).path.mesoId,
        idMesocyclesOrigin: (await anEvaluatedMesocycle(prumo, joao)).path.mesoId,
      }),
      404,
      "Não encontramos o que você procura.",
    ],
    [
      "is absent",
      async () => ({ idMesocycles: 987_654, idMesocyclesOrigin: source.path.mesoId }),
      404,
      "Não encontramos o que você procura.",
    ],
    [
      "is named twice",
      async () => ({ idMesocycles: 1, idMicrocycles: 1, idMesocyclesOrigin: source.path.mesoId }),
      422,
      "ID do estudante, microciclo ou microciclo para cópia não definido.",
    ],
    [
      "is named without an origin",
      async () => ({ idMesocycles: source.path.mesoId }),
      422,
      "ID do estudante, mesociclo ou mesociclo para cópia não definido.",
    ],
    [
      "should come from an entry of the library that is absent",
      async () => ({ idMesocycles: source.path.mesoId, idMesocyclesOrigin: 987_654, library: "true" }),
      404,
      "Não encontramos o que você procura.",
    ],
  ])("is refused when the target %s", async (_, query, status, detail) => {
    const answer = await copy({ idStudent: joao.id, ...(await query()) });
    expect([answer.status, answer.errors.detail]).toEqual([status, detail]);
  });

  it("is refused into a cycle that has finished", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao, { start_date: "2026-02-01", end_date: "2026-03-02" });
    clock.advance(DAY_MS);
    const answer = await copy({
      idStudent: joao.id,
      idMesocycles: path.mesoId,
      idMesocyclesOrigin: source.path.mesoId,
    });
    clock.advance(-DAY_MS);
    expect([answer.status, answer.errors.code]).toEqual([422, "cycle_finished"]);
  });

  it("neither takes from another trainer nor gives to one", async () => {
    const theirs = await aPrescribedMesocycle(prumo, carla);
    const own = await anEvaluatedMesocycle(prumo, joao);
    const theirEmpty = await anEvaluatedMesocycle(prumo, carla);
    const taken = await copy({
      idStudent: joao.id,
      idMesocycles: own.path.mesoId,
      idMesocyclesOrigin: theirs.path.mesoId,
    });
    const given = await copy({
      idStudent: carla.id,
      idMesocycles: theirEmpty.path.mesoId,
      idMesocyclesOrigin: source.path.mesoId,
    });
    expect([taken.status, given.status]).toEqual([404, 404]);
    const { body } = await send(app, findMesocycle, { params: theirEmpty.path, as: bruno });
    expect(body.mesocycle.trainings).toEqual([]);
    const byStudent = await copy({ idStudent: joao.id, idMesocycles: 1, idMesocyclesOrigin: 1 }, joao);
    expect(byStudent.status).toBe(403);
  });

  it("with an id that cannot be one is malformed", async () => {
    const answer = await sendAnything(app, copyTrainings, { querystring: { idStudent: "abc" }, as: ana });
    expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
  });
});

describe("copying chosen trainings", () => {
  const [first, second] = source.mesocycle.trainings;
  if (!first || !second) throw new Error("no trainings");
  const from = { idStudent: joao.id, idMesocyclesOrigin: source.path.mesoId };
  const read = async ({ path }: { readonly path: MesocyclePath }) =>
    (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle.trainings;
  const placed = (trainings: readonly Training[]) => trainings.map(({ name, weekdays }) => [name, weekdays.join()]);

  it("into an empty cycle takes those alone", async () => {
    const target = await anEvaluatedMesocycle(prumo, joao);
    const query = { ...from, idMesocycles: target.path.mesoId, idTrainings: `${second.id}` };
    expect((await copy(query)).status).toBe(201);
    expect((await read(target)).map(plain)).toEqual([plain(second)]);
  });

  it("adds them to the trainings that are there, which keep their ids and rows", async () => {
    const target = await aPrescribedMesocycle(prumo, joao);
    const query = { ...from, idMesocycles: target.path.mesoId, idTrainings: `${second.id},${first.id}` };
    expect((await copy(query)).status).toBe(201);
    const trainings = await read(target);
    expect(trainings.slice(0, 2)).toEqual(target.mesocycle.trainings);
    expect(placed(trainings)).toEqual([
      ["Treino A", "1"],
      ["Treino B", "3"],
      ["Treino C", "5"],
      ["Treino D", ""],
    ]);
    const rows = (some: readonly Training[]) => some.map((one) => plain(one).exercises);
    expect(rows(trainings.slice(2))).toEqual(rows([first, second]));
  });

  it("leaves them without a day where the student has no free one, and at the end of a sequence", async () => {
    const student = await aStudent(prumo, ana, { personal_anamnesis: { days_of_week: ["monday", "wednesday"] } });
    const full = await aPrescribedMesocycle(prumo, student);
    const add = (idMesocycles: number) =>
      copy({ ...from, idStudent: student.id, idMesocycles, idTrainings: `${first.id}` });
    expect((await add(full.path.mesoId)).status).toBe(201);
    expect(placed(await read(full))).toEqual([
      ["Treino A", "1"],
      ["Treino B", "3"],
      ["Treino C", ""],
    ]);
    const sequence = await anEvaluatedMesocycle(prumo, student, { training_mode: "sequence" });
    await add(sequence.path.mesoId);
    await add(sequence.path.mesoId);
    expect(placed(await read(sequence))).toEqual([
      ["Treino A", ""],
      ["Treino B", ""],
    ]);
  });

  it("is refused into an empty week that was not evaluated", async () => {
    const { weeks } = await aMesocycleOfWeeks(prumo, joao);
    const [path] = weeks;
    if (!path) throw new Error("no week");
    const query = { ...from, idMicrocycles: path.microId, idTrainings: `${first.id}` };
    expect((await copy(query)).errors.code).toBe("training_not_evaluated");
  });

  it("twice at once adds both under letters of their own, as long as there is room for both", {
    tags: "race",
  }, async () => {
    const target = await aPrescribedMesocycle(prumo, joao);
    const query = { ...from, idMesocycles: target.path.mesoId, idTrainings: `${first.id}` };
    const answers = await Promise.all([copy(query), copy(query)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const names = async () => (await read(target)).map(({ name }) => name);
    expect(await names()).toEqual(["Treino A", "Treino B", "Treino C", "Treino D"]);

    const { lock_version } = (await send(app, findMesocycle, { params: target.path, as: ana })).body.mesocycle;
    const trainings = Array.from({ length: 25 }, (_, index) => aTraining({ name: `Dia ${index}`, weekdays: [] }));
    await send(app, updateMesocycle, { params: target.path, body: { lock_version, trainings }, as: ana });
    const last = await Promise.all([copy(query), copy(query)]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(last.find(({ status }) => status === 422)?.errors.detail).toBe("Um ciclo tem no máximo 26 treinos");
    expect((await names()).at(-1)).toBe("Treino Z");
  });

  it.each<[string, () => Promise<string>]>([
    ["another cycle's", async () => `${first.id},${week.microcycle.trainings[0]?.id}`],
    ["another trainer's", async () => `${(await aPrescribedMesocycle(prumo, carla)).mesocycle.trainings[0]?.id}`],
    ["nobody's", async () => `${first.id},987654`],
  ])("is not found with an id that is %s, and nothing is copied", async (_, idTrainings) => {
    const target = await aPrescribedMesocycle(prumo, joao);
    const query = { ...from, idMesocycles: target.path.mesoId, idTrainings: await idTrainings() };
    expect((await copy(query)).status).toBe(404);
    expect(await read(target)).toEqual(target.mesocycle.trainings);
  });

  it("is refused into a cycle that has finished, and without any id", async () => {
    const days = { start_date: "2026-02-01", end_date: "2026-03-02" };
    const { path } = await aPrescribedMesocycle(prumo, joao, days);
    clock.advance(DAY_MS);
    const late = await copy({ ...from, idMesocycles: path.mesoId, idTrainings: `${first.id}` });
    clock.advance(-DAY_MS);
    expect([late.status, late.errors.code]).toEqual([422, "cycle_finished"]);
    const none = await copy({ ...from, idMesocycles: path.mesoId, idTrainings: "" });
    expect(none.status).toBe(400);
  });
});

describe("the cycles to copy from", () => {
  it("are a student's cycles that have trainings, the newest first, with what names them", async () => {
    const student = await aStudent(prumo, ana);
    const older = await aPrescribedMesocycle(prumo, student);
    const newer = await aPrescribedMicrocycle(prumo, student, { name: "Com semanas" });
    await aMesocycle(prumo, student);
    const meso = await send(app, listMesocyclesToCopy, { params: { id: student.id }, as: ana });
    const trainings = [
      { id: expect.any(Number), name: "Treino A" },
      { id: expect.any(Number), name: "Treino B" },
    ];
    expect(meso.body.mesocycles).toEqual([
      {
        id: older.path.mesoId,
        name: "Mesociclo 1",
        start_date: "2026-02-23",
        end_date: "2026-03-22",
        weeks: null,
        trainings,
        macrocycle: { id: older.path.macroId, name: "Temporada 2026", student_id: student.id },
        macrocycle_name: "Temporada 2026",
      },
    ]);
    const micro = await send(app, listMicrocyclesToCopy, { params: { id: student.id }, as: ana });
    expect(micro.body.microcycles).toEqual([
      {
        id: newer.path.microId,
        name: "Microciclo 1",
        start_date: "2026-03-02",
        end_date: "2026-03-08",
        trainings,
        mesocycle_id: newer.path.mesoId,
        mesocycle: {
          id: newer.path.mesoId,
          name: "Com semanas",
          macrocycle_id: newer.path.macroId,
          macrocycle_name: "Temporada 2026",
        },
      },
    ]);
  });

  it("are none for a student without cycles, and not found for a stranger's", async () => {
    const student = await aStudent(prumo, ana);
    const params = { id: student.id };
    expect((await send(app, listMesocyclesToCopy, { params, as: ana })).body).toEqual({ mesocycles: [] });
    expect((await send(app, listMicrocyclesToCopy, { params, as: ana })).body).toEqual({ microcycles: [] });
    for (const call of [listMesocyclesToCopy, listMicrocyclesToCopy]) {
      expect((await send(app, call, { params, as: bruno })).status).toBe(404);
      expect((await send(app, call, { params: { id: joao.id }, as: joao })).status).toBe(403);
    }
  });
});
