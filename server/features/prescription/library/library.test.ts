import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { copyTrainings } from "#contract/planning/training-copies.ts";
import * as library from "#contract/prescription/library.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import {
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  evaluateMicrocycle,
  exercisesOfType,
  resisted,
} from "../../../testing/steps/cycles.ts";
import { aLibraryEntry } from "../../../testing/steps/library.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const admin = await anAdmin(prumo);
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const [squat = 0, press = 0] = await exercisesOfType(prumo, joao, "resistence");
const { rows: own } = await database.owner.query(
  "insert into exercises (owner_id, name, exercise_type) values ($1, 'Meu agachamento', 'resistence') returning id",
  [ana.id],
);
const anasExercise: number = own[0].id;

const legs = aTraining({ exercises: [resisted({ id: squat }), resisted({ id: press }, { observacao: "Devagar" })] });
const arms = aTraining({ name: "Treino B", weekdays: ["3", "5"] });
const create = async (name: string, trainings = [legs, arms]) =>
  (await send(app, library.createLibraryEntry, { body: { name, trainings }, as: admin })).body.training_library;
const platforms = await create("Força de base");

const read = (id: number, as: Bearer) => send(app, library.findLibraryEntry, { params: { id }, as });
const change = (id: number, body: typeof library.LibraryChange._input) =>
  send(app, library.updateLibraryEntry, { params: { id }, body, as: admin });
const namesIn = async (as: Bearer, querystring: { admin?: "true" | "false"; q?: string } = {}) =>
  (await send(app, library.listLibrary, { querystring: { limit: 1000, ...querystring }, as })).body.trainings.map(
    ({ name }) => name,
  );

/** A training without what only this one has. */
const plain = ({ id, exercises, ...training }: Training) => ({
  ...training,
  exercises: exercises.map(({ id: _, ...entry }) => entry),
});

