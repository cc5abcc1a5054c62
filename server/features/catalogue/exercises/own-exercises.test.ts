import { describe, expect, it } from "vitest";
import * as calls from "#contract/catalogue/exercises.ts";
import { listPosturalDeviations } from "#contract/catalogue/postural-deviations.ts";
import { suggestExercises } from "#contract/prescription/exercise-suggestions.ts";
import { loadSeed } from "../../../seed/load.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { type Anything, send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aTraining, resisted, save } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const [ana, bruno, admin] = [await aTrainer(prumo), await aTrainer(prumo), await anAdmin(prumo)];
const deviations = (await send(app, listPosturalDeviations, { as: ana })).body.postural_deviations;
const [first, second] = deviations.map(({ id }) => id);

let count = 0;
const aDraft = (changes: Partial<calls.ExerciseDraft> = {}): calls.ExerciseDraft => ({
  name: `Exercício ${++count}`,
  link: "https://youtu.be/dQw4w9WgXcQ",
  exercise_type: "resistence",
  equipament_needed: "Halteres",
  execution: "Comece em pé.\nDesça devagar.",
  muscle_group_ids: [1, 3],
  ...changes,
});

const create = async (changes: Partial<calls.ExerciseDraft> = {}, as: Person = ana) =>
  (await send(app, calls.createExercise, { body: aDraft(changes), as })).body.exercise;
const createPlatforms = async (changes: Partial<calls.ExerciseDraft> = {}) =>
  (await send(app, calls.createAdminExercise, { body: aDraft(changes), as: admin })).body.exercise;
const refused = async (call: Parameters<typeof sendAnything>[1], args: Anything) => {
  const { status, errors } = await sendAnything(app, call, args);
  return [status, errors.code, errors.fields ?? {}];
};
const namesFor = async (as: Person, q: string) =>
  (await send(app, calls.listExercises, { querystring: { q }, as })).body.exercises.map(({ name }) => name);
const REQUIRED = "Este campo não pode ficar em branco";

