import { describe, expect, it } from "vitest";
import {
  listAdminExercises,
  listExercises,
  listSeriesTypes,
  listTechniques,
  listTrainingMethods,
} from "#contract/catalogue/exercises.ts";
import { suggestExercises, suggestExercisesInMicrocycle } from "#contract/prescription/exercise-suggestions.ts";
import { withoutAccents } from "#domain/text/accentless.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { catalogueExercises } from "../../../seed/catalogue/exercises.ts";
import { seriesTypes } from "../../../seed/catalogue/series-types.ts";
import { techniques } from "../../../seed/catalogue/techniques.ts";
import { trainingMethods } from "../../../seed/catalogue/training-methods.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  evaluate,
  save,
  saveMicrocycle,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const admin = await anAdmin(prumo);
const joao = await aStudent(prumo, ana);

const add = async (owner_id: number, name: string, type = "resistence", groups: readonly number[] = []) => {
  const { rows } = await database.owner.query(
    "insert into exercises (owner_id, name, exercise_type) values ($1, $2, $3) returning id",
    [owner_id, name, type],
  );
  for (const [place, group] of groups.entries()) {
    await database.owner.query("insert into exercise_muscle_groups values ($1, $2, $3, $4)", [
      owner_id,
      rows[0].id,
      group,
      place,
    ]);
  }
  return Number(rows[0].id);
};
const anas = await add(ana.id, "Zercher da Ana", "resistence", [2, 1]);
const brunos = await add(bruno.id, "Zercher do Bruno");

const list = async (querystring: Parameters<typeof send<typeof listExercises>>[2]["querystring"], as = ana) =>
  (await send(app, listExercises, { querystring, as })).body;

