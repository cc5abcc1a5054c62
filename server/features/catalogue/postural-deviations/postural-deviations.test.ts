import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as linked from "#contract/catalogue/deviation-exercises.ts";
import { findAdminExercise, listAdminExercises, updateAdminExercise } from "#contract/catalogue/exercises.ts";
import { createMuscleGroup, findMuscleGroup, removeMuscleGroup } from "#contract/catalogue/muscle-groups.ts";
import * as calls from "#contract/catalogue/postural-deviations.ts";
import { suggestExercises } from "#contract/prescription/exercise-suggestions.ts";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aMesocycle, anEvaluation, aTraining, evaluate, save } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);
const GLUTES = 7;

let written = 0;
const aDraft = (changes: object = {}) => ({
  name: `Desvio ${++written}`,
  type: "pe" as const,
  properties: [{ key: "pe_1", selected: "abduto" }],
  ...changes,
});

const create = (changes: object = {}, groupId = GLUTES) =>
  send(app, calls.createPosturalDeviation, {
    body: { muscle_group_id: groupId, postural_deviation: aDraft(changes) },
    as: admin,
  });
const created = async (changes: object = {}, groupId = GLUTES) =>
  (await create(changes, groupId)).body.postural_deviation;
const update = (id: number, changes: object) =>
  send(app, calls.updatePosturalDeviation, {
    params: { id },
    body: { postural_deviation: aDraft(changes) },
    as: admin,
  });
const remove = (id: number) => send(app, calls.removePosturalDeviation, { params: { id }, as: admin });

const listed = async () => (await send(app, calls.listPosturalDeviations, { as: ana })).body.postural_deviations;
const ofGroup = async (id = GLUTES) =>
  (await send(app, findMuscleGroup, { params: { id }, as: admin })).body.muscle_group.postural_deviations;

const anExercise = async (name: string, ownerId = 0): Promise<number> => {
  const { rows } = await database.owner.query<{ id: number }>(
    "insert into exercises (owner_id, name, exercise_type) values ($1, $2, 'mobility') returning id",
    [ownerId, name],
  );
  return Number(rows[0]?.id);
};
const link = (deviationId: number, exerciseId: number, id = GLUTES) =>
  send(app, linked.linkExercise, { params: { id, deviationId, exerciseId }, as: admin });
const unlink = (deviationId: number, exerciseId: number) =>
  send(app, linked.unlinkExercise, { params: { id: GLUTES, deviationId, exerciseId }, as: admin });
const exercisesOf = async (deviationId: number) =>
  (await ofGroup()).find(({ id }) => id === deviationId)?.exercises.map(({ id }) => id);