describe("a trainer's library", () => {
  it("keeps copies of trainings that are shown in a cycle, whole and under a name", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(prumo, joao);
    const training = mesocycle.trainings.map((one) => ({
      ...one,
      exercises: one.exercises.map(({ exercise, ...row }) => ({ ...row, exercise: [exercise].flat() })),
    }));
    const kept = await aLibraryEntry(prumo, ana, { name: " Do João ", training, mesocycle_id: path.mesoId });
    expect(kept).toMatchObject({ name: "Do João", personal_trainer_id: ana.id, personal_trainer_name: "Ana Prado" });
    expect(kept.trainings.map(plain)).toEqual(mesocycle.trainings.map(plain));
    const ids = new Set(mesocycle.trainings.map(({ id }) => id));
    expect(kept.trainings.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it("is found by goal, level, days a week and equipment, which its owner sets and takes away", async () => {
    const tags = { objective: "strength", level: "advanced", days_per_week: 4, equipment: "gym" } as const;
    const { id, lock_version } = await aLibraryEntry(prumo, ana, { name: "Com etiquetas", ...tags });
    const found = async (querystring: object) =>
      (
        await send(app, library.listLibrary, { querystring: { limit: 1000, ...querystring }, as: ana })
      ).body.trainings.filter((entry) => entry.id === id).length;
    expect((await read(id, ana)).body.training_library).toMatchObject(tags);
    expect([await found({ ...tags, q: "etiquetas" }), await found({ ...tags, level: "beginner" })]).toEqual([1, 0]);
    const body = { lock_version, level: null };
    await send(app, library.updateOwnLibraryEntry, { params: { id }, body, as: ana });
    expect((await read(id, ana)).body.training_library).toMatchObject({ ...tags, level: null });
    expect([await found({ level: "advanced" }), await found({ days_per_week: 4 })]).toEqual([0, 1]);
  });

  it("is shown to its owner alone, beside the platform's", async () => {
    await aLibraryEntry(prumo, ana, { name: "Só da Ana" });
    await aLibraryEntry(prumo, bruno, { name: "Só do Bruno" });
    expect(await namesIn(ana, { admin: "false", q: "só d" })).toEqual(["Só da Ana"]);
    expect(await namesIn(ana, { admin: "true", q: "só d" })).toEqual([]);
    expect(await namesIn(ana, { admin: "true" })).toContain("Força de base");
    const both = await namesIn(bruno);
    expect([both.includes("Só do Bruno"), both.includes("Força de base"), both.includes("Só da Ana")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("lists page by page, in order of name, with what an entry holds", async () => {
    const carla = await aTrainer(prumo);
    for (const name of ["Ácido", "Zebra", "Barra"]) await aLibraryEntry(prumo, carla, { name, training: [legs, arms] });
    const page = (page: number) =>
      send(app, library.listLibrary, { querystring: { admin: "false", limit: 2, page }, as: carla });
    const [first, second] = [(await page(1)).body, (await page(2)).body];
    expect([...first.trainings, ...second.trainings].map(({ name }) => name)).toEqual(["Ácido", "Barra", "Zebra"]);
    expect([first.meta, second.meta]).toEqual([
      { next_page: 2, total_count: 3 },
      { next_page: null, total_count: 3 },
    ]);
    expect(first.trainings[0]).toMatchObject({
      exercises_count: 2,
      trainings: [{ name: "Treino A" }, { name: "Treino B" }],
      end_date: null,
      link: null,
    });
  });

  it("takes own exercises, but no other trainer's", async () => {
    const training = [aTraining({ exercises: [resisted({ id: anasExercise })] })];
    expect((await aLibraryEntry(prumo, ana, { training })).exercises_count).toBe(1);
    const body = { name: "Alheio", training };
    const answer = await send(app, library.addToLibrary, { body, as: bruno });
    expect([answer.status, answer.errors.code]).toEqual([422, "exercise_unavailable"]);
  });

  it("allows every weekday, and none twice", async () => {
    const days = { name: "Domingo", training: [aTraining({ weekdays: ["0", "6"] }), arms] };
    expect((await send(app, library.addToLibrary, { body: days, as: ana })).status).toBe(201);
    const twice = await send(app, library.addToLibrary, { body: { name: "Duas", training: [legs, legs] }, as: ana });
    expect([twice.status, twice.errors.detail]).toEqual([
      422,
      "Cada dia da semana pode ter apenas um treino neste item da biblioteca.",
    ]);
  });

  it("of a student's training has neither kilograms nor beats, which are the student's; a trainer's own entry has them", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const training = [aTraining({ exercises: [resisted({ id: anasExercise }, { carga: 60, freqCardiaca: 150 })] })];
    const kept = async (from: { readonly mesocycle_id?: number }) => {
      const { body } = await send(app, library.addToLibrary, { body: { name: "x", training, ...from }, as: ana });
      const entry = body.training_library.trainings[0]?.exercises[0];
      return [entry?.carga, entry?.freqCardiaca];
    };
    expect(await kept({})).toEqual([60, 150]);
    expect(await kept({ mesocycle_id: path.mesoId })).toEqual([null, null]);
  });

  it("of a student's training takes an aerobic row without its beats, whose effort is then asked for in its notes", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const [ride = 0] = await exercisesOfType(prumo, joao, "exerc_aerobicos");
    const row = { exercise: [{ id: ride }], exercise_technic: null, tempo: "00:20:00", aerobicocont: true };
    const noted = { ...row, freqCardiaca: 140, observacao: "Em frases curtas" };
    const training = [aTraining({ exercises: [{ ...row, freqCardiaca: 140 }, noted] })];
    const { status, body } = await send(app, library.addToLibrary, {
      body: { name: "Bike", training, mesocycle_id: path.mesoId },
      as: ana,
    });
    expect(status).toBe(201);
    expect(
      body.training_library.trainings[0]?.exercises.map(({ freqCardiaca, observacao }) => [freqCardiaca, observacao]),
    ).toEqual([
      [null, "Combine o esforço com o seu personal."],
      [null, "Em frases curtas"],
    ]);
  });

  it("keeps nothing from another trainer's cycle, and nothing without a name or a training", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const from = { name: "x", training: [legs], mesocycle_id: path.mesoId };
    expect((await send(app, library.addToLibrary, { body: from, as: bruno })).status).toBe(404);
    for (const body of [
      { name: " ", training: [legs] },
      { name: "x", training: [] },
    ])
      expect((await send(app, library.addToLibrary, { body, as: ana })).status).toBe(422);
  });

  it("is another trainer's secret: neither read, printed, removed nor copied", async () => {
    const { id } = await aLibraryEntry(prumo, ana);
    const carla = await aStudent(prumo, bruno);
    const { path } = await anEvaluatedMesocycle(prumo, carla);
    const copied = { idStudent: carla.id, idMesocycles: path.mesoId, idMesocyclesOrigin: id, library: "true" } as const;
    const answers = [
      await read(id, bruno),
      await send(app, library.libraryPdf, { params: { id }, as: bruno }),
      await send(app, library.removeFromLibrary, { params: { id }, as: bruno }),
      await send(app, copyTrainings, { querystring: copied, as: bruno }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await read(id, ana)).status).toBe(200);
  });
});

describe("an own entry", () => {
  const changeOwn = (id: number, body: typeof library.LibraryChange._input, as: Bearer = ana) =>
    send(app, library.updateOwnLibraryEntry, { params: { id }, body, as });

  it("is changed by its owner, with own exercises, and its trainings and rows keep their ids", async () => {
    const entry = await aLibraryEntry(prumo, ana, { name: "Para mudar", training: [legs, arms] });
    const [first] = entry.trainings;
    const rows = (first?.exercises ?? []).map((row) => ({ ...row, exercise: [row.exercise].flat() }));
    const trainings = [{ ...legs, id: first?.id, exercises: [...rows, resisted({ id: anasExercise })] }];
    const changed = (await changeOwn(entry.id, { lock_version: 0, name: "Mudado", trainings })).body.training_library;
    expect(changed).toMatchObject({ name: "Mudado", lock_version: 1, personal_trainer_id: ana.id });
    expect(changed.trainings.map(({ id }) => id)).toEqual([first?.id]);
    expect(changed.trainings[0]?.exercises.slice(0, 2).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(changed.trainings[0]?.exercises[2]).toMatchObject({ exercise: { id: anasExercise } });
  });

  it("is saved as of its version: the second of two windows changes nothing", { tags: "race" }, async () => {
    const { id } = await aLibraryEntry(prumo, ana, { name: "Duas janelas", training: [legs] });
    const answers = await Promise.all([
      changeOwn(id, { lock_version: 0, name: "Uma" }),
      changeOwn(id, { lock_version: 0, trainings: [] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const entry = (await read(id, ana)).body.training_library;
    expect([entry.name, entry.trainings.length]).toEqual(answers[0]?.status === 200 ? ["Uma", 1] : ["Duas janelas", 0]);
  });

  it("is not there for another trainer, and is not the administrator's or a student's to change", async () => {
    const { id } = await aLibraryEntry(prumo, ana, { name: "Da Ana" });
    const body = { lock_version: 0, name: "x" };
    const refused = await Promise.all([bruno, admin, joao].map((as) => changeOwn(id, body, as)));
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403]);
    expect((await changeOwn(platforms.id, body)).status, "the platform's").toBe(403);
    expect((await read(id, ana)).body.training_library).toMatchObject({ name: "Da Ana", lock_version: 0 });
  });

  it("does not come back by a change after it was removed", async () => {
    const { id } = await aLibraryEntry(prumo, ana, { name: "Removida" });
    await send(app, library.removeFromLibrary, { params: { id }, as: ana });
    expect((await changeOwn(id, { lock_version: 0, name: "x" })).status).toBe(404);
  });
});

describe("the platform's library", () => {
  it("is changed by the administrator, whose trainings and rows keep their ids", async () => {
    const entry = await create("Para mudar");
    const [first, second] = entry.trainings;
    const rows = (first?.exercises ?? []).map((row) => ({ ...row, exercise: [row.exercise].flat() }));
    const trainings = [{ ...legs, id: first?.id, exercises: rows.toReversed() }];
    const { body } = await change(entry.id, { lock_version: 0, name: "Mudado", trainings });
    const changed = body.training_library;
    expect([changed.name, changed.lock_version]).toEqual(["Mudado", 1]);
    expect(changed.trainings.map(({ id }) => id)).toEqual([first?.id]);
    expect(changed.trainings[0]?.exercises.map(({ id }) => id)).toEqual(rows.toReversed().map(({ id }) => id));
    expect(changed.trainings.some(({ id }) => id === second?.id)).toBe(false);
  });

  it("is saved as of its version: the second of two windows changes nothing", { tags: "race" }, async () => {
    const { id } = await create("Duas janelas");
    const answers = await Promise.all([
      change(id, { lock_version: 0, name: "Uma" }),
      change(id, { lock_version: 0, trainings: [] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const entry = (await read(id, admin)).body.training_library;
    expect([entry.name, entry.trainings.length]).toEqual(answers[0]?.status === 200 ? ["Uma", 2] : ["Duas janelas", 0]);
  });

  it("begins with a name alone, and names no trainer's exercise", async () => {
    const { id } = await create("Só o nome", []);
    const printed = await send(app, library.libraryPdf, { params: { id }, as: admin });
    expect([printed.status, printed.errors.detail]).toEqual([422, "Erro: Nenhum treino disponível para download."]);
    const trainings = [aTraining({ exercises: [resisted({ id: anasExercise })] })];
    const answer = await change(id, { lock_version: 0, trainings });
    expect([answer.status, answer.errors.code]).toEqual([422, "exercise_unavailable"]);
  });

  it("is read by trainers, and neither changed nor removed by them", async () => {
    const { id } = platforms;
    expect((await read(id, ana)).body.training_library).toEqual(platforms);
    expect((await read(id, joao)).status).toBe(403);
    const body = { lock_version: 0, name: "x" };
    const answers = [
      await send(app, library.removeFromLibrary, { params: { id }, as: ana }),
      await send(app, library.updateLibraryEntry, { params: { id }, body, as: ana }),
      await send(app, library.removeLibraryEntry, { params: { id }, as: ana }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("the administrator", () => {
  it("finds the entries of trainers after the platform's, with the owner's name, and reads them whole on the record", async () => {
    const training = [aTraining({ exercises: [resisted({ id: anasExercise })] })];
    const { id } = await aLibraryEntry(prumo, ana, { name: "Achada", training });
    const listed = (await send(app, library.listWholeLibrary, { querystring: { limit: 1000 }, as: admin })).body;
    const owners = listed.trainings.map(({ personal_trainer_id }) => personal_trainer_id !== null);
    expect(owners).toEqual([...owners].sort());
    const row = listed.trainings.find((one) => one.id === id);
    expect(row).toMatchObject({
      personal_trainer_name: "Ana Prado",
      exercises_count: 1,
      trainings: [{ name: "Treino A" }],
    });

    const entry = (await read(id, admin)).body.training_library;
    expect(entry.trainings[0]?.exercises[0]).toMatchObject({ exercise: { name: "Meu agachamento" } });
    const { body } = await send(app, listAuditEntries, { querystring: {}, as: ana });
    expect(body.entries[0]).toMatchObject({ label: "Consultou os dados, como suporte", done_by: { id: admin.id } });
  });

  it("says how hard aerobic exercise is in words: a heart rate is one person's and refused at its field", async () => {
    const [ride = 0] = await exercisesOfType(prumo, joao, "exerc_aerobicos");
    const row = { exercise: [{ id: ride }], exercise_technic: null, tempo: "00:20:00", aerobicocont: true };
    const trainings = [aTraining({ exercises: [{ ...row, freqCardiaca: 140, observacao: "Em frases curtas" }] })];
    const refused = [
      await send(app, library.createLibraryEntry, { body: { name: "Bike", trainings }, as: admin }),
      await change((await create("Bike")).id, { lock_version: 0, trainings }),
    ];
    expect(refused.map(({ status, errors }) => [status, errors.fields])).toEqual(
      Array.from({ length: 2 }, () => [
        422,
        { "trainings.0.exercises.0.freqCardiaca": expect.stringContaining("diga o esforço nas observações") },
      ]),
    );
    const inWords = [aTraining({ exercises: [{ ...row, observacao: "Em frases curtas" }] })];
    expect((await create("Em palavras", inWords)).trainings[0]?.exercises).toHaveLength(1);
  });

  it("neither changes nor removes an entry of a trainer", async () => {
    const { id } = await aLibraryEntry(prumo, ana);
    expect((await change(id, { lock_version: 0, name: "x" })).status).toBe(403);
    expect((await send(app, library.removeLibraryEntry, { params: { id }, as: admin })).status).toBe(403);
    expect((await read(id, ana)).body.training_library.name).toBe("Membros inferiores");
  });
});

describe("copying from the library", () => {
  const copy = async (id: number, target: object) => {
    const querystring = { idStudent: joao.id, idMesocyclesOrigin: id, library: "true", ...target } as const;
    const { body } = await send(app, copyTrainings, { querystring, as: ana });
    return "mesocycle" in body ? body.mesocycle.trainings : body.microcycle.trainings;
  };
  const aWeek = async () => {
    const [path] = (await aMesocycleOfWeeks(prumo, joao)).weeks;
    if (!path) throw new Error("no week");
    await evaluateMicrocycle(prumo, { student: joao, path });
    return { idMicrocycles: path.microId, isMicrocycle: "true" };
  };
  const aMesocycle = async () => ({ idMesocycles: (await anEvaluatedMesocycle(prumo, joao)).path.mesoId });

  it.each([
    ["the own one into a mesocycle", "own", aMesocycle],
    ["the own one into a microcycle", "own", aWeek],
    ["the platform's into a mesocycle", "platform", aMesocycle],
    ["the platform's into a microcycle", "platform", aWeek],
  ])("takes all trainings of an entry: %s", async (_, owner, target) => {
    const training = [legs, aTraining({ weekdays: ["4"], exercises: [resisted({ id: anasExercise })] })];
    const entry = owner === "own" ? await aLibraryEntry(prumo, ana, { training }) : platforms;
    expect((await copy(entry.id, await target())).map(plain)).toEqual(entry.trainings.map(plain));
  });

  it("takes nothing of an entry that was removed, which stays where it was copied", async () => {
    const { id, trainings } = await aLibraryEntry(prumo, ana, { name: "Passageira", training: [legs] });
    const copied = await copy(id, await aMesocycle());
    expect((await send(app, library.removeFromLibrary, { params: { id }, as: ana })).status).toBe(204);
    expect(await namesIn(ana, { q: "passageira" })).toEqual([]);
    const after = [
      await read(id, ana),
      await send(app, library.removeFromLibrary, { params: { id }, as: ana }),
      await send(app, copyTrainings, {
        querystring: { idStudent: joao.id, idMesocyclesOrigin: id, library: "true", ...(await aMesocycle()) },
        as: ana,
      }),
    ];
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(copied.map(plain)).toEqual(trainings.map(plain));
    const { rows } = await database.owner.query(
      "select hidden_at is not null as hidden, (select count(*)::int from trainings where library_entry_id = $1) as trainings from library_entries where id = $1",
      [id],
    );
    expect(rows).toEqual([{ hidden: true, trainings: 1 }]);
  });
});

describe("a printed entry", () => {
  it("is named after the entry, or after the training that is asked for", async () => {
    const { id, trainings } = await aLibraryEntry(prumo, ana, { name: "A/B: força", training: [legs, arms] });
    const print = (training_id?: number) =>
      send(app, library.libraryPdf, { params: { id }, querystring: { training_id }, as: ana });
    const nameOf = async (training_id?: number) => {
      const { headers, bytes } = await print(training_id);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      return decodeURIComponent(String(headers["content-disposition"]).replace(/^.*filename\*=UTF-8''/, ""));
    };
    expect(await nameOf()).toBe("Biblioteca - A-B- força.pdf");
    expect(await nameOf(trainings[1]?.id)).toBe(`${id} - Treino B.pdf`);
    expect((await print(platforms.trainings[0]?.id)).status).toBe(404);
  });
});