describe("a trainer's own exercise", () => {
  it("is kept as it was written, and found by its owner alone", async () => {
    const exercise = await create({ name: "  Remada da Ana ", postural_deviation_ids: [first ?? 0] });
    expect(exercise).toEqual({
      id: expect.any(Number),
      user_id: ana.id,
      name: "Remada da Ana",
      link: "https://youtu.be/dQw4w9WgXcQ",
      exercise_type: "resistence",
      equipament_needed: "Halteres",
      movement: null,
      figure: null,
      execution: "Comece em pé.\nDesça devagar.",
      muscle_groups: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 3 })],
      postural_deviations: [{ id: first, name: deviations[0]?.name }],
      muscle_group_id: 1,
      min_reps: null,
      max_reps: null,
    });
    const params = { id: exercise.id };
    expect((await send(app, calls.findExercise, { params, as: ana })).body).toEqual({ exercise });
    expect(await namesFor(ana, "remada da ana")).toEqual(["Remada da Ana"]);
    expect(await namesFor(bruno, "remada da ana")).toEqual([]);
    for (const call of [calls.findExercise, calls.removeExercise]) {
      expect(await refused(call, { params, as: bruno })).toEqual([404, "not_found", {}]);
    }
    const change = { params, body: aDraft() };
    expect(await refused(calls.updateExercise, { ...change, as: bruno })).toEqual([404, "not_found", {}]);
    expect(await refused(calls.updateAdminExercise, { ...change, as: admin })).toEqual([404, "not_found", {}]);
    expect(await refused(calls.removeAdminExercise, { params, as: admin })).toEqual([404, "not_found", {}]);
  });

  it("may leave blank what it does not need", async () => {
    const bare = { name: "Corrida", exercise_type: "exerc_aerobicos", link: " ", execution: "" } as const;
    const { exercise } = (await send(app, calls.createExercise, { body: bare, as: ana })).body;
    expect(exercise).toMatchObject({ link: null, execution: null, equipament_needed: null, muscle_groups: [] });
  });

  it.each([
    ["name", { name: "  " }, REQUIRED],
    ["muscle_group_ids", { muscle_group_ids: [] }, REQUIRED],
    ["muscle_group_ids", { muscle_group_ids: undefined }, REQUIRED],
    ["muscle_group_ids", { muscle_group_ids: [1, 987_654] }, "Escolha uma opção da lista"],
    ["exercise_type", { exercise_type: undefined }, REQUIRED],
    ["postural_deviation_ids", { exercise_type: "mobility", postural_deviation_ids: [] }, REQUIRED],
    ["postural_deviation_ids", { exercise_type: "stretching" }, REQUIRED],
    ["postural_deviation_ids", { postural_deviation_ids: [987_654] }, "Escolha uma opção da lista"],
    ["movement", { movement: { pattern: "voar" } }, "Escolha uma opção da lista"],
    ["movement", { movement: { pattern: "squat", parameters: { wings: "two" } } }, "Escolha uma opção da lista"],
    ["movement", { movement: { pattern: "squat", parameters: { load: "piano" } } }, "Escolha uma opção da lista"],
    ["movement.pattern", { movement: { parameters: {} } }, REQUIRED],
    ["link", { link: "https://exemplo.com/video" }, expect.stringMatching(/^Use o link de um vídeo do YouTube/)],
  ] as const)("is refused at %s: %j", async (field, changes, sentence) => {
    const body = { ...aDraft(), ...changes };
    expect(await refused(calls.createExercise, { body, as: ana })).toEqual([422, "invalid", { [field]: sentence }]);
  });

  it.each(["mobility", "stretching", "exerc_aerobicos", "manobra_resp"] as const)(
    "needs no muscle group for %s",
    async (exercise_type) => {
      const made = await create({ exercise_type, muscle_group_ids: [], postural_deviation_ids: [first ?? 0] });
      expect(made.muscle_groups).toEqual([]);
    },
  );

  it("has a name of its own in its list, case and accents ignored, also when two windows take it at once", {
    tags: "race",
  }, async () => {
    const [trainer, stranger] = [await aTrainer(prumo), await aTrainer(prumo)];
    const name = `Ágil ${trainer.id}`;
    const taken = [422, "name_taken", { name: "Já existe um exercício com este nome" }];
    const one = await create({ name }, trainer);
    expect(await refused(calls.createExercise, { body: aDraft({ name: `AGIL ${trainer.id}` }), as: trainer })).toEqual(
      taken,
    );
    const other = await create({}, trainer);
    const change = { params: { id: other.id }, body: aDraft({ name: `ágil ${trainer.id}` }), as: trainer };
    expect(await refused(calls.updateExercise, change)).toEqual(taken);
    expect((await create({ name }, stranger)).id).not.toBe(one.id);
    expect((await createPlatforms({ name })).user_id).toBeNull();

    const body = aDraft({ name: "Ao mesmo tempo" });
    const both = await Promise.all([1, 2].map(() => sendAnything(app, calls.createExercise, { body, as: trainer })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("keeps the order of its muscle groups, the main one first, and another order makes another one the main group", async () => {
    const { id, muscle_groups } = await create({ muscle_group_ids: [4, 2, 5, 2] });
    expect(muscle_groups.map((group) => group.id)).toEqual([4, 2, 5]);
    const body = aDraft({ muscle_group_ids: [2, 4] });
    const changed = (await send(app, calls.updateExercise, { params: { id }, body, as: ana })).body.exercise;
    expect(changed.muscle_groups.map((group) => group.id)).toEqual([2, 4]);
  });

  it("keeps its muscle groups and deviations when a change does not name them", async () => {
    const { id } = await create({ postural_deviation_ids: [first ?? 0, second ?? 0] });
    const { postural_deviation_ids, ...body } = aDraft({ muscle_group_ids: [5] });
    const changed = (await send(app, calls.updateExercise, { params: { id }, body, as: ana })).body.exercise;
    expect(changed.muscle_groups.map((group) => group.id)).toEqual([5]);
    expect(changed.postural_deviations.map((deviation) => deviation.id)).toEqual([first, second]);
    const emptied = { ...body, postural_deviation_ids: [] };
    const without = (await send(app, calls.updateExercise, { params: { id }, body: emptied, as: ana })).body.exercise;
    expect(without.postural_deviations).toEqual([]);
  });

  it("has a movement, which a change that does not name it leaves, and trainings, suggestions and lists show", async () => {
    const movement = { pattern: "squat", parameters: { load: "barbell" } };
    const { id } = await create({ name: "Agacha e sobe", movement });
    const params = { id };
    const renamed = { params, body: aDraft({ name: "Agacha, sobe" }), as: ana };
    expect((await send(app, calls.updateExercise, renamed)).body.exercise.movement).toEqual(movement);
    const { exercises } = (await send(app, calls.listExercises, { querystring: { q: "agacha, sobe" }, as: ana })).body;
    expect(exercises).toMatchObject([{ id, movement }]);

    const prescribed = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
    const { trainings } = await save(prumo, prescribed, { trainings: [aTraining({ exercises: [resisted({ id })] })] });
    expect(trainings[0]?.exercises[0]?.exercise).toMatchObject({ id, movement });
    const suggested = { params: { id: prescribed.path.mesoId, index: 0 }, querystring: { q: "agacha, sobe" }, as: ana };
    expect((await send(app, suggestExercises, suggested)).body.exercises).toMatchObject([{ id, movement }]);

    const emptied = { params, body: aDraft({ name: "Agacha, sobe", movement: null }), as: ana };
    expect((await send(app, calls.updateExercise, emptied)).body.exercise.movement).toBeNull();
  });

  it("stays in the trainings that use it when it is removed, leaves its name free, and a change brings it back", async () => {
    const exercise = await create({ name: "Fica no treino" });
    const joao = await aStudent(prumo, ana);
    const prescribed = await aPrescribedMesocycle(prumo, joao);
    const training = aTraining({ exercises: [resisted({ id: exercise.id })] });
    await save(prumo, prescribed, { trainings: [training] });

    const params = { id: exercise.id };
    expect((await send(app, calls.removeExercise, { params, as: ana })).status).toBe(204);
    expect((await send(app, calls.removeExercise, { params, as: ana })).status).toBe(204);
    expect(await namesFor(ana, "fica no treino")).toEqual([]);
    const { rows } = await database.owner.query("select from training_entry_exercises where exercise_id = $1", [
      exercise.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await send(app, calls.findExercise, { params, as: ana })).body.exercise.name).toBe("Fica no treino");

    await send(app, calls.updateExercise, { params, body: aDraft({ name: "Fica no treino" }), as: ana });
    expect(await namesFor(ana, "fica no treino")).toEqual(["Fica no treino"]);
    await send(app, calls.removeExercise, { params, as: ana });
    await create({ name: "Fica no treino" });
    const back = { params, body: aDraft({ name: "Fica no treino" }), as: ana };
    expect((await refused(calls.updateExercise, back))[1]).toBe("name_taken");
  });
});

describe("an exercise of the platform", () => {
  it("is written by the administrator and seen by every trainer, who cannot change it", async () => {
    const { id, user_id } = await createPlatforms({ name: "Da plataforma" });
    expect(user_id).toBeNull();
    expect(await namesFor(ana, "da plataforma")).toEqual(["Da plataforma"]);
    const change = { params: { id }, body: aDraft({ name: "Da plataforma, melhor" }) };
    expect(await refused(calls.updateExercise, { ...change, as: ana })).toEqual([404, "not_found", {}]);
    expect(await refused(calls.removeExercise, { params: { id }, as: ana })).toEqual([404, "not_found", {}]);
    expect(await refused(calls.updateAdminExercise, { ...change, as: ana })).toEqual([403, "not_allowed", {}]);

    await send(app, calls.updateAdminExercise, { ...change, as: admin });
    expect(await namesFor(bruno, "da plataforma")).toEqual(["Da plataforma, melhor"]);
    await send(app, calls.removeAdminExercise, { params: { id }, as: admin });
    expect(await namesFor(bruno, "da plataforma")).toEqual([]);
  });

  it("keeps the movement that the administrator gives or takes away over a start, which fills none but empty ones", async () => {
    const name = "Agachamento com peso corporal";
    const stored = async () =>
      (await database.owner.query("select id::int, movement from exercises where name = $1", [name])).rows[0];
    const { id, movement } = await stored();
    expect(movement).toMatchObject({ pattern: "squat" });
    const change = (to: calls.ExerciseDraft["movement"]) =>
      send(app, calls.updateAdminExercise, {
        params: { id },
        body: aDraft({ name, exercise_type: "functional", movement: to }),
        as: admin,
      });
    for (const chosen of [{ pattern: "squat", parameters: { load: "dumbbells" } }, null]) {
      await change(chosen);
      await loadSeed(database.ownerUrl);
      expect(await stored()).toEqual({ id, movement: chosen });
    }
    await database.owner.query("update exercises set movement = null where id = $1", [id]);
    await loadSeed(database.ownerUrl);
    expect(await stored()).toEqual({ id, movement });
  });
});

describe("postural deviations", () => {
  it("are listed from head to foot with their region, columns and properties", () => {
    expect(deviations[0]).toMatchObject({ type: "cabeca", size: 1 });
    expect(deviations.at(-1)).toMatchObject({ type: "pe", size: 2 });
    expect(deviations.find(({ name }) => name === "Joelho valgo à direita")).toEqual({
      id: expect.any(Number),
      name: "Joelho valgo à direita",
      type: "joelho",
      size: 2,
      muscle_group: expect.objectContaining({ name: "Quadríceps" }),
      properties: [{ key: "joelho_2", selected: "valgo" }],
    });
  });
});