describe("the catalogue of exercises", () => {
  it.each(["video", "instruction", "drawing"] as const)("narrows to exercises without: %s", async (missing) => {
    const idsOf = async (querystring: Parameters<typeof list>[0]) =>
      (await list(querystring)).exercises.map(({ id }) => id);
    expect(await idsOf({ my_library: "true", missing })).toEqual([anas]);
    await database.owner.query(
      `update exercises set link = 'https://youtu.be/dQw4w9WgXcQ', execution = 'Agache.',
              movement = '{"pattern":"squat","parameters":{}}' where id = $1`,
      [anas],
    );
    expect(await idsOf({ my_library: "true", missing })).toEqual([]);
    await database.owner.query("update exercises set link = null, execution = null, movement = null where id = $1", [
      anas,
    ]);
  });

  it("has the platform's and the trainer's own, in order of name, page by page", async () => {
    const all = await list({ limit: 1000 });
    expect(all.meta).toEqual({ next_page: null, total_count: catalogueExercises.length + 1 });
    expect(all.exercises).toHaveLength(catalogueExercises.length + 1);
    const names = all.exercises.map(({ name }) => withoutAccents(name).toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));

    const first = await list({});
    expect(first).toEqual({ exercises: all.exercises.slice(0, 20), meta: { ...all.meta, next_page: 2 } });
    const second = await list({ page: 2 });
    expect(second.exercises).toEqual(all.exercises.slice(20, 40));
    expect((await list({ page: 999 })).meta).toEqual(all.meta);
  });

  it("shows each exercise with its muscle groups in their order and whose it is", async () => {
    const { exercises } = await list({ q: "zercher" });
    expect(exercises).toEqual([
      {
        id: anas,
        user_id: ana.id,
        name: "Zercher da Ana",
        link: null,
        exercise_type: "resistence",
        equipament_needed: null,
        movement: null,
        figure: null,
        execution: null,
        postural_deviations: [],
        muscle_groups: [
          { id: 2, name: expect.any(String) },
          { id: 1, name: expect.any(String) },
        ],
        muscle_group_id: 2,
        min_reps: null,
        max_reps: null,
      },
    ]);
  });

  it("shows each trainer their own and nobody another's; the administrator the platform's", async () => {
    expect((await list({ my_library: "true" })).exercises.map(({ id }) => id)).toEqual([anas]);
    expect((await list({ my_library: "true" }, bruno)).exercises.map(({ id }) => id)).toEqual([brunos]);
    const platform = await list({ my_library: "false", limit: 1000 });
    expect(platform.exercises.filter(({ user_id }) => user_id !== null)).toEqual([]);
    expect(platform.meta.total_count).toBe(catalogueExercises.length);
    expect((await send(app, listExercises, { querystring: { limit: 1000 }, as: admin })).body.meta.total_count).toBe(
      catalogueExercises.length,
    );
    expect((await send(app, listExercises, { querystring: { my_library: "true" }, as: admin })).body.exercises).toEqual(
      [],
    );
  });

  it.each(EXERCISE_TYPES.map(({ value }) => value))("is filtered by the type %s", async (exercise_type) => {
    const { exercises, meta } = await list({ exercise_type, limit: 1000, my_library: "false" });
    expect(new Set(exercises.map((one) => one.exercise_type))).toEqual(new Set([exercise_type]));
    expect(meta.total_count).toBe(exercises.length);
  });

  it("is whole for the type all, or none", async () => {
    const { meta } = await list({});
    for (const exercise_type of ["all", ""] as const) expect((await list({ exercise_type })).meta).toEqual(meta);
  });

  it("is searched by every word, whatever case and accents", async () => {
    const found = await list({ q: "SUPINO  reto", limit: 1000 });
    expect(found.exercises.length).toBeGreaterThan(0);
    for (const { name } of found.exercises) expect(name.toLowerCase()).toMatch(/(?=.*supino)(?=.*reto)/);
    expect((await list({ q: "%" })).exercises).toEqual([]);
  });

  it("leaves out what was hidden", async () => {
    const id = await add(ana.id, "Escondido");
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [id]);
    expect((await list({ q: "escondido" })).exercises).toEqual([]);
  });

  it("is filtered by muscle group, equipment and deviation", async () => {
    const chest = await list({ muscle_group_id: 4, limit: 1000 });
    expect(chest.exercises.length).toBeGreaterThan(20);
    for (const { muscle_groups } of chest.exercises) expect(muscle_groups.map(({ id }) => id)).toContain(4);
    const bars = await list({ equipament_needed: "BANCO barra", limit: 1000 });
    expect(bars.exercises.map(({ equipament_needed }) => equipament_needed)).toContain("Barra e banco reto");
    for (const { equipament_needed } of bars.exercises) expect(equipament_needed).toMatch(/(?=.*banco)(?=.*barra)/i);

    const { rows } = await database.owner.query(
      "select id from postural_deviations where name = 'Hipercifose torácica'",
    );
    const linked = await list({ postural_deviation_id: rows[0].id, limit: 1000 });
    expect(linked.exercises.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Alongamento de peitoral na parede", "Super-homem isométrico"]),
    );
    for (const { postural_deviations } of linked.exercises) {
      expect(postural_deviations).toContainEqual({ id: rows[0].id, name: "Hipercifose torácica" });
    }
  });

  it("is the same for the administrator and for trainers at the administration's address", async () => {
    const platforms = await send(app, listAdminExercises, { querystring: { limit: 1000 }, as: admin });
    expect(platforms.body.meta.total_count).toBe(catalogueExercises.length);
    const both = await send(app, listAdminExercises, { querystring: { limit: 1000 }, as: ana });
    expect(both.body).toEqual(await list({ limit: 1000 }));
  });

  it.each([{ exercise_type: "yoga" }, { my_library: "maybe" }, { limit: 1001 }, { page: -1 }, { q: "\u0000" }])(
    "is not read by %j",
    async (querystring) => {
      const answer = await sendAnything(app, listExercises, { querystring, as: ana });
      expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
    },
  );
});