describe("postural deviations", () => {
  it("are written, changed and removed by the administrator, and read by everybody from head to foot", async () => {
    const properties = [
      { key: "pe_1", selected: "abduto" },
      { key: "pe_2", selected: "nenhum" },
    ];
    const { id, ...deviation } = await created({ name: "Pé escrito", properties });
    expect(deviation).toEqual({ name: "Pé escrito", type: "pe", size: 2, properties: [properties[0]], exercises: [] });
    const spine = { type: "coluna", properties: [{ key: "coluna_2", selected: "hipercifose_toracica" }] };
    const changed = (await update(id, { name: "Coluna escrita", ...spine })).body.postural_deviation;
    expect(changed).toEqual({ ...deviation, ...spine, id, name: "Coluna escrita", size: 1 });

    const all = await listed();
    expect(all).toContainEqual({
      ...spine,
      id,
      name: "Coluna escrita",
      size: 1,
      muscle_group: { id: GLUTES, name: "Glúteos" },
    });
    const regions = POSTURE_REGIONS.map(({ code }) => code);
    const places = all.map(({ type }) => regions.indexOf(type));
    expect(places).toEqual(places.toSorted((one, other) => one - other));

    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    expect((await update(id, { name: "Coluna de volta" })).status).toBe(200);
    expect((await listed()).map(({ name }) => name)).toContain("Coluna de volta");
  });

  it.each([
    ["no name", { name: "  " }, { name: "Campo requerido" }],
    ["no type", { type: "" }, { type: "Campo requerido" }],
    ["no property", { properties: [] }, { properties: "* erro, você deve selecionar algum desvio" }],
    [
      "nothing but none",
      { properties: [{ key: "pe_1", selected: "nenhum" }] },
      { properties: "* erro, você deve selecionar algum desvio" },
    ],
    [
      "an option of another place",
      { properties: [{ key: "pe_1", selected: "valgo" }] },
      { "properties.0.selected": "Escolha uma das opções desta posição" },
    ],
    [
      "a place of another region",
      { properties: [{ key: "joelho_1", selected: "valgo" }] },
      { "properties.0.key": "Campo desconhecido" },
    ],
    [
      "a place twice",
      {
        properties: [
          { key: "pe_1", selected: "abduto" },
          { key: "pe_1", selected: "nenhum" },
        ],
      },
      { "properties.1.key": "Esta posição já foi escolhida" },
    ],
  ])("with %s are refused at the field", async (_, changes, fields) => {
    const answer = await create(changes);
    expect(answer.status).toBe(422);
    expect(answer.errors.fields).toEqual(
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [`postural_deviation.${path}`, text])),
    );
  });

  it("have one name in all groups, whatever its case and accents, also when two windows take it at once", {
    tags: "race",
  }, async () => {
    const another = randomUUID();
    const [name, same] = [`Pé único ${another}`, `PE UNICO ${another}`];
    const answers = await Promise.all([create({ name }), create({ name: same }, 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toMatchObject({
      code: "name_taken",
      fields: { "postural_deviation.name": "Já existe um desvio com este nome" },
    });
    const { id } = await created();
    expect((await update(id, { name: `pé unico ${another}` })).errors.code).toBe("name_taken");
  });

  it("are whole when two windows change one at once", { tags: "race" }, async () => {
    const { id } = await created();
    const left = { name: `Esquerdo ${id}`, properties: [{ key: "pe_1", selected: "abduto" }] };
    const right = { name: `Direito ${id}`, properties: [{ key: "pe_2", selected: "aduto" }] };
    const answers = await Promise.all([update(id, left), update(id, right)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = (await listed()).find((one) => one.id === id);
    expect([left, right]).toContainEqual({ name: kept?.name, properties: kept?.properties });
  });

  it("of a removed group are refused, also when it is removed at the same time", { tags: "race" }, async () => {
    const body = { muscle_group: { name: "Grupo que sai" } };
    const { id } = (await send(app, createMuscleGroup, { body, as: admin })).body.muscle_group;
    const [added] = await Promise.all([
      create({ name: "Desvio do grupo que sai" }, id),
      send(app, removeMuscleGroup, { params: { id }, as: admin }),
    ]);
    expect([201, 404]).toContain(added.status);
    expect((await listed()).map(({ name }) => name)).not.toContain("Desvio do grupo que sai");
    expect((await create({}, id)).status).toBe(404);
    expect((await create({}, 999_999)).status).toBe(404);
  });

  it("are found in the evaluations that came before them, and no longer once they are removed", async () => {
    const path = await aMesocycle(prumo, joao);
    const cycle = { student: joao, path };
    await evaluate(prumo, cycle, anEvaluation({ posture: [{ key: "pe_1", selected: "aduto" }] }));
    await save(prumo, cycle, { trainings: [aTraining({ exercise_type: [{ name: "", value: "mobility" }] })] });
    const exercise = await anExercise("Mobilidade do exemplo");
    const suggested = async () => {
      const args = { params: { id: path.mesoId, index: 0 }, querystring: { q: "mobilidade do exemplo" }, as: ana };
      const { body } = await send(app, suggestExercises, args);
      return body.exercises.map(({ deviations }) => deviations);
    };
    expect(await suggested()).toEqual([[]]);
    const { id } = await created({ name: "Pé aduto do exemplo", properties: [{ key: "pe_1", selected: "aduto" }] });
    await link(id, exercise);
    expect(await suggested()).toEqual([["Pé aduto do exemplo"]]);
    await remove(id);
    expect(await suggested()).toEqual([[]]);
  });

  it("are administered by the administrator alone", async () => {
    const params = { id: 1, deviationId: 1, exerciseId: 1 };
    const body = { muscle_group_id: GLUTES, postural_deviation: aDraft() };
    for (const call of [
      calls.listAdminPosturalDeviations,
      calls.createPosturalDeviation,
      calls.updatePosturalDeviation,
      calls.removePosturalDeviation,
      linked.linkExercise,
      linked.unlinkExercise,
    ]) {
      for (const as of [ana, joao]) {
        expect((await sendAnything(app, call, { params, body, as })).status, call.url).toBe(403);
      }
    }
  });
});

describe("exercises of a deviation", () => {
  it("are linked, once however often, and unlinked", async () => {
    const { id } = await created();
    const [second, first] = [await anExercise("Ponte longa"), await anExercise("Ponte curta")];
    const answers = await Promise.all([link(id, second), link(id, second), link(id, first)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await exercisesOf(id)).toEqual([first, second]);
    expect((await Promise.all([unlink(id, second), unlink(id, second)])).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect(await exercisesOf(id)).toEqual([first]);
  });

  it("say how they are drawn, with the main muscle group first", async () => {
    const { id } = await created();
    const { exercises } = (await send(app, listAdminExercises, { querystring: { q: "agachamento" }, as: admin })).body;
    const drawn = exercises.find(({ movement, muscle_groups }) => movement && muscle_groups.length > 1);
    expect((await link(id, drawn?.id ?? 0)).status).toBe(204);
    const deviation = (await ofGroup()).find((one) => one.id === id);
    expect(deviation?.exercises).toMatchObject([{ movement: drawn?.movement, muscle_groups: drawn?.muscle_groups }]);
  });

  it("are linked many at once, all or none", async () => {
    const { id: deviationId } = await created();
    const [first, second] = [await anExercise("Ponte de muitas"), await anExercise("Ponte de outras")];
    const params = { id: GLUTES, deviationId };
    const linkAll = (exercise_ids: number[]) =>
      send(app, linked.linkExercises, { params, body: { exercise_ids }, as: admin });
    expect((await linkAll([first, 2_000_000_000])).status).toBe(404);
    expect(await exercisesOf(deviationId)).toEqual([]);
    expect((await linkAll([first, second, first])).status).toBe(204);
    expect((await linkAll([first])).status).toBe(204);
    expect(await exercisesOf(deviationId)).toHaveLength(2);
    expect((await linkAll([])).status).toBe(422);
  });

  it("are the platform's: a trainer's exercise, a removed one and a deviation of another group are not found", async () => {
    const { id } = await created();
    const platforms = await anExercise("Ponte da plataforma");
    expect((await link(id, await anExercise("Ponte da Ana", ana.id))).status).toBe(404);
    expect((await link(id, platforms, 1)).status).toBe(404);
    await link(id, platforms);
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [platforms]);
    expect((await link(id, platforms)).status).toBe(404);
    expect(await exercisesOf(id)).toEqual([]);
  });

  it("stay linked to a removed deviation when they are changed, and are there again when it comes back", async () => {
    const kept = await created();
    const removed = await created();
    const exercise = await anExercise("Ponte com dois desvios");
    await link(kept.id, exercise);
    await link(removed.id, exercise);
    await remove(removed.id);
    const found = (await send(app, findAdminExercise, { params: { id: exercise }, as: admin })).body.exercise;
    expect(found.postural_deviations.map(({ id }) => id)).toEqual([kept.id]);
    const { name, exercise_type } = found;
    const body = { name, exercise_type, postural_deviation_ids: [kept.id] };
    await send(app, updateAdminExercise, { params: { id: exercise }, body, as: admin });
    await update(removed.id, {});
    expect(await exercisesOf(removed.id)).toEqual([exercise]);
  });

  it("are searched without a type that does not correct posture", async () => {
    const types = async (querystring: object) =>
      (
        await send(app, listAdminExercises, { querystring: { limit: 1000, ...querystring }, as: admin })
      ).body.exercises.map(({ exercise_type }) => exercise_type);
    expect(await types({})).toContain("exerc_aerobicos");
    for (const except_type of ["aerobic", "hiit"])
      expect(await types({ except_type })).not.toContain("exerc_aerobicos");
  });
});