describe("suggestions for a training", async () => {
  const prescribed = await aPrescribedMesocycle(prumo, joao);
  const trainings = [
    aTraining({ muscle_group: [{ id: 1, name: "" }] }),
    aTraining({
      name: "B",
      weekdays: ["3"],
      exercise_type: [
        { name: "", value: "mobility" },
        { name: "", value: "stretching" },
      ],
      muscle_group: [{ id: 2, name: "" }],
    }),
  ];
  const cycle = { ...prescribed, mesocycle: await save(prumo, prescribed, { trainings }) };
  const suggest = async (index: number, q?: string, as = ana) =>
    send(app, suggestExercises, {
      params: { id: cycle.path.mesoId, index },
      querystring: q === undefined ? {} : { q },
      as,
    });

  it("are of its types, those that work its muscle groups marked and first", async () => {
    const { exercises } = (await suggest(0)).body;
    expect(new Set(exercises.map(({ exercise_type }) => exercise_type))).toEqual(new Set(["resistence"]));
    for (const { suggested, muscle_groups } of exercises) {
      expect(suggested).toBe(muscle_groups.some(({ id }) => id === 1));
    }
    const marks = exercises.map(({ suggested }) => suggested);
    expect(marks).toEqual([...marks.filter(Boolean), ...marks.filter((mark) => !mark)]);
    expect(new Set(marks)).toEqual(new Set([true, false]));
    const leads = exercises.filter(({ suggested }) => suggested).map(({ muscle_groups: [main] }) => main?.id === 1);
    expect(leads).toEqual([...leads.filter(Boolean), ...leads.filter((lead) => !lead)]);
    expect(new Set(leads)).toEqual(new Set([true, false]));
    expect(exercises.map(({ id }) => id)).toContain(anas);
    expect(exercises.map(({ id }) => id)).not.toContain(brunos);
  });

  it("follow the place of the training, counted from 0", async () => {
    const { exercises } = (await suggest(1)).body;
    expect(new Set(exercises.map(({ exercise_type }) => exercise_type))).toEqual(new Set(["mobility", "stretching"]));
    expect((await suggest(2)).status).toBe(404);
  });

  it("are searched too", async () => {
    const { exercises } = (await suggest(0, "ZÉRCHER")).body;
    expect(exercises.map(({ id, suggested }) => [id, suggested])).toEqual([[anas, true]]);
    expect((await suggest(0, "j_o")).body.exercises).toEqual([]);
  });

  it("are not given to a stranger", async () => {
    expect((await suggest(0, undefined, bruno)).status).toBe(404);
  });

  it("are the same for a microcycle's training of the same types and groups, and only its own", async () => {
    const { path } = await aPrescribedMicrocycle(prumo, joao);
    await saveMicrocycle(prumo, { student: joao, path }, { trainings });
    const inWeek = (id: number, index: number, as = ana) =>
      send(app, suggestExercisesInMicrocycle, { params: { id, index }, querystring: {}, as });
    for (const index of [0, 1]) expect((await inWeek(path.microId, index)).body).toEqual((await suggest(index)).body);
    expect((await inWeek(path.microId, 2)).status).toBe(404);
    expect((await inWeek(path.microId, 0, bruno)).status).toBe(404);
    expect((await inWeek(987_654, 0)).status).toBe(404);
  });
});

describe("suggestions for a student whose posture was evaluated", () => {
  it("are also the stretches and mobility drills for the deviations that were found, each with their names", async () => {
    const maria = await aStudent(prumo, ana);
    const posture = [
      { key: "coluna_2", selected: "hipercifose_toracica" },
      { key: "ombro_1", selected: "nenhum" },
    ];
    const path = await aMesocycle(prumo, maria);
    await evaluate(prumo, { student: maria, path }, anEvaluation({ posture }));
    const training = aTraining({
      muscle_group: [{ id: 11, name: "" }],
      exercise_type: [
        { name: "", value: "stretching" },
        { name: "", value: "resistence" },
      ],
    });
    await save(prumo, { student: maria, path }, { trainings: [training] });
    const answer = await send(app, suggestExercises, {
      params: { id: path.mesoId, index: 0 },
      querystring: {},
      as: ana,
    });
    const found = new Map(answer.body.exercises.map((exercise) => [exercise.name, exercise]));
    expect(found.get("Alongamento de peitoral na parede")).toMatchObject({
      suggested: true,
      deviations: ["Hipercifose torácica"],
    });
    expect(found.get("Alongamento de gastrocnêmio na parede")).toMatchObject({ suggested: true, deviations: [] });
    expect(found.get("Alongamento de piriforme sentado")).toMatchObject({ suggested: false, deviations: [] });
    // Chosen by muscle: back exercises would hide those of the training's group.
    expect(found.get("Face pull na polia com corda")).toMatchObject({ suggested: false, deviations: [] });
  });
});

describe("the catalogues", () => {
  it("of techniques, series types and methods are those of the seed", async () => {
    const technics = await send(app, listTechniques, { querystring: {}, as: joao });
    expect(technics.body.exercise_technics.map(({ name, description }) => ({ name, description }))).toEqual(
      techniques.map(({ name, description }) => ({ name, description })),
    );
    const series = await send(app, listSeriesTypes, { as: joao });
    expect(series.body).toEqual({ data: seriesTypes });
    const methods = await send(app, listTrainingMethods, { querystring: {}, as: ana });
    expect(methods.body.training_methods.map(({ name }) => name).sort()).toEqual(
      trainingMethods.map(({ name }) => name).sort(),
    );
  });

  it("are searched like everything else", async () => {
    const technics = await send(app, listTechniques, { querystring: { q: "piramide" }, as: ana });
    expect(technics.body.exercise_technics.map(({ name }) => name)).toEqual([
      "PIRÂMIDE CRESCENTE",
      "PIRÂMIDE DECRESCENTE",
    ]);
    const methods = await send(app, listTrainingMethods, { querystring: { q: "não há um assim" }, as: ana });
    expect(methods.body).toEqual({ training_methods: [] });
  });
});
